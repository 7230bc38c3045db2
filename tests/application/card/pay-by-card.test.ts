import { failing, refused } from '../../ports/failures.js';
import { page, paid, payment } from '../payment-samples.js';
import { bySavedCard, cardPaymentPorts, outcomes } from './card-payment-ports.js';

const policy = { merchantId: page.merchant.id, basketCheck: true };
const special = { ...payment, page: { ...page, merchant: { ...page.merchant, policy } } };

describe('paying by card', () => {
  it('PY-01 checks that the order can be paid, then posts the payment once', async () => {
    const { payments, pay } = cardPaymentPorts();
    expect(await outcomes(pay(payment))).toEqual([paid]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay']);
    expect(payments.orders).toEqual([
      {
        attemptId: 'attempt1',
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
        referrer: 'https://store.example/',
      },
    ]);
  });

  it('SC-06 IN-01 CP-03 a saved card, its code, the count and the points are sent as they were decided', async () => {
    const { payments, pay } = cardPaymentPorts();
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
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay({ ...payment, ...decided }));
    expect(payments.orders[0]?.paymentType).toBe(paymentType);
  });

  it.each([
    ['points', { points: { amount: 2500, brand: 'axess' } }],
    ['storing the card', { storeCard: true }],
  ])('S3-04 %s forces 3-D Secure, whatever the caller decided', async (_, decided) => {
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay({ ...payment, ...decided, with3d: false }));
    expect(payments.orders[0]?.with3d).toBe(true);
  });

  it('S3-06 without either it goes without 3-D Secure', async () => {
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay({ ...payment, with3d: false }));
    expect(payments.orders[0]?.with3d).toBe(false);
  });

  it('S3-01 a saved card is not stored again', async () => {
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay({ ...payment, source: bySavedCard, storeCard: true }));
    expect(payments.orders[0]?.storeCard).toBe(false);
  });

  it('SP-02 PY-01 the basket is checked first, and only for the merchant whose policy says so', async () => {
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay(special));
    expect(payments.calls).toEqual(['basket', 'payable a@b.example', 'pay']);
  });

  it('PY-01 a basket that is refused stops the payment before its status is checked', async () => {
    const { payments, pay } = cardPaymentPorts();
    const failure = refused({ code: 'validation', description: 'Sepet değişti' });
    payments.onBasket = () => failing(failure);
    expect(await outcomes(pay(special))).toEqual([{ kind: 'failed', failure }]);
    expect(payments.calls).toEqual(['basket']);
  });

  it('PY-01 a status check that fails stops the payment before it is posted', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPayable = () => failing({ kind: 'noAnswer' });
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
    expect(payments.calls).toEqual(['payable a@b.example']);
  });
});
