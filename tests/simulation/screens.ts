/** A screen that a shopper saw, by what it says of the payment. */
export interface Seen {
  /** Of one order several pages may be open. */
  readonly tab: number;
  /** The kind of the outcome, or of the page that was opened. */
  readonly kind: string;
  /** The payment post whose result the screen says; undefined when it speaks of the order. */
  readonly postId: string | undefined;
  /** The code of a failure, for the report. */
  readonly why?: string | undefined;
  /** Simulated ms since the epoch. */
  readonly at: number;
}

/** Screens that say that the order is not paid. */
const unpaidKinds: ReadonlySet<string> = new Set(['failed', 'expired', 'cancelled', 'refused', 'timeout', 'closed']);

export const saysPaid = ({ kind }: Seen): boolean => kind === 'paid';

export const saysUnpaid = ({ kind }: Seen): boolean => unpaidKinds.has(kind);
