import fc from 'fast-check';
import { demoPolicies } from '../../../../sandbox/demo/merchants.js';
import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { findBin } from '../../../../sandbox/provider/directory/bins.js';
import {
  planOfCard,
  plansOf,
  printPlans,
  type Terms,
} from '../../../../sandbox/provider/installments/installment-plans.js';
import { amountFor } from '../../../../src/domain/installments/installment-amount.js';
import { countIn } from '../../../../src/domain/installments/installment-choice.js';
import { installmentsOffered, planOf } from '../../../../src/domain/installments/installment-eligibility.js';
import type { InstallmentPlan } from '../../../../src/domain/installments/installment-plan.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';
import { parseAmount, printAmount } from '../../../../src/domain/money/amount.js';
import { currencies } from '../../../../src/domain/money/currency.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { readInstallments } from '../../../../src/infrastructure/gateway/installments.reader.js';
import { readPaymentPage } from '../../../../src/infrastructure/gateway/payment-page.reader.js';
import { pairwise } from '../../../harness/pairwise.js';
import { challengeOf } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import type { Shopper } from '../../shopper.js';
import {
  axess,
  business,
  dataOf,
  fetchPlans,
  type InstallmentShop,
  openInstallmentShop,
  pay,
} from './installment-shop.js';

let shop: InstallmentShop;
beforeAll(async () => {
  shop = await openInstallmentShop();
});
afterAll(() => shop.close());

const asAnswer = ({ json, headers }: Answer) => ({
  httpStatus: 200,
  body: json,
  serverTime: Date.parse(headers.get('date') ?? ''),
});

