import { makeAutoObservable, observableRef } from 'mobx';
import { concat, EMPTY, filter, map, type Observable, of, Subscription, switchMap } from 'rxjs';
import type { Clipboard } from '../../../application/methods/ports.js';
import type { Clock, PageHost } from '../../../application/ports.js';
import {
  confirmTransfer,
  followTransfer,
  notifyTransfer,
  type OpenedTransfer,
  openTransfer,
  resendTransferCode,
  type TransferPorts,
  type TransferStep,
} from '../../../application/transfer/pay-by-transfer.js';
import { formatMoney } from '../../../domain/money/amount.js';
import { obligesToPay } from '../../../domain/payment/page-features.js';
import type { LinkContext, PaymentPage } from '../../../domain/payment/payment-page.js';
import type { BankAccount } from '../../../domain/transfer/bank.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { observed } from '../../forms/observed.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import { byKind } from '../../kit/by-kind.js';
import type { PaymentControl } from '../control/payment-control.js';
import { SmsCodeVm } from '../steps/sms-code.vm.js';
import { AccountVm } from './account.vm.js';
import { BankVm } from './bank.vm.js';
import { NoticeForm } from './notice.form.js';
import { NoticeTimeVm } from './notice-time.vm.js';
import { codeCallOf, isBeforeNotice, type TransferPhase } from './transfer-phase.js';
import {
  reactionsTo,
  type TransferEvent,
  type TransferMoment,
  type TransferPress,
  type TransferReaction,
} from './transfer-reaction.js';

/** Describes what a transfer asks, and where its texts are copied to. */
interface TransferPanelPorts extends TransferPorts {
  readonly host: Pick<PageHost, 'postFailure' | 'safeUrl'>;
  readonly clock: Clock;
  readonly clipboard: Clipboard;
}

/** Describes what the transfer reads and changes of its payment. */
type PaidPayment = Pick<PaymentControl, 'follow' | 'take' | 'financeInfoPending' | 'acknowledgeFinanceInfo'>;

/** Paying by bank transfer: its form, the code that confirms the notice, and what comes of it (BT-01..07). */
export class TransferVm {
  phase: TransferPhase = { kind: 'loading' };
  /** The shopper is brought to another step, or comes by a press, which what is shown takes away. */
  readonly stepFocus = new FocusRequest();
  /** The shopper has something to correct. */
  readonly correction = new FocusRequest();
  /** The financing message is in front of the form (PP-11). */
  infoShown = false;
  readonly bank: BankVm;
  readonly form: NoticeForm;
  readonly account: AccountVm;
  readonly smsCode: SmsCodeVm;
  readonly noticeTime: NoticeTimeVm;
  readonly texts: LanguageVm;
  readonly #page: PaymentPage;
  readonly #payment: PaidPayment;
  readonly #host: Pick<PageHost, 'safeUrl'>;
  readonly #open: ReturnType<typeof openTransfer>;
  readonly #notify: ReturnType<typeof notifyTransfer>;
  readonly #confirm: ReturnType<typeof confirmTransfer>;
  readonly #resend: ReturnType<typeof resendTransferCode>;
  readonly #followReview: ReturnType<typeof followTransfer>;
  /** The notice that the code confirms; undefined where the provider does not name it. */
  #attemptId: string | undefined = undefined;

  constructor(ports: TransferPanelPorts, texts: LanguageVm, page: PaymentPage, payment: PaidPayment) {
    this.texts = texts;
    this.#page = page;
    this.#payment = payment;
    this.#host = ports.host;
    this.#open = openTransfer(ports);
    this.#notify = notifyTransfer(ports);
    this.#confirm = confirmTransfer(ports);
    this.#resend = resendTransferCode(ports);
    this.#followReview = followTransfer(ports);
    this.bank = new BankVm(ports.clock);
    this.form = new NoticeForm(this.bank);
    this.account = new AccountVm(ports.clipboard, page, this.bank);
    this.noticeTime = new NoticeTimeVm(ports, page, payment, texts, {
      bankInView: () => (this.phase.kind === 'account' ? this.bank.chosen?.code : undefined),
      bankShown: () => (isBeforeNotice(this.phase) ? this.bank.chosen?.code : undefined),
      refuse: (step) => this.react({ kind: 'accountRefused', step }),
    });
    this.smsCode = new SmsCodeVm(
      ports.clock,
      () => codeCallOf(this.phase),
      (press) => this.react(press),
    );
    makeAutoObservable(this, { phase: observableRef });
  }

