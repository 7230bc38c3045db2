import { of } from 'rxjs';
import { failing, refused } from '../../../ports/failures.js';
import { merchantWith } from '../mounted-payment.js';
import { typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { openedMethods, payBy } from './opened-methods.js';

atTestTime();

describe('the options', () => {
  it('OP-13 are those of the page that are known, in the provider’s order, the bank transfer among them', async () => {
    const { methods } = await openedMethods();
    const codes = methods.otherPayments.options.map(({ code }) => code);
    expect(codes).toEqual(['tosla', 'juzdan', 'alisGidis', 'mmPay', 'bex', 'bankTransfer']);
  });

  it('OP-02 paying with nothing chosen shows the dialog, asks nothing, and closes', async () => {
    const { ports, methods } = await openedMethods();
    const { otherPayments } = methods;
    otherPayments.pay();
    expect(otherPayments.dialog).toBe('choose');
    expect(otherPayments.problem).toEqual({ key: 'validation.checkOtherPayment' });
    otherPayments.backToList();
    expect(otherPayments.dialog).toBeUndefined();
    expect(ports.wallets.calls).toEqual([]);
    expect(ports.payments.calls.includes('payable ayse@example.com')).toBe(false);
  });

  it.each([
    ['juzdan', true],
    ['mmPay', true],
    ['alisGidis', true],
    ['tosla', false],
    ['bex', false],
  ])('OP-01 %s: a warning first is %s; giving it up sends nothing', async (code, warns) => {
    const { ports, methods, vm } = await openedMethods();
    methods.otherPayments.choose(code);
    methods.otherPayments.pay();
    expect(methods.otherPayments.dialog === 'warning').toEqual(warns);
    expect(vm.run.sending).toBe(!warns);
    if (!warns) return;
    methods.otherPayments.backToList();
    expect(methods.otherPayments.chosen).toEqual(code);
    expect(ports.payments.calls.includes('payable ayse@example.com')).toBe(false);
    methods.otherPayments.pay();
    methods.otherPayments.send();
    expect(vm.run.sending).toBe(true);
    expect(ports.payments.calls.at(-1)).toBe('payable ayse@example.com');
  });

  it('OP-03 the status is checked first, and one that cannot be paid sends nothing', async () => {
    const opened = await openedMethods({}, ({ payments }) => {
      payments.onPayable = () => failing(refused({ description: 'Kapalı' }));
    });
    payBy(opened, 'tosla');
    const { ports, vm, methods } = opened;
    expect(ports.wallets.calls).toEqual([]);
    expect(vm.errors).toEqual(['Kapalı']);
    expect(vm.run.sending).toBe(false);
    expect(methods.otherPayments.chosen).toBe('tosla');
  });

  it('PP-10 SP-01 the financing message holds these payments too', async () => {
    const merchant = merchantWith('financeInfo');
    const opened = await openedMethods({ merchant, warnings: ['financeInfo'] });
    payBy(opened, 'tosla');
    expect(opened.methods.otherPayments.dialog).toBe('financeInfo');
    expect(opened.ports.wallets.calls).toEqual([]);
  });

  it('PY-05 pressed twice it is sent once', async () => {
    const opened = await openedMethods();
    payBy(opened, 'bex');
    payBy(opened, 'bex');
    expect(opened.ports.wallets.calls).toEqual(['pay bex']);
  });

  it('BT-01 the bank transfer opens in place of the list and comes back to it; nothing is sent', async () => {
    const opened = await openedMethods();
    const { methods, vm, ports } = opened;
    payBy(opened, 'bankTransfer');
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(true);
    expect(vm.run.sending).toBe(false);
    expect(ports.wallets.calls).toEqual([]);
    methods.otherPayments.backToList();
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(false);
    expect(methods.otherPayments.chosen).toBe('bankTransfer');
  });

  it('PP-06 BT-01 what was said of the last payment does not stand above a transfer that is opened after it', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm } = opened;
    payBy(opened, 'mmPay');
    expect(vm.errors).toEqual(['Bakiye yetersiz']);
    payBy(opened, 'bankTransfer');
    expect(vm.errors).toEqual([]);
    expect(vm.run.sending).toBe(false);
    expect(opened.methods.otherPayments.phase.kind === 'transfer').toBe(true);
  });

  it('BT-06 PY-05 while a transfer is under way no wallet of the list is paid with; the transfer is still there', async () => {
    const opened = await openedMethods({}, ({ transfers }) => {
      transfers.onBanks = () =>
        of({ banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'review' as const } });
    });
    const { methods, ports } = opened;
    payBy(opened, 'bankTransfer');
    const leave = methods.transfer.start();
    methods.otherPayments.backToList();
    leave();
    expect(methods.otherPayments.held).toBe(false);
    expect(methods.transfer.phase.kind).toBe('review');
    payBy(opened, 'mmPay');
    expect(methods.otherPayments.held).toBe(true);
    expect(methods.otherPayments.dialog).toBeUndefined();
    expect(ports.wallets.calls).toEqual([]);
    expect(ports.payments.calls).not.toContain('payable ayse@example.com');
    payBy(opened, 'bankTransfer');
    expect(methods.otherPayments.held).toBe(false);
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(true);
  });
});

describe('what was chosen', () => {
  it('TB-03 stays over a visit to another tab, like the typed card', async () => {
    const { vm, methods } = await openedMethods();
    typeCard(vm.form);
    methods.otherPayments.choose('juzdan');
    vm.tabs.choose('bankLoans');
    methods.loans.choose('akbank');
    vm.tabs.choose('card');
    expect(vm.form.number).toBe('4355084355084358');
    vm.tabs.choose('otherPayments');
    expect(methods.otherPayments.chosen).toBe('juzdan');
    expect(methods.loans.chosen).toBe('akbank');
    expect(vm.session?.methods === methods).toBe(true);
  });

  it('OP-03 IN-01 the amount of another method is the order’s, whatever count was chosen for the card', async () => {
    const { vm } = await openedMethods();
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(vm.session!.sum.due.charged).toBe(123_450);
  });
});
