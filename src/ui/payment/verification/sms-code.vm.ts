import { makeAutoObservable } from 'mobx';
import type { Subscription } from 'rxjs';
import type { Clock } from '../../../application/ports.js';
import { type SentCode, smsCodeProblem } from '../../../domain/verification/sent-code.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { TypedFields } from '../../forms/typed-fields.js';
import type { TextKey, TextParams } from '../../texts/texts.js';
import { ResendTimerVm } from './resend-timer.vm.js';

/** What the code is for: a notice of a transfer (BT-05), or a payment to be verified (VF-01). */
export interface SmsCodeUse {
  confirm(smsCode: string): void;
  resend(): void;
  changeNumber(): void;
  /** False where the number is not the shopper's to change. */
  readonly mayChangeNumber: boolean;
}

/** What the shopper and the provider are doing with the code. */
export type SmsCodePhase = 'idle' | 'confirming' | 'resending' | 'resent' | 'askingToChange';

/** The one field for a code sent by SMS: trying it, asking for another, changing the number (BT-05, VF-01, VF-02). */
export class SmsCodeVm {
  readonly fields = new TypedFields<'smsCode'>({ smsCode: smsCodeProblem });
  maskedPhone = '';
  attemptsLeft = 0;
  phase: SmsCodePhase = 'idle';
  /** The code is to be corrected: its field gets the focus. */
  readonly correction = new FocusRequest();
  /** A code was wrong: how many tries are left is worth saying from then on. */
  missed = false;
  private wrong: string | undefined = undefined;
  /** A code whose answer was lost: it can be given once more, as it is (PY-06). */
  private lost: string | undefined = undefined;
  /** The shopper wanted to go on. Until then an empty field is no mistake: it has the focus before the code has come. */
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

  /** A code was sent: one that was typed before is of no use any more. Where a code was given, it is still waited for. */
  show(sent: SentCode): void {
    this.maskedPhone = sent.maskedPhone;
    this.timer.start(sent.resendAfterMs);
    if (this.phase === 'confirming') {
      this.askAgain(sent.attemptsLeft);
      return;
    }
    this.phase = this.phase === 'resending' ? 'resent' : 'idle';
    this.attemptsLeft = sent.attemptsLeft;
    this.fields.enter('smsCode', '');
    this.wrong = undefined;
    this.lost = undefined;
    this.tried = false;
    if (this.phase !== 'resent') this.missed = false;
  }

  /** The code was not right; it stays, so that the shopper sees what was typed (ER-04). */
  refuse(attemptsLeft: number): void {
    this.attemptsLeft = attemptsLeft;
    this.missed = true;
    this.wrong = this.fields.text('smsCode');
    this.sendBack();
  }

  /** Nothing came of the last call. */
  rest(): void {
    if (this.busy) this.phase = 'idle';
  }

  /** A call is being answered. */
  get busy(): boolean {
    return this.phase === 'confirming' || this.phase === 'resending';
  }

  /** What stands under the field, as a text and its values, so that it follows the language (LG-04). */
  get problem(): { readonly key: TextKey; readonly params?: TextParams } | undefined {
    const code = this.fields.text('smsCode');
    if (this.wrong === code) return { key: 'sms.wrong', params: { count: this.attemptsLeft } };
    if (this.lost === code) return { key: 'sms.notReceived' };
    return this.tried || code !== '' ? this.fields.shownProblem('smsCode') : undefined;
  }

  get mayResend(): boolean {
    return this.secondsLeft === 0 && !this.busy;
  }

  confirm(): void {
    if (this.busy) return;
    this.tried = true;
    this.lost = undefined;
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

  /** The answer to a code was lost, and the provider asks for one still. A code that cost a try arrived, and was wrong. */
  private askAgain(attemptsLeft: number): void {
    if (attemptsLeft < this.attemptsLeft) {
      this.refuse(attemptsLeft);
      return;
    }
    this.attemptsLeft = attemptsLeft;
    this.lost = this.fields.text('smsCode');
    this.sendBack();
  }

  private sendBack(): void {
    this.phase = 'idle';
    this.correction.make();
  }
}
