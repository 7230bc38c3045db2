import type { TabId } from '../methods/tabs.js';
import type { PaymentPage } from './payment-page.js';
import { type CardPaymentKind, cardPaymentType, type PaymentType } from './payment-type.js';

/** A card payment as it stands: its kind, and what the chosen installments charge, in minor units (IN-01). */
export interface CardPaymentAmount extends CardPaymentKind {
  readonly amount: number | undefined;
}

/**
 * The amount to pay on the open tab, in minor units: the card's where a card or its points pay, else the order's
 * (TB-07). A page that takes a transfer alone has no tabs and asks for the order's.
 */
export function amountToPay(page: PaymentPage, tab: TabId, card: CardPaymentAmount): number {
  const { amount } = page.order;
  const mode = modeOf(paymentTypeOf(page.transferOnly ? 'otherPayments' : tab, card));
  const byMode: Readonly<Record<PaymentMode, number>> = {
    CARD: card.amount ?? amount,
    CARD_POINTS: card.amount ?? amount,
    OTHER_PAYMENTS: amount,
  };
  return byMode[mode];
}

/** The type of what the open tab pays with (TB-07). */
function paymentTypeOf(tab: TabId, card: CardPaymentKind): PaymentType {
  const byTab: Readonly<Record<TabId, PaymentType>> = {
    card: cardPaymentType(card),
    bankLoans: 'bank_loans',
    otherPayments: 'other_payments',
  };
  return byTab[tab];
}

/** What the amount of the page is computed for (TB-07). */
type PaymentMode = 'CARD' | 'OTHER_PAYMENTS' | 'CARD_POINTS';

/** The mode of a payment type: what is not paid by card or points is one of the other payments (TB-07). */
function modeOf(type: PaymentType): PaymentMode {
  return modes[type];
}

const modes: Readonly<Record<PaymentType, PaymentMode>> = {
  card: 'CARD',
  registered_cards: 'CARD',
  card_points: 'CARD_POINTS',
  bank_loans: 'OTHER_PAYMENTS',
  other_payments: 'OTHER_PAYMENTS',
};
