import { makeAutoObservable, observableRef } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { type OpenedTransfer, openTransfer, type TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import { isExpired } from '../../../domain/payment/failure.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { FocusRequest } from '../../forms/focus-request.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import { byKind } from '../../kit/by-kind.js';
import type { PaymentControl } from '../control/payment-control.js';
import { SmsCodeVm } from '../steps/sms-code.vm.js';
import { followReviewed } from './follow-reviewed.js';
import { NoticeTimeVm } from './notice-time.vm.js';
import { TransferCode } from './transfer-code.js';
import { type FinanceInfo, TransferFormVm, type TransferPanelPorts } from './transfer-form.vm.js';
import type { TransferPhase } from './transfer-phase.js';
import { reactionToOpening, reactionToStep, type TransferMoment, type TransferReaction } from './transfer-reaction.js';

/** Paying by bank transfer: its form, the code that confirms the notice, and what comes of it (BT-01..07). */
export class TransferVm {
  phase: TransferPhase = { kind: 'loading' };
  /** The shopper is brought to another step, or comes by a press, which what is shown takes away. */
  readonly stepFocus = new FocusRequest();
  /** The shopper has something to correct. */
  readonly correction = new FocusRequest();
  readonly steps: TransferFormVm;
  readonly smsCode: SmsCodeVm;
  readonly noticeTime: NoticeTimeVm;
  private readonly code: TransferCode;

  constructor(
    readonly ports: TransferPanelPorts,
    readonly texts: LanguageVm,
    readonly page: PaymentPage,
    private readonly payment: Pick<PaymentControl, 'follow' | 'take'> & FinanceInfo,
  ) {
    this.steps = new TransferFormVm(ports, page, this, payment);
    this.code = new TransferCode(ports, page, this);
    this.smsCode = new SmsCodeVm(ports.clock, this.code);
    this.noticeTime = new NoticeTimeVm(ports, page, payment, texts);
    makeAutoObservable<TransferVm, 'payment' | 'code'>(this, {
      code: false,
      ports: false,
      page: false,
      payment: false,
      phase: observableRef,
    });
  }

  /** Opens the transfer, and follows it while it is shown; returns the undo. What was posted goes on without it. */
  start(): () => void {
    const shown = new Subscription();
    shown.add(this.steps.bank.follow());
    shown.add(this.smsCode.follow());
    shown.add(this.noticeTime.follow(() => this.steps.shownAccount));
    shown.add(followReviewed(this).subscribe((step) => (step === 'paused' ? this.pause() : this.take(step))));
    if (this.phase.kind === 'loading') this.open();
    return () => shown.unsubscribe();
  }

  /** The money may have been sent: the page does not expire (EX-01). */
  get underWay(): boolean {
    return this.sending || this.phase.kind === 'review' || this.phase.kind === 'unsure';
  }

  private get sending(): boolean {
    return this.phase.busy === 'notifying' || this.smsCode.phase === 'confirming';
  }

  /** Reads everything anew: also after a timeout, and where it is not known what became of the notice (BT-06). */
  open(): void {
    if (this.phase.busy !== undefined) return;
    this.phase = { ...this.phase, busy: 'opening' };
    this.payment.follow(openTransfer(this.ports.transfers)(this.page), (opened) => this.show(opened));
  }

  /** Follows the notice that is given. */
  notify(steps: Observable<TransferStep>): void {
    this.phase = { ...this.phase, busy: 'notifying', alert: undefined };
    this.follow(steps);
  }

  refuseForm(): void {
    this.phase = { ...this.phase, alert: undefined };
    this.correction.make();
  }

  /** Shows another step, or the same one anew. The one it opens with takes no focus where the page opens with it, without a press. */
  turnTo(phase: TransferPhase): void {
    this.smsCode.rest();
    const { kind } = this.phase;
    if (kind !== phase.kind && (kind !== 'loading' || this.stepFocus.count > 0)) this.stepFocus.make();
    this.phase = { ...phase, busy: this.phase.busy };
  }

  private show(opened: OpenedTransfer): void {
    const { phase } = this;
    const isFirst = phase.kind === 'loading' || phase.kind === 'missing';
    this.phase = { ...phase, busy: undefined };
    if (opened.kind === 'opened') {
      this.steps.show(opened.start);
      this.noticeTime.take(opened.start.notice);
      this.code.take(opened.step);
    }
    if (opened.kind === 'opened' && opened.step.kind === 'none' && isFirst) this.turnTo({ kind: this.steps.firstStep });
    else this.react(reactionToOpening(opened, this.moment));
  }

  follow(steps: Observable<TransferStep>): void {
    this.payment.follow(steps, (step) => this.take(step));
  }

  private take(step: TransferStep): void {
    const { moment } = this;
    this.phase = { ...this.phase, busy: undefined };
    this.code.take(step);
    this.react(reactionToStep(step, moment));
  }

  private get moment(): TransferMoment {
    const { phase, sending, steps } = this;
    return {
      phase: { ...phase, busy: undefined },
      awaited: sending || phase.kind === 'unsure',
      startStep: steps.startStep,
      language: this.texts.language,
    };
  }

  private react(reaction: TransferReaction): void {
    byKind(reaction, {
      turnTo: ({ phase }) => this.turnTo(phase),
      sendBack: ({ phase, alert }) => {
        this.turnTo(this.steps.marks(alert) ? phase : { ...phase, alert });
        this.correction.make();
      },
      refuseCode: ({ attemptsLeft }) => this.smsCode.refuse(attemptsLeft),
      open: () => this.open(),
      outcome: ({ outcome }) => {
        if (outcome.kind === 'failed') this.smsCode.rest();
        // Where the provider says that the time is over, no notice is taken any more either.
        if (outcome.kind === 'failed' && isExpired(outcome.failure)) this.noticeTime.end();
        this.payment.take(outcome);
      },
    });
  }

  private pause(): void {
    if (this.phase.kind === 'review') this.phase = { ...this.phase, paused: true };
  }
}
