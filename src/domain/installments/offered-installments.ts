import type { CardDetails, CardType } from '../card/card-details.js';
import { hasSingle, initialCount, monthsOf, single } from './installment-choice.js';
import type { InstallmentPlan } from './installment-plan.js';
import type { InstallmentTerms } from './installment-terms.js';

/** One line of the installment table (IN-02). Amounts are minor units. */
export interface InstallmentRow {
  /** What is sent when the row is chosen: 2 to 12, or 0 for the single payment (IN-01). */
  readonly count: number;
  readonly monthly: number;
  readonly total: number;
  /** Marked as cash price: the merchant pays the interest (IN-08). */
  readonly pft: boolean;
}

/** What a collapsed table lists where the merchant offers no cash-price counts (IN-03). */
const usualCounts: readonly number[] = [3, 6, 9];

/** Whether a card can be paid in installments here: only in TL, where the page has them, and not by a debit card of a merchant that blocks these (PP-12, IN-05, IN-07). */
export function installmentsOffered(
  page: InstallmentTerms,
  { type }: { readonly type?: CardType | undefined },
): boolean {
  const blocked = type === 'debit' && page.merchant.policy.blocksDebitInstallments === true;
  return installmentsEnabled(page) && page.order.currency === 'TL' && !blocked;
}

/** Whether a card's options are not the page's but have to be asked for: those of a business card, known by its BIN (IN-06). */
export function needsFetchedPlan(page: InstallmentTerms, details: Pick<CardDetails, 'type' | 'business'>): boolean {
  return details.business && installmentsOffered(page, details);
}

/**
 * The options of a brand, which is in lower case (IN-06). `fetched` are the ones asked for a business card: where it is
 * given, the page's are not this card's, and what it does not name does not exist. A plan without options is none.
 */
export function planOf(
  page: InstallmentTerms,
  brand: string,
  fetched?: ReadonlyMap<string, InstallmentPlan>,
): InstallmentPlan | undefined {
  const plan = (fetched ?? page.installments).get(brand);
  return plan !== undefined && plan.options.length > 0 ? plan : undefined;
}

/** What a table is made of. */
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

/** Whether the toggle that shows all counts has anything to show (IN-03). */
export function collapses(table: InstallmentTable): boolean {
  return installmentRows({ ...table, expanded: false }).length < installmentRows({ ...table, expanded: true }).length;
}

/** Whether the note about installments is shown: where there are any, unless the merchant is exempt from it (IN-09). */
export function showsInstallmentNote(page: InstallmentTerms): boolean {
  return installmentsOffered(page, {}) && page.merchant.policy.hidesInstallmentNote !== true;
}

/** Whether a payment of this page can be made in installments at all (PP-12). */
export function installmentsEnabled(page: InstallmentTerms): boolean {
  return !page.noInstallment && page.installments.size > 0;
}
