import type { CardType } from '../card/bin.js';
import { hasSingle, initialCount, monthsOf, single } from './installment-choice.js';
import type { InstallmentPlan, InstallmentTerms } from './installment-plan.js';

/** One line of the installment table (IN-02). Amounts are minor units. */
export interface InstallmentRow {
  /** Holds what is sent when the row is chosen: 2 to 12, or 0 for the single payment (IN-01). */
  readonly count: number;
  readonly monthly: number;
  readonly total: number;
  /** Marked as cash price: the merchant pays the interest (IN-08). */
  readonly pft: boolean;
}

/** Holds what a collapsed table lists where the merchant offers no cash-price counts (IN-03). */
const usualCounts: readonly number[] = [3, 6, 9];

/** Describes what a table is made of. */
export interface InstallmentTable {
  readonly page: InstallmentTerms;
  readonly plan: InstallmentPlan;
  /** Undefined while the card is not known. */
  readonly cardType: CardType | undefined;
  /** A saved card is selected, which settles the brand. */
  readonly selected: boolean;
  /** All counts are listed. */
  readonly expanded: boolean;
  /** The count that is chosen stays in sight when the table collapses. */
  readonly chosen?: number | undefined;
}

/**
 * The rows of the table, the single payment first where the plan has one (IN-04), then by count. Expanded these are all
 * counts from 2 to 12; collapsed the cash-price ones, or 3, 6 and 9 (IN-03), with the chosen one and the one the plan
 * starts with; all, where it would hold none of them. A debit card, and a saved one that is selected, are shown no cash
 * price (IN-08).
 */
export function installmentRows(table: InstallmentTable): readonly InstallmentRow[] {
  const { page, plan, cardType, selected, expanded, chosen } = table;
  const showsPft = cardType !== 'debit' && !selected;
  const months = monthsOf(plan);
  const listed = showsPft && plan.pftCounts.length > 0 ? plan.pftCounts : usualCounts;
  const isCollapsed = !expanded && months.some(({ count }) => listed.includes(count));
  const kept = [...listed, initialCount(plan), chosen];
  const shown = isCollapsed ? months.filter(({ count }) => kept.includes(count)) : months;
  const { amount } = page.order;
  return [
    ...(hasSingle(plan) ? [{ count: single, monthly: amount, total: amount, pft: false }] : []),
    ...shown.map(({ count, monthly, total, pft }) => ({ count, monthly, total, pft: pft && showsPft })),
  ];
}

/** Returns whether the toggle that shows all counts has anything to show (IN-03). */
export function collapses(table: InstallmentTable): boolean {
  return installmentRows({ ...table, expanded: false }).length < installmentRows({ ...table, expanded: true }).length;
}
