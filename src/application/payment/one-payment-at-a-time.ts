import { defer, EMPTY, finalize, type Observable, tap } from 'rxjs';

/**
 * One payment at a time (PY-05): while one is running, and for good after one whose last state is final, another press
 * completes without a value and without a request. The lock is of what is made here; a second tab is refused by the
 * provider.
 */
export function onePaymentAtATime<P, S>(
  send: (command: P) => Observable<S>,
  isFinal: (state: S) => boolean,
): (command: P) => Observable<S> {
  let locked = false;
  return (command) =>
    defer(() => {
      // guard: one payment at a time
      if (locked) return EMPTY;
      locked = true;
      let ended = false;
      return send(command).pipe(
        tap((state) => {
          ended = isFinal(state);
        }),
        finalize(() => {
          locked = ended;
        }),
      );
    });
}
