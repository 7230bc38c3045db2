import type { PaymentPage } from './payment-page.js';

/** Describes what of the shopper's choices decides whether the payment goes with 3-D Secure. */
export interface SecurityChoice {
  /** The 3-D Secure box. */
  readonly use3d: boolean;
  /** The store-card box. */
  readonly storeCard: boolean;
  /** The card's points pay what they can (CP-03). */
  readonly usePoints: boolean;
}

/**
 * Returns whether the shopper may pay without 3-D Secure: the merchant allows it, and the page is live (PP-13, PP-14).
 * Only then is the 3-D box there: on other pages every payment is 3-D, and there is nothing to choose (S3-08).
 */
export function non3dAllowed(page: PaymentPage): boolean {
  return page.non3d && !page.testMode;
}

/** Storing a card and paying with points force 3-D Secure (S3-01, S3-04). */
export function forces3d({ storeCard, usePoints }: Pick<SecurityChoice, 'storeCard' | 'usePoints'>): boolean {
  return storeCard || usePoints;
}

/**
 * Returns whether the payment goes with 3-D Secure. Without it go only payments of a live page whose merchant allows
 * that and does not insist on 3-D, with the box unchecked (S3-06, S3-08), no card stored and no points used (S3-04).
 */
export function paysWith3d(choice: SecurityChoice, page: PaymentPage): boolean {
  return choice.use3d || forces3d(choice) || !mayGoWithout3d(page);
}

/** Returns whether the merchant lets a payment go without 3-D Secure at all: `force3d` goes before `non3d` (S3-08). */
function mayGoWithout3d(page: PaymentPage): boolean {
  return non3dAllowed(page) && !page.force3d;
}
