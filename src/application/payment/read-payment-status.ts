import { catchError, defer, map, type Observable, of, timeout } from 'rxjs';
import { isAnswer } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { failureOf, type Payments } from '../ports.js';
import { answerLimitMs } from './ask-outcome.js';

/**
 * Reads what became of the payment of a token, for the pages the bank sends the shopper back to (RT-07): a refused
 * look-up is a failure, never a false success. One without an answer leaves the outcome unknown: the order may be paid.
 * Emits once and completes; never errors.
 */
export function readPaymentStatus(payments: Payments): (token: string) => Observable<Outcome> {
  return (token) =>
    defer(() => payments.readStatus(token)).pipe(
      timeout(answerLimitMs),
      map((receipt): Outcome => ({ kind: 'paid', receipt })),
      catchError((error: unknown) => {
        const failure = failureOf(error);
        if (failure.kind === 'alreadyPaid') return of<Outcome>({ kind: 'paid', receipt: failure.receipt });
        if (failure.kind === 'underWay') return of<Outcome>(failure);
        return of<Outcome>(isAnswer(failure) ? { kind: 'failed', failure } : { kind: 'unknown' });
      }),
    );
}
