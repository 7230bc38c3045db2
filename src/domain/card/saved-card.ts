/** A card the shopper stored with the provider (EN-03). It is never more than its last four digits here. */
export interface SavedCard {
  readonly ctoken: string;
  readonly utoken: string;
  readonly dtoken: string;
  readonly groupId: string;
  readonly type: 'credit' | 'debit';
  /** Installment brand in lower case; empty when the card belongs to none. */
  readonly brand: string;
  readonly name: string;
  readonly last4: string;
  /** Two digits, `01` to `12`. */
  readonly month: string;
  /** Two digits. */
  readonly year: string;
  /** Scheme in lower case. */
  readonly scheme: string;
  readonly requiresCvv: boolean;
  readonly business: boolean;
}
