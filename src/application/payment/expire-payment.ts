import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  merge,
  type Observable,
  of,
  repeat,
  take,
  takeWhile,
  timer,
} from 'rxjs';
import { type Deadline, remainingMs, warningLeadMs } from '../../domain/payment/deadline.js';
import type { Clock } from '../ports.js';
import { momentOf } from './count-down.js';

/** The longest wait that timers keep, in ms: one beyond 2^31-1 fires at once. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Emits `near` so many ms before the deadline, {@link warningLeadMs} if nothing is said (or at once when less is left),
 * `expired` when it has passed, and completes (EX-01). The deadline is a moment: it is compared anew after every wait and
 * whenever the page may have slept (EX-03).
 */
export function expirePayment(clock: Clock): (deadline: Deadline, leadMs?: number) => Observable<'near' | 'expired'> {
  return (deadline, leadMs = warningLeadMs) =>
    defer((): Observable<'near' | 'expired'> => {
      const left = remainingMs(deadline, momentOf(clock));
      if (left === 0) return of('expired');
      const isNear = left <= leadMs;
      return concat(isNear ? of('near' as const) : EMPTY, nextLook(clock, isNear ? left : left - leadMs));
    }).pipe(
      repeat(),
      distinctUntilChanged(),
      takeWhile((event) => event !== 'expired', true),
    );
}

/** Completes when it is time to compare again. */
function nextLook(clock: Clock, waitMs: number): Observable<never> {
  return merge(timer(Math.min(Math.ceil(waitMs), longestWaitMs)), clock.wakes).pipe(take(1), ignoreElements());
}
