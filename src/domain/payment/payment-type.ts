import { savedCardsOffered } from './page-features.js';
import type { PaymentPage } from './payment-page.js';

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
