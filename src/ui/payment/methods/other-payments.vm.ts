import { makeAutoObservable, observableRef } from 'mobx';
import { chosenMethodProblem } from '../../../domain/methods/chosen-method.js';
import { type MethodOption, renamed } from '../../../domain/methods/method-option.js';
import { offeredOptions, transferCode } from '../../../domain/methods/offered-methods.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { FocusRequest } from '../../forms/focus-request.js';
import type { PaymentControl } from '../control/payment-control.js';
import type { TransferVm } from '../transfer/transfer.vm.js';
import { type AllMethodPorts, type WalletMethod, type WalletView, walletTable } from './wallet/wallet-method.js';
import { WalletPaymentVm, type WalletStep } from './wallet/wallet-payment.vm.js';

/** A dialog in front of the list; one at a time. */
export type MethodDialog = 'choose' | 'warning' | 'financeInfo';

type ListOrTransfer =
  | { readonly kind: 'list'; readonly dialog?: MethodDialog | undefined }
  /** The bank transfer, in place of the list (BT-01). */
  | { readonly kind: 'transfer' };

/** Describes what the tab shows. */
export type OtherPaymentsPhase = ListOrTransfer | ({ readonly kind: 'wallet' } & WalletStep);

const list: ListOrTransfer = { kind: 'list' };

/** The other payments: one of the page's options is chosen, and pays (OP-01..11). */
export class OtherPaymentsVm {
  chosen: string | undefined = undefined;
  readonly wallet: WalletPaymentVm;
  /** A panel that took the place of the list is closed: the focus returns to the chosen option. */
  readonly listFocus = new FocusRequest();
  private withoutWallet: ListOrTransfer = list;
  readonly #page: PaymentPage;
  readonly #methods: Readonly<Record<string, WalletMethod>>;
  readonly #transfer: TransferVm;
  readonly #transferAlone: () => boolean;

  /** `transferAlone`: the time is over for everything but the transfer (BT-08). */
  constructor(
    ports: AllMethodPorts,
    page: PaymentPage,
    readonly payment: PaymentControl,
    methods: Readonly<Record<string, WalletMethod>>,
    transfer: TransferVm,
    transferAlone: () => boolean,
  ) {
    this.#page = page;
    this.#methods = methods;
    this.#transfer = transfer;
    this.#transferAlone = transferAlone;
    this.wallet = new WalletPaymentVm(ports, payment, Object.values(methods), {
      unchoose: () => {
        this.chosen = undefined;
      },
      focus: () => this.listFocus.make(),
    });
    makeAutoObservable<OtherPaymentsVm, 'withoutWallet'>(this, {
      withoutWallet: observableRef,
    });
  }

  get options(): readonly MethodOption[] {
    return renamed(offeredOptions(walletTable(this.#methods), this.#page), this.payment.wording.options);
  }

  get chosenOption(): MethodOption | undefined {
    return this.options.find(({ code }) => code === this.chosen);
  }

  get isTransfer(): boolean {
    return this.chosen === transferCode;
  }

  get phase(): OtherPaymentsPhase {
    const { expired, step } = this.wallet;
    // No other code can be asked for then: the notice is all that is left, and it is said beside it that the code is over.
    if (this.#transferAlone() && (step === undefined || expired)) return { kind: 'transfer' };
    return step === undefined ? this.withoutWallet : { kind: 'wallet', ...step };
  }

  get dialog(): MethodDialog | undefined {
    return this.phase.kind === 'list' ? this.phase.dialog : undefined;
  }

  /** Returns what is shown of an option that is a wallet. */
  viewOf(code: string): WalletView | undefined {
    return this.methodOf(code)?.view;
  }

  /** OP-02. */
  get problem(): Problem | undefined {
    return chosenMethodProblem(this.#page, this.chosen, walletTable(this.#methods));
  }

  /** Returns what is chosen cannot be paid with, for a transfer is under way. */
  get held(): boolean {
    return !this.isTransfer && this.#transfer.underWay;
  }

  /** The vendor's dialog is in front of the page, or about to be. */
  get atVendor(): boolean {
    const flow = this.chosen === undefined ? undefined : this.methodOf(this.chosen)?.wallet.flow;
    return flow === 'vendor' && this.payment.run.sending;
  }

  choose(code: string): void {
    this.chosen = code;
  }

  /** Pays with the chosen option, or shows what comes first. */
  pay(): void {
    const { payment } = this;
    if (payment.run.sending || this.wallet.underWay || this.held) return;
    if (payment.financeInfoPending) this.withoutWallet = { kind: 'list', dialog: 'financeInfo' };
    else if (this.problem !== undefined) this.withoutWallet = { kind: 'list', dialog: 'choose' };
    else if (this.isTransfer) this.openTransfer();
    else if (this.methodOf(this.chosen ?? '')?.wallet.warns) this.withoutWallet = { kind: 'list', dialog: 'warning' };
    else this.send();
  }

  /** Closes the dialog or the transfer. */
  backToList(): void {
    if (this.withoutWallet.kind === 'transfer') this.listFocus.make();
    this.withoutWallet = list;
  }

  /** Sends the payment, with its warning accepted; also once more after its code has expired. */
  send(): void {
    this.backToList();
    if (this.chosenOption !== undefined) this.wallet.send(this.chosenOption);
  }

  /** The errors of the last payment are removed, as before any other. */
  private openTransfer(): void {
    this.payment.run.dismissErrors();
    this.withoutWallet = { kind: 'transfer' };
    this.#transfer.stepFocus.make();
  }

  private methodOf(code: string): WalletMethod | undefined {
    return Object.values(this.#methods).find(({ wallet }) => wallet.code === code);
  }
}
