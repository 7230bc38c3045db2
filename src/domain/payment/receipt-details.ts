import type { Currency } from '../money/currency.js';

/** Describes what a receipt says of a paid order (RL-12). */
export interface ReceiptDetails {
  /** Minor units, points included. */
  readonly amount: number;
  /** Minor units of the amount that installments cost. */
  readonly surcharge: number;
  readonly currency: Currency;
  /** ms since the epoch. */
  readonly paidAt: number;
  /** The name of the method, where it is not a card; else empty. */
  readonly methodName: string;
  /** The card's scheme, by its id; empty where no card paid. */
  readonly scheme: string;
  /** Masked, its last four digits (CN-09); empty where no card paid. */
  readonly cardNumber: string;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Minor units of the amount that card points paid. */
  readonly points: number;
  /** Holds what the merchant of a link says after a payment (LK-11); else empty. */
  readonly message: string;
}
