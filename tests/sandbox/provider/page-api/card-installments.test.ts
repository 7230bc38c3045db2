import { brandNames } from '../../../../src/domain/installments/cash-price.js';
import { parseAmount } from '../../../../src/domain/money/amount.js';
import { currencies } from '../../../../src/domain/money/currency.js';
import { merchantCall } from '../../merchant.js';
import {
  axess,
  business,
  dataOf,
  fetchPlans,
  type InstallmentShop,
  openInstallmentShop,
  pay,
} from './installment-shop.js';

const debit = '5269340000000013';
const prepaid = '5355760000000017';
const foreign = '4000001200000016';

let shop: InstallmentShop;
beforeAll(async () => {
  shop = await openInstallmentShop();
});
afterAll(() => shop.close());

const countsOf = (plan: { installment: object } | undefined) => Object.keys(plan?.installment ?? {}).map(Number);

describe('EN-03 the plans of an order', () => {
  it('stand with the payment: every brand, with the single payment and 2 months on', async () => {
    const { installments } = await dataOf(await shop.arrive());
    expect(Object.keys(installments).sort()).toEqual([...brandNames.keys()].sort());
    expect(countsOf(installments.axess)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(countsOf(installments.saglamkart)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(installments.axess.installment[1]).toEqual({ monthly: '1.234,50', total: '1.234,50', pft: '0' });
    // 1234.50 and 3.99 %: 49.25655 is rounded to 49.26.
    expect(installments.axess.installment[3]).toEqual({ monthly: '427,92', total: '1.283,76', pft: '0' });
    expect(installments.axess).toMatchObject({ brand: 'axess', pftOptions: [] });
  });

  it.each<readonly [string, string]>([
    ...currencies.filter((currency) => currency !== 'TL').map((currency) => ['currency', currency] as const),
    ['no_installment', '1'],
    ['merchant_id', '100010'],
  ])('IN-07 PP-12 do not exist with %s %s', async (name, value) => {
    const { installments, paymentPage } = await dataOf(await shop.arrive({ [name]: value, pft_option_max: '6' }));
    expect(installments).toEqual({});
    expect(paymentPage.pftOptionMax).toBe(0);
  });

  it('PP-12 the page says that the merchant has none', async () => {
    expect((await dataOf(await shop.arrive({ merchant_id: '100010' }))).paymentPage.noInstallment).toBe('1');
  });

  it('max_installment ends them', async () => {
    const shopper = await shop.arrive({ max_installment: '4' });
    expect(countsOf((await dataOf(shopper)).installments.bonus)).toEqual([1, 2, 3, 4]);
    expect((await pay(shopper, axess, 5)).json.error).toMatchObject({ code: 'declined', group: '8' });
    expect((await pay(shopper, axess, 4)).status).toBe(200);
  });

  it('PP-07 cash-price counts cost what the order costs, as the merchant or the order says', async () => {
    const panel = await dataOf(await shop.arrive({ merchant_id: '100013' }));
    expect(panel.paymentPage.pftOptionMax).toBe(6);
    expect(panel.installments.world.pftOptions).toEqual([2, 3, 4, 5, 6]);
    expect(panel.installments.world.installment[6]).toEqual({ monthly: '205,75', total: '1.234,50', pft: '1' });
    expect(panel.installments.world.installment[7].pft).toBe('0');
    const order = await shop.arrive({ merchant_id: '100013', pft_option_max: '3' });
    expect((await dataOf(order)).installments.combo.pftOptions).toEqual([2, 3]);
    const off = await dataOf(await shop.arrive({ merchant_id: '100013', pft_option_max: '0' }));
    expect(off.paymentPage.pftOptionMax).toBe(0);
    expect(off.installments.world.pftOptions).toEqual([]);
    await pay(order, axess, 3);
    expect(await shop.notificationOf(order)).toMatchObject({ total_amount: '123450', installment_count: '3' });
  });

  it('IN-04 the single payment can be missing', async () => {
    const shopper = await shop.arrive({ merchant_id: '100014' });
    expect(countsOf((await dataOf(shopper)).installments.axess)[0]).toBe(2);
    expect((await pay(shopper, axess, 2)).status).toBe(200);
    expect(await shop.notificationOf(shopper)).toMatchObject({ installment_count: '2', payment_amount: '123450' });
  });
});

describe('AP-09 card/installment', () => {
  it('IN-06 a business card has plans of its own, and pays them', async () => {
    const shopper = await shop.arrive();
    const page = (await dataOf(shopper)).installments.world.installment;
    const { world, ...others } = (await fetchPlans(shopper, business)).json.data.installments;
    expect(others).toEqual({});
    expect(parseAmount(world.installment[6].total)).toBeGreaterThan(parseAmount(page[6].total) ?? 0);
    expect((await pay(shopper, business, 6)).status).toBe(200);
    expect((await shop.notificationOf(shopper)).total_amount).toBe(String(parseAmount(world.installment[6].total)));
  });

  it.each([
    ['without installments', prepaid],
    ['of a bank abroad', foreign],
    ['that is unknown', '4111111111111111'],
  ])('a card %s has no plan, and a count is refused with code 8', async (_what, number) => {
    const shopper = await shop.arrive();
    expect((await fetchPlans(shopper, number)).json.data).toEqual({ installments: {} });
    expect((await pay(shopper, number, 2)).json.error).toMatchObject(
      number === foreign ? { code: 'declined' } : { code: 'declined', group: '8' },
    );
  });

  it('IN-05 a debit card pays over months, but not where the merchant blocks that', async () => {
    const free = await shop.arrive();
    expect(countsOf((await fetchPlans(free, debit)).json.data.installments.combo)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await pay(free, debit, 3)).status).toBe(200);
    const blocked = await shop.arrive({ merchant_id: '100011' });
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
    const answer = await fetchPlans(await shop.arrive(), axess, { [name]: value });
    expect(answer.json.error).toMatchObject({ code: 'validation', field: name });
  });
});

describe('taksit-oranlari', () => {
  const ask = async (merchantId: string, id: string, signed = merchantId + id) =>
    (await merchantCall(shop.provider, '/odeme/taksit-oranlari', merchantId, { request_id: id }, signed)).json;

  it('answers the percentages of every brand, the ones payments are made with', async () => {
    const { oranlar, ...rest } = await ask('100001', 'R1');
    expect(rest).toEqual({ status: 'success', request_id: 'R1', max_inst_non_bus: 12 });
    expect(oranlar.axess).toMatchObject({ taksit_2: 2.99, taksit_3: 3.99, taksit_12: 12.99 });
    const { installments } = await dataOf(await shop.arrive({ payment_amount: '1000000' }));
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
