import { makeAutoObservable } from 'mobx';
import type { Subscription } from 'rxjs';
import type { Clock } from '../../../application/ports.js';
import { type SentCode, smsCodeProblem, typedSmsCode } from '../../../domain/verification/sent-code.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { CodeAttempts, type CodeProblem } from './code-attempts.js';
import { ResendTimerVm } from './resend-timer.vm.js';

/** Describes what the code is for: a notice of a transfer (BT-05), or a payment to be verified (VF-01). */
export interface SmsCodeUse {
  confirm(smsCode: string): void;
  resend(): void;
  changeNumber(): void;
  /** False where the number is not the shopper's to change. */
  readonly mayChangeNumber: boolean;
}

/** Describes what the shopper and the provider are doing with the code. */
export type SmsCodePhase = 'idle' | 'confirming' | 'resending' | 'resent' | 'askingToChange';

/** The one field for a code sent by SMS: trying it, asking for another, changing the number (BT-05, VF-01, VF-02). */
export class SmsCodeVm {
  readonly fields = new TypedFields<'smsCode'>({ smsCode: smsCodeProblem }, undefined, { smsCode: typedSmsCode });
  maskedPhone = '';
  readonly attempts = new CodeAttempts();
  phase: SmsCodePhase = 'idle';
  /** The code is to be corrected: its field gets the focus. */
  readonly correction = new FocusRequest();
  /** The shopper pressed the button. Until then an empty field is no mistake: it has the focus before the code arrives. */
  private tried = false;
  private readonly timer: ResendTimerVm;

  constructor(
    clock: Clock,
    readonly use: SmsCodeUse,
  ) {
    this.timer = new ResendTimerVm(clock);
    makeAutoObservable(this, { use: false });
  }

  /** Counts the pause down until another code may be asked for, also over a sleep. */
  follow(): Subscription {
    return this.timer.follow();
  }

  /** How long until another code can be asked for, in whole seconds. */
  get secondsLeft(): number {
    return this.timer.secondsLeft;
  }

  /** A code was sent: what was typed before is cleared. While a code is being confirmed, its answer was lost. */
  show(sent: SentCode): void {
    this.maskedPhone = sent.maskedPhone;
    this.timer.start(sent.resendAfterMs);
    if (this.phase === 'confirming') {
      this.attempts.lose(this.fields.text('smsCode'), sent.attemptsLeft);
      this.sendBack();
      return;
    }
    this.phase = this.phase === 'resending' ? 'resent' : 'idle';
    this.attempts.restart(sent.attemptsLeft, this.phase === 'resent');
    this.fields.enter('smsCode', '');
    this.tried = false;
  }

  /** The code was not right; it stays, so that the shopper sees what was typed (ER-04). */
  refuse(attemptsLeft: number): void {
    this.attempts.refuse(this.fields.text('smsCode'), attemptsLeft);
    this.sendBack();
  }

  /** The last call failed, or its answer shows another step. */
  rest(): void {
    if (this.busy) this.phase = 'idle';
  }

  /** A call is being answered. */
  get busy(): boolean {
    return this.phase === 'confirming' || this.phase === 'resending';
  }

  /** Returns what stands under the field. */
  get problem(): CodeProblem | undefined {
    const code = this.fields.text('smsCode');
    const typed = () => (this.tried || code !== '' ? this.fields.shownProblem('smsCode') : undefined);
    return this.attempts.problemOf(code) ?? typed();
  }

  get mayResend(): boolean {
    return this.secondsLeft === 0 && !this.busy;
  }

  confirm(): void {
    if (this.busy) return;
    this.tried = true;
    this.attempts.forgetLost();
    this.fields.leaveAll();
    if (this.problem !== undefined) {
      this.correction.make();
      return;
    }
    this.phase = 'confirming';
    this.use.confirm(this.fields.text('smsCode'));
  }

  resend(): void {
    if (!this.mayResend) return;
    this.phase = 'resending';
    this.use.resend();
  }

  askToChange(): void {
    if (!this.busy) this.phase = 'askingToChange';
  }

  keepNumber(): void {
    this.phase = 'idle';
  }

  changeNumber(): void {
    this.phase = 'idle';
    this.use.changeNumber();
  }

  private sendBack(): void {
    this.phase = 'idle';
    this.correction.make();
  }
}
