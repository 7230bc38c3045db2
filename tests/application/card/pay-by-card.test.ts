import { firstValueFrom, type Observable, of, throwError, toArray } from 'rxjs';
import { payByCard } from '../../../src/application/card/pay-by-card.js';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import { policies } from '../../../src/domain/merchant/policies.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import {
  FakeHost,
  FakePayments,
  failing,
  inVirtualTime,
  page,
  paid,
  payment,
  receipt,
  refused,
  savedCard,
  silence,
} from '../payment-samples.js';

function world() {
  const payments = new FakePayments();
  const host = new FakeHost();
  return { payments, host, pay: payByCard({ payments, host }) };
}

const outcomes = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

const withBasketCheck = policies.find(({ basketCheck }) => basketCheck)?.merchantId ?? '';
const special = { ...payment, page: { ...page, merchant: { ...page.merchant, id: withBasketCheck } } };
const bySavedCard = { kind: 'saved', card: savedCard, cvv: '123' } as const;
const challenge: PaymentAnswer = { kind: 'challenge', html: '<form>' };

describe('paying by card', () => {
  it('PY-01 checks that the order can be paid, then posts the payment once', async () => {
    const { payments, pay } = world();
    expect(await outcomes(pay(payment))).toEqual([paid]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay']);
    expect(payments.orders).toEqual([
      {
        access: page.access,
        form: page.form,
        language: 'en',
        source: payment.source,
        paymentType: 'card',
        brand: 'bonus',
        with3d: true,
        storeCard: false,
        installmentCount: 0,
        points: undefined,
        referrer: 'https://shop.example/',
      },
    ]);
  });

  it('SC-06 IN-01 CP-03 a saved card, its code, the count and the points are sent as they were decided', async () => {
    const { payments, pay } = world();
    const points = { amount: 2500, brand: 'axess' };
    const decided = { source: bySavedCard, brand: 'axess', points, installmentCount: 6 };
    expect(await outcomes(pay({ ...payment, ...decided }))).toEqual([paid]);
    expect(payments.orders).toHaveLength(1);
    expect(payments.orders[0]).toMatchObject(decided);
  });

  it.each([
    ['a typed card', {}, 'card'],
    ['a saved card', { source: bySavedCard }, 'registered_cards'],
    ['points', { points: { amount: 2500, brand: 'axess' } }, 'card_points'],
  ])('TB-07 CP-03 %s is sent with its payment type', async (_, decided, paymentType) => {
    const { payments, pay } = world();
    await outcomes(pay({ ...payment, ...decided }));
    expect(payments.orders[0]?.paymentType).toBe(paymentType);
  });

  it.each([
    ['points', { points: { amount: 2500, brand: 'axess' } }],
    ['storing the card', { storeCard: true }],
  ])('S3-04 %s forces 3-D Secure, whatever the caller decided', async (_, decided) => {
    const { payments, pay } = world();
    await outcomes(pay({ ...payment, ...decided, with3d: false }));
    expect(payments.orders[0]?.with3d).toBe(true);
  });

  it('S3-06 without either it goes without 3-D Secure', async () => {
    const { payments, pay } = world();
    await outcomes(pay({ ...payment, with3d: false }));
    expect(payments.orders[0]?.with3d).toBe(false);
  });

  it('S3-01 a saved card is not stored again', async () => {
    const { payments, pay } = world();
    await outcomes(pay({ ...payment, source: bySavedCard, storeCard: true }));
    expect(payments.orders[0]?.storeCard).toBe(false);
  });

  it('SP-02 PY-01 the basket is checked first, and only for the merchant whose policy says so', async () => {
    const { payments, pay } = world();
    await outcomes(pay(special));
    expect(payments.calls).toEqual(['basket', 'payable a@b.example', 'pay']);
  });

  it('PY-01 a failing step stops the rest', async () => {
    const basket = world();
    basket.payments.basket = () => failing(refused('validation', 'Sepet değişti'));
    expect(await outcomes(basket.pay(special))).toEqual([
      { kind: 'failed', failure: refused('validation', 'Sepet değişti') },
    ]);
    expect(basket.payments.calls).toEqual(['basket']);
    const status = world();
    status.payments.payable = () => failing({ kind: 'noAnswer' });
    expect(await outcomes(status.pay(payment))).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
    expect(status.payments.calls).toEqual(['payable a@b.example']);
  });

  it('PY-02 3-D Secure is handed over as the last act', async () => {
    const { payments, host, pay } = world();
    payments.answer = () => of(challenge);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'challenge' }]);
    expect(payments.calls.at(-1)).toBe('pay');
    expect(host.told).toEqual(['openChallenge <form>']);
  });

  it('PY-02 PY-04 a document that cannot be handed over is a Payment Error, and the form can be sent again', async () => {
    const { payments, host, pay } = world();
    payments.answer = () => of(challenge);
    host.opens = false;
    const failed = { kind: 'failed', failure: { kind: 'refused', httpStatus: 200, error: {} } };
    expect(await outcomes(pay(payment))).toEqual([failed]);
    expect(await outcomes(pay(payment))).toEqual([failed]);
  });

  it('PY-03 any other success is paid, with the way back, the name of the merchant and the order', async () => {
    const { payments, pay } = world();
    payments.answer = () => of({ kind: 'completed', merchantName: 'Başka' });
    expect(await outcomes(pay(payment))).toEqual([
      {
        kind: 'paid',
        receipt: { redirectUrl: 'https://shop.example/ok', merchantName: 'Başka', merchantOid: 'ORDER1' },
      },
    ]);
  });

  it('PY-04 a declined payment is a failure with its words, and the next try is sent', async () => {
    const { payments, pay } = world();
    payments.answer = () => failing(refused('declined', 'Yetersiz bakiye'));
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure: refused('declined', 'Yetersiz bakiye') }]);
    await outcomes(pay(payment));
    expect(payments.orders).toHaveLength(2);
  });

  it('PY-05 ten rapid calls send one payment; the nine complete without a word', () => {
    const { payments, pay } = world();
    payments.payable = silence;
    let completed = 0;
    const presses = Array.from({ length: 10 }, () => pay(payment).subscribe({ complete: () => completed++ }));
    expect(payments.calls).toEqual(['payable a@b.example']);
    expect(completed).toBe(9);
    for (const press of presses) press.unsubscribe();
  });

  it('PY-05 ten streams made first and subscribed later send one payment as well', () => {
    const { payments, pay } = world();
    payments.answer = silence;
    const streams = Array.from({ length: 10 }, () => pay(payment));
    for (const stream of streams) stream.subscribe();
    expect(payments.orders).toHaveLength(1);
  });

  it('PY-05 after paid, and after the hand-over, nothing is sent any more', async () => {
    const done = world();
    await outcomes(done.pay(payment));
    expect(await outcomes(done.pay(payment))).toEqual([]);
    expect(done.payments.orders).toHaveLength(1);
    const handed = world();
    handed.payments.answer = () => of(challenge);
    await outcomes(handed.pay(payment));
    expect(await outcomes(handed.pay(payment))).toEqual([]);
    expect(handed.payments.orders).toHaveLength(1);
  });

  it('PY-05 a payment that was given up by its caller can be made again', async () => {
    const { payments, pay } = world();
    payments.payable = silence;
    pay(payment).subscribe().unsubscribe();
    payments.payable = () => of(undefined);
    expect(await outcomes(pay(payment))).toEqual([paid]);
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, { kind: 'malformed', httpStatus: 502, field: 'body' }])(
    'PY-06 a post that ends with $kind is never repeated: the status calls tell',
    (failure) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const { payments, pay } = world();
        payments.answer = () => failing(failure);
        payments.status = () => of(receipt);
        expectObservable(pay(payment)).toBe('1s (p|)', { p: paid });
        flush();
        expect(payments.calls).toEqual(['payable a@b.example', 'pay', 'status token1']);
      });
    },
  );

  it('PY-06 with the status calls down too it is unknown, after a minute and one post', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { payments, pay } = world();
      payments.answer = () => {
        payments.payable = () => failing({ kind: 'noAnswer' });
        return failing({ kind: 'timeout' });
      };
      payments.status = () => failing({ kind: 'noAnswer' });
      expectObservable(pay(payment)).toBe('60s (u|)', { u: { kind: 'unknown' } });
      flush();
      expect(payments.orders).toHaveLength(1);
    });
  });

  it('PY-06 an answer with a valid error body is known: nobody is asked', async () => {
    const { payments, pay } = world();
    const failure: Failure = { kind: 'refused', httpStatus: 400, error: { description: 'Limit yetersiz' } };
    payments.answer = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure }]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay']);
  });

  it('PY-07 an order that is paid already leads to success, one under way to waiting, before anything is sent', async () => {
    const { payments, pay } = world();
    payments.payable = () => failing({ kind: 'underWay' });
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'underWay' }]);
    payments.payable = () => failing({ kind: 'alreadyPaid', receipt });
    expect(await outcomes(pay(payment))).toEqual([paid]);
    expect(payments.orders).toEqual([]);
  });

  it('PY-07 so do the answers to the post itself', async () => {
    const { payments, pay } = world();
    payments.answer = () => failing({ kind: 'underWay' });
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'underWay' }]);
    payments.answer = () => failing({ kind: 'alreadyPaid', receipt });
    expect(await outcomes(pay(payment))).toEqual([paid]);
  });

  it('ER-02 a failure that sends the shopper elsewhere is posted there', async () => {
    const { payments, host, pay } = world();
    const failure: Failure = {
      kind: 'redirected',
      redirectUrl: 'https://shop.example/fail',
      error: { description: 'Olmadı' },
    };
    payments.answer = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure }]);
    expect(host.told).toEqual(['postFailure https://shop.example/fail Olmadı']);
  });

  it('PY-04 never errors, whatever is thrown before the post', async () => {
    const { payments, pay } = world();
    payments.payable = () => throwError(() => new Error('boom'));
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
  });
});
