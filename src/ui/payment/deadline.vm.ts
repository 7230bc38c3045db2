import { makeAutoObservable } from 'mobx';
import { of, type Subscription, switchMap } from 'rxjs';
import { countDown } from '../../application/payment/count-down.js';
import { expirePayment } from '../../application/payment/expire-payment.js';
import type { Clock } from '../../application/ports.js';
import { deadlineIn, shownLeadMs, warningLeadMs } from '../../domain/payment/deadline.js';
import { type Failure, isExpired } from '../../domain/payment/failure.js';

/** Whole seconds before the end at which the time is announced: when the warning begins, and twice more (EX-01). */
const announcedAt = [warningLeadMs / 1_000, 30, 10];

/** The time of a page: counted in its last five minutes, until it has passed (EX-01, PP-17). */
export class DeadlineVm {
  /** Whole seconds: undefined before the last five minutes, 0 when the time has passed. */
  secondsLeft: number | undefined = undefined;
  /** What was left at the last announcement: when the warning began, at 30 and at 10 s, and not at every second (EX-01). */
  announcedSeconds: number | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<DeadlineVm, 'clock'>(this, { clock: false });
  }

  /** Less than a minute is left. */
  get near(): boolean {
    return this.secondsLeft !== undefined && this.secondsLeft * 1_000 <= warningLeadMs && !this.passed;
  }

  get passed(): boolean {
    return this.secondsLeft === 0;
  }

  /** Follows a page that may be paid for so many ms from now. */
  follow(payableForMs: number): Subscription {
    const { clock } = this;
    const deadline = deadlineIn(payableForMs, { wall: clock.wall(), monotonic: clock.monotonic() });
    const timeLeft = expirePayment(clock)(deadline, shownLeadMs).pipe(
      switchMap((event) => (event === 'warn' ? countDown(clock)(deadline) : of(0))),
    );
    return timeLeft.subscribe((ms) => this.setLeft(Math.ceil(ms / 1_000)));
  }

  /** It has passed when the server says so (EX-03). */
  passIfExpired(failure: Failure): void {
    if (isExpired(failure)) this.setLeft(0);
  }

  private setLeft(seconds: number): void {
    const before = this.secondsLeft ?? Number.POSITIVE_INFINITY;
    this.secondsLeft = seconds;
    if (announcedAt.some((mark) => seconds <= mark && mark < before)) this.announcedSeconds = seconds;
  }
}
