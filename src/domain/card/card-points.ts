import { type Currency, defaultCurrency } from '../money/currency.js';

/** The points a card has collected, and whose they are (CP-01). */
export interface CardPoints {
  /** Holds what they are worth, in minor units. */
  readonly amount: number;
  /** Lower-cased brand of the card. */
  readonly brand: string;
}

/**
 * Returns what points pay of an amount, in minor units: all that they are worth, and never more than the amount
 * (CP-05).
 */
export function paidByPoints(points: CardPoints, amount: number): number {
  return Math.min(points.amount, amount);
}

/** Returns whether points can pay an order of this currency at all: only the lira (CP-02). */
export function pointsPay(currency: string): boolean {
  return currency === defaultCurrency;
}

/** Returns whether the points box is there: for points that are not zero, in an order that points can pay (CP-02). */
export function pointsOffered(points: CardPoints, currency: Currency): boolean {
  return points.amount > 0 && pointsPay(currency);
}
