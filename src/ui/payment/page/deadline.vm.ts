import { makeAutoObservable } from 'mobx';
import { of, Subscription, switchMap } from 'rxjs';
import { countDown, momentOf } from '../../../application/payment/count-down.js';
import { expirePayment } from '../../../application/payment/expire-payment.js';
import type { Clock } from '../../../application/ports.js';
import { deadlineIn, shownLeadMs } from '../../../domain/payment/deadline.js';
import { type Failure, isExpired } from '../../../domain/payment/failure.js';

/** The time of a page: counted in its last five minutes, until it has passed (EX-01, PP-17). */
export class DeadlineVm {
  /** Whole seconds: undefined before the last five minutes, 0 when the time has passed. */
  secondsLeft: number | undefined = undefined;
  /** The last five minutes began once: the warning has its place from then on. */
  shown = false;
  /** More time is being asked for: the end waits for the answer (EX-04). */
  held = false;
  #running = new Subscription();
  readonly #clock: Clock;
  readonly #countDown: ReturnType<typeof countDown>;
  readonly #expire: ReturnType<typeof expirePayment>;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#countDown = countDown(clock);
    this.#expire = expirePayment(clock);
    makeAutoObservable(this);
  }

  get passed(): boolean {
    return this.secondsLeft === 0 && !this.held;
  }

  /** Counts the time of a page that may be paid for so many ms from now, in place of what it counted before; returns the undo. */
  start(payableForMs: number): () => void {
    this.#running.unsubscribe();
    this.secondsLeft = undefined;
    const deadline = deadlineIn(payableForMs, momentOf(this.#clock));
    const timeLeft = this.#expire(deadline, shownLeadMs).pipe(
      switchMap((event) => (event === 'near' ? this.#countDown(deadline) : of(0))),
    );
    this.#running = timeLeft.subscribe((ms) => this.setLeft(Math.ceil(ms / 1_000)));
    return () => this.#running.unsubscribe();
  }

  /** It has passed when the server says so, whatever time the page still counts (EX-03). */
  passIfExpired(failure: Failure): void {
    if (!isExpired(failure)) return;
    this.#running.unsubscribe();
    this.setLeft(0);
  }

  private setLeft(seconds: number): void {
    this.secondsLeft = seconds;
    this.shown = true;
  }
}
