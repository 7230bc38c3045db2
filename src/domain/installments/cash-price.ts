import type { InstallmentTerms } from './installment-terms.js';
import { installmentsOffered } from './offered-installments.js';

/** The card brands that offer installments at the cash price ("peşin fiyatına"), by their keys in lower case (PP-07). */
export const cashPriceBrands = [
  'advantage',
  'bonus',
  'cardfinans',
  'maximum',
  'paraf',
  'world',
  'saglamkart',
  'axess',
  'combo',
] as const;

/**
 * The count of the banner that names these brands: the merchant's highest cash-price count, where the order can be paid
 * in installments at all. Undefined where no banner is shown (PP-07).
 */
export function cashPriceCount(
  page: InstallmentTerms & { readonly pftOptionMax: number | undefined },
): number | undefined {
  return installmentsOffered(page, {}) ? page.pftOptionMax : undefined;
}
