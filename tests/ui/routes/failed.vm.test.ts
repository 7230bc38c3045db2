import { of, Subject } from 'rxjs';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { FailedVm } from '../../../src/ui/routes/failed.vm.js';
import { FakePorts, failing, receipt, refused, storePage } from '../payment/fake-ports.js';

function mounted(world: FakePorts, fragment?: string): FailedVm {
  const vm = new FailedVm(world, world.theme, world.texts, fragment);
  vm.mount();
  return vm;
}

describe('FailedVm', () => {
  it('RL-11 offers another try while the session’s token is still payable, with the reason and the way back', () => {
    const world = new FakePorts(storePage({ errors: ['Eski', 'Banka onaylamadı'] }));
    world.preferences.token = 'token1';
    const vm = mounted(world);
    expect(world.payments.calls).toEqual(['open token1']);
    expect([vm.retryToken, vm.reason, vm.storeUrl]).toEqual([
      'token1',
      'Banka onaylamadı',
      'https://store.example/fail',
    ]);
  });

  it('RL-11 the token of the address counts more than the session’s: a frame may have no storage', () => {
    const world = new FakePorts();
    world.preferences.token = 'old';
    mounted(world, 'token2');
    expect(world.payments.calls).toEqual(['open token2']);
  });

  it('RL-11 offers none where the token cannot be paid any more, or nothing is known', () => {
    for (const failure of [
      refused({ code: 'expired' }, 410),
      refused({ code: 'notFound' }, 404),
      { kind: 'alreadyPaid', receipt },
      { kind: 'underWay' },
      { kind: 'noAnswer' },
    ] as const) {
      const world = new FakePorts();
      world.preferences.token = 'token1';
      world.payments.onOpen = () => failing(failure);
      const vm = mounted(world);
      expect([vm.retryToken, vm.reason, vm.storeUrl]).toEqual([undefined, undefined, undefined]);
    }
    const world = new FakePorts();
    expect(mounted(world).retryToken).toBeUndefined();
    expect(world.payments.calls).toEqual([]);
  });

  it('LG-02 the reason is asked for again in the language of the payment', async () => {
    const world = new FakePorts();
    world.payments.onOpen = () =>
      of(
        storePage({
          language: 'en',
          errors: [world.texts.language === 'en' ? 'The bank refused' : 'Banka onaylamadı'],
        }),
      );
    world.preferences.token = 'token1';
    const vm = mounted(world);
    await Promise.resolve();
    await Promise.resolve();
    expect([vm.reason, world.payments.calls]).toEqual(['The bank refused', ['open token1', 'open token1']]);
  });

  it('LG-02 LG-03 speaks the language of the payment, unless the shopper chose one', () => {
    const world = new FakePorts(storePage({ language: 'en' }));
    world.preferences.token = 'token1';
    mounted(world);
    expect(world.texts.language).toBe('en');
    const chosen = new FakePorts(storePage({ language: 'en' }));
    chosen.preferences.token = 'token1';
    void chosen.texts.choose('tr');
    mounted(chosen);
    expect(chosen.texts.language).toBe('tr');
  });

  it('an unsafe way back is left out', () => {
    const world = new FakePorts(storePage({ merchant: { ...storePage().merchant, failUrl: 'javascript:alert(1)' } }));
    world.preferences.token = 'token1';
    expect(mounted(world).storeUrl).toBeUndefined();
  });

  it('survives a double mount, and its undo drops the answer', () => {
    const world = new FakePorts();
    world.preferences.token = 'token1';
    const opening = new Subject<PaymentPage>();
    world.payments.onOpen = () => opening;
    const vm = new FailedVm(world, world.theme, world.texts, undefined);
    vm.mount()();
    const undo = vm.mount();
    undo();
    opening.next(storePage());
    expect(vm.retryToken).toBeUndefined();
    world.payments.onOpen = () => of(storePage());
    vm.mount();
    expect(vm.retryToken).toBe('token1');
  });
});
