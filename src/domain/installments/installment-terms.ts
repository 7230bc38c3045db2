import type { InstallationPolicy } from '../merchant/policies.js';
import type { Currency } from '../money/currency.js';
import type { InstallmentPlan } from './installment-plan.js';

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
