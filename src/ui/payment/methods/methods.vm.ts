import { exhaustMap, filter } from 'rxjs';
import { readPaymentStatus } from '../../../application/payment/read-payment-status.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { observed } from '../../forms/observed.js';
import type { PaymentControl } from '../control/payment-control.js';
import { TransferVm } from '../transfer/transfer.vm.js';
import { VerificationVm } from '../verification/verification.vm.js';
import { BankLoansVm } from './bank-loans.vm.js';
import { OtherPaymentsVm } from './other-payments.vm.js';
import type { AllMethodPorts, WalletMethod } from './wallet/wallet-method.js';
import { walletMethods } from './wallet-methods.js';

type Verification = Extract<Outcome, { readonly kind: 'verification' }>;

/** The payment methods beside the card, of one page. */
export class MethodsVm {
  readonly otherPayments: OtherPaymentsVm;
  readonly loans: BankLoansVm;
  readonly transfer: TransferVm;
  private verification: { readonly outcome: Verification; readonly vm: VerificationVm } | undefined = undefined;
  readonly #ports: AllMethodPorts;
  readonly #readStatus: ReturnType<typeof readPaymentStatus>;

  constructor(
    ports: AllMethodPorts,
    readonly page: PaymentPage,
    readonly payment: PaymentControl,
    wallets: Readonly<Record<string, WalletMethod>> = walletMethods,
  ) {
    this.#ports = ports;
    this.#readStatus = readPaymentStatus(ports.payments);
    this.transfer = new TransferVm(ports, payment.texts, page, payment);
    this.otherPayments = new OtherPaymentsVm(ports, page, payment, wallets, this.transfer, () => this.noticeOnly);
    this.loans = new BankLoansVm(ports, page, payment);
  }

  /** Follows it until its session is dropped; returns the undo. */
  start(): () => void {
    const alone = observed(() => this.noticeOnly && !this.otherPayments.wallet.underWay);
    const followed = alone.subscribe((now) => now && this.turnToNotice());
    return () => followed.unsubscribe();
  }

  /** A payment runs that the page's deadline does not cut off (EX-01). */
  get underWay(): boolean {
    return this.otherPayments.wallet.underWay || this.transfer.underWay;
  }

  /** Notice of a transfer is taken, whatever the page's time: an account was shown, or a code is waited for (BT-08, EX-01). */
  get noticeOpen(): boolean {
    return this.transfer.noticeTime.open || this.transfer.phase.kind === 'code';
  }

  /** Notice is taken, and the shopper has it before them: the end of the page's time changes nothing for them. */
  get noticeInView(): boolean {
    return this.noticeOpen && this.transfer.noticeTime.inView;
  }

  /** The page's time is over for everything but notice of a transfer, and nothing else is being paid (BT-08). */
  get noticeOnly(): boolean {
    return this.payment.timeOver && this.noticeOpen && !this.payment.run.sending;
  }

  /** Something was typed into a form (PP-16). */
  get typed(): boolean {
    return this.transfer.form.fields.changed;
  }

  /**
   * While the window is on its way to a wallet, whose app may open instead: back from there the page looks whether the
   * order is paid. Returns the undo.
   */
  followLeaving(): () => void {
    const { clock } = this.#ports;
    const { token } = this.page.access;
    const paid = clock.wakes.pipe(
      exhaustMap(() => this.#readStatus(token)),
      filter(({ kind }) => kind === 'paid'),
    );
    const followed = this.payment.follow(paid, this.payment.take);
    return () => followed.unsubscribe();
  }

  /** The address when it is safe to show or open. */
  safeUrl(url: string): string | undefined {
    return this.#ports.host.safeUrl(url);
  }

  /** Gives the focus to the panel that is shown now, since the one before is gone (BT-08). */
  private turnToNotice(): void {
    const { noticeTime, stepFocus } = this.transfer;
    if (!noticeTime.inView) stepFocus.make();
  }

  /** The one model of a verification, however often it is shown. */
  verificationOf(outcome: Verification): VerificationVm {
    if (this.verification?.outcome !== outcome) {
      const { texts } = this.payment;
      const { sent, attemptId } = outcome;
      const vm = new VerificationVm(this.#ports, texts, this.page, this.payment, sent, attemptId);
      this.verification = { outcome, vm };
    }
    return this.verification.vm;
  }
}
