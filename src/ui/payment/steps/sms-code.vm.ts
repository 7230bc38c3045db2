import { makeAutoObservable, observableRef } from 'mobx';
import { EMPTY, switchMap } from 'rxjs';
import { countDown, momentOf } from '../../../application/payment/count-down.js';
import type { Clock } from '../../../application/ports.js';
import { type Deadline, deadlineIn } from '../../../domain/payment/deadline.js';
import { type SentCode, smsCodeProblem, typedSmsCode } from '../../../domain/verification/sent-code.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { observed } from '../../forms/observed.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { CodeAttempts, type CodeProblem } from './code-attempts.js';

/** A press at the code; the transfer (BT-05) or the verification (VF-01) that the code belongs to reacts. */
export type CodePress =
  | { readonly kind: 'confirm'; readonly smsCode: string }
  | { readonly kind: 'resend' }
  | { readonly kind: 'changeNumber' };

/** A call about the code that is not answered yet. */
export type CodeCall = 'confirming' | 'resending';

/** Describes what the shopper and the provider are doing with the code. */
export type SmsCodePhase = CodeCall | 'idle' | 'resent' | 'askingToChange';

/** The one field for a code sent by SMS: trying it, asking for another, changing the number (BT-05, VF-01, VF-02). */
export class SmsCodeVm {
  readonly fields = new TypedFields<'smsCode'>({ smsCode: smsCodeProblem }, undefined, { smsCode: typedSmsCode });
  readonly attempts = new CodeAttempts();
  /** The code is to be corrected: its field gets the focus. */
  readonly correction = new FocusRequest();
  maskedPhone = '';
  /** How long until another code can be asked for, in whole seconds. */
  secondsLeft = 0;
  private deadline: Deadline | undefined = undefined;
  private betweenCalls: Exclude<SmsCodePhase, CodeCall> = 'idle';
  /** The shopper pressed the button. Until then an empty field is no mistake: it has the focus before the code arrives. */
  private tried = false;
  readonly #clock: Clock;
  readonly #countDown: ReturnType<typeof countDown>;
  readonly #call: () => CodeCall | undefined;
  readonly #press: (press: CodePress) => void;

  constructor(clock: Clock, call: () => CodeCall | undefined, press: (press: CodePress) => void) {
    this.#clock = clock;
    this.#countDown = countDown(clock);
    this.#call = call;
    this.#press = press;
    makeAutoObservable<SmsCodeVm, 'deadline'>(this, { deadline: observableRef });
  }

  /** Counts the pause down until another code may be asked for, also over a sleep; returns the undo. */
  start(): () => void {
    const counted = observed(() => this.deadline)
      .pipe(switchMap((deadline) => (deadline === undefined ? EMPTY : this.#countDown(deadline))))
      .subscribe((ms) => this.setTimeLeft(ms));
    return () => counted.unsubscribe();
  }

  get phase(): SmsCodePhase {
    return this.#call() ?? this.betweenCalls;
  }

  /**
   * A code was sent: what was typed before is cleared. `answered`: the call that this answers; after a code that was
   * confirmed it says that the answer to that one was lost.
   */
  show(sent: SentCode, answered?: CodeCall): void {
    this.maskedPhone = sent.maskedPhone;
    this.setTimeLeft(sent.resendAfterMs);
    this.deadline = deadlineIn(sent.resendAfterMs, momentOf(this.#clock));
    if (answered === 'confirming') {
      this.attempts.lose(this.fields.text('smsCode'), sent.attemptsLeft);
      this.correction.make();
      return;
    }
    const resent = answered === 'resending';
    this.betweenCalls = resent ? 'resent' : 'idle';
    this.attempts.restart(sent.attemptsLeft, resent);
    this.fields.enter('smsCode', '');
    this.tried = false;
  }

  /** The code was not right; it stays, so that the shopper sees what was typed (ER-04). */
  refuse(attemptsLeft: number): void {
    this.attempts.refuse(this.fields.text('smsCode'), attemptsLeft);
    this.correction.make();
  }

  /** Returns what stands under the field. */
  get problem(): CodeProblem | undefined {
    const code = this.fields.text('smsCode');
    const typed = () => (this.tried || code !== '' ? this.fields.shownProblem('smsCode') : undefined);
    return this.attempts.problemOf(code) ?? typed();
  }

  get mayResend(): boolean {
    return this.secondsLeft === 0 && this.#call() === undefined;
  }

  confirm(): void {
    if (this.#call() !== undefined) return;
    this.tried = true;
    this.attempts.forgetLost();
    this.fields.leaveAll();
    if (this.problem !== undefined) {
      this.correction.make();
      return;
    }
    this.betweenCalls = 'idle';
    this.#press({ kind: 'confirm', smsCode: this.fields.text('smsCode') });
  }

  resend(): void {
    if (!this.mayResend) return;
    this.betweenCalls = 'idle';
    this.#press({ kind: 'resend' });
  }

  askToChange(): void {
    if (this.#call() === undefined) this.betweenCalls = 'askingToChange';
  }

  keepNumber(): void {
    this.betweenCalls = 'idle';
  }

  changeNumber(): void {
    this.betweenCalls = 'idle';
    this.#press({ kind: 'changeNumber' });
  }

  private setTimeLeft(ms: number): void {
    this.secondsLeft = Math.ceil(ms / 1_000);
  }
}
