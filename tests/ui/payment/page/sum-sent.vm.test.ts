import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import type { CardDetails } from '../../../../src/domain/card/bin.js';
import type { InstallmentPlan } from '../../../../src/domain/installments/installment-plan.js';
import { failing, refused } from '../../../ports/failures.js';
import { creditCard } from '../../../ports/fake-cards.js';
import { shownRows } from '../card/installments/shown-rows.js';
import { openedMethods, payBy } from '../methods/opened-methods.js';
import { openedPayment } from '../mounted-payment.js';
import { plan, plans, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { sent } from '../verification/verified-payment.js';

atTestTime();

/** A page whose plan begins with two payments, and whose look-up is answered by the test. */
function lookedUpLater() {
  const lookUp = new Subject<CardDetails>();
  const answer = new Subject<PaymentAnswer>();
  const opened = openedPayment({ installments: plans(plan([2, 3])) }, ({ cards, payments }) => {
    cards.onLookUp = () => lookUp;
    payments.onPay = () => answer;
  });
  typeCard(opened.vm.form);
  return { ...opened, lookUp, answer };
}

describe('a press within the second', () => {
  it('PY-08 sends nothing once the sum has changed: the new sum is shown, and the next press pays it', () => {
    const { lookUp, lastOrder, ports, vm } = lookedUpLater();
    expect(vm.session!.amount).toBe('₺1.234,50');
    vm.session!.cardTab.press();
    lookUp.next(creditCard);
    jest.advanceTimersByTime(10_000);
    expect(ports.payments.orders).toEqual([]);
    expect(vm.session!.amount).toBe('₺1.254,50');
    expect(vm.errors).toEqual(['Tutar ₺1.254,50 oldu. Yeniden basın.']);
    expect(vm.run.errorFocus.count).toBe(1);
    vm.session!.cardTab.press();
    expect(lastOrder()?.installmentCount).toBe(2);
    expect(vm.errors).toEqual([]);
  });

  it('PY-08 sends nothing where the count has changed at the same sum', () => {
    const lookUp = new Subject<CardDetails>();
    const { ports, vm } = openedPayment({ installments: plans(plan([2], [2])) }, ({ cards }) => {
      cards.onLookUp = () => lookUp;
    });
    typeCard(vm.form);
    vm.session!.cardTab.press();
    lookUp.next(creditCard);
    jest.advanceTimersByTime(10_000);
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(ports.payments.orders).toEqual([]);
  });

  it('PY-08 S3-01 is given up where the shopper is asked meanwhile whether to keep the card: the answer is sent with the next', () => {
    const { vm, tab, ports, lastOrder } = openedPayment();
    typeCard(vm.form);
    tab.press();
    tab.choice.toggleStoreCard(true);
    jest.advanceTimersByTime(10_000);
    expect(ports.payments.orders).toEqual([]);
    tab.choice.answerStoreCard(true);
    jest.advanceTimersByTime(10_000);
    expect(ports.payments.orders).toEqual([]);
    tab.press();
    expect(lastOrder()?.storeCard).toBe(true);
  });

  it('PY-08 CN-16 counts at its end where the answer leaves the sum as it was', () => {
    const lookUp = new Subject<CardDetails>();
    const { ports, vm } = openedPayment({ installments: plans(plan([1, 3])) }, ({ cards }) => {
      cards.onLookUp = () => lookUp;
    });
    typeCard(vm.form);
    vm.session!.cardTab.press();
    lookUp.next(creditCard);
    jest.advanceTimersByTime(1_000);
    expect(ports.payments.orders).toHaveLength(1);
  });
});

describe('what is being sent', () => {
  it('PY-08 a look-up that answers while the post is under way changes neither the sum nor the table until its answer', () => {
    const { answer, lookUp, lastOrder, tab, vm } = lookedUpLater();
    jest.advanceTimersByTime(1_000);
    vm.session!.cardTab.press();
    lookUp.next(creditCard);
    expect(lastOrder()?.installmentCount).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(shownRows(tab.installments)).toEqual([]);
    answer.error(undefined);
    // The lost answer is asked about: nothing was paid.
    jest.advanceTimersByTime(1_000);
    expect(vm.run.sending).toBe(false);
    expect(vm.session!.amount).toBe('₺1.254,50');
    expect(shownRows(tab.installments).map(({ count }) => count)).toEqual([2, 3]);
  });

  it('PY-08 CN-19 the holder that is sent stays on the screen, though the card turns out to be prepaid', () => {
    const { lookUp, lastOrder, vm } = lookedUpLater();
    jest.advanceTimersByTime(1_000);
    vm.session!.cardTab.press();
    lookUp.next({ ...creditCard, type: 'prepaid' });
    expect(lastOrder()?.source).toMatchObject({ card: { owner: 'AYŞE YILMAZ' } });
    expect(vm.form.text('owner')).toBe('AYŞE YILMAZ');
  });

  it('PY-08 PY-02 its sum and its months stay while the challenge is being opened, though the card has left the form', () => {
    const { answer, lookUp, vm } = lookedUpLater();
    lookUp.next(creditCard);
    jest.advanceTimersByTime(1_000);
    vm.session!.cardTab.press();
    answer.next({ kind: 'challenge', html: '<form>' });
    expect(vm.form.number).toBe('');
    expect(vm.session!.amount).toBe('₺1.254,50');
    expect(vm.session!.sum.installment?.count).toBe(2);
  });

  it('PY-08 plans that arrive while the post is under way wait for its answer, too', () => {
    const arriving = new Subject<ReadonlyMap<string, InstallmentPlan>>();
    const answer = new Subject<PaymentAnswer>();
    const { lastOrder, ports, vm } = openedPayment({ installments: plans(plan([1, 3])) }, ({ cards, payments }) => {
      cards.onLookUp = () => of({ ...creditCard, business: true });
      cards.onInstallments = () => arriving;
      payments.onPay = () => answer;
    });
    typeCard(vm.form);
    jest.advanceTimersByTime(1_000);
    vm.session!.cardTab.press();
    arriving.next(plans(plan([2])));
    expect(ports.payments.orders).toHaveLength(1);
    expect(lastOrder()?.installmentCount).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
  });
});

describe('earlier errors', () => {
  it('VF-04 PP-03 do not stand above a verification: neither the decline before nor what came with the page', () => {
    const { ports, vm } = openedPayment({ errors: ['Son denemeniz onaylanmadı'] });
    typeCard(vm.form);
    jest.advanceTimersByTime(1_000);
    ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz' }));
    vm.session!.cardTab.press();
    expect(vm.errors).toEqual(['Limit yetersiz']);
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'verification', sent });
    vm.form.enter('cvv', '000');
    jest.advanceTimersByTime(1_000);
    vm.session!.cardTab.press();
    expect(vm.run.stage?.kind).toBe('verification');
    expect(vm.errors).toEqual([]);
  });

  it('OP-04 PP-03 do not stand above the way to a wallet', async () => {
    const opened = await openedMethods({ errors: ['Son denemeniz onaylanmadı'] }, ({ wallets }) => {
      wallets.onStart = () => of({ kind: 'redirect', url: 'https://juzdan.example/1', parent: false });
    });
    payBy(opened, 'juzdan');
    expect(opened.vm.run.stage?.kind).toBe('leaving');
    expect(opened.vm.errors).toEqual([]);
  });

  it('PP-06 are gone as soon as the next card payment is sent', () => {
    const { ports, vm } = openedPayment({ errors: ['Son denemeniz onaylanmadı'] });
    typeCard(vm.form);
    jest.advanceTimersByTime(1_000);
    ports.payments.onPay = () => new Subject<PaymentAnswer>();
    vm.session!.cardTab.press();
    expect(vm.errors).toEqual([]);
  });
});

describe('a page that is loaded anew', () => {
  it('PY-08 names its own sum, whatever was sent before', () => {
    const { vm } = openedPayment();
    const { amount } = vm.session!;
    vm.run.begin({ due: { charged: 1, byPoints: 0 }, installment: undefined });
    expect(vm.session!.amount).toBe('₺0,01');
    vm.open();
    vm.run.close();
    expect(vm.session!.amount).toBe(amount);
  });
});
