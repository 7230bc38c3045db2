import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { askPoints } from '../../src/application/card/ask-points.js';
import { identifyCard } from '../../src/application/card/identify-card.js';
import { fetchInstallments } from '../../src/application/installments/fetch-installments.js';
import type { CardSource } from '../../src/application/ports.js';
import { deleteSavedCard } from '../../src/application/saved-cards/delete-saved-card.js';
import type { SavedCard } from '../../src/domain/card/saved-card.js';
import {
  amountFor,
  countIn,
  initialCount,
  installmentRows,
  installmentsOffered,
  needsFetchedPlan,
  planOf,
} from '../../src/domain/installments/installment-table.js';
import { policies } from '../../src/domain/merchant/policies.js';
import type { CardPoints } from '../../src/domain/methods/card-points.js';
import { currencies } from '../../src/domain/money/currency.js';
import { sampleCard } from '../../src/domain/page/features.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../sandbox/running-sandbox.js';
import { basketOf, type Fields } from '../sandbox/shop.js';
import { arrive, confirm, frictionless, numberOf, typedCard } from './headless-shopper.js';

/** The whole card tab in plain Node: what the page shows against what the merchant is told was taken. */
let sandbox: Sandbox;
let box: NotificationBox;

const merchants = {
  plain: '100001',
  asksCvv: '100009',
  noInstallment: '100010',
  withoutSingle: '100014',
  test: '100006',
  blocksDebit: policies.find((policy) => policy.blocksDebitInstallments)?.merchantId ?? '',
  basketCheck: policies.find((policy) => policy.basketCheck)?.merchantId ?? '',
};

beforeAll(async () => {
  sandbox = await openSandbox();
  box = await openNotificationBox();
  for (const id of Object.values(merchants)) await sandbox.panel.save(id, { notificationUrl: box.url });
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await box.close();
});

type Arrived = Awaited<ReturnType<typeof arrive>>;

/** What the merchant was told of an order, once it was. */
async function told({ oid }: Arrived): Promise<Fields> {
  await sandbox.runDue();
  const notification = box.received.find((fields) => fields.get('merchant_oid') === oid);
  if (notification === undefined) throw new Error('The merchant was told nothing');
  return Object.fromEntries(notification);
}

/** Pays to the end: through the bank's page where there is one. */
async function payWhole(shopper: Arrived, ...payment: Parameters<Arrived['pay']>): Promise<Fields> {
  const outcome = await shopper.pay(...payment);
  if (outcome.kind === 'handedOver') await confirm(sandbox, shopper.documents.at(-1));
  else expect(outcome.kind).toBe('paid');
  return told(shopper);
}

/** What the page knows of a typed card: the plan it shows, from wherever it comes. */
async function cardOf({ vezne, page }: Arrived, number: string) {
  const found = await firstValueFrom(identifyCard(vezne.cards)(page.access)(of(number)));
  const fetched = await lastValueFrom(fetchInstallments(vezne.cards)(page)(of(found)));
  const { details } = found;
  if (details === undefined) throw new Error('The look-up failed');
  const plan = installmentsOffered(page, details) ? planOf(page, details.brand, fetched) : undefined;
  return { details, plan, brand: details.brand };
}

/** A shopper who stored a card before, with a new order of the same merchant. */
async function withSavedCard(merchantId: string, number = frictionless) {
  const first = await arrive(sandbox, { merchant_id: merchantId });
  const { utoken = '' } = await payWhole(first, typedCard(number), { storeCard: true });
  const shopper = await arrive(sandbox, { merchant_id: merchantId, utoken });
  return { utoken, shopper, card: onlyCard(shopper) };
}

function onlyCard({ page }: Arrived): SavedCard {
  const [card] = page.savedCards;
  if (card === undefined || page.savedCards.length > 1) throw new Error('Not one saved card');
  return card;
}

const saved = (card: SavedCard, cvv = ''): CardSource => ({ kind: 'saved', card, cvv });

