import {
  isLimitedCategory,
  type LegalLimit,
  legalLimitOf,
  legalLimits,
  limitWarning,
  strictestLimitOf,
  warnedLimit,
} from '../../../src/domain/installments/legal-limits.js';

const asked = { category: 'electronics', card: 'personal', price: 100_000, day: '2026-03-09' } as const;

describe('the legal limits of installments', () => {
  it.each([
    ['general', 'personal', 12],
    ['general', 'corporate', 18],
    ['electronics', 'personal', 4],
    ['electronics', 'corporate', undefined],
    ['smallAppliances', 'personal', 9],
    ['newPhones', 'personal', 1],
    ['furniture', 'personal', undefined],
  ] as const)('IN-12 %s by a %s card: %s', (category, card, max) => {
    expect(legalLimitOf({ ...asked, category, card })?.max).toBe(max);
  });

  it.each([
    [0, 12],
    [2_499_999, 12],
    [2_500_000, 12],
    [2_500_001, 3],
  ])('IN-12 a refurbished phone of %i kuruş: %i', (price, max) => {
    expect(legalLimitOf({ ...asked, category: 'refurbishedPhones', price })?.max).toBe(max);
  });

  const dated: readonly LegalLimit[] = [
    { category: 'electronics', card: 'personal', max: 6, validFrom: '2026-01-01', validTo: '2026-03-31', source: 'a' },
    { category: 'electronics', card: 'personal', max: 3, validFrom: '2026-04-01', source: 'b' },
  ];
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 6],
    ['2026-03-31', 6],
    ['2026-04-01', 3],
    ['2030-01-01', 3],
  ])('IN-12 on %s a deployment’s own rows allow %s', (day, max) => {
    expect(legalLimitOf({ ...asked, day }, dated)?.max).toBe(max);
  });

  it('IN-12 names the row that decides, with its source', () => {
    expect(legalLimitOf(asked)).toMatchObject({ category: 'electronics', source: expect.stringContaining('2025') });
  });

  it('IN-12 the strictest of several goods wins, and goods without a row limit nothing', () => {
    const furniture = { ...asked, category: 'furniture' };
    expect(strictestLimitOf([furniture, { ...asked, category: 'smallAppliances' }, asked])?.max).toBe(4);
    expect(strictestLimitOf([furniture])).toBeUndefined();
    expect(strictestLimitOf([])).toBeUndefined();
  });

  it('IN-12 every row has a source, a day it begins and a count', () => {
    for (const { source, validFrom, max } of legalLimits) {
      expect(source).not.toBe('');
      expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(max).toBeGreaterThanOrEqual(1);
    }
  });

  it('IN-12 a category is known by its rows', () => {
    expect(isLimitedCategory('electronics')).toBe(true);
    expect(isLimitedCategory('furniture')).toBe(false);
    expect(isLimitedCategory('furniture', [{ ...dated[0]!, category: 'furniture' }])).toBe(true);
  });

  it.each([
    [[limitWarning(4)], 4],
    [['liveMode1', limitWarning(9)], 9],
    [[limitWarning(1)], 1],
    [['installmentLimit:x'], undefined],
    [[], undefined],
  ])('IN-12 the warnings %j tell the page %s', (warnings, max) => {
    expect(warnedLimit(warnings)).toBe(max);
  });
});
