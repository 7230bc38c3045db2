import { storeCardAllowed } from './page-features.js';
import type { PaymentPage } from './payment-page.js';
import type { SecurityChoice } from './three-d-secure.js';

/**
 * Describes what the shopper decided about the payment beside the card itself. A value: every change makes a new one.
 */
export interface PaymentChoice extends SecurityChoice {
  /** 0 is the single payment (IN-01). */
  readonly installmentCount: number;
}

/**
 * The choice a page opens with, and goes back to on a reset (TB-06): a single payment, nothing stored, the 3-D box
 * checked only where the merchant insists (S3-05, S3-08).
 */
export function initialChoice(page: PaymentPage): PaymentChoice {
  return { use3d: page.force3d, storeCard: false, installmentCount: 0, usePoints: false };
}

/**
 * Returns what checking the store-card box asks first: a dialog that names the e-mail the card is kept under (S3-01).
 * The choice changes with the answer, by {@link confirmStoreCard} or {@link dropStoreCard}. Undefined where cards
 * are not stored.
 */
export function askStoreCard(page: PaymentPage): { readonly email: string } | undefined {
  return storeCardAllowed(page) ? { email: page.order.email } : undefined;
}

/** Yes: the card is stored, which forces 3-D; both boxes are checked (S3-01, S3-04). */
export function confirmStoreCard(choice: PaymentChoice): PaymentChoice {
  return { ...check3d(choice), storeCard: true };
}

/** No, or the box was unchecked: nothing is stored (S3-01). The 3-D box stays as it is: the shopper may still want it. */
export function dropStoreCard(choice: PaymentChoice): PaymentChoice {
  return { ...choice, storeCard: false };
}

/** S3-03. */
export function check3d(choice: PaymentChoice): PaymentChoice {
  return { ...choice, use3d: true };
}

/** Without 3-D no card is stored (S3-02) and no points are used (S3-04). Where the merchant insists on 3-D the box cannot be unchecked (S3-05). */
export function uncheck3d(choice: PaymentChoice, page: PaymentPage): PaymentChoice {
  return page.force3d ? choice : { ...choice, use3d: false, storeCard: false, usePoints: false };
}

/** Another count of the card's plan; 0 is the single payment (IN-01). */
export function chooseInstallment(choice: PaymentChoice, count: number): PaymentChoice {
  return { ...choice, installmentCount: count };
}

/** Another card or brand starts anew: its plan decides what it starts with (IN-04, IN-10). */
export function resetInstallment(choice: PaymentChoice): PaymentChoice {
  return chooseInstallment(choice, 0);
}

/** Points are used, which forces 3-D (CP-03, S3-04). */
export function usePoints(choice: PaymentChoice): PaymentChoice {
  return { ...check3d(choice), usePoints: true };
}

/** The card pays it all again (CP-03). The 3-D box stays as it is. */
export function dropPoints(choice: PaymentChoice): PaymentChoice {
  return { ...choice, usePoints: false };
}