describe('installments', () => {
  it.each(currencies)(
    'IN-01 IN-07 in %s the amount shown is the amount charged',
    async (currency) => {
      // Where there are installments every count is paid, else the single payment, whatever is asked for.
      const counts = currency === 'TL' ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] : [0, 2];
      for (const chosen of counts) {
        const shopper = await arrive(sandbox, { currency, payment_amount: String(99_999 + chosen) });
        const { plan, brand } = await cardOf(shopper, frictionless);
        const installmentCount = countIn(plan, chosen);
        const notification = await payWhole(shopper, typedCard(frictionless), { brand, installmentCount });
        expect([installmentCount, notification.installment_count]).toEqual(
          currency === 'TL' && chosen >= 2 && chosen <= 12 ? [chosen, String(chosen)] : [0, '1'],
        );
        expect(Number(notification.total_amount)).toBe(amountFor(shopper.page, plan, chosen));
      }
    },
    60_000,
  );

  it('IN-01 IN-02 6 installments cost what their row says', async () => {
    const shopper = await arrive(sandbox);
    const { page } = shopper;
    const { plan, details, brand } = await cardOf(shopper, frictionless);
    if (plan === undefined) throw new Error('No plan');
    const rows = installmentRows({ page, plan, cardType: details.type, selected: false, expanded: false });
    const row = rows.find(({ count }) => count === 6);
    const notification = await payWhole(shopper, typedCard(frictionless), { brand, installmentCount: 6 });
    expect(notification).toMatchObject({ total_amount: String(row?.total), installment_count: '6' });
    expect(row?.total).toBeGreaterThan(page.order.amount);
  });

  it('IN-01 IN-08 cash-price counts cost what the single payment costs', async () => {
    const shopper = await arrive(sandbox, { pft_option_max: '6' });
    const { page } = shopper;
    expect(page.pftOptionMax).toBe(6);
    const { plan, brand } = await cardOf(shopper, frictionless);
    expect(amountFor(page, plan, 4)).toBe(page.order.amount);
    const notification = await payWhole(shopper, typedCard(frictionless), { brand, installmentCount: 4 });
    expect(notification).toMatchObject({ total_amount: String(page.order.amount), installment_count: '4' });
  });

  it('IN-04 where the single payment is missing 2 is paid', async () => {
    const shopper = await arrive(sandbox, { merchant_id: merchants.withoutSingle });
    const { plan, brand } = await cardOf(shopper, frictionless);
    const installmentCount = initialCount(plan);
    expect(installmentCount).toBe(2);
    const notification = await payWhole(shopper, typedCard(frictionless), { brand, installmentCount });
    expect(notification.total_amount).toBe(String(amountFor(shopper.page, plan, installmentCount)));
  });

  it("IN-06 AP-09 a business card is charged by the options that were fetched, and not by the page's", async () => {
    const number = numberOf('business');
    const shopper = await arrive(sandbox);
    const { page } = shopper;
    const { details, plan, brand } = await cardOf(shopper, number);
    expect(needsFetchedPlan(page, details)).toBe(true);
    expect(amountFor(page, plan, 3)).not.toBe(amountFor(page, planOf(page, brand), 3));
    const notification = await payWhole(shopper, typedCard(number), { brand, installmentCount: 3 });
    expect(notification.total_amount).toBe(String(amountFor(page, plan, 3)));
  });

  it.each([
    [merchants.blocksDebit, false],
    [merchants.plain, true],
  ])('IN-05 a debit card at merchant %s has installments: %s', async (merchantId, offered) => {
    const number = numberOf('debit-installments');
    const shopper = await arrive(sandbox, { merchant_id: merchantId });
    const { plan, brand } = await cardOf(shopper, number);
    expect(plan !== undefined).toBe(offered);
    const notification = await payWhole(shopper, typedCard(number), { brand, installmentCount: countIn(plan, 3) });
    expect(notification.installment_count).toBe(offered ? '3' : '1');
    expect(notification.total_amount).toBe(String(amountFor(shopper.page, plan, 3)));
  });

  it('PP-12 with noInstallment there are none', async () => {
    const shopper = await arrive(sandbox, { merchant_id: merchants.noInstallment });
    expect((await cardOf(shopper, frictionless)).plan).toBeUndefined();
  });
});

