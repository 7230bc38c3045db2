import { type CardPoints, paidByPoints } from '../card/card-points.js';
import type { TabId } from '../methods/method-tabs.js';
import type { PaymentPage } from './payment-page.js';
import { type CardPaymentKind, cardPaymentType, type PaymentType } from './payment-type.js';

/** A card payment as it stands: its kind, what the chosen installments cost, and the points it uses (IN-01, CP-03). */
export interface CardPaymentAmount extends CardPaymentKind {
  /** Minor units: what the chosen count costs, by `amountFor` of `installments/installment-amount.ts`. */
  readonly amount: number;
  readonly points: CardPoints | undefined;
}

/** Describes what a payment costs, in minor units: the two sums together (CP-05). */
export interface AmountToPay {
  /** Holds what is charged. */
  readonly charged: number;
  /** Holds what the card's points pay. */
  readonly byPoints: number;
}

/**
 * Returns what is to be paid on the open tab: the card's amount where a card or its points pay, else the order's
 * (TB-07). Points are a deduction: the card is charged the rest (CP-05). A page that takes a transfer alone has no tabs
 * and asks for the order's.
 */
export function amountToPay(page: PaymentPage, tab: TabId, card: CardPaymentAmount): AmountToPay {
  const byPoints = paidByPoints(card.points, card.amount);
  const byMode: Readonly<Record<PaymentMode, AmountToPay>> = {
    CARD: { charged: card.amount, byPoints: 0 },
    CARD_POINTS: { charged: card.amount - byPoints, byPoints },
    OTHER_PAYMENTS: { charged: page.order.amount, byPoints: 0 },
  };
  return byMode[modeOf(paymentTypeOf(page.transferOnly ? 'otherPayments' : tab, card))];
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

/** Describes what the amount of the page is computed for (TB-07). */
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
