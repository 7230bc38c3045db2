import { defer, EMPTY, finalize, type Observable, tap } from 'rxjs';

/**
 * One payment at a time (PY-05): while one is on its way, and for good after one that `ends` it, another call completes
 * without a value and without a request.
 */
export function oneAtATime<P, S>(
  pay: (payment: P) => Observable<S>,
  ends: (state: S) => boolean,
): (payment: P) => Observable<S> {
  let locked = false;
  return (payment) =>
    defer(() => {
      if (locked) return EMPTY;
      locked = true;
      let ended = false;
      return pay(payment).pipe(
        tap((state) => {
          ended = ends(state);
        }),
        finalize(() => {
          locked = ended;
        }),
      );
    });
}
