import type { CardDetails, CardType } from '../card/bin.js';
import type { InstallmentPlan, InstallmentTerms } from './installment-plan.js';

/**
 * Returns whether a card can be paid in installments here: only in TL, where the page has them, and not by a debit card
 * of a merchant that blocks these (PP-12, IN-05, IN-07).
 */
export function installmentsOffered(
  page: InstallmentTerms,
  { type }: { readonly type?: CardType | undefined },
): boolean {
  const blocked = type === 'debit' && page.merchant.policy.blocksDebitInstallments === true;
  return installmentsEnabled(page) && page.order.currency === 'TL' && !blocked;
}

/**
 * Returns whether a card's options are not the page's but have to be asked for: those of a business card, known by its
 * BIN (IN-06).
 */
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

/**
 * Returns whether the note about installments is shown: where there are any, unless the merchant is exempt from it
 * (IN-09).
 */
export function showsInstallmentNote(page: InstallmentTerms): boolean {
  return installmentsOffered(page, {}) && page.merchant.policy.hidesInstallmentNote !== true;
}

/** Returns whether a payment of this page can be made in installments at all (PP-12). */
export function installmentsEnabled(page: InstallmentTerms): boolean {
  return !page.noInstallment && page.installments.size > 0;
}
