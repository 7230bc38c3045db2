import type { Language } from '../locale/language.js';
import { meaningOf } from './refusal-codes.js';

/** Describes what the provider says when it refuses something (ER-03). Every field may be missing. */
export interface ErrorDetails {
  readonly title?: string;
  readonly description?: string;
  /** E.g. `paid`, `pending`, `expired`, `notFound`. */
  readonly code?: string;
  readonly group?: string;
  readonly lang?: string;
  /** With the code `validation`: the field that is wrong, by its wire name; on the form of a link, by the form's. */
  readonly field?: string;
  /** The store's name, and an address to go on to, which has not been checked to be safe. */
  readonly merchantName?: string;
  readonly redirectUrl?: string;
  /** With the code `limit`: what has reached it, `card`, `address`, `link` or `messages`; the order itself where it is absent. */
  readonly limitedBy?: string;
  /** The link of a payment that cannot be opened: the shopper goes on there (RL-16). */
  readonly shortId?: string;
  /** With the code `otp`: how many wrong codes are left (BT-05). */
  readonly attemptsLeft?: number;
  /** The id of the post that was asked about and is void: whatever else is refused, that post charges nothing (PY-06). */
  readonly voided?: string;
}

/** Why a call did not give what was asked for. Gateways give nothing else: no exception leaves them (AP-20). */
export type Failure =
  /** No connection, or an error without a body (ER-01). */
  | { readonly kind: 'noAnswer' }
  /** The time limit of the client passed (ER-01). */
  | { readonly kind: 'timeout' }
  /** An answer that is not what the contract says (AP-20). `field` is a path such as `data.paymentPage.token`, never a value. */
  | { readonly kind: 'malformed'; readonly httpStatus: number; readonly field: string }
  /** The provider answered with an error body (ER-03). */
  | { readonly kind: 'refused'; readonly httpStatus: number; readonly error: ErrorDetails }
  /** The order is already paid (PY-07). */
  | { readonly kind: 'alreadyPaid'; readonly receipt: Receipt }
  /** A payment of the order is under way (PY-07). */
  | {
      readonly kind: 'underWay';
      /** It waits for its shopper, at a bank, at a wallet or for a code, past the order's time: no other can begin (EX-01). */
      readonly unfinished?: boolean | undefined;
      /** The store of a link, to ask and to go on to (LK-03). */
      readonly store?: Pick<Receipt, 'merchantName' | 'redirectUrl'> | undefined;
    }
  /** The provider sends the shopper to another address (ER-02). */
  | { readonly kind: 'redirected'; readonly redirectUrl: string; readonly error: ErrorDetails };

/**
 * Returns what can be quoted of an error on a page in that language: not its texts where they are in another one
 * (LG-03).
 */
export function quotedIn(error: ErrorDetails, language: Language): ErrorDetails {
  if (error.lang === undefined || error.lang === language) return error;
  const { title: _title, description: _description, ...rest } = error;
  return rest;
}

/** The provider's own words of a failure, in that language; empty where it has none (LG-03). */
export function providerWords(failure: Failure, language: Language): string {
  return (failure.kind === 'refused' && quotedIn(failure.error, language).description) || '';
}

/** Returns what the provider says of a failure, codes and all; nothing where it said nothing (RL-09). */
export function detailsOf(failure: Failure | undefined): ErrorDetails {
  return failure !== undefined && 'error' in failure ? failure.error : {};
}

/** Describes what is known of a paid order (PY-03, RL-06, RL-11). */
export interface Receipt {
  /** Where the shopper goes next; empty when unknown. */
  readonly redirectUrl: string;
  readonly merchantName: string;
  /** The merchant's order reference; empty when the answer does not name it. */
  readonly merchantOid: string;
}

/**
 * Returns whether the provider has answered a call that may move money, so that its outcome is known. Without an
 * answer, after one that is not what the contract says, and after any status of 500 or more the outcome is open
 * (PY-06).
 */
export function isAnswer(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.httpStatus < 500;
  return failure.kind !== 'noAnswer' && failure.kind !== 'timeout' && failure.kind !== 'malformed';
}

/**
 * Returns whether the link no longer takes this payment: it was deleted or closed, or the rest of its stock or amount is
 * taken. Not the payment but the link can be tried again (LK-03).
 */
export function isStoppedByLink(failure: Failure): boolean {
  return failure.kind === 'refused' && meaningOf(failure.error).stoppedByLink === true;
}

/** Returns whether the same try may be answered otherwise: the order is not closed, and its link has not stopped it (RL-16). */
export function canBeTriedAgain(failure: Failure): boolean {
  return !isNeverPaid(failure) && !isStoppedByLink(failure);
}

/** The provider says that the time of the order is over (EX-03). */
export function isExpired(failure: Failure): boolean {
  return refusalCode(failure) === 'expired';
}

/** The provider says that nothing was paid and nothing will be: the order is closed, or the post that was asked about is void (PY-06). */
export function isNeverPaid(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false;
  return failure.error.voided !== undefined || meaningOf(failure.error).final === true;
}

/** The provider says that nothing has been paid, and that it may be. */
export function isUnpaid(failure: Failure): boolean {
  return refusalCode(failure) === 'unpaid';
}

function refusalCode(failure: Failure): string | undefined {
  return failure.kind === 'refused' ? failure.error.code : undefined;
}
