import type { InstallmentOption } from '../../../domain/installments/installment-plan.js';
import type { AmountToPay } from '../../../domain/payment/amount-to-pay.js';
import type { Outcome } from '../../../domain/payment/outcome.js';

/** Describes what a payment costs, as the shopper sees it. */
export interface Sum {
  readonly due: AmountToPay;
  /** Over how many months; undefined for the single payment. */
  readonly installment: InstallmentOption | undefined;
}

/** One payment of the order's amount: no installments, no points. */
export function isPlain({ due, installment }: Sum): boolean {
  return due.byPoints === 0 && installment === undefined;
}

/** Where the payment of a page stands. */
export type PaymentPhase =
  | { readonly kind: 'idle' }
  /** It has been sent and is not answered: the form takes no input. */
  | { readonly kind: 'sending' }
  /** Its answer was lost: its status is being asked for (PY-06). */
  | { readonly kind: 'lost' }
  /** An outcome that is not known is asked for once more: until then the last one stands (PY-06, PY-07, TR-02). */
  | { readonly kind: 'checking'; readonly outcome: Outcome | undefined }
  /** The page's time is over, and the provider was asked what became of the payment: nothing is to be shown of it (EX-01). */
  | { readonly kind: 'over' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };
