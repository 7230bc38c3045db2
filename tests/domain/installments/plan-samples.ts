import fc from 'fast-check';
import type { InstallmentOption, InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';

/** An option of 1.000,00 whose every count has an amount of its own. */
export const option = (count: number, pft = false): InstallmentOption => {
  const total = count === 1 ? 100_000 : 100_000 + count * 101;
  return { count, monthly: Math.round(total / count), total, pft };
};

/** A plan of these counts; the cash-price ones are marked and listed. */
export const plan = (counts: readonly number[], pftCounts: readonly number[] = []): InstallmentPlan => ({
  brand: 'bonus',
  options: counts.map((count) => option(count, pftCounts.includes(count))),
  pftCounts,
});

export const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Any plan a provider could send: any counts in any order, any amounts, cash-price counts that may not even exist. */
export const plans: fc.Arbitrary<InstallmentPlan> = fc.record({
  brand: fc.constant('bonus'),
  options: fc.uniqueArray(
    fc.record({
      count: fc.integer({ min: 1, max: 12 }),
      monthly: fc.nat(99_999_999),
      total: fc.nat(99_999_999),
      pft: fc.boolean(),
    }),
    { selector: ({ count }) => count, maxLength: 12 },
  ),
  pftCounts: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
});
