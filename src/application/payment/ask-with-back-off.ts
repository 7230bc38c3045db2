import { concatMap, from, type Observable, takeUntil, timer } from 'rxjs';

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