describe('saved cards', () => {
  it('SC-01 EN-03 AP-11 a card that was stored pays the next order of the same shopper', async () => {
    const { shopper, card } = await withSavedCard(merchants.plain);
    expect(card).toMatchObject({ last4: frictionless.slice(-4), brand: 'axess', requiresCvv: false });
    const notification = await payWhole(shopper, saved(card), { brand: card.brand, installmentCount: 6 });
    const plan = planOf(shopper.page, card.brand);
    expect(notification).toMatchObject({
      total_amount: String(amountFor(shopper.page, plan, 6)),
      installment_count: '6',
    });
  });

  it('SC-06 SC-07 a merchant that asks for the code is not paid without it', async () => {
    const { shopper, card } = await withSavedCard(merchants.asksCvv);
    expect(card.requiresCvv).toBe(true);
    for (const cvv of ['', '12']) {
      expect(await shopper.pay(saved(card, cvv))).toMatchObject({
        kind: 'failed',
        failure: { error: { code: 'validation' } },
      });
    }
    expect(await shopper.pay(saved(card, '000'))).toMatchObject({ kind: 'paid' });
  });

  it('SC-04 AP-10 a deleted card is gone, and pays nothing any more', async () => {
    const { utoken, shopper, card } = await withSavedCard(merchants.plain);
    const { vezne, page } = shopper;
    expect(await lastValueFrom(deleteSavedCard(vezne.cards)(page.access, card))).toBe('deleted');
    expect((await arrive(sandbox, { utoken })).page.savedCards).toEqual([]);
    expect(await shopper.pay(saved(card))).toMatchObject({ failure: { error: { code: 'ownership' } } });
  });

  it('SC-05 AP-10 a card of another shopper is not deleted, and the failure says why', async () => {
    const owner = await withSavedCard(merchants.plain);
    const { vezne, page } = await arrive(sandbox);
    const failure = { kind: 'refused', httpStatus: 401, error: { code: 'ownership' } };
    expect(await lastValueFrom(deleteSavedCard(vezne.cards)(page.access, owner.card))).toMatchObject(failure);
    expect((await arrive(sandbox, { utoken: owner.utoken })).page.savedCards).toHaveLength(1);
  });
});

describe('card points', () => {
  const ask = ({ vezne, page }: Arrived, source: CardSource, brand: string) =>
    lastValueFrom(askPoints(vezne.cards)(page, source, brand));
  const worth: CardPoints = { amount: 5_000, brand: 'bonus' };

  it('CP-01 CP-03 AP-07 S3-04 the points of a new card are asked for, and pay with 3-D Secure', async () => {
    const source = typedCard(numberOf('points'));
    const shopper = await arrive(sandbox, { merchant_id: merchants.plain });
    expect(await ask(shopper, source, 'bonus')).toEqual(worth);
    const paying = { brand: 'bonus', points: worth, with3d: false };
    expect(await shopper.pay(source, paying)).toEqual({ kind: 'handedOver' });
    await confirm(sandbox, shopper.documents[0]);
    expect(await told(shopper)).toMatchObject({ status: 'success', total_amount: '123450' });
  });

  it('CP-01 CP-03 AP-07 so are those of a saved card', async () => {
    const { shopper, card } = await withSavedCard(merchants.plain, numberOf('points'));
    expect(await ask(shopper, saved(card), card.brand)).toEqual(worth);
    const notification = await payWhole(shopper, saved(card), { brand: card.brand, points: worth });
    expect(notification).toMatchObject({ status: 'success', total_amount: '123450' });
  });

  it('CP-02 a card without points has none', async () => {
    expect(await ask(await arrive(sandbox), typedCard(frictionless), 'axess')).toEqual({ amount: 0, brand: 'axess' });
  });

  it('CP-04 a failed question blocks nothing', async () => {
    const source = typedCard(numberOf('points-failing'));
    const shopper = await arrive(sandbox);
    expect(await ask(shopper, source, 'bonus')).toMatchObject({ kind: 'refused' });
    expect(await payWhole(shopper, source, { brand: 'bonus' })).toMatchObject({ status: 'success' });
  });
});

describe('merchants and modes', () => {
  it('SP-02 AP-14 a basket that costs what the order costs passes the check, another stops the payment', async () => {
    const paying = await arrive(sandbox, { merchant_id: merchants.basketCheck });
    expect(await payWhole(paying, typedCard(frictionless))).toMatchObject({ status: 'success' });
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
    const [month = '', year = ''] = sampleCard.expiry.split('/');
    const { number, owner, cvv } = sampleCard;
    const notification = await payWhole(shopper, { kind: 'new', card: { number, owner, month, year, cvv } });
    expect(notification).toMatchObject({ status: 'success', test_mode: '1' });
  });
});
