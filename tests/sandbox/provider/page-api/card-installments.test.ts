import fc from 'fast-check';
import { demoPolicies } from '../../../../sandbox/demo/merchants.js';
import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { findBin } from '../../../../sandbox/provider/directory/bins.js';
import { planOfCard, plansOf, printPlans, type Terms } from '../../../../sandbox/provider/installments/installments.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { cashPriceBrands } from '../../../../src/domain/installments/cash-price.js';
import type { InstallmentPlan } from '../../../../src/domain/installments/installment-plan.js';
import {
  amountFor,
  countIn,
  installmentsOffered,
  planOf,
} from '../../../../src/domain/installments/installment-table.js';
import { parseAmount, printAmount } from '../../../../src/domain/money/amount.js';
import { currencies } from '../../../../src/domain/money/currency.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { readInstallments } from '../../../../src/infrastructure/gateway/installments.reader.js';
import { readPaymentPage } from '../../../../src/infrastructure/gateway/payment-page.reader.js';
import { pairwise } from '../../../e2e/harness/pairwise.js';
import { challengeOf } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const axess = '4355084355084358';
const business = '9792440000000019';
const debit = '5269340000000013';
const prepaid = '5355760000000017';
const foreign = '4000001200000016';

let sandbox: Sandbox;
let box: NotificationBox;
beforeAll(async () => {
  sandbox = await openSandbox();
  box = await openNotificationBox();
  for (const id of ['100003', '100011', '100013', '100014']) {
    // Paid without 3-D Secure, so that an answer is a charge.
    await sandbox.panel.save(id, { notificationUrl: box.url, non3d: true });
  }
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await box.close();
});

const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...changes });
const dataOf = async (shopper: Shopper) => (await shopper.load()).json.data;
const pay = (shopper: Shopper, number: string, count: number) =>
  shopper.pay(number, { do_3d: '0', installment_count: String(count) });
const fetchPlans = (shopper: Shopper, number: string, changes: Fields = {}) =>
  shopper.call('/odeme/api/oos/card/installment', {
    binNumber: number.slice(0, 8),
    amount: '1.234,50',
    shortId: '',
    ...changes,
  });
const countsOf = (plan: { installment: object } | undefined) => Object.keys(plan?.installment ?? {}).map(Number);
const toldOf = async ({ opened }: Shopper): Promise<Fields> => {
  await sandbox.runDue();
  return Object.fromEntries(box.received.find((fields) => fields.get('merchant_oid') === opened.oid) ?? []);
};
const asAnswer = ({ json, headers }: Answer) => ({
  httpStatus: 200,
  body: json,
  answeredAt: Date.parse(headers.get('date') ?? ''),
});

