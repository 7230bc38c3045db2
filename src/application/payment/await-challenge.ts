import { map, type Observable, timer } from 'rxjs';
import type { Outcome } from '../../domain/payment/outcome.js';

/** How long a page that the window is sent to may take to replace this one, in ms. */
export const replacementMs = 20_000;

/**
 * A page that is still here after its challenge was opened: the way there was cancelled, or the ACS does not answer. What
 * became of the payment is unknown then (PY-06), so that the shopper can ask; the question names the post, so that a
 * challenge that opens after all is not paid behind "not paid". Emits once and completes; never errors.
 */
export function awaitChallenge(attemptId: string | undefined): Observable<Outcome> {
  return timer(replacementMs).pipe(map((): Outcome => ({ kind: 'unknown', attemptId })));
}
