import { last, map, type Observable, scan, startWith, takeWhile } from 'rxjs';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { Payments } from '../ports.js';
import { type AskedOutcome, askOnce, isSettled, outcomeOf, type UnsettledPayment } from './ask-outcome.js';
import { askWithBackOff } from './ask-with-back-off.js';

/**
 * Finds out what became of a payment whose answer was lost (PY-06): asks with growing pauses, one question at a time,
 * until it is paid or known not to be. A payment under way is asked about again. So is an order that can be paid, unless
 * the answer voids the post: it may still arrive. When the time is over the last answer counts, and it is `unknown`
 * without one. Emits once and completes; never errors.
 */
export function resolveLostAnswer(payments: Payments): (asked: UnsettledPayment) => Observable<Outcome> {
  return (asked) =>
    askWithBackOff(() => askOnce(payments)(asked)).pipe(
      startWith<AskedOutcome>({ kind: 'unknown' }),
      scan((before, answered) => (answered.kind === 'unknown' && before.kind === 'underWay' ? before : answered)),
      takeWhile((answered) => !isSettled(answered), true),
      last(),
      map((answered) => outcomeOf(answered, asked)),
    );
}
