import { concat, defer, EMPTY, ignoreElements, merge, type Observable, of, repeat, take, takeWhile, timer } from 'rxjs';
import { type Deadline, type Moment, remainingMs } from '../../domain/payment/deadline.js';
import type { Clock } from '../ports.js';

/** Now, on both clocks. */
export function momentOf(clock: Pick<Clock, 'wall' | 'monotonic'>): Moment {
  return { wall: clock.wall(), monotonic: clock.monotonic() };
}

/**
 * Returns what is left until a deadline, in ms: at once, whenever a whole second has passed, and when the page wakes; 0
 * last. The deadline is a moment and compared anew each time, so that sleep cannot stretch it (EX-03, OP-07).
 */
export function countDown(clock: Clock): (deadline: Deadline) => Observable<number> {
  return (deadline) =>
    defer(() => {
      const left = remainingMs(deadline, momentOf(clock));
      return concat(of(left), left === 0 ? EMPTY : nextLook(clock, left));
    }).pipe(
      repeat(),
      takeWhile((left) => left > 0, true),
    );
}

/** Completes when the next whole second begins, or the page wakes. */
function nextLook(clock: Clock, left: number): Observable<never> {
  return merge(timer(left % 1_000 || 1_000), clock.wakes).pipe(take(1), ignoreElements());
}
