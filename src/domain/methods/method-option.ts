/** A payment method beside the card, as the provider lists it. */
export interface MethodOption {
  readonly code: string;
  readonly name: string;
  /** Address of the picture; empty when there is none. */
  readonly icon: string;
}

/** What a payment offers beside the card; every loaded payment is one. */
export interface OfferedMethods {
  /** Wallets and the bank transfer, in the provider's order. */
  readonly options: readonly MethodOption[];
  readonly bankLoans: readonly MethodOption[];
  /** The order can be paid by bank transfer alone: the page opens it, without tabs (BT-01). */
  readonly transferOnly: boolean;
}
