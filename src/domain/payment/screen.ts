import type { Failure, Receipt } from './failure.js';

/** Describes what is known about the page. Facts add up: a page can have expired and be paid. */
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

/** Returns what is not settled by an outcome, or by what the address of a payment leads to. */
export function unsettledOf(known: UnsettledFact | undefined): PageFacts['unsettled'] {
  if (known?.kind === 'unknown') return 'unknown';
  if (known?.kind !== 'underWay') return undefined;
  return known.unfinished ? 'unfinished' : 'underWay';
}

interface UnsettledFact {
  readonly kind: string;
  readonly unfinished?: boolean | undefined;
}
