import { filter, fromEvent, map, merge, NEVER } from 'rxjs';
import type { Clock } from '../../application/ports.js';

/** Both clocks of this machine. Node has no event for a machine that has slept. */
export const machineClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  wakes: NEVER,
  restored: NEVER,
};

/** The clocks of a page, which may sleep: it wakes when it is seen again, online again, or back from the browser's cache (EX-03). */
export function pageClock(page: Window): Clock {
  return {
    ...machineClock,
    wakes: merge(
      fromEvent(page.document, 'visibilitychange').pipe(filter(() => page.document.visibilityState === 'visible')),
      fromEvent(page, 'online'),
      fromEvent(page, 'pageshow'),
    ).pipe(map(() => undefined)),
    restored: fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(
      filter(({ persisted }) => persisted),
      map(() => undefined),
    ),
  };
}
