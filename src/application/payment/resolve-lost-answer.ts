import { concatMap, from, map, type Observable, scan, startWith, takeLast, takeUntil, takeWhile, timer } from 'rxjs';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { Payments } from '../ports.js';
import { type AskedOutcome, askOnce, isSettled, outcomeOf, type UnsettledPayment } from './ask-outcome.js';

/** The pauses before each question, in ms: growing, and never more than a minute in all (PY-06). */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** When the asking stops, in ms, however slow the answers are (PY-06). */
const giveUpMs = 60_000;

/** Every answer to a question that is asked with growing pauses, one at a time, for a minute (PY-06). */
export function askWithBackOff<T>(ask: () => Observable<T>): Observable<T> {
  return from(pausesMs).pipe(
    concatMap((pause) => timer(pause).pipe(concatMap(ask))),
    takeUntil(timer(giveUpMs)),
  );
}

/**
 * Finds out what became of a payment whose answer was lost (PY-06), by {@link askUntilSettled}. An order that can be paid at
 * the end is not paid. Emits once and completes; never errors.
 */
export function resolveLostAnswer(payments: Payments): (asked: UnsettledPayment) => Observable<Outcome> {
  return (asked) => askUntilSettled(payments)(asked).pipe(map((answered) => outcomeOf(answered, asked)));
}

/**
 * Asks with growing pauses, one question at a time, until a payment is paid or known not to be. A payment under way is
 * asked about again. So is an order that can be paid, unless the answer voids the post: it may still arrive. When the time
 * is over the last question counts: without an answer it is `unknown`, unless the payment was under way before. Emits once
 * and completes; never errors.
 */
export function askUntilSettled(payments: Payments): (asked: UnsettledPayment) => Observable<AskedOutcome> {
  return (asked) =>
    askWithBackOff(() => askOnce(payments)(asked)).pipe(
      startWith<AskedOutcome>({ kind: 'unknown' }),
      scan((before, answered) => (answered.kind === 'unknown' && before.kind === 'underWay' ? before : answered)),
      takeWhile((answered) => !isSettled(answered), true),
      takeLast(1),
    );
}
