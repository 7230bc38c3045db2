import { makeAutoObservable, observableRef } from 'mobx';
import { concat, EMPTY, type Observable, of, Subscription, switchMap } from 'rxjs';
import type { Clipboard } from '../../../application/other-ways.js';
import type { Clock, PageHost } from '../../../application/ports.js';
import { followTransfer } from '../../../application/transfer/follow-transfer.js';
import {
  confirmTransfer,
  notifyTransfer,
  type OpenedTransfer,
  openTransfer,
  resendTransferCode,
  type TransferPorts,
  type TransferStep,
} from '../../../application/transfer/pay-by-transfer.js';
import type { Failure } from '../../../domain/page/failure.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { LanguageVm } from '../../app/language.vm.js';
import { observed } from '../../forms/observed.js';
import type { PaymentInHand } from '../methods/payment-in-hand.js';
import { SmsCodeVm } from '../verification/sms-code.vm.js';
import { AccountVm } from './account.vm.js';
import { BankVm } from './bank.vm.js';
import { NoticeForm } from './notice.form.js';
import { endsPage, faceAfter, leadsToFace, type TransferAlert, type TransferFace } from './transfer-face.js';

export interface TransferWorld extends TransferPorts {
  readonly host: Pick<PageHost, 'postFailure' | 'safeUrl'>;
  readonly clock: Clock;
  readonly clipboard: Clipboard;
}

/** Paying by bank transfer: the bank, its account, the notice, the code, and what comes of it (BT-01..07). */
export class TransferVm {
  face: TransferFace = 'loading';
  alert: TransferAlert | undefined = undefined;
  /** Why the notice was refused, in the shopper's language; empty when nobody says. */
  reason = '';
  busy: 'opening' | 'notifying' | undefined = undefined;
  /** Nobody asks by itself any more how the review stands (BT-06). */
  paused = false;
  /** How often the shopper was brought to another step. */
  turns = 0;
  /** How often the shopper was sent back to something to be mended. */
  sentBack = 0;
  readonly bank: BankVm;
  readonly form: NoticeForm;
  readonly account: AccountVm;
  readonly smsCode: SmsCodeVm;
  private readonly notifyOnce: ReturnType<typeof notifyTransfer>;
  private readonly confirmOnce: ReturnType<typeof confirmTransfer>;

  constructor(
    readonly world: TransferWorld,
    readonly texts: LanguageVm,
    readonly page: PaymentPage,
    private readonly payment: Pick<PaymentInHand, 'follow' | 'settle'>,
  ) {
    this.bank = new BankVm(world.clock);
    const form = new NoticeForm(this.bank);
    this.form = form;
    this.account = new AccountVm(world.clipboard, page, this.bank);
    this.smsCode = new SmsCodeVm(world.clock, {
      confirm: (smsCode) => this.follow(this.confirmOnce({ page, smsCode })),
      resend: () => this.follow(resendTransferCode(world)(page)),
      changeNumber: () => this.turnTo(this.formFace),
      get mayChangeNumber() {
        return !form.isKnown('phone');
      },
    });
    this.notifyOnce = notifyTransfer(world);
    this.confirmOnce = confirmTransfer(world);
    makeAutoObservable<TransferVm, 'payment' | 'notifyOnce' | 'confirmOnce'>(this, {
      ...{ world: false, texts: false, page: false, payment: false, notifyOnce: false, confirmOnce: false },
      ...{ bank: false, form: false, account: false, smsCode: false, alert: observableRef },
    });
  }

  /** Opens the transfer, and follows it while it is shown; returns the undo. What was posted goes on without it. */
  mount(): () => void {
    const shown = new Subscription();
    shown.add(this.bank.follow());
    shown.add(this.smsCode.follow());
    shown.add(
      observed(() => this.face === 'review' && !this.paused)
        .pipe(switchMap((on) => (on ? this.reviewed() : EMPTY)))
        .subscribe((step) => this.hear(step)),
    );
    if (this.face === 'loading') this.open();
    return () => shown.unsubscribe();
  }

  /** The money may be on its way: the page must not be closed for being late (EX-01). */
  get underWay(): boolean {
    return this.sending || this.face === 'review' || this.face === 'unsure';
  }

  private get sending(): boolean {
    return this.busy === 'notifying' || this.smsCode.busy === 'confirming';
  }