describe('EN-03 the plans of an order', () => {
  it('stand with the payment: every brand, with the single payment and 2 months on', async () => {
    const { installments } = await dataOf(await arrive());
    expect(Object.keys(installments).sort()).toEqual([...cashPriceBrands].sort());
    expect(countsOf(installments.axess)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(countsOf(installments.saglamkart)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(installments.axess.installment[1]).toEqual({ monthly: '1.234,50', total: '1.234,50', pft: '0' });
    // 1234.50 and 3.99 %: 49.25655 is rounded to 49.26.
    expect(installments.axess.installment[3]).toEqual({ monthly: '427,92', total: '1.283,76', pft: '0' });
    expect(installments.axess).toMatchObject({ brand: 'axess', pftOptions: [] });
  });

  it('IN-07 PP-12 do not exist for other currencies, nor where merchant or order say no', async () => {
    const without: Fields[] = [
      ...currencies.filter((currency) => currency !== 'TL').map((currency) => ({ currency })),
      { no_installment: '1' },
      { merchant_id: '100010' },
    ];
    for (const changes of without) {
      const { installments, paymentPage } = await dataOf(await arrive({ ...changes, pft_option_max: '6' }));
      expect(installments).toEqual({});
      expect(paymentPage.pftOptionMax).toBe(0);
    }
    expect((await dataOf(await arrive({ merchant_id: '100010' }))).paymentPage.noInstallment).toBe('1');
  });

  it('max_installment ends them', async () => {
    const shopper = await arrive({ max_installment: '4' });
    expect(countsOf((await dataOf(shopper)).installments.bonus)).toEqual([1, 2, 3, 4]);
    expect((await pay(shopper, axess, 5)).json.error).toMatchObject({ code: 'declined', group: '8' });
    expect((await pay(shopper, axess, 4)).status).toBe(200);
  });

  it('PP-07 cash-price counts cost what the order costs, as the merchant or the order says', async () => {
    const panel = await dataOf(await arrive({ merchant_id: '100013' }));
    expect(panel.paymentPage.pftOptionMax).toBe(6);
    expect(panel.installments.world.pftOptions).toEqual([2, 3, 4, 5, 6]);
    expect(panel.installments.world.installment[6]).toEqual({ monthly: '205,75', total: '1.234,50', pft: '1' });
    expect(panel.installments.world.installment[7].pft).toBe('0');
    const order = await arrive({ merchant_id: '100013', pft_option_max: '3' });
    expect((await dataOf(order)).installments.combo.pftOptions).toEqual([2, 3]);
    const off = await dataOf(await arrive({ merchant_id: '100013', pft_option_max: '0' }));
    expect(off.paymentPage.pftOptionMax).toBe(0);
    expect(off.installments.world.pftOptions).toEqual([]);
    await pay(order, axess, 3);
    expect(await toldOf(order)).toMatchObject({ total_amount: '123450', installment_count: '3' });
  });

  it('IN-04 the single payment can be missing', async () => {
    const shopper = await arrive({ merchant_id: '100014' });
    expect(countsOf((await dataOf(shopper)).installments.axess)[0]).toBe(2);
    expect((await pay(shopper, axess, 2)).status).toBe(200);
    expect(await toldOf(shopper)).toMatchObject({ installment_count: '2', payment_amount: '123450' });
  });
});

describe('AP-09 card/installment', () => {
  it('IN-06 a business card has plans of its own, and pays them', async () => {
    const shopper = await arrive();
    const page = (await dataOf(shopper)).installments.world.installment;
    const { world, ...others } = (await fetchPlans(shopper, business)).json.data.installments;
    expect(others).toEqual({});
    expect(parseAmount(world.installment[6].total)).toBeGreaterThan(parseAmount(page[6].total) ?? 0);
    expect((await pay(shopper, business, 6)).status).toBe(200);
    expect((await toldOf(shopper)).total_amount).toBe(String(parseAmount(world.installment[6].total)));
  });

  it.each([
    ['without installments', prepaid],
    ['of a bank abroad', foreign],
    ['nobody knows', '4111111111111111'],
  ])('a card %s has no plan, and a count is refused with code 8', async (_what, number) => {
    const shopper = await arrive();
    expect((await fetchPlans(shopper, number)).json.data).toEqual({ installments: {} });
    expect((await pay(shopper, number, 2)).json.error).toMatchObject(
      number === foreign ? { code: 'declined' } : { code: 'declined', group: '8' },
    );
  });

  it('IN-05 a debit card pays over months, but not where the merchant blocks that', async () => {
    const free = await arrive();
    expect(countsOf((await fetchPlans(free, debit)).json.data.installments.combo)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await pay(free, debit, 3)).status).toBe(200);
    const blocked = await arrive({ merchant_id: '100011' });
    expect((await fetchPlans(blocked, debit)).json.data).toEqual({ installments: {} });
    expect((await pay(blocked, debit, 3)).json.error).toMatchObject({ code: 'declined', group: '8' });
    expect((await pay(blocked, axess, 3)).status).toBe(200);
  });

  it.each([
    ['binNumber', '4355084'],
    ['binNumber', '435508435'],
    ['amount', '1,00'],
    ['amount', '123450'],
    ['amount', ''],
  ])('refuses %s %p', async (name, value) => {
    const answer = await fetchPlans(await arrive(), axess, { [name]: value });
    expect(answer.json.error).toMatchObject({ code: 'validation', description: expect.stringContaining(name) });
  });
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
    const shopper = await arrive(order);
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

  it('IN-01 the notification tells the total with its interest, the count, and durum-sorgu both amounts', async () => {
    const shopper = await arrive();
    const shown = (await dataOf(shopper)).installments.axess.installment[6].total;
    await pay(shopper, axess, 6);
    const total = parseAmount(shown) ?? 0;
    expect(await toldOf(shopper)).toMatchObject({
      payment_amount: '123450',
      total_amount: String(total),
      installment_count: '6',
    });
    const { oid } = shopper.opened;
    const { provider } = sandbox.urls;
    const { json } = await merchantCall(
      provider,
      '/odeme/durum-sorgu',
      '100003',
      { merchant_oid: oid },
      `100003${oid}`,
    );
    expect(json).toMatchObject({ payment_amount: '1234.50', payment_total: (total / 100).toFixed(2), taksit: '6' });
  });

  const terms = fc.record<Terms>({
    amount: fc.integer({ min: 1, max: 999_999_999_999 }),
    currency: fc.constantFrom(...currencies),
    noInstallment: fc.boolean(),
    maxInstallment: fc.constantFrom(0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    pftOptionMax: fc.constantFrom(0, 2, 3, 6, 12),
    singleOff: fc.boolean(),
  });

  it('IN-01 every amount: printed and read again nothing is lost, the total never falls, a month is the total’s share', () => {
    fc.assert(
      fc.property(terms, (order) => {
        const plans = plansOf(order);
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

  it('a stored business card pays as its brand: the page knows no more of it', () => {
    fc.assert(
      fc.property(terms, (order) => {
        expect(
          planOfCard(order, { bin: business.slice(0, 8), origin: 'stored', policy: { merchantId: '100001' } }),
        ).toEqual(plansOf(order).get('world'));
      }),
    );
  });

  function readBack(printed: object): readonly InstallmentPlan[] {
    const body = { status: 'success', data: { installments: printed } };
    return [...readInstallments({ httpStatus: 200, body, answeredAt: undefined }).values()];
  }
});

describe('taksit-oranlari', () => {
  const ask = async (merchantId: string, id: string, signed = merchantId + id) =>
    (await merchantCall(sandbox.urls.provider, '/odeme/taksit-oranlari', merchantId, { request_id: id }, signed)).json;

  it('tells the percentages of every brand, the ones payments are made with', async () => {
    const { oranlar, ...rest } = await ask('100001', 'R1');
    expect(rest).toEqual({ status: 'success', request_id: 'R1', max_inst_non_bus: 12 });
    expect(oranlar.axess).toMatchObject({ taksit_2: 2.99, taksit_3: 3.99, taksit_12: 12.99 });
    const { installments } = await dataOf(await arrive({ payment_amount: '1000000' }));
    for (const [brand, rates] of Object.entries<Record<string, number>>(oranlar)) {
      for (const [name, percent] of Object.entries(rates)) {
        const total = parseAmount(installments[brand].installment[name.replace('taksit_', '')].total);
        expect(total).toBe(Math.round(1_000_000 + percent * 10_000));
      }
    }
  });

  it('has none for a merchant without installments; refuses a wrong signature and an odd id', async () => {
    expect(await ask('100010', 'R1')).toMatchObject({ max_inst_non_bus: 0, oranlar: {} });
    expect((await ask('100001', 'R1', 'R1')).status).toBe('error');
    expect((await ask('100001', '')).status).toBe('error');
    expect((await ask('100001', 'x'.repeat(65))).status).toBe('error');
  });
});
