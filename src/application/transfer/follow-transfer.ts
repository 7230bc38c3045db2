import { type Observable, takeWhile } from 'rxjs';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { Clock } from '../ports.js';
import { followReview } from '../verification/follow-review.js';
import { askTransfer, type TransferPorts, type TransferStep } from './pay-by-transfer.js';

/** The time between two questions about a notice under review, in ms (BT-06). */
const transferPauseMs = 5_000;

/**
 * The follow-up of a notice under review: asks until it is confirmed or refused (BT-06), right after a sleep too. Emits
 * every step that is answered, the settled one last, and completes, without one after 15 minutes: a review may take
 * longer than that, and the shopper may ask again. Never errors.
 */
export function followTransfer(
  ports: Omit<TransferPorts, 'payments'> & { readonly clock: Pick<Clock, 'wakes'> },
): (page: PaymentPage) => Observable<TransferStep> {
  return (page) =>
    followReview(ports.clock, transferPauseMs, () => askTransfer(ports, page)).pipe(
      takeWhile(({ kind }) => kind === 'review' || kind === 'underWay', true),
    );
}
