import type { Outcome } from '../../../domain/payment/outcome.js';

/** Where the payment of a page stands. */
export type PaymentPhase =
  | { readonly kind: 'idle' }
  /** It has been sent and is not answered: the form takes no input. */
  | { readonly kind: 'sending' }
  /** Its answer was lost: its status is being asked for (PY-06). */
  | { readonly kind: 'lost' }
  /** An outcome that is not known, and was `before`, is asked for once more (PY-06, PY-07, TR-02). */
  | { readonly kind: 'checking'; readonly before: Outcome | undefined }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };
