/** How many digits a card look-up takes (CN-18). */
const binLength = 8;

/** The first 8 digits of a card number, which name its bank; undefined while fewer are typed. */
export function binOf(digits: string): string | undefined {
  return digits.length >= binLength ? digits.slice(0, binLength) : undefined;
}

/** Describes what the provider's look-up answers about a card by its first 8 digits (AP-08). */
export interface CardDetails {
  /** Installment brand in lower case, e.g. `bonus`; empty when the card belongs to none. */
  readonly brand: string;
  readonly type: CardType;
  readonly business: boolean;
  /** The issuing bank's name, as the provider writes it. */
  readonly bank: string;
  /** Scheme in lower case, e.g. `visa`, `troy`. More exact than the prefix: many Troy cards start with 65. */
  readonly scheme: string;
}

export type CardType = 'credit' | 'debit' | 'prepaid';
