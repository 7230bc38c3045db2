import { makeAutoObservable } from 'mobx';
import type { Subscription } from 'rxjs';
import { expirePayment } from '../../application/payment/expire-payment.js';
import type { Clock } from '../../application/ports.js';
import { deadlineIn } from '../../domain/payment/deadline.js';
import { type Failure, isExpired } from '../../domain/payment/failure.js';

/** The time of a page: `near` is a minute before it has `passed` (EX-01). */
export class DeadlineVm {
  phase: 'open' | 'near' | 'passed' = 'open';

  constructor(private readonly clock: Clock) {
    makeAutoObservable<DeadlineVm, 'clock'>(this, { clock: false });
  }

  get near(): boolean {
    return this.phase === 'near';
  }

  get passed(): boolean {
    return this.phase === 'passed';
  }

  /** Follows a page that may be paid for so many ms from now. */
  follow(payableForMs: number): Subscription {
    const { clock } = this;
    const deadline = deadlineIn(payableForMs, { wall: clock.wall(), monotonic: clock.monotonic() });
    return expirePayment(clock)(deadline).subscribe((event) => this.set(event === 'warn' ? 'near' : 'passed'));
  }

  /** It has passed when the server says so (EX-03). */
  passIfExpired(failure: Failure): void {
    if (isExpired(failure)) this.set('passed');
  }

  private set(phase: 'near' | 'passed'): void {
    this.phase = phase;
  }
}
