import { makeAutoObservable } from 'mobx';
import { of, type Subscription, switchMap } from 'rxjs';
import { countDown } from '../../application/payment/count-down.js';
import { expirePayment } from '../../application/payment/expire-payment.js';
import type { Clock } from '../../application/ports.js';
import { deadlineIn } from '../../domain/payment/deadline.js';
import { type Failure, isExpired } from '../../domain/payment/failure.js';

/** The time of a page: counted in its last minute, until it has passed (EX-01). */
export class DeadlineVm {
  /** Whole seconds: undefined before the last minute, 0 when the time has passed. */
  secondsLeft: number | undefined = undefined;
  /** What was left when the warning began. It is announced once and not at every second. */
  announcedSeconds: number | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<DeadlineVm, 'clock'>(this, { clock: false });
  }

  get near(): boolean {
    return this.secondsLeft !== undefined && !this.passed;
  }

  get passed(): boolean {
    return this.secondsLeft === 0;
  }

  /** Follows a page that may be paid for so many ms from now. */
  follow(payableForMs: number): Subscription {
    const { clock } = this;
    const deadline = deadlineIn(payableForMs, { wall: clock.wall(), monotonic: clock.monotonic() });
    const timeLeft = expirePayment(clock)(deadline).pipe(
      switchMap((event) => (event === 'warn' ? countDown(clock)(deadline) : of(0))),
    );
    return timeLeft.subscribe((ms) => this.setLeft(Math.ceil(ms / 1_000)));
  }

  /** It has passed when the server says so (EX-03). */
  passIfExpired(failure: Failure): void {
    if (isExpired(failure)) this.setLeft(0);
  }

  private setLeft(seconds: number): void {
    this.secondsLeft = seconds;
    this.announcedSeconds ??= seconds;
  }
}
