import { defer, EMPTY, finalize, type Observable, tap } from 'rxjs';

/**
 * One call of a page at a time (PY-05; a second tab is refused by the provider): while one is running, and for good after one whose last state is final, another call
 * completes without a value and without a request.
 */
export function oneCallPerPage<P, S>(
  send: (command: P) => Observable<S>,
  isFinal: (state: S) => boolean,
): (command: P) => Observable<S> {
  let locked = false;
  return (command) =>
    defer(() => {
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
