import {
  catchError,
  concat,
  concatMap,
  defaultIfEmpty,
  defer,
  endWith,
  type Observable,
  of,
  takeWhile,
  timeout,
} from 'rxjs';
import { wallets } from '../../domain/methods/wallets.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { Outcome } from '../../domain/payment/screen.js';
import { paidOutcome } from '../payment/ask-outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { callOnce, isFinal } from '../payment/send-payment.js';
import { type MethodPayment, type MethodPorts, outcomeOfMethodAnswer, payByMethod } from './pay-by-method.js';
import type { VendorEvent, VendorModal, Wallets } from './ports.js';

/** Everything the bex panel shows (OP-09). */
export type BexState =
  /** The vendor's dialog is open, in front of the page. */
  | { readonly kind: 'atVendor' }
  /** The shopper is done there, and the provider is asked. */
  | { readonly kind: 'confirming' }
  /** The shopper closed the dialog: back to the choice. */
  | { readonly kind: 'cancelled' }
  /** The vendor's script did not load in time, or is not one that may run. Nothing was paid. */
  | { readonly kind: 'vendorUnavailable' }
  | Outcome;

export interface BexPorts extends MethodPorts {
  readonly wallets: Pick<Wallets, 'pay' | 'bexApproved'>;
  readonly vendorModal: VendorModal;
}

/** How long the vendor's script may take until its dialog is open, in ms (OP-09). */
export const vendorLimitMs = 10_000;

/**
 * Pays with bex: posts, opens the vendor's dialog with the answer, and asks whether its result was approved (OP-09,
 * AP-16). Never errors.
 */
export function payWithBex(ports: BexPorts): (payment: MethodPayment) => Observable<BexState> {
  return onePaymentAtATime((payment: MethodPayment) => {
    const { page } = payment;
    return payByMethod<BexState>(ports, payment, { method: wallets.bex }, (answer, attemptId) => {
      if (answer.kind !== 'vendor') return of(outcomeOfMethodAnswer(ports, page, answer, attemptId));
      return openDialog(ports.vendorModal.open(answer.baseJs, answer.ticket)).pipe(
        concatMap((event) => stateAfter(ports, { page, attemptId }, event)),
      );
    });
  }, isFinal);
}

/** The vendor's events; a dialog that is not open in time is unavailable, and given up. */
function openDialog(events: Observable<VendorEvent>): Observable<VendorEvent> {
  return events.pipe(
    timeout({ first: vendorLimitMs }),
    catchError(() => of<VendorEvent>({ kind: 'unavailable' })),
    // A stream that completes without an event had no dialog; one that completes after `opened` was closed.
    defaultIfEmpty<VendorEvent, VendorEvent>({ kind: 'unavailable' }),
    endWith<VendorEvent>({ kind: 'cancelled' }),
    takeWhile(({ kind }) => kind === 'opened', true),
  );
}

interface SentBex {
  readonly page: PaymentPage;
  readonly attemptId: string;
}

function stateAfter(ports: BexPorts, sent: SentBex, event: VendorEvent): Observable<BexState> {
  if (event.kind === 'opened') return of({ kind: 'atVendor' });
  if (event.kind === 'cancelled') return of({ kind: 'cancelled' });
  if (event.kind === 'unavailable') return of({ kind: 'vendorUnavailable' });
  return concat(
    of<BexState>({ kind: 'confirming' }),
    callOnce(
      ports,
      sent,
      () => defer(() => ports.wallets.bexApproved(sent.page.access, event.resultId)),
      (receipt) => of(paidOutcome(receipt, sent.page)),
    ),
  );
}
