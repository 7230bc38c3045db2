import { brandNames, cashPriceCount } from '../../../src/domain/installments/cash-price.js';
import { inCurrency, usual } from './page-samples.js';

describe('the cash-price banner', () => {
  const withCount = { ...usual, pftOptionMax: 6 };

  it('PP-07 names the nine brands and shows when pftOptionMax is set', () => {
    expect([...brandNames.keys()]).toEqual([
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
    expect(cashPriceCount(usual)).toBeUndefined();
    expect(cashPriceCount(withCount)).toBe(6);
  });

  it('PP-07 does not show in another currency, nor with installments off', () => {
    expect(cashPriceCount(inCurrency(withCount, 'USD'))).toBeUndefined();
    expect(cashPriceCount({ ...withCount, noInstallment: true })).toBeUndefined();
    expect(cashPriceCount({ ...withCount, installments: new Map() })).toBeUndefined();
  });
});