describe('T17 what is shown is what is charged', () => {
  const numbersOf = (ids: readonly string[]) =>
    ids.map((id) => scenarios.find((scenario) => scenario.id === id)?.number ?? '');
  /** A card with a plan, one with a plan of its own, one that can be blocked, one without. */
  const kinds = numbersOf(['approved', 'business', 'debit-installments', 'prepaid']);
  const others = numbersOf(['approved-mastercard', 'approved-troy', 'approved-amex', 'maximum', 'debit', 'foreign']);
  const everyCount = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  /** The plan the page has for a card, by its own reading of the answers and its own rules. */
  const planOnPage = async (shopper: Shopper, page: PaymentPage, number: string) => {
    const known = findBin(number);
    if (!installmentsOffered(page, { type: known?.type })) return undefined;
    const fetched =
      known?.business === true
        ? readInstallments(asAnswer(await fetchPlans(shopper, number, { amount: printAmount(page.order.amount) })))
        : undefined;
    return planOf(page, (known?.brand ?? '').replace('none', ''), fetched);
  };
  const merchants = ['100003', '100011', '100013', '100014'];
  const foreignCurrencies = currencies.filter((currency) => currency !== 'TL');

  /** What an order costs by one card and count on the page, and what is charged for it. Returns the count that paid. */
  const payOnce = async (order: Fields, number: string, count: number) => {
    const shopper = await shop.arrive(order);
    const page = readPaymentPage(asAnswer(await shopper.load()), demoPolicies);
    const plan = await planOnPage(shopper, page, number);
    const paid = countIn(plan, count);
    // What the form says of the money is not listened to.
    const lies = { payment_amount: '1', currency: 'USD' };
    const answer = await shopper.pay(number, { ...lies, installment_count: String(paid) });
    const amount = String(amountFor(page, plan, count));
    expect(challengeOf(answer)).toMatchObject({ amount, currency: order.currency });
    // A count that is not shown is not charged either.
    if (count > 1 && count !== paid) {
      const refused = await shopper.pay(number, { installment_count: String(count) });
      expect(refused.json.error).toMatchObject({ code: 'declined', group: '8' });
    }
    return paid;
  };

  // Every two of merchant, card, count and currency meet; a fault needs no three of them (the property below has them all).
  const counts = everyCount.map(String);
  it.each([
    ['every count of every kind of card', pairwise({ merchants, kinds, counts, currency: ['TL'] })],
    ['other cards', pairwise({ merchants, kinds: others, counts: ['0', '3', '9'], currency: ['TL'] })],
    ['every currency', pairwise({ merchants, kinds, counts: ['0', '2', '12'], currency: [...foreignCurrencies] })],
  ] as const)('IN-01 %s, by every merchant', async (_what, rows) => {
    let amount = 99_999;
    const charged = new Set<number>();
    for (const { merchants: merchant_id, kinds: number, counts: count, currency } of rows) {
      // Another amount each time, so that roundings of every kind occur.
      amount = (amount * 7_919 + 13) % 10_000_019;
      const order = { merchant_id, currency, payment_amount: String(amount + 1) };
      charged.add(await payOnce(order, number, Number(count)));
    }
    const shown = rows.some(({ currency }) => currency !== 'TL')
      ? [0]
      : [...new Set(rows.map((row) => Number(row.counts)))];
    const ascending = (one: number, other: number) => one - other;
    expect([...charged].filter((count) => shown.includes(count)).sort(ascending)).toEqual(shown.sort(ascending));
  });

  it('IN-01 MA-09 the notification has the total with its interest, the count, and durum-sorgu both amounts', async () => {
    const shopper = await shop.arrive();
    const shown = (await dataOf(shopper)).installments.axess.installment[6].total;
    await pay(shopper, axess, 6);
    const total = parseAmount(shown) ?? 0;
    expect(await shop.notificationOf(shopper)).toMatchObject({
      payment_amount: '123450',
      surcharge: String(total - 123_450),
      total_amount: String(total),
      installment_count: '6',
    });
    const { oid } = shopper.opened;
    const { json } = await merchantCall(
      shop.provider,
      '/odeme/durum-sorgu',
      '100003',
      { merchant_oid: oid },
      `100003${oid}`,
    );
    expect(json).toMatchObject({ payment_amount: '1234.50', payment_total: (total / 100).toFixed(2), taksit: '6' });
    expect(json.surcharge).toBe(((total - 123_450) / 100).toFixed(2));
  });

  const terms = fc.record<Terms>({
    amount: fc.integer({ min: 1, max: 999_999_999_999 }),
    currency: fc.constantFrom(...currencies),
    noInstallment: fc.boolean(),
    maxInstallment: fc.constantFrom(0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    pftOptionMax: fc.constantFrom(0, 2, 3, 6, 12),
    singleOff: fc.boolean(),
    category: fc.constant(''),
    userBasket: fc.constant(''),
    goodsPrice: fc.constant(null),
  });
  const at = { rows: legalLimits, now: Date.parse('2026-03-09T09:00:00Z') };

  it('IN-01 every amount: printed and read again nothing is lost, the total never falls, a month is the total’s share', () => {
    fc.assert(
      fc.property(terms, (order) => {
        const plans = plansOf(order, at);
        expect(readBack(printPlans(plans.values()))).toEqual([...plans.values()]);
        if (order.currency !== 'TL' || order.noInstallment) expect(plans.size).toBe(0);
        for (const { options, pftCounts } of plans.values()) {
          for (const { count, monthly, total, pft } of options) {
            expect(total >= order.amount && Number.isSafeInteger(total)).toBe(true);
            expect(Math.abs(monthly * count - total)).toBeLessThanOrEqual(count / 2);
            expect(pft).toBe(pftCounts.includes(count));
            if (pft || count === 1) expect(total).toBe(order.amount);
          }
          expect(options.some(({ count }) => count === 1)).toBe(!order.singleOff);
        }
      }),
    );
  });

  it('a stored business card pays as its brand: the page has no more of it', () => {
    fc.assert(
      fc.property(terms, (order) => {
        expect(
          planOfCard(order, { bin: business.slice(0, 8), origin: 'stored', policy: { merchantId: '100001' } }, at),
        ).toEqual(plansOf(order, at).get('world'));
      }),
    );
  });

  function readBack(printed: object): readonly InstallmentPlan[] {
    const body = { status: 'success', data: { installments: printed } };
    return [...readInstallments({ httpStatus: 200, body, serverTime: undefined }).values()];
  }
});
