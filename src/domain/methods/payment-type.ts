import { savedCardsOffered } from '../page/features.js';
import type { PaymentPage } from '../page/payment-page.js';

/** What is paid with, in the provider's words (TB-07). */
export const paymentTypes = ['card', 'card_points', 'registered_cards', 'bank_loans', 'other_payments'] as const;

export type PaymentType = (typeof paymentTypes)[number];

export const defaultPaymentType: PaymentType = 'card';

/** The two faces of the card tab (TB-07). */
export type FormChoice = 'REGISTEREDCARDS' | 'PAYWITHCARD';

/** The face the card tab opens with: the saved cards, or the new-card form where there are none to offer (TB-04, TB-07). */
export function formChoiceOf(page: PaymentPage): FormChoice {
  return savedCardsOffered(page) ? 'REGISTEREDCARDS' : 'PAYWITHCARD';
}

/** What the amount of the page is computed for (TB-07). */
export type PaymentMode = 'CARD' | 'OTHER_PAYMENTS' | 'CARD_POINTS';

/** The mode of a payment type: what is not paid by card or points is one of the other payments (TB-07). */
export function modeOf(type: PaymentType): PaymentMode {
  return modes[type];
}

const modes: Readonly<Record<PaymentType, PaymentMode>> = {
  card: 'CARD',
  registered_cards: 'CARD',
  card_points: 'CARD_POINTS',
  bank_loans: 'OTHER_PAYMENTS',
  other_payments: 'OTHER_PAYMENTS',
};
