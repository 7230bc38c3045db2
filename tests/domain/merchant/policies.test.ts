import {
  financeInfoAfter,
  mayShowFinanceInfo,
  needsBasketCheck,
  policies,
  policyOf,
} from '../../../src/domain/merchant/policies.js';

describe('policies', () => {
  it.each([
    ['582672', true],
    ['595494', true],
    ['150397', false],
    ['100', false],
    ['', false],
    ['constructor', false],
    ['0582672', false],
  ])('SP-01 merchant %j may show the finance info: %s, and may always switch it off', (merchantId, may) => {
    expect(mayShowFinanceInfo(merchantId)).toBe(may);
    expect(financeInfoAfter(true, merchantId)).toBe(may);
    expect(financeInfoAfter(false, merchantId)).toBe(false);
  });

  it.each([
    ['150397', true],
    ['582672', false],
    ['595494', false],
    ['100', false],
  ])('SP-02 merchant %s has its basket checked: %s', (merchantId, checked) => {
    expect(needsBasketCheck(merchantId)).toBe(checked);
  });

  it('SP-03 is one table with one row a merchant, found by its id', () => {
    const ids = policies.map((policy) => policy.merchantId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map(policyOf)).toEqual(policies);
    expect(policyOf('100')).toEqual({ merchantId: '100' });
  });
});
