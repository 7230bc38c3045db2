import { countIn } from './installment-choice.js';
import type { InstallmentPlan, InstallmentTerms } from './installment-plan.js';

/**
 * Returns what a count charges, in minor units: the order's amount for the single payment, else the total of the option
 * (IN-01).
 */
export function amountFor(page: InstallmentTerms, plan: InstallmentPlan | undefined, chosen: number): number {
  const paid = countIn(plan, chosen);
  return plan?.options.find(({ count }) => count === paid)?.total ?? page.order.amount;
}
