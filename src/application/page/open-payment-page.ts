import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { Failure, Receipt } from '../../domain/page/failure.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import { failureOf, type Payments } from '../ports.js';

/** What an address leads to. */
export type Opened =
  | { readonly kind: 'payable'; readonly page: PaymentPage }
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  | { readonly kind: 'underWay' }
  /** The token's time is over, or the address names none (EX-01, RT-11). */
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Reads the payment of a token (AP-05). Emits once and completes; never errors. */
export function openPaymentPage(payments: Payments): (token: string) => Observable<Opened> {
  return (token) => {
    if (token === '') return of({ kind: 'expired' });
    return defer(() => payments.open(token)).pipe(
      map((page): Opened => ({ kind: 'payable', page })),
      catchError((error: unknown) => of(openedBy(failureOf(error)))),
    );
  };
}

function openedBy(failure: Failure): Opened {
  if (failure.kind === 'alreadyPaid') return { kind: 'paid', receipt: failure.receipt };
  if (failure.kind === 'underWay') return { kind: 'underWay' };
  if (failure.kind === 'refused' && failure.error.code === 'expired') return { kind: 'expired' };
  return { kind: 'failed', failure };
}
