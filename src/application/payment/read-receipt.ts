import { catchError, type Observable, of } from 'rxjs';
import type { ReceiptDetails } from '../../domain/payment/receipt-details.js';
import type { Receipts } from '../ports.js';

/** Describes what is called when a payment is paid. */
export interface PaidPorts {
  readonly receipts: Receipts;
  /** Holds what the payments of links were made of. */
  readonly drafts: { drop(token: string): void };
}

/**
 * Reads what the receipt of a paid order says (RL-12); undefined where that does not arrive. What a link was filled in
 * with is not needed any more (LK-05). Emits once; never errors.
 */
export function readReceipt({
  receipts,
  drafts,
}: PaidPorts): (token: string) => Observable<ReceiptDetails | undefined> {
  return (token) => {
    drafts.drop(token);
    return receipts.read(token).pipe(catchError(() => of(undefined)));
  };
}
