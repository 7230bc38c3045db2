import { makeAutoObservable, observableRef } from 'mobx';
import { EMPTY, type Observable, Subscription, switchMap } from 'rxjs';
import type { Clock } from '../../../application/ports.js';
import {
  confirmVerification,
  followSecurityControl,
  sendVerificationCode,
  type VerificationPorts,
  type VerificationStep,
} from '../../../application/verification/verify-payment.js';
import type { Failure } from '../../../domain/page/failure.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import { phoneProblem, type SentCode } from '../../../domain/transfer/verification.js';
import type { LanguageVm } from '../../app/language.vm.js';
import { observed } from '../../forms/observed.js';
import { TypedFields } from '../../forms/typed-fields.js';
import { isExpired } from '../deadline.vm.js';
import type { PaymentInHand } from '../methods/payment-in-hand.js';
import { SmsCodeVm } from './sms-code.vm.js';

export interface VerificationWorld extends VerificationPorts {
  readonly clock: Clock;
}

/** What is shown of a verification: the number, its code, and the security control (VF-01, VF-03). */
export type VerificationFace = 'phone' | 'code' | 'control';

/** Refusals of a code to be sent after which another try is of use. */
const mendable: ReadonlySet<string | undefined> = new Set(['resendEarly', 'validation', 'limit']);

/** Verifying the shopper of a payment that is not complete yet (VF-01..04). */
export class VerificationVm {
  readonly fields = new TypedFields<'phone'>({ phone: phoneProblem });
  readonly smsCode: SmsCodeVm;
  face: VerificationFace;
  /** Why no code was sent. */
  failure: Failure | undefined = undefined;
  sending = false;
  /** How often the shopper was brought to another step. */
  turns = 0;
  /** How often the shopper was sent back to something to be mended. */
  sentBack = 0;
  /** The number that was typed and took a code; empty while it is the known one. */
  private phone = '';
  private readonly confirmOnce: ReturnType<typeof confirmVerification>;

  constructor(
    private readonly world: VerificationWorld,
    readonly texts: LanguageVm,
    private readonly page: PaymentPage,
    private readonly payment: Pick<PaymentInHand, 'follow' | 'open' | 'settle'>,
    sent: SentCode,
  ) {
    this.smsCode = new SmsCodeVm(world.clock, {
      confirm: (smsCode) => this.follow(this.confirmOnce(page, smsCode)),
      resend: () => this.follow(sendVerificationCode(world)(page, this.phone)),
      changeNumber: () => this.turnTo('phone'),
      mayChangeNumber: true,
    });
    this.smsCode.show(sent);
    this.face = sent.maskedPhone === '' ? 'phone' : 'code';
    this.confirmOnce = confirmVerification(world);
    makeAutoObservable<VerificationVm, 'world' | 'page' | 'payment' | 'confirmOnce'>(this, {
      ...{ fields: false, smsCode: false, world: false, texts: false, page: false, payment: false },
      ...{ confirmOnce: false, failure: observableRef },
    });
  }

  /** Follows it while it is shown; returns the undo. What was posted goes on without it. */
  mount(): () => void {
    const shown = new Subscription();
    shown.add(this.smsCode.follow());
    shown.add(
      observed(() => this.face === 'control')
        .pipe(switchMap((on) => (on ? followSecurityControl(this.world)(this.page) : EMPTY)))
        .subscribe((step) => this.take(step)),
    );
    return () => shown.unsubscribe();
  }

  /** The payment may be made any moment: the page must not be closed for being late (EX-01). */
  get underWay(): boolean {
    return this.smsCode.busy === 'confirming' || this.face === 'control';
  }

  /** A number is known already: changing it can be given up. */
  get mayKeepNumber(): boolean {
    return this.smsCode.maskedPhone !== '';
  }

  /** VF-01, VF-02. */
  send(): void {
    if (this.sending || this.smsCode.secondsLeft > 0) return;
    this.fields.leaveAll();
    if (!this.fields.valid) {
      this.sentBack += 1;
      return;
    }
    this.sending = true;
    this.failure = undefined;
    this.follow(sendVerificationCode(this.world)(this.page, this.fields.text('phone')));
  }

  keepNumber(): void {
    this.turnTo('code');
  }

  /** The payment is not made, so it can be left for another: what the provider knows of the order is read anew. */
  payOtherwise(): void {
    if (!this.sending && this.smsCode.busy === undefined) this.payment.open();
  }

  private follow(steps: Observable<VerificationStep>): void {
    this.payment.follow(steps, (step) => this.take(step));
  }

  private take(step: VerificationStep): void {
    const confirming = this.smsCode.busy === 'confirming';
    if (step.kind === 'codeSent') {
      if (this.sending) this.phone = this.fields.text('phone');
      this.smsCode.show(step.sent);
      this.turnTo('code');
    } else if (step.kind === 'wrongCode') this.smsCode.refuse(step.attemptsLeft);
    // Perhaps it is this very payment, from another window: the control tells.
    else if (step.kind === 'review' || step.kind === 'underWay') this.turnTo('control');
    else if (step.kind === 'failed' && !confirming && this.face !== 'control' && isMendable(step.failure))
      this.fail(step.failure);
    else this.payment.settle(step);
  }

  private fail(failure: Failure): void {
    this.sending = false;
    this.smsCode.rest();
    this.failure = failure;
    this.sentBack += 1;
  }

  private turnTo(face: VerificationFace): void {
    this.sending = false;
    this.smsCode.rest();
    this.failure = undefined;
    if (this.face !== face) this.turns += 1;
    this.face = face;
  }
}

/** A code moves no money: one that was not sent can be asked for again, unless the payment as a whole is over. */
function isMendable(failure: Failure): boolean {
  if (failure.kind === 'refused') return mendable.has(failure.error.code) && !isExpired(failure);
  return failure.kind !== 'sentElsewhere';
}
