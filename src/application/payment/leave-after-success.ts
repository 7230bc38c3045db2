import { map, type Observable, takeWhile, tap, timer } from 'rxjs';
import type { PageHost } from '../ports.js';

/** How long the success screen stays before the shopper is taken back to the store, in seconds (RL-07). */
export const successStaySeconds = 3;

/**
 * Counts the seconds down on the success screen, 3 first, and sends the top window to the address at 0 (RL-07). Emits
 * each number, and completes when the page is still there a second later. Leaving may be refused by the browser: the
 * screen keeps its link.
 */
export function leaveAfterSuccess(host: Pick<PageHost, 'leaveTo'>): (redirectUrl: string) => Observable<number> {
  return (redirectUrl) =>
    timer(0, 1000).pipe(
      map((passed) => successStaySeconds - passed),
      takeWhile((left) => left >= 0),
      tap((left) => {
        if (left === 0) host.leaveTo(redirectUrl);
      }),
    );
}
