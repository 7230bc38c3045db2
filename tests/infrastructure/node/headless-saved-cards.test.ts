import { lastValueFrom } from 'rxjs';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import type { CardSource } from '../../../src/application/ports.js';
import type { CardPoints } from '../../../src/domain/card/card-points.js';
import { amountFor } from '../../../src/domain/installments/installment-amount.js';
import { planOf } from '../../../src/domain/installments/installment-eligibility.js';
import { policies } from '../../../src/domain/merchant/policies.js';
import { sampleCard } from '../../../src/domain/payment/page-features.js';
import { AskPoints, DeleteSavedCard } from '../../../src/infrastructure/node/container.js';
import { basketOf } from '../../sandbox/merchant.js';
import {
  type Arrived,
  arrive,
  bySavedCard,
  confirm,
  frictionless,
  numberOf,
  PaidOrders,
  typedCard,
} from './headless-shopper.js';

/** Saved cards, points and merchants of their own rules in plain Node, up to the merchant's notification. */
let sandbox: Sandbox;
let orders: PaidOrders;

const merchants = {
  plain: '100001',
  asksCvv: '100009',
  test: '100006',
  basketCheck: policies.find((policy) => policy.basketCheck)?.merchantId ?? '',
};

beforeAll(async () => {
  orders = await PaidOrders.open(Object.values(merchants));
  sandbox = orders.sandbox;
});
afterAll(() => orders.close());

describe('saved cards', () => {
  it('SC-01 EN-03 AP-11 a card that was stored pays the next order of the same shopper', async () => {
    const { shopper, card } = await orders.withSavedCard(merchants.plain);
    expect(card).toMatchObject({ last4: frictionless.slice(-4), brand: 'axess', requiresCvv: false });
    const notification = await orders.payWhole(shopper, bySavedCard(card), { brand: card.brand, installmentCount: 6 });
    const plan = planOf(shopper.page, card.brand);
    expect(notification).toMatchObject({
      total_amount: String(amountFor(shopper.page, plan, 6)),
      installment_count: '6',
    });
  });

  it('SC-06 SC-07 a merchant that asks for the code is not paid without it', async () => {
    const { shopper, card } = await orders.withSavedCard(merchants.asksCvv);
    expect(card.requiresCvv).toBe(true);
    for (const cvv of ['', '12']) {
      expect(await shopper.pay(bySavedCard(card, cvv))).toMatchObject({
        kind: 'failed',
        failure: { error: { code: 'validation' } },
      });
    }
    expect(await shopper.pay(bySavedCard(card, '000'))).toMatchObject({ kind: 'paid' });
  });

  it('SC-04 AP-10 a deleted card is gone, and pays nothing any more', async () => {
    const { utoken, shopper, card } = await orders.withSavedCard(merchants.plain);
    const { vezne, page } = shopper;
    expect(await lastValueFrom(vezne.get(DeleteSavedCard)(page.access, card))).toBe('deleted');
    expect((await arrive(sandbox, { utoken })).page.savedCards).toEqual([]);
    expect(await shopper.pay(bySavedCard(card))).toMatchObject({ failure: { error: { code: 'cardGone' } } });
  });

  it('SC-05 AP-10 a card of another shopper is not deleted, and the failure says why', async () => {
    const owner = await orders.withSavedCard(merchants.plain);
    const { vezne, page } = await arrive(sandbox);
    const failure = { kind: 'refused', httpStatus: 401, error: { code: 'ownership' } };
    expect(await lastValueFrom(vezne.get(DeleteSavedCard)(page.access, owner.card))).toMatchObject(failure);
    expect((await arrive(sandbox, { utoken: owner.utoken })).page.savedCards).toHaveLength(1);
  });
});

describe('card points', () => {
  const ask = ({ vezne, page }: Arrived, source: CardSource, brand: string) =>
    lastValueFrom(vezne.get(AskPoints)(page, source, brand));
  const worth: CardPoints = { amount: 5_000, brand: 'bonus' };

  it('CP-01 CP-03 AP-07 S3-04 the points of a new card are asked for, and pay with 3-D Secure', async () => {
    const source = typedCard(numberOf('points'));
    const shopper = await arrive(sandbox, { merchant_id: merchants.plain });
    expect(await ask(shopper, source, 'bonus')).toEqual(worth);
    const paying = { brand: 'bonus', points: worth, with3d: false };
    expect(await shopper.pay(source, paying)).toEqual({ kind: 'challenge', attemptId: expect.any(String) });
    await confirm(sandbox, shopper.documents[0]);
    expect(await orders.notificationOf(shopper)).toMatchObject({ status: 'success', total_amount: '123450' });
  });

  it('CP-01 CP-03 AP-07 so are those of a saved card', async () => {
    const { shopper, card } = await orders.withSavedCard(merchants.plain, numberOf('points'));
    expect(await ask(shopper, bySavedCard(card), card.brand)).toEqual(worth);
    const notification = await orders.payWhole(shopper, bySavedCard(card), { brand: card.brand, points: worth });
    expect(notification).toMatchObject({ status: 'success', total_amount: '123450' });
  });

  it('CP-02 a card without points has none', async () => {
    expect(await ask(await arrive(sandbox), typedCard(frictionless), 'axess')).toEqual({ amount: 0, brand: 'axess' });
  });

  it('CP-04 a failed question blocks nothing', async () => {
    const source = typedCard(numberOf('points-failing'));
    const shopper = await arrive(sandbox);
    expect(await ask(shopper, source, 'bonus')).toMatchObject({ kind: 'refused' });
    expect(await orders.payWhole(shopper, source, { brand: 'bonus' })).toMatchObject({ status: 'success' });
  });
});

describe('merchants and modes', () => {
  it('SP-02 AP-14 a basket that costs what the order costs passes the check, another stops the payment', async () => {
    const paying = await arrive(sandbox, { merchant_id: merchants.basketCheck });
    expect(await orders.payWhole(paying, typedCard(frictionless))).toMatchObject({ status: 'success' });
    const user_basket = basketOf([['Çaydanlık', '1.00', 1]]);
    const stopped = await arrive(sandbox, { merchant_id: merchants.basketCheck, user_basket });
    expect(await stopped.pay(typedCard(frictionless))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', error: { code: 'validation' } },
    });
    const unchecked = await arrive(sandbox, { user_basket });
    expect(await unchecked.pay(typedCard(frictionless))).toMatchObject({ kind: 'paid' });
  });

  it('PP-14 a test payment goes through with the sample card', async () => {
    const shopper = await arrive(sandbox, { merchant_id: merchants.test });
    expect(shopper.page.testMode).toBe(true);
    const [month = '', year = ''] = sampleCard({ year: new Date().getFullYear() }).expiry.split('/');
    const { number, owner, cvv } = sampleCard({ year: new Date().getFullYear() });
    const notification = await orders.payWhole(shopper, { kind: 'new', card: { number, owner, month, year, cvv } });
    expect(notification).toMatchObject({ status: 'success', test_mode: '1' });
  });
});
