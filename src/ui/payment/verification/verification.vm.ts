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
import type { Failure } from '../../../domain/payment/failure.js';
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
import {
  codeCallOf,
  isSending,
  reactionsTo,
  type VerificationEvent,
  type VerificationMoment,
  type VerificationPhase,
  type VerificationPress,
  type VerificationReaction,
} from './verification-reaction.js';

interface VerificationPanelPorts extends Omit<VerificationPorts, 'language'> {
  readonly clock: Clock;
}

type VerifiedPayment = Pick<PaymentControl, 'follow' | 'open' | 'take'>;

/** Verifying the shopper of a payment that is not complete yet (VF-01..04). */
export class VerificationVm {
  readonly fields = new TypedFields<'phone'>({ phone: mobileProblem }, undefined, { phone: typedPhone });
  phase: VerificationPhase;
  /** The shopper is brought to another step. */
  readonly stepFocus = new FocusRequest();
  /** The shopper has something to correct. */
  readonly correction = new FocusRequest();
  readonly smsCode: SmsCodeVm;
  readonly texts: LanguageVm;
  readonly #page: PaymentPage;
  readonly #payment: VerifiedPayment;
  readonly #attemptId: string | undefined;
  readonly #send: ReturnType<typeof sendVerificationCode>;
  readonly #confirm: ReturnType<typeof confirmVerification>;
  readonly #followControl: ReturnType<typeof followSecurityControl>;
  /** The number that the last code was sent to; empty while it is the provider's own. */
  #sentTo = '';

  constructor(
    { verifications, host, clock }: VerificationPanelPorts,
    texts: LanguageVm,
    page: PaymentPage,
    payment: VerifiedPayment,
    sent: SentCode,
    attemptId?: string,
  ) {
    const ports = { verifications, host, clock, language: () => texts.language };
    this.texts = texts;
    this.#page = page;
    this.#payment = payment;
    this.#attemptId = attemptId;
    this.#send = sendVerificationCode(ports);
    this.#confirm = confirmVerification(ports);
    this.#followControl = followSecurityControl(ports);
    this.phase = { kind: sent.maskedPhone === '' ? 'phone' : 'code' };
    this.smsCode = new SmsCodeVm(
      clock,
      () => codeCallOf(this.phase),
      (press) => this.react(press),
    );
    this.smsCode.show(sent);
    makeAutoObservable(this, { phase: observableRef });
  }

  /** Follows it while it is shown; returns the undo. What was posted goes on without it. */
  start(): () => void {
    const shown = new Subscription();
    shown.add(this.smsCode.start());
    const controlled = observed(() => this.phase.kind === 'control').pipe(
      switchMap((on) => (on ? this.#followControl(this.#page) : EMPTY)),
    );
    shown.add(controlled.subscribe((step) => this.react({ kind: 'step', step })));
    return () => shown.unsubscribe();
  }

  press(kind: VerificationPress): void {
    this.react({ kind });
  }

  /** A code is being sent to another number. */
  get sending(): boolean {
    return isSending(this.phase);
  }

  /** Why no code was sent. */
  get failure(): Failure | undefined {
    return this.phase.kind === 'control' ? undefined : this.phase.failure;
  }

  /** A number is known already: changing it can be given up. */
  get mayKeepNumber(): boolean {
    return this.smsCode.maskedPhone !== '';
  }

  private get moment(): VerificationMoment {
    const { fields, phase, smsCode } = this;
    return {
      phase,
      phone: fields.text('phone'),
      phoneValid: fields.valid,
      sentTo: this.#sentTo,
      paused: smsCode.secondsLeft > 0,
      attemptId: this.#attemptId,
    };
  }

  private react(event: VerificationEvent): void {
    for (const reaction of reactionsTo(event, this.moment)) this.carryOut(reaction);
  }

  private carryOut(reaction: VerificationReaction): void {
    const page = this.#page;
    const payment = this.#payment;
    byKind(reaction, {
      show: ({ phase }) => {
        this.phase = phase;
      },
      focusStep: () => this.stepFocus.make(),
      correct: () => this.correction.make(),
      showPhoneProblem: () => this.fields.leaveAll(),
      showCode: ({ sent, sentTo, answered }) => {
        this.#sentTo = sentTo;
        this.smsCode.show(sent, answered);
      },
      refuseCode: ({ attemptsLeft }) => this.smsCode.refuse(attemptsLeft),
      send: ({ phone }) => this.follow(this.#send(page, phone)),
      confirm: ({ smsCode }) => this.follow(this.#confirm(page, smsCode, this.#attemptId)),
      open: () => payment.open(),
      outcome: ({ outcome }) => payment.take(outcome),
    });
  }

  private follow(steps: Observable<VerificationStep>): void {
    this.#payment.follow(steps, (step) => this.react({ kind: 'step', step }));
  }
}
