import { jest } from '@jest/globals';
import { of } from 'rxjs';
import { failing } from '../../../ports/failures.js';
import { anyPlans } from '../mounted-payment.js';
import { receipt, savedCards, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { payBy, walletState } from './opened-methods.js';
import { atTosla, says } from './tosla-payment.js';

atTestTime();

const withPlans = { installments: anyPlans, savedCards: savedCards(1) };

describe('a payment by tosla that is left', () => {
  it('OP-06 TR-02 given up: its code is voided, the list is back with its choice, and another method can pay', async () => {
    const opened = await atTosla(() => says('pending'));
    const { methods, ports, vm } = opened;
    typeCard(vm.form);
    methods.otherPayments.wallet.giveUp();
    const asked = ports.wallets.calls.length;
    expect(ports.payments.asked).toEqual(['attempt1']);
    jest.advanceTimersByTime(10_000);
    expect(walletState(methods)).toBeUndefined();
    expect(methods.otherPayments.chosen).toBe('tosla');
    expect(vm.session!.underWay).toBe(false);
    expect(vm.form.number).toBe('4355084355084358');
    expect(ports.wallets.calls.length).toEqual(asked);
    ports.wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    payBy(opened, 'mmPay');
    expect(opened.screen()).toBe('success');
  });

  it('OP-06 TR-02 given up after it was approved: it is paid', async () => {
    const { methods, ports, screen } = await atTosla(() => says('pending'));
    ports.payments.onStatus = () => of(receipt);
    methods.otherPayments.wallet.giveUp();
    expect(walletState(methods)?.kind).toBe('completed');
    jest.advanceTimersByTime(1_500);
    expect(screen()).toBe('success');
  });

  it('OP-06 TR-02 given up on a dead line: it is waited for, and not known after a minute', async () => {
    const { methods, ports, screen } = await atTosla(() => says('pending'));
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    methods.otherPayments.wallet.giveUp();
    expect(walletState(methods)?.kind).toBe('givingUp');
    methods.otherPayments.wallet.giveUp();
    expect(walletState(methods)?.kind).toBe('givingUp');
    jest.advanceTimersByTime(60_000);
    expect(screen()).toBe('unknown');
  });

  it('TR-02 given up at a provider that voids nothing: it is not known, for its code can still be approved', async () => {
    const { methods, ports, screen } = await atTosla(() => says('pending'));
    ports.payments.echoes = false;
    methods.otherPayments.wallet.giveUp();
    jest.advanceTimersByTime(60_000);
    expect(screen()).toBe('unknown');
  });

  it('ER-02 given up, and the answer leads to another address: that is followed', async () => {
    const { methods, ports } = await atTosla(() => says('pending'));
    ports.payments.onStatus = () =>
      failing({ kind: 'redirected', redirectUrl: 'https://pay.example/moved', error: {} });
    methods.otherPayments.wallet.giveUp();
    expect(ports.host.calls.at(-1)).toBe('postFailure https://pay.example/moved ');
  });

  it.each([
    ['cancelled in the app', 'cancelled'],
    ['given up on the page', 'pending'],
  ] as const)(
    'EX-01 one that was %s charged nothing: the end of the time says so, also on a dead line',
    async (_what, status) => {
      const { methods, ports, screen } = await atTosla(() => says(status), { payableForMs: 100_000 });
      jest.advanceTimersByTime(2_000);
      if (status === 'pending') methods.otherPayments.wallet.giveUp();
      ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
      jest.advanceTimersByTime(120_000);
      expect(screen()).toBe('expired');
    },
  );

  it('PY-06 PY-08 without an outcome its screen names what it charges, whatever is chosen beside it', async () => {
    const { ports, vm, screen } = await atTosla(() => says('processing'), withPlans);
    const { amount } = vm.session!;
    vm.tabs.choose('card');
    vm.session!.cardTab.installments.choose(6);
    expect(vm.session!.amount).not.toBe(amount);
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(291_000);
    expect(screen()).toBe('waiting');
    expect(vm.session!.amount).toBe(amount);
  });
});
