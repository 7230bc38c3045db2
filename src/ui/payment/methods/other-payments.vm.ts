import { makeAutoObservable, observableRef } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import type { MethodPayment } from '../../../application/methods/pay-by-method.js';
import { chosenMethodProblem } from '../../../domain/methods/method-choice.js';
import type { MethodOption } from '../../../domain/methods/offered-methods.js';
import { offeredOptions, transferCode } from '../../../domain/methods/wallets.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { Problem } from '../../../domain/validation/problem.js';
import type { PaymentControl } from '../control/payment-control.js';
import {
  type AllMethodPorts,
  type OpenState,
  type WalletMethod,
  type WalletState,
  type WalletView,
  walletTable,
} from './wallet-method.js';

/** A dialog in front of the list; one at a time. */
export type MethodDialog = 'choose' | 'warning' | 'financeInfo';

/** What the tab shows. */
export type OtherPaymentsPhase =
  | { readonly kind: 'list'; readonly dialog?: MethodDialog | undefined }
  /** The bank transfer, in place of the list (BT-01). */
  | { readonly kind: 'transfer' }
  /** A wallet's payment goes on. `copied` says whether its code was copied; undefined before that was tried. */
  | { readonly kind: 'wallet'; readonly state: OpenState; readonly copied?: boolean | undefined };

type Pay = (payment: MethodPayment) => Observable<WalletState>;

const list: OtherPaymentsPhase = { kind: 'list' };

/** The other payments: one of the page's options is chosen, and pays (OP-01..11). */
export class OtherPaymentsVm {
  chosen: string | undefined = undefined;
  phase: OtherPaymentsPhase = list;
  /** The use cases, made once: each lets one payment through at a time (PY-05). */
  private readonly useCases: ReadonlyMap<string, Pay>;
  private paying = new Subscription();

  constructor(
    private readonly ports: AllMethodPorts,
    private readonly page: PaymentPage,
    readonly payment: PaymentControl,
    private readonly methods: Readonly<Record<string, WalletMethod>>,
    /** The money of a transfer may be on its way: nothing else is paid with then (BT-06). */
    private readonly transferUnderWay: () => boolean,
  ) {
    this.useCases = new Map(Object.values(methods).map(({ wallet, pay }) => [wallet.code, pay(ports)]));
    makeAutoObservable<OtherPaymentsVm, 'ports' | 'page' | 'methods' | 'transferUnderWay' | 'useCases'>(this, {
      ports: false,
      page: false,
      payment: false,
      methods: false,
      transferUnderWay: false,
      useCases: false,
      phase: observableRef,
    });
  }

  get options(): readonly MethodOption[] {
    return offeredOptions(walletTable(this.methods), this.page);
  }

  get chosenOption(): MethodOption | undefined {
    return this.options.find(({ code }) => code === this.chosen);
  }

  get isTransfer(): boolean {
    return this.chosen === transferCode;
  }

  get dialog(): MethodDialog | undefined {
    return this.phase.kind === 'list' ? this.phase.dialog : undefined;
  }

  /** What is shown of an option that is a wallet. */
  viewOf(code: string): WalletView | undefined {
    return this.methodOf(code)?.view;
  }

  /** OP-02. */
  get problem(): Problem | undefined {
    return chosenMethodProblem(this.page, this.chosen, walletTable(this.methods));
  }

  /** The shopper is in the wallet's app, or in the vendor's dialog. */
  get underWay(): boolean {
    return this.phase.kind === 'wallet' && this.phase.state.kind !== 'expired';
  }

  /** What is chosen cannot be paid with, for a transfer is under way. */
  get held(): boolean {
    return !this.isTransfer && this.transferUnderWay();
  }

  /** The vendor's dialog is in front of the page, or about to be. */
  get atVendor(): boolean {
    const flow = this.chosen === undefined ? undefined : this.methodOf(this.chosen)?.wallet.flow;
    return flow === 'vendor' && this.payment.outcome.sending;
  }

  choose(code: string): void {
    this.chosen = code;
  }

  /** Pays with the chosen option, or shows what comes first. */
  pay(): void {
    const { payment } = this;
    if (payment.outcome.sending || this.underWay || this.held) return;
    if (payment.financeInfoPending) this.phase = { kind: 'list', dialog: 'financeInfo' };
    else if (this.problem !== undefined) this.phase = { kind: 'list', dialog: 'choose' };
    else if (this.isTransfer) this.openTransfer();
    else if (this.methodOf(this.chosen ?? '')?.wallet.warns) this.phase = { kind: 'list', dialog: 'warning' };
    else this.send();
  }

  /** Closes the dialog, the transfer or the wallet's panel. */
  backToList(): void {
    this.phase = list;
  }

  /** Sends the payment, with its warning accepted; also once more after its code has expired. */
  send(): void {
    this.phase = list;
    const pay = this.useCases.get(this.chosen ?? '');
    if (pay === undefined) return;
    const { payment, page } = this;
    payment.outcome.begin();
    const { language } = payment.texts;
    this.paying = payment.follow(pay({ page, language }), (state) => this.showState(state));
  }

  /** Back to the list: what was going on is not followed any more. */
  giveUp(): void {
    this.paying.unsubscribe();
    this.backToList();
    this.payment.outcome.unlock();
  }

  copy(text: string): void {
    this.setCopied(undefined);
    this.payment.follow(this.ports.clipboard.copy(text), (copied) => this.setCopied(copied));
  }

  /** What was said of the last payment goes, as it does before any other. */
  private openTransfer(): void {
    this.payment.outcome.dismissErrors();
    this.phase = { kind: 'transfer' };
  }

  private setCopied(copied: boolean | undefined): void {
    if (this.phase.kind === 'wallet') this.phase = { ...this.phase, copied };
  }

  private showState(state: WalletState): void {
    switch (state.kind) {
      case 'waiting':
      case 'processing':
      case 'completed':
      case 'expired':
        this.showWallet(state);
        this.payment.outcome.unlock();
        return;
      case 'atVendor':
      case 'confirming':
        this.showWallet(state);
        return;
      // OP-06, OP-09: the list is as before, with an explanation above it.
      case 'cancelled':
        this.startAnew('methods.cancelled');
        return;
      case 'vendorUnavailable':
        this.startAnew('methods.vendorUnavailable');
        return;
      default:
        this.backToList();
        this.payment.showOutcome(state);
    }
  }

  private showWallet(state: OpenState): void {
    const copied = this.phase.kind === 'wallet' ? this.phase.copied : undefined;
    this.phase = { kind: 'wallet', state, copied };
  }

  private startAnew(text: 'methods.cancelled' | 'methods.vendorUnavailable'): void {
    const name = this.chosenOption?.name ?? '';
    this.backToList();
    this.chosen = undefined;
    this.payment.outcome.explain((t) => t(text, { name }));
  }

  private methodOf(code: string): WalletMethod | undefined {
    return Object.values(this.methods).find(({ wallet }) => wallet.code === code);
  }
}