  /** From the bank to its account, and from there to the notice. */
  goOn(): void {
    if (this.face === 'account') this.turnTo('notice');
    else if (this.bank.check()) this.turnTo('account');
    else this.sentBack += 1;
  }

  goBack(): void {
    this.turnTo(this.face === 'notice' ? 'account' : 'bank');
  }

  chooseOtherBank(): void {
    this.turnTo('bank');
  }

  /** After a refusal: the same notice once more, to be corrected. */
  notifyAgain(): void {
    this.turnTo(this.formFace);
  }

  /** BT-05. A form that is not right goes nowhere: its first wrong field gets the focus. */
  notify(): void {
    if (this.busy !== undefined) return;
    this.alert = undefined;
    if (!this.form.check()) {
      this.sentBack += 1;
      return;
    }
    this.busy = 'notifying';
    this.follow(this.notifyOnce({ page: this.page, notice: this.form.notice }));
  }

  /** Reads everything anew: also after a timeout, and where nobody could say what became of the notice (BT-06). */
  open(): void {
    if (this.busy !== undefined) return;
    this.busy = 'opening';
    this.payment.follow(openTransfer(this.world.transfers)(this.page), (opened) => this.show(opened));
  }

  /** Where the form goes on: at the notice, once there is a bank that it is about. */
  private get formFace(): 'bank' | 'notice' {
    return this.bank.chosen === undefined ? 'bank' : 'notice';
  }

  private show(opened: OpenedTransfer): void {
    this.busy = undefined;
    if (opened.kind === 'failed') {
      this.miss(opened.failure);
      return;
    }
    const { start, step } = opened;
    const isFirst = this.face === 'loading' || this.face === 'missing';
    this.bank.show(start.banks);
    this.form.know(start.prefilled);
    // The step it opens with takes no focus: the shopper has just come.
    if (isFirst && step.kind === 'none') this.face = this.bank.hasOpen ? 'account' : 'bank';
    else this.take(step);
  }

  private miss(failure: Failure): void {
    if (failure.kind === 'underWay') this.payment.settle({ kind: 'underWay' });
    else if (this.face === 'loading' && !endsPage(failure)) this.face = 'missing';
    else this.fail(failure);
  }

  private reviewed(): Observable<TransferStep | 'paused'> {
    return concat(followTransfer(this.world)(this.page), of('paused' as const));
  }

  private hear(step: TransferStep | 'paused'): void {
    if (step === 'paused') this.paused = this.face === 'review';
    // A review that goes on is nothing new.
    else if (step.kind !== 'review' && step.kind !== 'underWay') this.take(step);
  }

  private follow(steps: Observable<TransferStep>): void {
    this.payment.follow(steps, (step) => this.take(step));
  }

  private take(step: TransferStep): void {
    const awaited = this.sending || this.face === 'unsure';
    this.busy = undefined;
    const { kind } = step;
    if (kind === 'codeSent') this.smsCode.show(step.sent);
    if (kind === 'refused') this.reason = step.reason;
    if (kind === 'review') this.paused = false;

    if (kind === 'wrongCode') this.smsCode.refuse(step.attemptsLeft);
    else if (kind === 'bankClosed') this.sendBack('notice', { kind });
    else if (kind === 'none' && awaited) this.sendBack(this.formFace, { kind: 'notReceived' });
    else if (kind === 'none') this.turnTo(this.formFace);
    // Perhaps it is this very transfer, from another window: what it opens with tells.
    else if (kind === 'underWay') this.open();
    else if (kind === 'failed') this.fail(step.failure);
    else if (leadsToFace(step)) this.turnTo(faceAfter[step.kind]);
    else this.payment.settle(step);
  }

  private fail(failure: Failure): void {
    this.smsCode.rest();
    if (endsPage(failure)) this.payment.settle({ kind: 'failed', failure });
    else if (failure.kind === 'refused' && failure.error.code === 'otp')
      this.sendBack(this.formFace, { kind: 'codeUsedUp' });
    else this.sendBack(this.face, { kind: 'failed', failure });
  }

  private turnTo(face: TransferFace, alert?: TransferAlert): void {
    this.smsCode.rest();
    if (this.face !== face) this.turns += 1;
    this.face = face;
    this.alert = alert;
  }

  private sendBack(face: TransferFace, alert: TransferAlert): void {
    this.turnTo(face, alert);
    this.sentBack += 1;
  }
}
