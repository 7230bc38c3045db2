import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import { FakePorts } from '../fake-ports.js';
import { merchantWith, readyToPay } from '../mounted-payment.js';
import { storePage, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

describe('a payment that is sent', () => {
  it('CN-16 can be sent a second after the form became valid, and not at all once it is not', () => {
    const vm = new FakePorts().payment();
    vm.start();
    typeCard(vm.form);
    jest.advanceTimersByTime(999);
    expect(vm.session!.cardTab.canPay).toBe(false);
    jest.advanceTimersByTime(1);
    expect(vm.session!.cardTab.canPay).toBe(true);
    vm.form.enter('cvv', '00');
    expect(vm.session!.cardTab.canPay).toBe(false);
    vm.form.enter('cvv', '000');
    expect(vm.session!.cardTab.canPay).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it.each([
    ['is looked at', ['otherPayments']],
    ['was looked at meanwhile', ['otherPayments', 'card']],
  ] as const)('CN-16 a press within the second counts no more where another tab %s', (_when, tabs) => {
    const ports = new FakePorts(storePage({ options: [{ code: 'tosla', name: 'Tosla', icon: '' }] }));
    const vm = ports.payment();
    vm.start();
    typeCard(vm.form);
    vm.session!.cardTab.press();
    for (const tab of tabs) vm.tabs.choose(tab);
    jest.advanceTimersByTime(10_000);
    expect(ports.payments.orders).toEqual([]);
    expect(vm.run.sending).toBe(false);
  });

  it('PY-05 ten calls send one payment, with what was typed and chosen', () => {
    const ports = new FakePorts();
    const vm = readyToPay(ports);
    for (let call = 0; call < 10; call += 1) vm.session!.cardTab.pay();
    jest.advanceTimersByTime(10_000);
    expect(vm.run.sending).toBe(true);
    expect(ports.payments.calls).toEqual(['open token1', 'payable ayse@example.com', 'pay']);
    expect(ports.payments.orders).toEqual([
      {
        attemptId: 'attempt1',
        access: storePage().access,
        form: {},
        language: 'tr',
        source: {
          kind: 'new',
          card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
        },
        paymentType: 'card',
        brand: 'bonus',
        with3d: true,
        storeCard: false,
        installmentCount: 0,
        points: undefined,
        referrer: 'https://store.example/',
      },
    ]);
  });

  it('PY-02 a challenge is handed over: the form drops the card and stays locked, under its overlay', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(ports.host.calls).toContain('openChallenge <form>');
    expect(vm.form.number).toBe('');
    expect(vm.form.text('cvv')).toBe('');
    expect(vm.form.text('expiry')).toBe('');
    expect(vm.form.text('owner')).toBe('');
    expect(vm.screen.kind).toBe('content');
    expect(vm.run.sending).toBe(true);
    expect(vm.session!.cardTab.canPay).toBe(false);
    typeCard(vm.form);
    jest.advanceTimersByTime(5000);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PY-02 back from the bank by the browser’s cache the payment is opened anew, and can be paid', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    ports.clock.restored.next();
    expect(ports.payments.calls.filter((call) => call === 'open token1')).toHaveLength(2);
    expect(vm.run.sending).toBe(false);
    expect(vm.form.number).toBe('');
    expect(vm.errors).toEqual([]);
    typeCard(vm.form);
    jest.advanceTimersByTime(1000);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toHaveLength(2);
  });

  it('PY-03 any other success is the success screen: merchant_ok_url, the merchant, the order, and no card left', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'completed', merchantName: 'Kitapçı A.Ş.' });
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(vm.screen).toEqual({
      kind: 'success',
      receipt: { redirectUrl: 'https://store.example/ok', merchantName: 'Kitapçı A.Ş.', merchantOid: 'order1' },
    });
    expect(vm.run.sending).toBe(false);
    expect(vm.form.number).toBe('');
    expect(vm.form.text('cvv')).toBe('');
  });
});

describe('the financing message', () => {
  it('PP-10 PP-11 with the finance-info flag set, pressing opens the dialog and sends nothing', () => {
    const merchant = merchantWith('financeInfo');
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'], merchant }));
    const vm = readyToPay(ports);
    expect(vm.session!.financeInfoPending).toBe(true);
    vm.session!.cardTab.press();
    expect(vm.session!.cardTab.message).toBe('financeInfo');
    expect(vm.run.sending).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-10 PP-11 pressing opens the dialog of an empty form, too, before it says what is missing in it', () => {
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'], merchant: merchantWith('financeInfo') }));
    const vm = ports.payment();
    vm.start();
    vm.session!.cardTab.press();
    expect(vm.session!.cardTab.message).toBe('financeInfo');
    expect(vm.form.shownProblem('number')).toBeUndefined();
  });

  it('PP-11 SP-01 acknowledged, it holds nothing any more: the next press pays', () => {
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'], merchant: merchantWith('financeInfo') }));
    const vm = readyToPay(ports);
    const { cardTab } = vm.session!;
    cardTab.press();
    vm.session!.acknowledgeFinanceInfo();
    cardTab.closeMessage();
    expect(vm.session!.financeInfoPending).toBe(false);
    cardTab.press();
    expect(cardTab.message).toBeUndefined();
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PP-03 SP-01 the flag is not set for a merchant that may not have it', () => {
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'] }));
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toHaveLength(1);
  });
});
