import type { PaymentPage } from '../page/payment-page.js';

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

/** Whether the banner that names these brands is shown (PP-07). */
export function showsCashPriceBanner(page: PaymentPage): boolean {
  return page.pftOptionMax !== undefined;
}
