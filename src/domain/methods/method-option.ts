/** A payment method beside the card, as the provider lists it. */
export interface MethodOption {
  readonly code: string;
  readonly name: string;
  /** Address of the picture; empty when there is none. */
  readonly icon: string;
}

/** The options under the names of another answer, where that has them: which ones are offered does not change (LG-03). */
export function renamed(options: readonly MethodOption[], named: readonly MethodOption[]): readonly MethodOption[] {
  return options.map((option) => ({
    ...option,
    name: named.find(({ code }) => code === option.code)?.name ?? option.name,
  }));
}

/** Describes what a payment offers beside the card; every loaded payment is one. */
export interface OfferedMethods {
  /** Wallets and the bank transfer, in the provider's order. */
  readonly options: readonly MethodOption[];
  readonly bankLoans: readonly MethodOption[];
  /** The order can be paid by bank transfer alone: the page opens it, without tabs (BT-01). */
  readonly transferOnly: boolean;
}
