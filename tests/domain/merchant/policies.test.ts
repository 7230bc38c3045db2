import {
  blocksDebitInstallments,
  financeInfoAfter,
  hidesInstallmentNote,
  type MerchantPolicy,
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

  it.each([
    ['100011', true, false],
    ['100012', false, true],
    ['150397', false, false],
    ['100', false, false],
  ])('IN-05 IN-09 merchant %s blocks debit installments: %s, hides the note: %s', (merchantId, blocks, hides) => {
    expect(blocksDebitInstallments(merchantId)).toBe(blocks);
    expect(hidesInstallmentNote(merchantId)).toBe(hides);
  });

  it('SP-03 one row is all a special case needs: every rule reads the table and nothing else', () => {
    const rules: Record<Exclude<keyof MerchantPolicy, 'merchantId'>, (merchantId: string) => boolean> = {
      financeInfo: mayShowFinanceInfo,
      basketCheck: needsBasketCheck,
      blocksDebitInstallments,
      hidesInstallmentNote,
    };
    for (const policy of [...policies, { merchantId: 'of no row' }]) {
      const told = Object.entries(rules).filter(([, rule]) => rule(policy.merchantId));
      expect(told.map(([name]) => name)).toEqual(Object.keys(policy).filter((name) => name !== 'merchantId'));
    }
  });

  it('SP-03 is one table with one row a merchant, found by its id', () => {
    const ids = policies.map((policy) => policy.merchantId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map(policyOf)).toEqual(policies);
    expect(policyOf('100')).toEqual({ merchantId: '100' });
  });
});
