import { countIn, monthsOf } from './installment-choice.js';
import type { InstallmentOption, InstallmentPlan, InstallmentTerms } from './installment-plan.js';

/** Returns the option that is paid when this count was chosen; undefined for the single payment (IN-01). */
export function installmentFor(plan: InstallmentPlan | undefined, chosen: number): InstallmentOption | undefined {
  const paid = countIn(plan, chosen);
  return plan && monthsOf(plan).find(({ count }) => count === paid);
}

/**
 * Returns what a count charges, in minor units: the order's amount for the single payment, else the total of the option
 * (IN-01).
 */
export function amountFor(page: InstallmentTerms, plan: InstallmentPlan | undefined, chosen: number): number {
  return installmentFor(plan, chosen)?.total ?? page.order.amount;
}
