import { makeAutoObservable } from 'mobx';
import type { Observable } from 'rxjs';
import type { Clipboard, TransferStart } from '../../../application/methods/ports.js';
import type { Clock, PageHost } from '../../../application/ports.js';
import {
  notifyTransfer,
  type TransferPorts,
  type TransferStep,
} from '../../../application/transfer/pay-by-transfer.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { PaymentControl } from '../control/payment-control.js';
import { AccountVm } from './account.vm.js';
import { BankVm } from './bank.vm.js';
import { NoticeForm } from './notice.form.js';
import type { FormStep, TransferAlert, TransferPhase } from './transfer-phase.js';

/** Describes what a transfer asks, and where its texts are copied to. */
export interface TransferPanelPorts extends TransferPorts {
  readonly host: Pick<PageHost, 'postFailure' | 'safeUrl'>;
  readonly clock: Clock;
  readonly clipboard: Clipboard;
}

/** Describes what the form changes of the transfer it belongs to. */
interface FormTransfer {
  readonly phase: TransferPhase;
  turnTo(phase: TransferPhase): void;
  notify(steps: Observable<TransferStep>): void;
  /** Something in the form is to be corrected first. */
  refuseForm(): void;
}

/** Describes what holds every payment until it is read (SP-01). */
export type FinanceInfo = Pick<PaymentControl, 'financeInfoPending' | 'acknowledgeFinanceInfo'>;

/** The form of a transfer: the bank, its account, and the notice (BT-02..05). */
export class TransferFormVm {
  readonly bank: BankVm;
  readonly form: NoticeForm;
  readonly account: AccountVm;
  /** The financing message is in front of the form (PP-11). */
  infoShown = false;
  private readonly notifyOnce: ReturnType<typeof notifyTransfer>;

  constructor(
    ports: TransferPanelPorts,
    private readonly page: PaymentPage,
    private readonly transfer: FormTransfer,
    readonly payment: FinanceInfo,
  ) {
    this.bank = new BankVm(ports.clock);
    this.form = new NoticeForm(this.bank);
    this.account = new AccountVm(ports.clipboard, page, this.bank);
    this.notifyOnce = notifyTransfer(ports);
    makeAutoObservable<TransferFormVm, 'page' | 'transfer' | 'notifyOnce'>(this, {
      page: false,
      transfer: false,
      payment: false,
      notifyOnce: false,
    });
  }

  show({ banks, prefilled }: TransferStart): void {
    this.bank.show(banks);
    this.form.prefill(prefilled);
  }

  /** The code of the bank whose account the shopper has in view, or has had. */
  get shownAccount(): string | undefined {
    const { kind } = this.transfer.phase;
    return kind === 'account' || kind === 'notice' ? this.bank.chosen?.code : undefined;
  }

  /** Returns whether a field of the notice in view says itself that it was not accepted; it does from now on. */
  marks(alert: TransferAlert): boolean {
    const error = alert.kind === 'failed' && alert.failure.kind === 'refused' ? alert.failure.error : undefined;
    return error?.code === 'validation' && this.transfer.phase.kind === 'notice' && this.form.refuse(error.field);
  }

  /** The step the form opens with: a bank that is the only one needs not be chosen, unless its account is held back. */
  get firstStep(): FormStep {
    return this.bank.hasOpen && !this.payment.financeInfoPending ? 'account' : 'bank';
  }

  /** Where the form goes on: at the notice, once there is a bank that it is about. */
  get startStep(): FormStep {
    return this.bank.chosen === undefined ? 'bank' : 'notice';
  }

  /** From the bank to its account, and from there to the notice. */
  nextStep(): void {
    const { bank, transfer } = this;
    if (this.holdBack()) return;
    if (transfer.phase.kind === 'account') {
      transfer.turnTo({ kind: 'notice' });
      return;
    }
    bank.showProblem();
    if (bank.hasOpen) transfer.turnTo({ kind: 'account' });
    else transfer.refuseForm();
  }

  /** Not while a call is being answered: its answer is about the step that is shown. */
  goBack(): void {
    if (this.transfer.phase.busy !== undefined) return;
    this.transfer.turnTo({ kind: this.transfer.phase.kind === 'notice' ? 'account' : 'bank' });
  }

  chooseOtherBank(): void {
    this.transfer.turnTo({ kind: 'bank' });
  }

  /** After a refusal: the same notice once more, to be corrected. */
  notifyAgain(): void {
    this.transfer.turnTo({ kind: this.startStep });
  }

  /** BT-05. A form that is not right goes nowhere: its first wrong field gets the focus. */
  notify(): void {
    const { form, page, transfer } = this;
    if (transfer.phase.busy !== undefined || this.holdBack()) return;
    form.showProblems();
    if (form.valid) transfer.notify(this.notifyOnce({ page, notice: form.notice }));
    else transfer.refuseForm();
  }

  closeInfo(): void {
    this.infoShown = false;
  }

  /** Opens the financing message where it is not read yet, and says whether it is in the way. */
  private holdBack(): boolean {
    this.infoShown = this.payment.financeInfoPending;
    return this.infoShown;
  }
}
