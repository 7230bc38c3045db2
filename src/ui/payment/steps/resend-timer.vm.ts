import { makeAutoObservable, observableRef } from 'mobx';
import { EMPTY, type Subscription, switchMap } from 'rxjs';
import { countDown, momentOf } from '../../../application/payment/count-down.js';
import type { Clock } from '../../../application/ports.js';
import { type Deadline, deadlineIn } from '../../../domain/payment/deadline.js';
import { observed } from '../../forms/observed.js';

/** How long until another code can be asked for. */
export class ResendTimerVm {
  /** Whole seconds. */
  secondsLeft = 0;
  private deadline: Deadline | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<ResendTimerVm, 'clock' | 'deadline'>(this, { clock: false, deadline: observableRef });
  }

  /** Counts down, also over a sleep. */
  follow(): Subscription {
    return observed(() => this.deadline)
      .pipe(switchMap((deadline) => (deadline === undefined ? EMPTY : countDown(this.clock)(deadline))))
      .subscribe((ms) => this.setTimeLeft(ms));
  }

  start(ms: number): void {
    this.setTimeLeft(ms);
    this.deadline = deadlineIn(ms, momentOf(this.clock));
  }

  private setTimeLeft(ms: number): void {
    this.secondsLeft = Math.ceil(ms / 1_000);
  }
}
