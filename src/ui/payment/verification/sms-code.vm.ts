import { makeAutoObservable, observableRef } from 'mobx';
import { EMPTY, type Subscription, switchMap } from 'rxjs';
import { countDown } from '../../../application/page/count-down.js';
import type { Clock } from '../../../application/ports.js';
import { type Deadline, deadlineIn } from '../../../domain/page/expiry.js';
import { type SentCode, smsCodeProblem } from '../../../domain/transfer/verification.js';
import { observed } from '../../forms/observed.js';
import { TypedFields } from '../../forms/typed-fields.js';
import type { TextKey, TextParams } from '../../texts/texts.js';

/** What the code is for: a notice of a transfer (BT-05), or a payment to be verified (VF-01). */
export interface SmsCodeUse {
  confirm(smsCode: string): void;
  resend(): void;
  changeNumber(): void;
  /** False where the number is not the shopper's to change. */
  readonly mayChangeNumber: boolean;
}

/** The one field for a code sent by SMS: trying it, asking for another, changing the number (BT-05, VF-01, VF-02). */
export class SmsCodeVm {
  readonly fields = new TypedFields<'smsCode'>({ smsCode: smsCodeProblem });
  maskedPhone = '';
  attemptsLeft = 0;
  /** How long until another code can be asked for, in whole seconds. */
  secondsLeft = 0;
  busy: 'confirming' | 'resending' | undefined = undefined;
  /** Another code is on its way to the shopper. */
  resent = false;
  /** Whether the number is to be changed is being asked (VF-01). */
  askingToChange = false;
  /** How often the shopper was sent back to the field. */
  sentBack = 0;
  /** A code was wrong: how many tries are left is worth saying from then on. */
  missed = false;
  private wrong: string | undefined = undefined;
  /** A code that did not arrive: it can be given once more, as it is (PY-06). */
  private lost: string | undefined = undefined;
  /** The shopper wanted to go on. Until then an empty field is no mistake: it has the focus before the code has come. */
  private tried = false;
  private resendFrom: Deadline | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    readonly use: SmsCodeUse,
  ) {
    makeAutoObservable<SmsCodeVm, 'clock' | 'resendFrom'>(this, {
      fields: false,
      clock: false,
      use: false,
      resendFrom: observableRef,
    });
  }

  /** Counts the pause down until another code may be asked for, also over a sleep. */
  follow(): Subscription {
    return observed(() => this.resendFrom)
      .pipe(switchMap((deadline) => (deadline === undefined ? EMPTY : countDown(this.clock)(deadline))))
      .subscribe((ms) => this.tick(ms));
  }

  /** A code was sent: one that was typed before is of no use any more. Where a code was given, it is still waited for. */
  show(sent: SentCode): void {
    if (this.busy === 'confirming') {
      this.waitOn(sent);
      return;
    }
    this.resent = this.busy === 'resending';
    this.busy = undefined;
    this.maskedPhone = sent.maskedPhone;
    this.attemptsLeft = sent.attemptsLeft;
    this.fields.enter('smsCode', '');
    this.wrong = undefined;
    this.lost = undefined;
    this.tried = false;
    if (!this.resent) this.missed = false;
    this.waitFor(sent.resendAfterMs);
  }

  /** The code was not right; it stays, so that the shopper sees what was typed (ER-04). */
  refuse(attemptsLeft: number): void {
    this.busy = undefined;
    this.attemptsLeft = attemptsLeft;
    this.wrong = this.fields.text('smsCode');
    this.missed = true;
    this.sentBack += 1;
  }

  /** Nothing came of the last call. */
  rest(): void {
    this.busy = undefined;
  }

  /** What stands under the field, as a text and its values: it is told anew in another language (LG-04). */
  get problem(): { readonly key: TextKey; readonly params?: TextParams } | undefined {
    if (this.wrong !== undefined && this.wrong === this.fields.text('smsCode'))
      return { key: 'sms.wrong', params: { count: this.attemptsLeft } };
    if (this.lost !== undefined && this.lost === this.fields.text('smsCode')) return { key: 'sms.notReceived' };
    return this.tried || this.fields.text('smsCode') !== '' ? this.fields.shownProblem('smsCode') : undefined;
  }

  get mayResend(): boolean {
    return this.secondsLeft === 0 && this.busy === undefined;
  }

  confirm(): void {
    if (this.busy !== undefined) return;
    this.tried = true;
    this.lost = undefined;
    this.fields.leaveAll();
    if (this.problem !== undefined) {
      this.sentBack += 1;
      return;
    }
    this.busy = 'confirming';
    this.resent = false;
    this.use.confirm(this.fields.text('smsCode'));
  }

  resend(): void {
    if (!this.mayResend) return;
    this.busy = 'resending';
    this.resent = false;
    this.use.resend();
  }

  askToChange(): void {
    if (this.busy === undefined) this.askingToChange = true;
  }

  keepNumber(): void {
    this.askingToChange = false;
  }

  changeNumber(): void {
    this.askingToChange = false;
    this.use.changeNumber();
  }

  /** The answer to a code was lost, and the provider asks for one still. A code that cost a try arrived, and was wrong. */
  private waitOn({ maskedPhone, attemptsLeft, resendAfterMs }: SentCode): void {
    this.maskedPhone = maskedPhone;
    this.waitFor(resendAfterMs);
    if (attemptsLeft < this.attemptsLeft) {
      this.refuse(attemptsLeft);
      return;
    }
    this.busy = undefined;
    this.attemptsLeft = attemptsLeft;
    this.lost = this.fields.text('smsCode');
    this.sentBack += 1;
  }

  private waitFor(ms: number): void {
    this.secondsLeft = Math.ceil(ms / 1_000);
    this.resendFrom = deadlineIn(ms, { wall: this.clock.wall(), monotonic: this.clock.monotonic() });
  }

  private tick(ms: number): void {
    this.secondsLeft = Math.ceil(ms / 1_000);
  }
}
