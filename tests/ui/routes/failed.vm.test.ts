import { of, Subject } from 'rxjs';
import type { Failure } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { FailedVm } from '../../../src/ui/routes/failed.vm.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage } from '../payment/payment-samples.js';

function mounted(ports: FakePorts, fragment?: string): FailedVm {
  const vm = new FailedVm(ports, ports.theme, ports.texts, fragment);
  vm.start();
  return vm;
}

describe('FailedVm', () => {
  it('RL-11 offers another try while the session’s token is still payable, with the reason and the way back', () => {
    const ports = new FakePorts(storePage({ errors: ['Eski', 'Banka onaylamadı'] }));
    ports.preferences.token = 'token1';
    const vm = mounted(ports);
    expect(ports.payments.calls).toEqual(['open token1']);
    expect(vm.retryToken).toBe('token1');
    expect(vm.reason).toBe('Banka onaylamadı');
    expect(vm.storeUrl).toBe('https://store.example/fail');
  });

  it('RL-11 the token of the address counts more than the session’s: a frame may have no storage', () => {
    const ports = new FakePorts();
    ports.preferences.token = 'old';
    mounted(ports, 'token2');
    expect(ports.payments.calls).toEqual(['open token2']);
  });

  it('ER-02 a payment that sends the shopper to another address posts its description there, and the way stays', () => {
    const ports = new FakePorts();
    const error = { description: 'Kapalı' };
    ports.payments.onOpen = () => failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error });
    const vm = mounted(ports, 'token2');
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Kapalı');
    expect(vm.storeUrl).toBe('https://store.example/fail');
    expect(vm.retryToken).toBeUndefined();
  });

  it.each<[string, Failure]>([
    ['has expired', refused({ code: 'expired' }, 410)],
    ['is not found', refused({ code: 'notFound' }, 404)],
    ['is paid', { kind: 'alreadyPaid', receipt }],
    ['is under way', { kind: 'underWay' }],
    ['has no answer', { kind: 'noAnswer' }],
  ])('RL-11 offers none where the payment of the token %s', (_, failure) => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    ports.payments.onOpen = () => failing(failure);
    const vm = mounted(ports);
    expect(vm.retryToken).toBeUndefined();
    expect(vm.reason).toBeUndefined();
    expect(vm.storeUrl).toBeUndefined();
  });

  it.each<[string, Failure]>([
    ['is paid', { kind: 'alreadyPaid', receipt }],
    ['is under way', { kind: 'underWay' }],
  ])('TR-02 leads to the result of a payment that %s, which has not failed', (_, failure) => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(failure);
    const vm = mounted(ports, 'token2');
    expect(vm.resultToken).toBe('token2');
    expect(vm.failed).toBe(false);
  });

  it('TR-02 has failed, and has no result, where the provider says that the payment has expired', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    const vm = mounted(ports, 'token2');
    expect(vm.resultToken).toBeUndefined();
    expect(vm.failed).toBe(true);
  });

  it('RT-08 waits from its first frame on where there is a token, and without one never', () => {
    const ports = new FakePorts();
    expect(new FailedVm(ports, ports.theme, ports.texts, undefined).waiting).toBe(false);
    expect(new FailedVm(ports, ports.theme, ports.texts, 'token2').waiting).toBe(true);
    ports.preferences.token = 'token1';
    expect(new FailedVm(ports, ports.theme, ports.texts, undefined).waiting).toBe(true);
  });

  it('RL-11 offers none without a token, and asks nothing', () => {
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
    expect(vm.reason).toBe('The bank refused');
    expect(ports.payments.calls).toEqual(['open token1', 'open token1']);
  });

  it('LG-03 a reason that is in another language than its title is not shown until it is asked for again', async () => {
    const ports = new FakePorts(storePage({ errors: ['Banka onaylamadı'] }));
    ports.preferences.token = 'token1';
    const vm = mounted(ports);
    const english = new Subject<PaymentPage>();
    ports.payments.onOpen = () => english;
    await ports.texts.choose('en');
    expect(vm.reason).toBeUndefined();
    expect(vm.retryToken).toBe('token1');
    english.next(storePage({ errors: ['The bank refused'] }));
    expect(vm.reason).toBe('The bank refused');
  });

  it('LG-02 is in the language of the payment', () => {
    const ports = new FakePorts(storePage({ language: 'en' }));
    ports.preferences.token = 'token1';
    mounted(ports);
    expect(ports.texts.language).toBe('en');
  });

  it('LG-02 LG-03 is in the language that the shopper chose', () => {
    const ports = new FakePorts(storePage({ language: 'en' }));
    ports.preferences.token = 'token1';
    void ports.texts.choose('tr');
    mounted(ports);
    expect(ports.texts.language).toBe('tr');
  });

  it('an unsafe way back is left out', () => {
    const ports = new FakePorts(storePage({ merchant: { ...storePage().merchant, failUrl: 'javascript:alert(1)' } }));
    ports.preferences.token = 'token1';
    expect(mounted(ports).storeUrl).toBeUndefined();
  });

  it('works mounted twice, and its undo drops the answer', () => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const vm = new FailedVm(ports, ports.theme, ports.texts, undefined);
    vm.start()();
    const undo = vm.start();
    undo();
    opening.next(storePage());
    expect(vm.retryToken).toBeUndefined();
    ports.payments.onOpen = () => of(storePage());
    vm.start();
    expect(vm.retryToken).toBe('token1');
  });
});
