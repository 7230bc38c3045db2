import { makeAutoObservable } from 'mobx';
import { catchError, filter, map, merge, of, switchMap, take, timer } from 'rxjs';
import { type Extension, extendTime } from '../../../application/payment/extend-time.js';
import { redirectFailure } from '../../../application/payment/redirect-failure.js';
import type { PageHost } from '../../../application/ports.js';
import { warningLeadMs } from '../../../domain/payment/deadline.js';
import { type Failure, isAnswer } from '../../../domain/payment/failure.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { observed } from '../../forms/observed.js';
import type { PaymentParts } from './payment-parts.js';
import type { PaymentSession } from './payment-session.js';

/** Whole seconds before the end at which the time is announced: when the warning begins, and twice more (EX-01). */
const announcedAt = [warningLeadMs / 1_000, 30, 10];

/** How long the end of the time waits for the answer to a question for more, in ms (EX-04). */
const holdMs = 10_000;

const unanswered: Extension = { kind: 'refused', failure: { kind: 'noAnswer' } };

/** The warning in a page's last minute, and the time that the shopper can ask for (EX-01, EX-04). */
export class DeadlineWarningVm {
  /** Holds what was left at the last announcement, in s, and not at every second. */
  private announcedSeconds: number | undefined = undefined;
  /** Holds what became of the last question for more time; `none` while it is asked. */
  answer: 'none' | 'extended' | 'failed' | 'refused' = 'none';
  /** The answer takes away the button that was pressed. */
  readonly answerFocus = new FocusRequest();
  readonly #session: PaymentSession;
  readonly #calls: PaymentParts['calls'];
  readonly #host: Pick<PageHost, 'postFailure'>;

  /** `calls` has how more time is asked for: fetched at a press. */
  constructor(session: PaymentSession, calls: PaymentParts['calls'], host: Pick<PageHost, 'postFailure'>) {
    this.#session = session;
    this.#calls = calls;
    this.#host = host;
    makeAutoObservable(this);
  }

  /** Follows the time while the page shows it; returns the undo. */
  start(): () => void {
    let before = Number.POSITIVE_INFINITY;
    const followed = observed(() => this.#session.deadline.secondsLeft).subscribe((seconds) => {
      const left = seconds ?? Number.POSITIVE_INFINITY;
      if (announcedAt.some((mark) => left <= mark && mark < before)) this.announce(left);
      before = left;
    });
    return () => followed.unsubscribe();
  }

  /** Which words stand above the form. The height of the warning depends on them. */
  get shown(): 'nothing' | 'time' | 'failed' | 'refused' | 'extended' {
    const { answer, text } = this;
    if (text === undefined) return answer === 'extended' ? answer : 'nothing';
    return answer === 'failed' || answer === 'refused' ? answer : 'time';
  }

  /** The seconds that are left; undefined before the last minute. */
  get text(): string | undefined {
    return this.textOf(this.#session.deadline.secondsLeft);
  }

  /** The same as it is announced. */
  get announcement(): string | undefined {
    return this.text === undefined ? undefined : this.textOf(this.announcedSeconds);
  }

  /** More time is being asked for. */
  get asked(): boolean {
    return this.#session.deadline.held;
  }

  extend(): void {
    if (this.asked) return;
    const { deadline, page } = this.#session;
    this.answer = 'none';
    deadline.held = true;
    const asking = this.#calls.once().pipe(
      switchMap(({ extension }) => extendTime(extension)(page)),
      catchError(() => of(unanswered)),
    );
    const over = observed(() => deadline.secondsLeft === 0).pipe(filter(Boolean));
    const givenUp = over.pipe(
      switchMap(() => timer(holdMs)),
      map(() => unanswered),
    );
    this.#session.follow(merge(asking, givenUp).pipe(take(1)), (extension) => this.take(extension));
  }

  private take(extension: Extension): void {
    const session = this.#session;
    session.deadline.held = false;
    // The payment that was begun meanwhile says itself what became of it.
    if (session.underWay && extension.kind !== 'extended') return;
    this.answer = extension.kind === 'extended' ? 'extended' : 'failed';
    if (extension.kind === 'extended') {
      session.extend(extension.time);
      if (!session.underWay) this.answerFocus.make();
    } else if (extension.kind === 'settled') session.take(extension.outcome);
    else this.refuse(extension.failure);
  }

  /** ER-02: the answer may send the shopper to another address. */
  private refuse(given: Failure): void {
    const failure = redirectFailure(this.#host)(given);
    if (failure.kind === 'redirected') this.#session.take({ kind: 'failed', failure });
    else if (isAnswer(failure)) this.noMore(failure);
  }

  /** No more time is given, or none can be: another question would be refused, too. */
  private noMore(failure: Failure): void {
    this.answer = 'refused';
    this.#session.extendable = false;
    this.answerFocus.make();
    this.#session.deadline.passIfExpired(failure);
  }

  private announce(seconds: number): void {
    this.announcedSeconds = seconds;
    if (this.answer === 'extended') this.answer = 'none';
  }

  private textOf(seconds: number | undefined): string | undefined {
    const { deadline, methods, underWay } = this.#session;
    if (seconds === undefined || seconds * 1_000 > warningLeadMs || deadline.passed) return undefined;
    // A payment under way is not cut off (EX-01); notice of a transfer is taken when the time is over too (BT-08).
    if (underWay || methods?.noticeInView) return undefined;
    return this.#session.texts.t('deadline.warning', { count: seconds });
  }
}
