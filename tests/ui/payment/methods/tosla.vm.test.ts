import { jest } from '@jest/globals';
import { NEVER, Observable, of, timer } from 'rxjs';
import type { ToslaAnswer } from '../../../../src/application/methods/ports.js';
import type { ToslaStatus } from '../../../../src/domain/methods/tosla.js';
import { failing, refused } from '../../../ports/failures.js';
import { anyPlans } from '../mounted-payment.js';
import { receipt, savedCards, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { openedMethods, payBy, walletState } from './opened-methods.js';
import { atTosla, says } from './tosla-payment.js';

atTestTime();

describe('tosla', () => {
  it('OP-05 OP-11 the code is shown for 290 s, free to be looked at, and asked about every 2 s', async () => {
    const { methods, vm, ports } = await atTosla(() => says('pending'));
    expect(walletState(methods)).toEqual({ kind: 'waiting', referenceCode: 'REF1', remainingMs: 290_000 });
    expect(vm.run.sending).toBe(false);
    expect(methods.underWay).toBe(true);
    expect(vm.session!.underWay).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(walletState(methods)).toMatchObject({ kind: 'waiting', remainingMs: 280_000 });
    expect(ports.wallets.calls.filter((call) => call === 'tosla REF1')).toHaveLength(5);
  });

  it.each<[ToslaStatus, string]>([
    ['pending', 'waiting'],
    ['processing', 'processing'],
    ['completed', 'completed'],
    ['expired', 'expired'],
  ])('OP-11 a mobile payment that is %s is shown as %s', async (status, kind) => {
    const { methods } = await atTosla(() => says(status));
    jest.advanceTimersByTime(2_000);
    expect(walletState(methods)?.kind).toBe(kind);
  });

  it('OP-06 processing, then completed: the message, and 1.5 s later the store and the success screen', async () => {
    let status: ToslaStatus = 'processing';
    const { methods, ports, screen } = await atTosla(() => says(status));
    jest.advanceTimersByTime(2_000);
    expect(walletState(methods)).toMatchObject({ kind: 'processing', remainingMs: 288_000 });
    status = 'completed';
    jest.advanceTimersByTime(2_000);
    expect(walletState(methods)?.kind).toBe('completed');
    expect(screen()).toBe('content');
    jest.advanceTimersByTime(1_500);
    expect(ports.host.calls.at(-1)).toBe(`leaveTo ${receipt.redirectUrl}`);
    expect(screen()).toBe('success');
    expect(walletState(methods)).toBeUndefined();
  });

  it('OP-06 OP-11 TB-06 cancelled: said above the form, in the language of the page, and the card tab has the single payment and the order’s amount', async () => {
    const opened = await openedMethods({ installments: anyPlans, savedCards: savedCards(1) }, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
      wallets.onTosla = () => says('cancelled');
    });
    const { methods, vm, ports } = opened;
    vm.session!.cardTab.installments.choose(6);
    expect(vm.session!.cardTab.installments.count).toBe(6);
    payBy(opened, 'tosla');
    jest.advanceTimersByTime(2_000);
    expect(vm.errors).toEqual([
      'Tosla ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
    ]);
    expect(walletState(methods)).toBeUndefined();
    expect(methods.otherPayments.chosen).toBeUndefined();
    expect(methods.underWay).toBe(false);
    expect(vm.run.sending).toBe(false);
    expect(vm.tabs.chosen).toBe('card');
    expect(vm.session!.cardTab.installments.count).toBe(0);
    expect(vm.session!.sum.due.charged).toBe(vm.page!.order.amount);
    await ports.texts.choose('en');
    expect(vm.errors[0]).toMatch(/^The Tosla payment was cancelled/);
    const asked = ports.wallets.calls.length;
    jest.advanceTimersByTime(10_000);
    expect(ports.wallets.calls).toHaveLength(asked);
  });

  it('OP-06 at zero: expired, polling stops, and another code starts it again', async () => {
    const { methods, ports, vm } = await atTosla(() => says('pending'));
    jest.advanceTimersByTime(290_000);
    expect(walletState(methods)).toEqual({ kind: 'expired' });
    expect(methods.underWay).toBe(false);
    expect(vm.run.sending).toBe(false);
    const asked = ports.wallets.calls.length;
    jest.advanceTimersByTime(60_000);
    expect(ports.wallets.calls).toHaveLength(asked);
    ports.wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF2' });
    methods.otherPayments.send();
    expect(walletState(methods)).toEqual({ kind: 'waiting', referenceCode: 'REF2', remainingMs: 290_000 });
  });

  it.each([
    ['a code that was not used has expired', says('expired'), { kind: 'expired' }],
    ['a payment that was approved is completed', says('completed'), { kind: 'completed', receipt }],
  ])('OP-07 within a second of a wake after 5 minutes of sleep: %s', async (_, last, shown) => {
    const { methods, ports } = await atTosla(() => NEVER);
    jest.advanceTimersByTime(6_000);
    ports.wallets.onTosla = () => last;
    // The machine slept: the wall clock went on, no timer fired.
    jest.setSystemTime(Date.now() + 5 * 60_000);
    ports.clock.wakes.next();
    jest.advanceTimersByTime(1_000);
    expect(walletState(methods)).toEqual(shown);
  });

  it('OP-07 TR-02 without an answer after that sleep it is waited for, then the screen is the neutral one, and its question names the post', async () => {
    const { methods, ports, vm, screen } = await atTosla(() => NEVER);
    jest.advanceTimersByTime(6_000);
    jest.setSystemTime(Date.now() + 5 * 60_000);
    ports.clock.wakes.next();
    jest.advanceTimersByTime(1_000);
    expect(walletState(methods)).toEqual({ kind: 'confirming' });
    jest.advanceTimersByTime(10_000);
    expect(screen()).toBe('unknown');
    vm.checkAgain();
    expect(ports.payments.asked).toEqual(['attempt1']);
  });

  it('OP-07 TR-02 one that is still being processed at its end leads to the waiting screen', async () => {
    const { screen } = await atTosla(() => says('processing'));
    jest.advanceTimersByTime(291_000);
    expect(screen()).toBe('waiting');
  });

  it('OP-07 polls never overlap, and a failed one ends nothing', async () => {
    let open = 0;
    let most = 0;
    const { methods } = await atTosla(
      () =>
        new Observable<ToslaAnswer>((subscriber) => {
          open += 1;
          most = Math.max(most, open);
          const answer = timer(5_000).subscribe(() => subscriber.error(new Error('no line')));
          return () => {
            open -= 1;
            answer.unsubscribe();
          };
        }),
    );
    jest.advanceTimersByTime(60_000);
    expect(most).toBe(1);
    expect(walletState(methods)?.kind).toBe('waiting');
  });

  it('EX-01 the page’s own end does not cut it off: it waits for this one’s', async () => {
    const { methods, ports, screen } = await atTosla(() => says('pending'), { payableForMs: 100_000 });
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    jest.advanceTimersByTime(200_000);
    expect(screen()).toBe('content');
    expect(walletState(methods)).toEqual(expect.objectContaining({ remainingMs: 90_000 }));
    jest.advanceTimersByTime(90_000);
    expect(walletState(methods)).toEqual({ kind: 'expired' });
    expect(screen()).toBe('expired');
  });

  it('PY-05 while it waits neither the card nor another payment can be sent', async () => {
    const opened = await atTosla(() => says('pending'));
    const { vm, methods, ports } = opened;
    typeCard(vm.form);
    jest.advanceTimersByTime(2_000);
    vm.tabs.choose('card');
    vm.session!.cardTab.pay();
    methods.otherPayments.pay();
    expect(vm.session!.cardTab.canPay).toBe(false);
    expect(ports.payments.orders).toEqual([]);
    expect(walletState(methods)?.kind).toBe('waiting');
    methods.otherPayments.wallet.giveUp();
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('the code is copied, and one that could not be is said', async () => {
    const { methods, ports } = await atTosla(() => says('pending'));
    methods.otherPayments.wallet.copy('REF1');
    expect(methods.otherPayments.phase).toMatchObject({ copied: true });
    expect(ports.clipboard.copied).toEqual(['REF1']);
    ports.clipboard.refuses = true;
    methods.otherPayments.wallet.copy('REF1');
    expect(methods.otherPayments.phase).toMatchObject({ copied: false });
  });
});
