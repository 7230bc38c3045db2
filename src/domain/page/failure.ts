/** What the provider says when it refuses something (ER-03). Every field may be missing. */
export interface ErrorDetails {
  readonly title?: string;
  readonly description?: string;
  /** E.g. `paid`, `pending`, `expired`, `notFound`. */
  readonly code?: string;
  readonly group?: string;
  readonly lang?: string;
  /** With the code `otp`: how many wrong codes are left (BT-05). */
  readonly attemptsLeft?: number;
}

/** Every way a call can end without what was asked for. It is all that crosses from the gateway; no exception does (AP-20). */
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
  | { readonly kind: 'underWay' }
  /** The provider sends the shopper elsewhere (ER-02). */
  | { readonly kind: 'sentElsewhere'; readonly redirectUrl: string; readonly error: ErrorDetails };

/** What is known of a paid order (PY-03, RL-06, RL-11). */
export interface Receipt {
  /** Where the shopper goes next; empty when unknown. */
  readonly redirectUrl: string;
  readonly merchantName: string;
  /** The merchant's order reference; empty when the answer does not name it. */
  readonly merchantOid: string;
}

const linkStops = ['deleted', 'outOfStock', 'amountLeft'];

/**
 * A payment of a link that its link no longer takes: it was deleted, or others have taken what this one asks for. Not the
 * payment but the link can be tried again (LK-03).
 */
export function isStoppedByLink(failure: Failure): boolean {
  return failure.kind === 'refused' && linkStops.includes(failure.error.code ?? '');
}

/** The state before any payment data has arrived (PP-01). */
export const notLoaded = { status: 'error', message: 'state not initialized' } as const;
