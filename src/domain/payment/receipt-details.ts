import type { Language } from '../locale/language.js';
import type { Currency } from '../money/currency.js';
import type { AcceptedText, OfEachText } from '../sale/sale-texts.js';
import type { BasketLine } from './payment-page.js';

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
  /** The last four digits of the card; empty where no card paid. */
  readonly last4: string;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Minor units of the amount that card points paid. */
  readonly points: number;
  /** Holds what was bought; empty where that is not known. */
  readonly basket: readonly BasketLine[];
  /** Holds what the merchant of a link says after a payment (LK-11); else empty. */
  readonly message: string;
  /** Holds the texts that were accepted with the order of a link (LW-05); undefined where there were none. */
  readonly accepted: AcceptedSale | undefined;
}

/** Describes what a shopper accepted with an order. */
export interface AcceptedSale extends OfEachText<AcceptedText> {
  /** ms since the epoch. */
  readonly at: number;
  /** The link's short id; empty where the provider does not name it. */
  readonly link: string;
  /** The language of the texts, as far as it is known: that of the link. */
  readonly language: Language | undefined;
}
