import type { PaymentPage } from './payment-page.js';

/** The variants of the information banner, which are warning codes (PP-03, PP-08). */
export const banners = ['liveMode1', 'liveMode2', 'merchantLogo'] as const;

export type Banner = (typeof banners)[number];

/** The banner a list of warning codes asks for: the first code that names one. An unknown code shows nothing (PP-03). */
export function bannerOf(warnings: readonly string[]): Banner | undefined {
  return warnings.map((code) => banners.find((banner) => banner === code)).find((banner) => banner !== undefined);
}

/** Whether the shopper must see the financing message before paying: the provider asks for it, for a merchant that may (PP-03, SP-01). */
export function financeInfoPending(page: PaymentPage): boolean {
  return page.warnings.includes('financeInfo') && page.merchant.policy.financeInfo === true;
}
