import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { Failure } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { ExtendedTime, TimeExtension } from '../ports.js';
import { failureOf } from '../ports.js';
import { paidOutcome } from './ask-outcome.js';

/** Describes what asking for more time leads to: the time, or why there is none. */
export type Extension =
  | { readonly kind: 'extended'; readonly time: ExtendedTime }
  | { readonly kind: 'settled'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly failure: Failure };

/**
 * Asks for more time (EX-04), once. An order that is paid or under way says so instead. An answer that sends the
 * shopper to another address (ER-02) is refused as it came: whoever asked follows it, for a payment may have been begun
 * since. Emits once; never errors.
 */
export function extendTime(extension: TimeExtension): (page: PaymentPage) => Observable<Extension> {
  return (page) =>
    defer(() => extension.extend(page.access)).pipe(
      map((time): Extension => ({ kind: 'extended', time })),
      catchError((error: unknown) => of(extensionOf(failureOf(error), page))),
    );
}

function extensionOf(failure: Failure, page: PaymentPage): Extension {
  if (failure.kind === 'alreadyPaid') return { kind: 'settled', outcome: paidOutcome(failure.receipt, page) };
  if (failure.kind === 'underWay') return { kind: 'settled', outcome: failure };
  return { kind: 'refused', failure };
}
