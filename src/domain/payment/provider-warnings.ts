import type { PaymentPage } from './payment-page.js';

/** The variants of the information banner, which are warning codes (PP-03, PP-08). */
export const banners = ['liveMode1', 'liveMode2', 'merchantLogo'] as const;

export type Banner = (typeof banners)[number];

/** Returns the banners that a list of warning codes asks for, each once. An unknown code shows nothing (PP-03). */
export function bannersOf(warnings: readonly string[]): readonly Banner[] {
  return banners.filter((banner) => warnings.includes(banner));
}

/**
 * Returns whether the shopper must see the financing message before paying: the provider asks for it, for a merchant
 * that may (PP-03, SP-01).
 */
export function financeInfoPending(page: PaymentPage): boolean {
  return page.warnings.includes('financeInfo') && page.merchant.policy.financeInfo === true;
}
