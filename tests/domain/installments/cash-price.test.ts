import { cashPriceBrands, showsCashPriceBanner } from '../../../src/domain/installments/cash-price.js';
import { samplePage } from '../sample-page.js';

describe('the cash-price banner', () => {
  it('PP-07 names the nine brands and shows when pftOptionMax is set', () => {
    expect(cashPriceBrands).toEqual([
      'advantage',
      'bonus',
      'cardfinans',
      'maximum',
      'paraf',
      'world',
      'saglamkart',
      'axess',
      'combo',
    ]);
    expect(showsCashPriceBanner(samplePage())).toBe(false);
    expect(showsCashPriceBanner(samplePage({ pftOptionMax: 6 }))).toBe(true);
  });
});
