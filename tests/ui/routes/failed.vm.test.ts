import { of, Subject } from 'rxjs';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { FailedVm } from '../../../src/ui/routes/failed.vm.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage } from '../payment/payment-samples.js';

function mounted(ports: FakePorts, fragment?: string): FailedVm {
  const vm = new FailedVm(ports, ports.theme, ports.texts, fragment);
  vm.mount();
  return vm;
}

describe('FailedVm', () => {
  it('RL-11 offers another try while the session’s token is still payable, with the reason and the way back', () => {
    const ports = new FakePorts(storePage({ errors: ['Eski', 'Banka onaylamadı'] }));
    ports.preferences.token = 'token1';
    const vm = mounted(ports);
    expect(ports.payments.calls).toEqual(['open token1']);
    expect([vm.retryToken, vm.reason, vm.storeUrl]).toEqual([
      'token1',
      'Banka onaylamadı',
      'https://store.example/fail',
    ]);
  });

  it('RL-11 the token of the address counts more than the session’s: a frame may have no storage', () => {
    const ports = new FakePorts();
    ports.preferences.token = 'old';
    mounted(ports, 'token2');
    expect(ports.payments.calls).toEqual(['open token2']);
  });

  it('RL-11 offers none where the token cannot be paid any more, or nothing is known', () => {
    for (const failure of [
      refused({ code: 'expired' }, 410),
      refused({ code: 'notFound' }, 404),
      { kind: 'alreadyPaid', receipt },
      { kind: 'underWay' },
      { kind: 'noAnswer' },
    ] as const) {
      const ports = new FakePorts();
      ports.preferences.token = 'token1';
      ports.payments.onOpen = () => failing(failure);
      const vm = mounted(ports);
      expect([vm.retryToken, vm.reason, vm.storeUrl]).toEqual([undefined, undefined, undefined]);
    }
    const ports = new FakePorts();
    expect(mounted(ports).retryToken).toBeUndefined();
    expect(ports.payments.calls).toEqual([]);
  });

  it('LG-02 the reason is asked for again in the language of the payment', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () =>
      of(
        storePage({
          language: 'en',
          errors: [ports.texts.language === 'en' ? 'The bank refused' : 'Banka onaylamadı'],
        }),
      );
    ports.preferences.token = 'token1';
    const vm = mounted(ports);
    await Promise.resolve();
    await Promise.resolve();
    expect([vm.reason, ports.payments.calls]).toEqual(['The bank refused', ['open token1', 'open token1']]);
  });

  it('LG-02 LG-03 speaks the language of the payment, unless the shopper chose one', () => {
    const ports = new FakePorts(storePage({ language: 'en' }));
    ports.preferences.token = 'token1';
    mounted(ports);
    expect(ports.texts.language).toBe('en');
    const chosen = new FakePorts(storePage({ language: 'en' }));
    chosen.preferences.token = 'token1';
    void chosen.texts.choose('tr');
    mounted(chosen);
    expect(chosen.texts.language).toBe('tr');
  });

  it('an unsafe way back is left out', () => {
    const ports = new FakePorts(storePage({ merchant: { ...storePage().merchant, failUrl: 'javascript:alert(1)' } }));
    ports.preferences.token = 'token1';
    expect(mounted(ports).storeUrl).toBeUndefined();
  });

  it('survives a double mount, and its undo drops the answer', () => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const vm = new FailedVm(ports, ports.theme, ports.texts, undefined);
    vm.mount()();
    const undo = vm.mount();
    undo();
    opening.next(storePage());
    expect(vm.retryToken).toBeUndefined();
    ports.payments.onOpen = () => of(storePage());
    vm.mount();
    expect(vm.retryToken).toBe('token1');
  });
});
