import type { LegalLimit } from '../../../../src/domain/installments/legal-limits.js';
import { get, post } from '../../calls.js';
import { basketOf, tokenRequest } from '../../merchant.js';
import { createLink, linkRequest } from '../links/link-shop.js';
import { axess, dataOf, fetchPlans, type InstallmentShop, openInstallmentShop, pay } from './installment-shop.js';

/** The clock of the test sandbox is at 9 March 2026. */
const rows: readonly LegalLimit[] = [
  { category: 'general', card: 'personal', max: 10, validFrom: '2026-01-01', source: 'a' },
  { category: 'furniture', card: 'personal', max: 6, validFrom: '2026-01-01', validTo: '2026-03-09', source: 'b' },
  { category: 'furniture', card: 'personal', max: 3, validFrom: '2026-03-10', source: 'b' },
];

let shop: InstallmentShop;
beforeAll(async () => {
  shop = await openInstallmentShop({ legalRows: rows });
});
afterAll(() => shop.close());

const longestOf = async (changes: Record<string, string>) => {
  const { installments } = await dataOf(await shop.arrive(changes));
  return Math.max(...Object.keys(installments.axess.installment).map(Number));
};

describe('a provider with rows of its own', () => {
  it('IN-12 offers no more than its rows allow', async () => {
    expect(await longestOf({})).toBe(10);
    expect(await longestOf({ category: 'furniture' })).toBe(6);
    expect(await longestOf({ user_basket: basketOf([['Masa', '1234.50', 1, 'furniture']]) })).toBe(6);
  });

  it('IN-12 shows the plan of one card, and why plans end early, by its rows', async () => {
    const shopper = await shop.arrive({ category: 'furniture' });
    const { json } = await fetchPlans(shopper, axess);
    expect(Math.max(...Object.keys(json.data.installments.axess.installment).map(Number))).toBe(6);
    expect((await dataOf(shopper)).paymentWarnings).toEqual(['installmentLimit:6']);
  });

  it('IN-12 refuses a post above its rows, and charges one at them', async () => {
    const above = await pay(await shop.arrive({ category: 'furniture' }), axess, 7);
    expect(above.json.error).toMatchObject({ code: 'declined' });
    expect((await pay(await shop.arrive({ category: 'furniture' }), axess, 6)).status).toBe(200);
  });

  it('IN-12 takes no category of the replaced rows', async () => {
    await expect(shop.arrive({ category: 'electronics' })).rejects.toThrow(
      'category must be one of general, furniture',
    );
    const { json } = await post(
      `${shop.provider}/odeme/api/link/create`,
      linkRequest('flex', { category: 'electronics' }),
    );
    expect(json).toMatchObject({ err_no: '002', err_msg: 'category must be one of general, furniture' });
    expect(await createLink(shop.provider, 'flex', { category: 'furniture' })).not.toBe('');
  });

  it('IN-12 says which words of a basket its rows do not have', async () => {
    const lines = [
      ['Masa', '617.25', 1, 'furniture'],
      ['Kulaklık', '617.25', 1, 'electronics'],
    ];
    const { json } = await post(`${shop.provider}/odeme/api/get-token`, tokenRequest({ user_basket: basketOf(lines) }));
    expect(json.basket_changes).toEqual([
      'line 2: electronics is no category of goods and is left out; known are general, furniture',
    ]);
  });

  it('IN-12 its panel offers the categories of its rows', async () => {
    const page = (await get(`${shop.store}/merchants/100003`)).text;
    expect(page).toContain('<option value="furniture">furniture</option>');
    expect(page).not.toContain('electronics');
  });
});

describe('a day of its rows', () => {
  it('IN-12 a post after midnight in Turkey is held to the row of that day', async () => {
    const shopper = await shop.arrive({ category: 'furniture', timeout_limit: '1440' });
    shop.clock.advance(12 * 60 * 60_000);
    const above = await pay(shopper, axess, 6);
    expect(above.json.error).toMatchObject({ code: 'declined' });
    expect((await pay(shopper, axess, 3)).status).toBe(200);
  });
});
