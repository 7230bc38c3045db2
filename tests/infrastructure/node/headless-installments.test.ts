import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import { demoPolicies } from '../../../sandbox/demo/merchants.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { amountFor } from '../../../src/domain/installments/installment-amount.js';
import { countIn, initialCount } from '../../../src/domain/installments/installment-choice.js';
import {
  installmentsOffered,
  needsFetchedPlan,
  planOf,
} from '../../../src/domain/installments/installment-eligibility.js';
import { installmentRows } from '../../../src/domain/installments/installment-rows.js';
import { currencies } from '../../../src/domain/money/currency.js';
import { FetchInstallments, IdentifyCard } from '../../../src/infrastructure/node/container.js';
import { type Arrived, arrive, frictionless, numberOf, PaidOrders, typedCard } from './headless-shopper.js';

/** Installments in plain Node: what the page shows against what the merchant's notification says was charged. */
let sandbox: Sandbox;
let orders: PaidOrders;

const merchants = {
  plain: '100001',
  noInstallment: '100010',
  withoutSingle: '100014',
  blocksDebit: demoPolicies.find((policy) => policy.blocksDebitInstallments)?.merchantId ?? '',
};

beforeAll(async () => {
  orders = await PaidOrders.open(Object.values(merchants));
  sandbox = orders.sandbox;
});
afterAll(() => orders.close());

/** The plan that the page shows for a typed card: the page's own, or one that was fetched. */
async function cardOf({ vezne, page }: Arrived, number: string) {
  const lookUp = await firstValueFrom(vezne.get(IdentifyCard)(page.access)(of(number)));
  const fetched = await lastValueFrom(vezne.get(FetchInstallments)(page)(of(lookUp)));
  const { details } = lookUp;
  if (details === undefined) throw new Error('The look-up failed');
  const plan = installmentsOffered(page, details) ? planOf(page, details.brand, fetched) : undefined;
  return { details, plan, brand: details.brand };
}

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
        const notification = await orders.payWhole(shopper, typedCard(frictionless), { brand, installmentCount });
        const paidCount = currency === 'TL' && chosen >= 2 && chosen <= 12 ? chosen : 0;
        expect(installmentCount).toBe(paidCount);
        expect(notification.installment_count).toBe(String(Math.max(1, paidCount)));
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
    const notification = await orders.payWhole(shopper, typedCard(frictionless), { brand, installmentCount: 6 });
    expect(notification).toMatchObject({ total_amount: String(row?.total), installment_count: '6' });
    expect(row?.total).toBeGreaterThan(page.order.amount);
  });

  it('IN-01 IN-08 cash-price counts cost what the single payment costs', async () => {
    const shopper = await arrive(sandbox, { pft_option_max: '6' });
    const { page } = shopper;
    expect(page.pftOptionMax).toBe(6);
    const { plan, brand } = await cardOf(shopper, frictionless);
    expect(amountFor(page, plan, 4)).toBe(page.order.amount);
    const notification = await orders.payWhole(shopper, typedCard(frictionless), { brand, installmentCount: 4 });
    expect(notification).toMatchObject({ total_amount: String(page.order.amount), installment_count: '4' });
  });

  it('IN-04 where the single payment is missing 2 is paid', async () => {
    const shopper = await arrive(sandbox, { merchant_id: merchants.withoutSingle });
    const { plan, brand } = await cardOf(shopper, frictionless);
    const installmentCount = initialCount(plan);
    expect(installmentCount).toBe(2);
    const notification = await orders.payWhole(shopper, typedCard(frictionless), { brand, installmentCount });
    expect(notification.total_amount).toBe(String(amountFor(shopper.page, plan, installmentCount)));
  });

  it("IN-06 AP-09 a business card is charged by the options that were fetched, and not by the page's", async () => {
    const number = numberOf('business');
    const shopper = await arrive(sandbox);
    const { page } = shopper;
    const { details, plan, brand } = await cardOf(shopper, number);
    expect(needsFetchedPlan(page, details)).toBe(true);
    expect(amountFor(page, plan, 3)).not.toBe(amountFor(page, planOf(page, brand), 3));
    const notification = await orders.payWhole(shopper, typedCard(number), { brand, installmentCount: 3 });
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
    const notification = await orders.payWhole(shopper, typedCard(number), {
      brand,
      installmentCount: countIn(plan, 3),
    });
    expect(notification.installment_count).toBe(offered ? '3' : '1');
    expect(notification.total_amount).toBe(String(amountFor(shopper.page, plan, 3)));
  });

  it('PP-12 with noInstallment there are none', async () => {
    const shopper = await arrive(sandbox, { merchant_id: merchants.noInstallment });
    expect((await cardOf(shopper, frictionless)).plan).toBeUndefined();
  });
});
