import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { Outcome } from '../../domain/payment/screen.js';
import { failureOf, type Payments } from '../ports.js';

/**
 * What became of the payment of a token (AP-06, RT-07): paid, under way, or failed with the reason. A look-up that fails
 * is a failure, never a success. Emits once and completes; never errors.
 */
export function readPaymentStatus(payments: Payments): (token: string) => Observable<Outcome> {
  return (token) =>
    defer(() => payments.readStatus(token)).pipe(
      map((receipt): Outcome => ({ kind: 'paid', receipt })),
      catchError((error: unknown) => {
        const failure = failureOf(error);
        if (failure.kind === 'alreadyPaid') return of<Outcome>({ kind: 'paid', receipt: failure.receipt });
        return of<Outcome>(failure.kind === 'underWay' ? { kind: 'underWay' } : { kind: 'failed', failure });
      }),
    );
}
