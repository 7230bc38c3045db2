import { map, type Observable, of, switchMap, timer } from 'rxjs';

/** How long a form must have been valid before it can be sent, in ms (CN-16). */
export const submitDelayMs = 1000;

/** Returns whether the form can be sent: a second after it became valid, and not at all once it is invalid (CN-16). */
export function readyToSubmit(valid: Observable<boolean>): Observable<boolean> {
  return valid.pipe(switchMap((isValid) => (isValid ? timer(submitDelayMs).pipe(map(() => true)) : of(false))));
}
