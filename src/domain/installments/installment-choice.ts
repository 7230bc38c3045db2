import type { InstallmentOption, InstallmentPlan } from './installment-plan.js';

/** The count of the single payment (IN-01). */
export const single = 0;

/** The count a plan starts with: the single payment, or 2 where the plan has none (IN-04), or the lowest where 2 is missing too. */
export function initialCount(plan: InstallmentPlan | undefined): number {
  if (plan === undefined || hasSingle(plan)) return single;
  return monthsOf(plan)[0]?.count ?? single;
}

/**
 * The count that is paid when this one was chosen: itself where the plan has it, else what the plan starts with. The
 * count that is sent and the amount that is shown both go through here.
 */
export function countIn(plan: InstallmentPlan | undefined, chosen: number): number {
  if (plan === undefined) return single;
  const offered = chosen === single ? hasSingle(plan) : monthsOf(plan).some(({ count }) => count === chosen);
  return offered ? chosen : initialCount(plan);
}

/** Returns whether a plan has the single payment. */
export function hasSingle(plan: InstallmentPlan): boolean {
  return plan.options.some(({ count }) => count === 1);
}

/** The real installments: 2 to 12 months, by count. */
export function monthsOf(plan: InstallmentPlan): readonly InstallmentOption[] {
  return plan.options.filter(({ count }) => count >= 2 && count <= 12).sort((one, other) => one.count - other.count);
}
