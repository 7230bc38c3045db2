import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  merge,
  type Observable,
  repeat,
  take,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import { answerLimitMs } from '../payment/ask-outcome.js';
import type { Clock } from '../ports.js';

/** How long the page asks by itself, in ms; after that the shopper asks. */
const patienceMs = 15 * 60_000;

/**
 * Asks again and again how a review stands: one question at a time, with a pause between them, at once when the page
 * wakes. A failed question is skipped. Emits every answer and completes after 15 minutes; never errors.
 */
export function followReview<T>(clock: Pick<Clock, 'wakes'>, pauseMs: number, ask: () => Observable<T>): Observable<T> {
  return merge(timer(pauseMs), clock.wakes).pipe(
    take(1),
    exhaustMap(() =>
      defer(ask).pipe(
        timeout(answerLimitMs),
        catchError(() => EMPTY),
      ),
    ),
    repeat(),
    takeUntil(timer(patienceMs)),
  );
}
