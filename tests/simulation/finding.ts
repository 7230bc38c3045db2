/** A result that must never be: each is counted, and named with the payment it was found in. */
export type Contradiction =
  /** More than one approval of one order is held. */
  | 'double'
  /** The ledger says charged, and the issuer holds nothing, or another amount. */
  | 'loss'
  /** The issuer holds an approval that the ledger has neither charged nor reversed. */
  | 'approval without charge or reversal'
  /** A screen said paid of an order that is not. */
  | 'false success'
  /** A screen said that a post took no money, and it did; or the last screens say unpaid of a paid order. */
  | 'false failure'
  /** A merchant was notified of something else than the ledger holds, or of nothing. */
  | 'false notification'
  /** A link sold more pieces than it has, or collected more than it asks for. */
  | 'oversold'
  /** A refund that was said to be given is not there once, or an order gave back more than was paid. */
  | 'false refund'
  /** A card that a page said was deleted is still stored. */
  | 'false deletion'
  /** A request, an order, a reversal or a notification never came to its end. */
  | 'standstill'
  /** A data folder cannot be opened any more. */
  | 'lost ledger';

export const contradictions: readonly Contradiction[] = [
  'double',
  'loss',
  'approval without charge or reversal',
  'false success',
  'false failure',
  'false notification',
  'oversold',
  'false refund',
  'false deletion',
  'standstill',
  'lost ledger',
];

export interface Finding {
  readonly contradiction: Contradiction;
  /** Of the payment; undefined where no shopper was at the order. */
  readonly index: number | undefined;
  readonly details: string;
}
