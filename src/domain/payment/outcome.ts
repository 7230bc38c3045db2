import type { SentCode } from '../verification/sent-code.js';
import type { Failure, Receipt } from './failure.js';

/** The result of a payment that was sent, as far as the provider has answered (PY-02..04, PY-06, PY-07). */
export type Outcome =
  /** The order is paid. */
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  /** The page is being replaced by the challenge at the ACS (PY-02): nothing is left to show. */
  | { readonly kind: 'challenge'; readonly attemptId?: string | undefined }
  /** The window is being sent to the page of a wallet or a bank. A browser may refuse: `url` is to be offered as a link (OP-04, OP-10). */
  | { readonly kind: 'leaving'; readonly url: string; readonly parent: boolean }
  /** The payment waits for the shopper to be verified: it is not complete, and nothing was charged (VF-04). */
  | { readonly kind: 'verification'; readonly sent: SentCode; readonly attemptId?: string | undefined }
  /** The payment did not happen: the form comes back with what was typed, and says why (PY-04). */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** A payment of the order is under way (PY-07). `unfinished`: past the order's time it waits for its shopper. */
  | {
      readonly kind: 'underWay';
      readonly attemptId?: string | undefined;
      readonly unfinished?: boolean | undefined;
      /** Its merchant, where the provider names it (RL-16). */
      readonly store?: Pick<Receipt, 'merchantName'> | undefined;
    }
  /** No call could establish the result: the payment must not be made again (PY-06). `attemptId` names the post without an answer. */
  | { readonly kind: 'unknown'; readonly attemptId?: string | undefined };
