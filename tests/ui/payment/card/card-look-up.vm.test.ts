import { jest } from '@jest/globals';
import { NEVER, type Observable, of, Subject } from 'rxjs';
import { GatewayError, type PaymentAnswer } from '../../../../src/application/ports.js';
import type { CardDetails } from '../../../../src/domain/card/bin.js';
import { failing, refused } from '../../../ports/failures.js';
import { creditCard } from '../../../ports/fake-cards.js';
import { FakePorts } from '../fake-ports.js';
import { anyPlans, looksUp, openedPayment, readyToPay } from '../mounted-payment.js';
import { typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { shownRows } from './installments/shown-rows.js';

atTestTime();

describe('the look-up of the card', () => {
  it('CN-18 is sent for the first 8 digits, only when they change, and its last result is reused', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.start();
    const { form } = vm;
    form.enter('number', '4355084');
    expect(ports.cards.bins).toEqual([]);
    form.enter('number', '43550843');
    form.enter('number', '4355084355084358');
    form.enter('number', '4355');
    expect(vm.session!.cardTab.newCard.details).toBeUndefined();
    form.enter('number', '43550843');
    expect(ports.cards.bins).toEqual(['43550843']);
    expect(vm.session!.cardTab.newCard.details?.bank).toBe('Garanti');
    form.enter('number', '51067899');
    expect(ports.cards.bins).toEqual(['43550843', '51067899']);
  });

  it.each([
    ['fails', () => failing({ kind: 'noAnswer' })],
    ['hangs', () => NEVER],
  ])('CN-18 a look-up that %s never blocks the payment; the brand goes out empty', (_, answer) => {
    const ports = new FakePorts();
    ports.cards.onLookUp = answer;
    const vm = readyToPay(ports);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders[0]?.brand).toBe('');
  });

  it('CN-18 after a failed look-up the next edit asks again: installments and points come back', () => {
    let answer: Observable<CardDetails> = failing({ kind: 'timeout' });
    const { vm, tab, ports } = openedPayment({ installments: anyPlans }, (made) => {
      made.cards.onLookUp = () => answer;
      made.cards.onPoints = () => of({ amount: 500, brand: 'bonus' });
    });
    vm.form.enter('number', '4355084355084358');
    expect(tab.installments.table).toBeUndefined();
    answer = of(creditCard);
    typeCard(vm.form);
    jest.advanceTimersByTime(1_000);
    expect(ports.cards.bins).toEqual(['43550843', '43550843']);
    expect(tab.installments.table).toBeDefined();
    expect(ports.cards.asked).toHaveLength(1);
  });

  it('CN-18 after a failed look-up the next press of the button asks again', () => {
    let answer: Observable<CardDetails> = failing({ kind: 'noAnswer' });
    const posted = new Subject<PaymentAnswer>();
    const { vm, tab, ports } = openedPayment({ installments: anyPlans }, (made) => {
      made.cards.onLookUp = () => answer;
      made.payments.onPay = () => posted;
    });
    typeCard(vm.form);
    jest.advanceTimersByTime(10_000);
    expect(ports.cards.bins).toHaveLength(2);
    answer = of(creditCard);
    vm.session!.cardTab.press();
    jest.advanceTimersByTime(1_000);
    expect(ports.cards.bins).toHaveLength(3);
    posted.error(new GatewayError(refused({ description: 'Ret' })));
    expect(tab.newCard.details?.brand).toBe('bonus');
  });

  it('CN-19 a prepaid card pays with the name it gives itself', () => {
    const ports = new FakePorts();
    ports.cards.onLookUp = () => of({ brand: '', type: 'prepaid', business: false, bank: '', scheme: 'visa' });
    const vm = ports.payment();
    vm.start();
    typeCard(vm.form, { owner: '' });
    jest.advanceTimersByTime(1000);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders[0]?.source).toMatchObject({ card: { owner: 'ÖN ÖDEMELİ KART' } });
  });

  it('CN-18 a late answer of a card that is no longer typed changes nothing', () => {
    const answers = new Map([
      ['43550843', new Subject<CardDetails>()],
      ['55287900', new Subject<CardDetails>()],
    ]);
    const { vm, tab } = openedPayment({ installments: anyPlans }, (ports) => {
      ports.cards.onLookUp = (bin) => answers.get(bin) ?? NEVER;
    });
    vm.form.enter('number', '4355084355084358');
    vm.form.enter('number', '5528790000000008');
    answers.get('55287900')?.next({ ...creditCard, brand: 'axess' });
    answers.get('43550843')?.next(creditCard);
    expect(vm.session!.cardTab.newCard.details?.brand).toBe('axess');
    expect(shownRows(tab.installments).map(({ count }) => count)).toEqual([0, 3]);
  });
});

describe('a prepaid card', () => {
  it('CN-19 a prepaid card pays with the name it gives itself, in the language of the page', () => {
    const { vm, lastOrder } = openedPayment({}, looksUp({ type: 'prepaid' }));
    typeCard(vm.form, { owner: '' });
    jest.advanceTimersByTime(1000);
    void vm.texts.choose('en');
    vm.session!.cardTab.pay();
    expect(lastOrder()?.source).toMatchObject({ card: { owner: 'PREPAID CARD' } });
  });
});
