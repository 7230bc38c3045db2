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
  | { readonly kind: 'underWay'; readonly attemptId?: string | undefined; readonly unfinished?: boolean | undefined }
  /** No call could establish the result: the payment must not be made again (PY-06). `attemptId` names the post without an answer. */
  | { readonly kind: 'unknown'; readonly attemptId?: string | undefined };

/** What is known about the page. Facts add up: a page can have expired and be paid. */
export interface PageFacts {
  /** Set once the order is paid. */
  readonly receipt?: Receipt | undefined;
  /** Set when the page as a whole cannot go on; a declined payment is not that (PY-04). */
  readonly failure?: Failure | undefined;
  /**
   * A payment whose outcome is not known: `underWay` with the bank, `unfinished` by its shopper past the order's time, or
   * `unknown` (PY-06, PY-07).
   */
  readonly unsettled?: 'underWay' | 'unfinished' | 'unknown' | undefined;
  /** A payment has been sent and has not been answered. */
  readonly submitting?: boolean | undefined;
  /** The deadline has passed, or the address names no token (RT-11). */
  readonly expired?: boolean | undefined;
}

/** The one screen that is shown (RL-01). */
export type Screen =
  | { readonly kind: 'success'; readonly receipt: Receipt }
  | { readonly kind: 'error'; readonly failure: Failure }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'content' };

/**
 * The screen for what is known, in the order of precedence: success, error, waiting or unknown, expired, content
 * (RL-01). A page that expires while its payment is being sent stays as it is: the server decides (EX-01).
 */
export function screenOf({ receipt, failure, unsettled, submitting, expired }: PageFacts): Screen {
  if (receipt !== undefined) return { kind: 'success', receipt };
  if (failure !== undefined) return { kind: 'error', failure };
  if (unsettled === 'underWay') return { kind: 'waiting' };
  if (unsettled !== undefined) return { kind: unsettled };
  return expired === true && submitting !== true ? { kind: 'expired' } : { kind: 'content' };
}

/** What is not settled by an outcome, or by what the address of a payment leads to. */
export function unsettledOf(known: UnsettledFact | undefined): PageFacts['unsettled'] {
  if (known?.kind === 'unknown') return 'unknown';
  if (known?.kind !== 'underWay') return undefined;
  return known.unfinished ? 'unfinished' : 'underWay';
}

interface UnsettledFact {
  readonly kind: string;
  readonly unfinished?: boolean | undefined;
}
