import { savedCardsOffered, storeCardAllowed } from './page-features.js';
import type { PaymentPage } from './payment-page.js';
import type { SecurityChoice } from './three-d-secure.js';

/**
 * The choice a page opens with, and goes back to on a reset (TB-06): nothing stored, no points, the 3-D box checked only
 * where the merchant insists (S3-05, S3-08).
 */
export function initialChoice(page: PaymentPage): SecurityChoice {
  return { use3d: page.force3d, storeCard: false, usePoints: false };
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
export function confirmStoreCard(choice: SecurityChoice): SecurityChoice {
  return { ...check3d(choice), storeCard: true };
}

/** No, or the box was unchecked: nothing is stored (S3-01). The 3-D box stays as it is: the shopper may still want it. */
export function dropStoreCard(choice: SecurityChoice): SecurityChoice {
  return { ...choice, storeCard: false };
}

/** S3-03. */
export function check3d(choice: SecurityChoice): SecurityChoice {
  return { ...choice, use3d: true };
}

/** Without 3-D no card is stored (S3-02) and no points are used (S3-04). Where the merchant insists on 3-D the box cannot be unchecked (S3-05). */
export function uncheck3d(choice: SecurityChoice, page: PaymentPage): SecurityChoice {
  return page.force3d ? choice : { ...choice, use3d: false, storeCard: false, usePoints: false };
}

/** Points are used, which forces 3-D (CP-03, S3-04). */
export function usePoints(choice: SecurityChoice): SecurityChoice {
  return { ...check3d(choice), usePoints: true };
}

/** The card pays it all again (CP-03). The 3-D box stays as it is. */
export function dropPoints(choice: SecurityChoice): SecurityChoice {
  return { ...choice, usePoints: false };
}

/** Describes what is paid with, in the provider's words (TB-07). */
export type PaymentType = 'card' | 'card_points' | 'registered_cards' | 'bank_loans' | 'other_payments';

/** Describes what a card payment is made of, as far as its type goes. */
export interface CardPaymentKind {
  /** The card's points pay what they can (CP-03). */
  readonly usePoints: boolean;
  /** A saved card pays, not a typed one. */
  readonly saved: boolean;
}

/** The type of a card payment: points, else a saved card where one pays, else the typed card, the default (TB-07). */
export function cardPaymentType({ usePoints, saved }: CardPaymentKind): PaymentType {
  if (usePoints) return 'card_points';
  return saved ? 'registered_cards' : 'card';
}

/** The two forms of the card tab (TB-07). */
export type FormChoice = 'REGISTEREDCARDS' | 'PAYWITHCARD';

/** The form the card tab opens with: the saved cards, or the new-card form where there are none to offer (TB-04, TB-07). */
export function formChoiceOf(page: PaymentPage): FormChoice {
  return savedCardsOffered(page) ? 'REGISTEREDCARDS' : 'PAYWITHCARD';
}
