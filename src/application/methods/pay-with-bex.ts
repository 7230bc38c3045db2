import {
  catchError,
  concat,
  concatMap,
  defaultIfEmpty,
  defer,
  endWith,
  map,
  type Observable,
  of,
  takeWhile,
  timeout,
} from 'rxjs';
import { wallets } from '../../domain/methods/wallets.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { paidOutcome } from '../payment/ask-outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { callOnce, isFinal } from '../payment/send-payment.js';
import { askAfterLeaving, type SentWallet } from './ask-after-leaving.js';
import type { VendorEvent, VendorModal, Wallets } from './ports.js';
import {
  type MethodPayment,
  type MethodPorts,
  outcomeOfMethodAnswer,
  sendMethodPayment,
} from './send-method-payment.js';

/** Everything the bex panel shows (OP-09). */
export type BexState =
  /** The vendor's dialog is open, in front of the page. */
  | { readonly kind: 'atVendor' }
  /** The dialog is gone, and the provider is asked what came of it. */
  | { readonly kind: 'confirming' }
  /** The shopper closed the dialog, or it broke off, and nothing was paid: back to the choice. */
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
    return sendMethodPayment<BexState>(ports, payment, { method: wallets.bex }, (answer, attemptId) => {
      if (answer.kind !== 'vendor') return of(outcomeOfMethodAnswer(ports, page, answer, attemptId));
      return openDialog(ports.vendorModal.open(answer.baseJs, answer.ticket)).pipe(
        concatMap((event) => stateAfter(ports, { page, attemptId }, event)),
      );
    });
  }, isFinal);
}

/** `neverOpened`: no dialog was in front of the shopper, so nothing can have been paid. */
type DialogEvent = VendorEvent | { readonly kind: 'neverOpened' };

/** The vendor's events; a dialog that is not open in time is given up. */
function openDialog(events: Observable<VendorEvent>): Observable<DialogEvent> {
  return events.pipe(
    timeout({ first: vendorLimitMs }),
    catchError(() => of<VendorEvent>({ kind: 'unavailable' })),
    // A stream that completes without an event had no dialog; one that completes after `opened` was closed.
    defaultIfEmpty<VendorEvent, VendorEvent>({ kind: 'unavailable' }),
    endWith<VendorEvent>({ kind: 'cancelled' }),
    map((event, index): DialogEvent => (index === 0 && event.kind === 'unavailable' ? { kind: 'neverOpened' } : event)),
    takeWhile(({ kind }) => kind === 'opened', true),
  );
}

function stateAfter(ports: BexPorts, sent: SentWallet, event: DialogEvent): Observable<BexState> {
  if (event.kind === 'opened') return of({ kind: 'atVendor' });
  if (event.kind === 'neverOpened') return of({ kind: 'vendorUnavailable' });
  const confirming = of<BexState>({ kind: 'confirming' });
  if (event.kind !== 'completed') {
    const after = askAfterLeaving(ports, sent);
    return concat(
      confirming,
      after.pipe(map((state): BexState => (state.kind === 'unpaid' ? { kind: 'cancelled' } : state))),
    );
  }
  return concat(
    confirming,
    callOnce(
      ports,
      sent,
      () => defer(() => ports.wallets.bexApproved(sent.page.access, event.resultId)),
      (receipt) => of(paidOutcome(receipt, sent.page)),
    ),
  );
}
