import { defer, map, merge, type Observable, repeat, startWith, take, timer } from 'rxjs';
import type { Clock } from '../ports.js';

const minuteMs = 60_000;

/**
 * The wall clock, in ms: at once, whenever a minute begins, and when the page wakes. Banks open and close by it (BT-07),
 * and the day changes by it (BT-03). Never completes.
 */
export function followTime(clock: Pick<Clock, 'wall' | 'wakes'>): Observable<number> {
  return defer(() => merge(timer(minuteMs - (clock.wall() % minuteMs)), clock.wakes).pipe(take(1))).pipe(
    repeat(),
    startWith(undefined),
    map(() => clock.wall()),
  );
}
