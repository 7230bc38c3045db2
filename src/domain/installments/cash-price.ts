import { installmentsOffered } from './installment-eligibility.js';
import type { InstallmentTerms } from './installment-plan.js';

/**
 * The card brands that offer installments at the cash price ("peşin fiyatına"), by their keys in lower case, with the
 * names that people know them by (PP-07).
 */
export const brandNames: ReadonlyMap<string, string> = new Map([
  ['advantage', 'Advantage'],
  ['bonus', 'Bonus'],
  ['cardfinans', 'CardFinans'],
  ['maximum', 'Maximum'],
  ['paraf', 'Paraf'],
  ['world', 'World'],
  ['saglamkart', 'Sağlam Kart'],
  ['axess', 'Axess'],
  ['combo', 'Combo'],
]);

/**
 * The count of the banner that names these brands: the merchant's highest cash-price count, where the order can be paid
 * in installments at all. Undefined where no banner is shown (PP-07).
 */
export function cashPriceCount(
  page: InstallmentTerms & { readonly pftOptionMax: number | undefined },
): number | undefined {
  return installmentsOffered(page, {}) ? page.pftOptionMax : undefined;
}
