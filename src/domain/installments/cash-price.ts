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

/** Whether the banner that names these brands is shown: where the merchant has a highest cash-price count (PP-07). */
export function showsCashPriceBanner({ pftOptionMax }: { readonly pftOptionMax: number | undefined }): boolean {
  return pftOptionMax !== undefined;
}