  /** Opens the transfer, and follows it while it is shown; returns the undo. What was posted goes on without it. */
  start(): () => void {
    const shown = new Subscription();
    shown.add(this.bank.start());
    shown.add(this.smsCode.start());
    shown.add(this.noticeTime.start());
    const reviewed = observed(() => this.phase.kind === 'review' && !this.phase.paused).pipe(
      switchMap((on) => (on ? this.reviewed() : EMPTY)),
    );
    shown.add(reviewed.subscribe((event) => this.react(event)));
    if (this.phase.kind === 'loading') this.press('ask');
    return () => shown.unsubscribe();
  }

  press(kind: TransferPress): void {
    this.react({ kind });
  }

  /** The money may have been sent: the page does not expire (EX-01). */
  get underWay(): boolean {
    const { busy, kind } = this.phase;
    return busy === 'notifying' || busy === 'confirming' || kind === 'review' || kind === 'unsure';
  }

  /** The order came with a phone number: it is not the shopper's to change. */
  get mayChangeNumber(): boolean {
    return !this.form.isPrefilled('phone');
  }

  /** Returns what is to be sent, as the shopper reads it. */
  get amount(): string {
    const { amount, currency } = this.#page.order;
    return formatMoney(amount, currency);
  }

  /** The financing message holds the payment until it is read (SP-01). */
  get held(): boolean {
    return this.#payment.financeInfoPending;
  }

  /** The order obliges to pay, which a line at its last button says (LW-03). */
  get obliges(): boolean {
    return obligesToPay(this.#page);
  }

  /** The link that this pays, where it pays one. */
  get link(): LinkContext | undefined {
    return this.#page.link;
  }

  acknowledgeFinanceInfo(): void {
    this.#payment.acknowledgeFinanceInfo();
  }

  closeInfo(): void {
    this.infoShown = false;
  }

  /** The address of a bank's picture; empty where it is not safe to show. */
  iconOf({ icon }: BankAccount): string {
    return this.#host.safeUrl(icon) ?? '';
  }

  private get moment(): TransferMoment {
    const { bank, form, held, phase, stepFocus, texts } = this;
    return {
      phase,
      entered: stepFocus.count > 0,
      bank: bank.state,
      noticeValid: form.valid,
      changeable: form.changeable,
      held,
      language: texts.language,
    };
  }

  private react(event: TransferEvent): void {
    for (const reaction of reactionsTo(event, this.moment)) this.carryOut(reaction);
  }

  private carryOut(reaction: TransferReaction): void {
    const page = this.#page;
    const payment = this.#payment;
    byKind(reaction, {
      show: ({ phase }) => {
        this.phase = phase;
      },
      focusStep: () => this.stepFocus.make(),
      correct: () => this.correction.make(),
      showBankProblem: () => this.bank.showProblem(),
      showNoticeProblems: () => this.form.fields.leaveAll(),
      showFinanceInfo: () => {
        this.infoShown = true;
      },
      markField: ({ field }) => void this.form.fields.refuse(field),
      showCode: ({ sent, attemptId, answered }) => {
        this.smsCode.show(sent, answered);
        this.#attemptId = attemptId ?? this.#attemptId;
      },
      refuseCode: ({ attemptsLeft }) => this.smsCode.refuse(attemptsLeft),
      open: () => void payment.follow(this.#open(page), (opened) => this.take(opened)),
      notify: () => this.follow(this.#notify({ page, notice: this.form.notice })),
      confirm: ({ smsCode }) => this.follow(this.#confirm({ page, smsCode, attemptId: this.#attemptId })),
      resend: () => this.follow(this.#resend(page)),
      endNotice: () => this.noticeTime.end(),
      outcome: ({ outcome }) => payment.take(outcome),
    });
  }

  private take(opened: OpenedTransfer): void {
    if (opened.kind === 'opened') {
      const { banks, notice } = opened.start;
      this.bank.show(banks);
      this.form.prefill(opened.start);
      this.noticeTime.take(notice);
    }
    this.react({ kind: 'opened', opened });
  }

  private follow(steps: Observable<TransferStep>): void {
    this.#payment.follow(steps, (step) => this.react({ kind: 'step', step }));
  }

  /** While a transfer is in review: what ends it, or that nothing is asked by itself any more (BT-06). */
  private reviewed(): Observable<TransferEvent> {
    const settled = this.#followReview(this.#page).pipe(
      filter(({ kind }) => kind !== 'review' && kind !== 'underWay'),
      map((step): TransferEvent => ({ kind: 'step', step })),
    );
    return concat(settled, of<TransferEvent>({ kind: 'paused' }));
  }
}
