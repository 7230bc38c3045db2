import { makeAutoObservable } from 'mobx';
import type { Subscription } from 'rxjs';
import { expirePage } from '../../application/page/expire-page.js';
import type { Clock } from '../../application/ports.js';
import { deadlineIn } from '../../domain/page/expiry.js';
import type { Failure } from '../../domain/page/failure.js';

/** How the time of a page runs out (EX-01). */
export class DeadlineVm {
  passed = false;
  /** A minute is left, or less. */
  near = false;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<DeadlineVm, 'clock'>(this, { clock: false });
  }

  /** Follows a page that may be paid for so many ms from now. */
  follow(payableForMs: number): Subscription {
    const { clock } = this;
    const deadline = deadlineIn(payableForMs, { wall: clock.wall(), monotonic: clock.monotonic() });
    return expirePage(clock)(deadline).subscribe((event) => this.tell(event));
  }

  /** A page that is opened anew gets the time the server gives it (EX-03). */
  startAnew(): void {
    this.passed = false;
    this.near = false;
  }

  /** The server says so (EX-03). */
  pass(): void {
    this.tell('expired');
  }

  private tell(event: 'warn' | 'expired'): void {
    this.near = event === 'warn';
    this.passed = event === 'expired';
  }
}

/** The server's word for a page whose time is over (EX-03). */
export function isExpired(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.error.code === 'expired';
}
