import type { InstallationPolicy } from '../merchant/policies.js';
import type { Currency } from '../money/currency.js';

/** One count of months that a card can pay over. Amounts are minor units of the order's currency (IN-01, IN-02). */
export interface InstallmentOption {
  /** 1 to 12; 1 is the single payment. */
  readonly count: number;
  readonly monthly: number;
  readonly total: number;
  /** True where the merchant pays the interest ("peşin fiyatına"). */
  readonly pft: boolean;
}

/** The options of one card brand (EN-03). */
export interface InstallmentPlan {
  /** Lower case. */
  readonly brand: string;
  readonly options: readonly InstallmentOption[];
  /** Counts the merchant offers at the cash price, shown first while the list is collapsed. */
  readonly pftCounts: readonly number[];
}

/** Describes what decides the installments of a payment; every loaded payment is one. */
export interface InstallmentTerms {
  readonly merchant: { readonly policy: InstallationPolicy };
  readonly order: {
    /** Minor units. */
    readonly amount: number;
    readonly currency: Currency;
  };
  /** The merchant takes no installments (PP-12). */
  readonly noInstallment: boolean;
  /** By lower-cased brand. A Map: brand names come from outside. */
  readonly installments: ReadonlyMap<string, InstallmentPlan>;
}
