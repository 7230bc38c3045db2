import { legalMax } from '../../../../sandbox/provider/installments/legal-installments.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';
import { basketOf } from '../../merchant.js';
import { axess, dataOf, fetchPlans, type InstallmentShop, openInstallmentShop, pay } from './installment-shop.js';

/** A company's, of Yapı Kredi. */
const businessCard = '9792440000000019';

let shop: InstallmentShop;
beforeAll(async () => {
  shop = await openInstallmentShop();
});
afterAll(() => shop.close());

/** The longest plan that the page is given of a brand; undefined where it is given none. */
async function longestOf(changes: Record<string, string>): Promise<number | undefined> {
  const { installments } = await dataOf(await shop.arrive(changes));
  const counts = Object.keys(installments.axess?.installment ?? {}).map(Number);
  return counts.length === 0 ? undefined : Math.max(...counts);
}

const at = (now: number) => ({ rows: legalLimits, now });

const line = (name: string, price: string, category?: string) => [name, price, 1, ...(category ? [category] : [])];

describe('the legal limits of installments', () => {
  it.each([
    ['of no category', {}, 12],
    ['of electronics', { category: 'electronics' }, 4],
    ['of small appliances', { category: 'smallAppliances' }, 9],
    ['of new phones', { category: 'newPhones' }, undefined],
    ['with fewer of its own', { category: 'smallAppliances', max_installment: '3' }, 3],
  ])('IN-12 an order %s', async (_name, changes: Record<string, string>, longest) => {
    expect(await longestOf(changes)).toBe(longest);
  });

  it.each([
    ['a line of electronics among others', [line('Kitap', '234.50'), line('Kulaklık', '1000.00', 'electronics')], 4],
    ['the strictest of two lines', [line('A', '234.50', 'smallAppliances'), line('B', '1000.00', 'electronics')], 4],
    ['lines without a word', [line('Masa', '1234.50')], 12],
  ])('IN-12 the basket: %s', async (_name, lines, longest) => {
    expect(await longestOf({ user_basket: basketOf(lines) })).toBe(longest);
  });

  it.each([
    ['25000.00', '2500000', 12],
    ['25000.01', '2500001', 3],
  ])('IN-12 a refurbished phone of %s', async (price, amount, longest) => {
    const user_basket = basketOf([line('Telefon', price, 'refurbishedPhones')]);
    expect(await longestOf({ user_basket, payment_amount: amount })).toBe(longest);
  });

  it('IN-12 the category of a merchant holds where its order names none', async () => {
    await shop.setCategory('electronics');
    expect(await longestOf({})).toBe(4);
    expect(await longestOf({ category: 'smallAppliances' })).toBe(9);
    await shop.setCategory('');
    expect(await longestOf({})).toBe(12);
  });

  it('IN-12 a category of the merchant that no rule is about counts as goods of any kind', async () => {
    await shop.setCategory('elektronik');
    expect(await longestOf({})).toBe(12);
    await shop.setCategory('');
  });

  it('IN-12 the page promises the cash price no further than the limit', async () => {
    const { paymentPage } = await dataOf(await shop.arrive({ category: 'electronics', pft_option_max: '12' }));
    expect(paymentPage.pftOptionMax).toBe(4);
  });

  it('IN-12 a company’s card that is typed is not limited as others are', async () => {
    const { json } = await fetchPlans(await shop.arrive({ category: 'electronics' }), businessCard);
    expect(Math.max(...Object.keys(json.data.installments.world.installment).map(Number))).toBe(12);
  });

  it('IN-12 a day begins at midnight in Turkey', async () => {
    const order = { amount: 100_00, category: 'electronics', userBasket: '', goodsPrice: null };
    expect(legalMax(order, 'personal', at(Date.UTC(2025, 7, 31, 20, 59, 59)))).toBe(Number.POSITIVE_INFINITY);
    expect(legalMax(order, 'personal', at(Date.UTC(2025, 7, 31, 21)))).toBe(4);
  });

  it('IN-12 without a basket that can be read the amount counts', () => {
    const order = { category: 'refurbishedPhones', userBasket: 'none', goodsPrice: null };
    const now = at(Date.UTC(2026, 2, 9));
    expect(legalMax({ ...order, amount: 2_500_000 }, 'personal', now)).toBe(12);
    expect(legalMax({ ...order, amount: 2_500_001 }, 'personal', now)).toBe(3);
  });

  it('IN-12 a post above the limit is refused, one at it is charged', async () => {
    const changes = { category: 'electronics' };
    const above = await pay(await shop.arrive(changes), axess, 5);
    expect(above.json.error).toMatchObject({ code: 'declined' });
    expect((await pay(await shop.arrive(changes), axess, 4)).status).toBe(200);
  });

  it('IN-12 the plan of one card ends at the limit, too', async () => {
    const { json } = await fetchPlans(await shop.arrive({ category: 'electronics' }), axess);
    expect(Math.max(...Object.keys(json.data.installments.axess.installment).map(Number))).toBe(4);
  });

  it('IN-12 the page is told why the plans end early, and nothing where they do not', async () => {
    const warningsOf = async (changes: Record<string, string>) =>
      (await dataOf(await shop.arrive(changes))).paymentWarnings;
    expect(await warningsOf({ category: 'electronics' })).toEqual(['installmentLimit:4']);
    expect(await warningsOf({ category: 'electronics', max_installment: '3' })).toEqual([]);
    expect(await warningsOf({})).toEqual([]);
    expect(await warningsOf({ category: 'electronics', no_installment: '1' })).toEqual([]);
  });

  it('IN-12 a merchant’s own warnings cannot say what the law allows', async () => {
    await expect(shop.arrive({ warnings: 'installmentLimit:1' })).rejects.toThrow(/warnings must be codes/);
  });

  it('IN-12 a category that no rule is about is refused: a misspelt one would limit nothing', async () => {
    await expect(shop.arrive({ category: 'elektronik' })).rejects.toThrow(/category must be/);
  });
});
