import { type CardPoints, paidByPoints } from '../card/card-points.js';
import type { TabId } from '../methods/method-tabs.js';
import type { PaymentPage } from './payment-page.js';

/** A card payment as it stands: what the chosen installments cost, and the points it uses (IN-01, CP-03). */
export interface CardPaymentAmount {
  /** Minor units: what the chosen count costs, by `amountFor` of `installments/installment-amount.ts`. */
  readonly amount: number;
  /** Undefined where the card pays it all. */
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
export function amountToPay(page: PaymentPage, tab: TabId, { amount, points }: CardPaymentAmount): AmountToPay {
  if (page.transferOnly || tab !== 'card') return { charged: page.order.amount, byPoints: 0 };
  if (points === undefined) return { charged: amount, byPoints: 0 };
  const byPoints = paidByPoints(points, amount);
  return { charged: amount - byPoints, byPoints };
}
