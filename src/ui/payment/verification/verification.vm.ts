import { makeAutoObservable, observableRef } from 'mobx';
import { EMPTY, type Observable, Subscription, switchMap } from 'rxjs';
import type { Clock } from '../../../application/ports.js';
import {
  followSecurityControl,
  type VerificationPorts,
  type VerificationStep,
} from '../../../application/verification/verify-payment.js';
import type { Failure } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { mobileProblem, typedPhone } from '../../../domain/validation/phone.js';
import type { SentCode } from '../../../domain/verification/sent-code.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { observed } from '../../forms/observed.js';
import { TypedFields } from '../../forms/typed-fields.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import { byKind } from '../../kit/by-kind.js';
import type { PaymentControl } from '../control/payment-control.js';
import { SmsCodeVm } from '../steps/sms-code.vm.js';
import { VerificationCode } from './verification-code.js';
import { reactionToStep, type VerificationPhase } from './verification-reaction.js';

export interface VerificationPanelPorts extends Omit<VerificationPorts, 'language'> {
  readonly clock: Clock;
}

/** Verifying the shopper of a payment that is not complete yet (VF-01..04). */
export class VerificationVm {
  readonly fields = new TypedFields<'phone'>({ phone: mobileProblem }, undefined, { phone: typedPhone });
  readonly smsCode: SmsCodeVm;
  phase: VerificationPhase;
  /** The shopper is brought to another step. */
  readonly stepFocus = new FocusRequest();
  /** The shopper has something to correct. */
  readonly correction = new FocusRequest();
  private readonly code: VerificationCode;

  private readonly ports: VerificationPorts & Pick<VerificationPanelPorts, 'clock'>;

  constructor(
    { verifications, host, clock }: VerificationPanelPorts,
    readonly texts: LanguageVm,
    private readonly page: PaymentPage,
    private readonly payment: Pick<PaymentControl, 'follow' | 'open' | 'take'>,
    sent: SentCode,
    private readonly attemptId?: string,
  ) {
    this.ports = { verifications, host, clock, language: () => texts.language };
    this.code = new VerificationCode(this.ports, page, this, attemptId);
    this.smsCode = new SmsCodeVm(clock, this.code);
    this.smsCode.show(sent);
    this.phase = { kind: sent.maskedPhone === '' ? 'phone' : 'code' };
    makeAutoObservable<VerificationVm, 'ports' | 'page' | 'payment' | 'code' | 'attemptId'>(this, {
      attemptId: false,
      ports: false,
      page: false,
      payment: false,
      code: false,
      phase: observableRef,
    });
  }

  /** Follows it while it is shown; returns the undo. What was posted goes on without it. */
  start(): () => void {
    const shown = new Subscription();
    shown.add(this.smsCode.follow());
    shown.add(
      observed(() => this.phase.kind === 'control')
        .pipe(switchMap((on) => (on ? followSecurityControl(this.ports)(this.page) : EMPTY)))
        .subscribe((step) => this.take(step)),
    );
    return () => shown.unsubscribe();
  }

  /** The payment may be made at any moment: the page does not expire (EX-01). */
  get underWay(): boolean {
    return this.smsCode.phase === 'confirming' || this.phase.kind === 'control';
  }

  /** A code is being sent to another number. */
  get sending(): boolean {
    return this.phase.kind === 'phone' && this.phase.sendingTo !== undefined;
  }

  /** Why no code was sent. */
  get failure(): Failure | undefined {
    return this.phase.kind === 'control' ? undefined : this.phase.failure;
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
      this.correction.make();
      return;
    }
    const phone = this.fields.text('phone');
    this.phase = { kind: 'phone', sendingTo: phone };
    this.code.send(phone);
  }

  /** Not while a code is being sent: that one would go to the other number. */
  keepNumber(): void {
    if (!this.sending) this.turnTo({ kind: 'code' });
  }

  /** The payment is not made, so another method can pay: what the provider says of the order is read anew. */
  payOtherwise(): void {
    if (!this.sending && !this.smsCode.busy) this.payment.open();
  }

  follow(steps: Observable<VerificationStep>): void {
    this.payment.follow(steps, (step) => this.take(step));
  }

  private take(step: VerificationStep): void {
    const sendsOnly = !this.underWay;
    byKind(reactionToStep(step, sendsOnly), {
      showCode: ({ sent }) => this.showCode(sent),
      refuseCode: ({ attemptsLeft }) => this.smsCode.refuse(attemptsLeft),
      control: () => this.turnTo({ kind: 'control' }),
      retry: ({ failure }) => this.sendBack(failure),
      outcome: ({ outcome }) => this.payment.take(this.ofPost(outcome)),
    });
  }

  /** An outcome that stays open is one of the post that led to the verification. */
  private ofPost(outcome: Outcome): Outcome {
    const { attemptId } = this;
    return outcome.kind === 'unknown' && attemptId !== undefined ? { ...outcome, attemptId } : outcome;
  }

  private showCode(sent: SentCode): void {
    if (this.phase.kind === 'phone') this.code.phone = this.phase.sendingTo ?? this.code.phone;
    this.smsCode.show(sent);
    this.turnTo({ kind: 'code' });
  }

  private sendBack(failure: Failure): void {
    this.smsCode.rest();
    this.phase = { kind: this.phase.kind === 'phone' ? 'phone' : 'code', failure };
    this.correction.make();
  }

  turnTo(phase: VerificationPhase): void {
    this.smsCode.rest();
    if (this.phase.kind !== phase.kind) this.stepFocus.make();
    this.phase = phase;
  }
}
