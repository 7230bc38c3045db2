/** One moment on both clocks, in ms. The wall clock may jump; the monotonic one may stand still while the machine sleeps. */
export interface Moment {
  /** Since the epoch. */
  readonly wall: number;
  /** Since any fixed start. */
  readonly monotonic: number;
}

/** The moment until which a page can be paid (EX-03). A moment and not a counter, so that sleep cannot stretch it. */
export type Deadline = Moment;

/** How long before the end the shopper is warned, in ms (EX-01). */
export const warningLeadMs = 60_000;

/** How long before the end the time that is left is shown, in ms (PP-17). */
export const shownLeadMs = 300_000;

/** The deadline that lies `ms` ahead of now. */
export function deadlineIn(ms: number, now: Moment): Deadline {
  return { wall: now.wall + ms, monotonic: now.monotonic + ms };
}

/** How long is left, in ms, by the clock that is further on; never below 0. The deadline has passed when nothing is left (EX-03). */
export function remainingMs(deadline: Deadline, now: Moment): number {
  return Math.max(0, Math.min(deadline.wall - now.wall, deadline.monotonic - now.monotonic));
}
