import { makeAutoObservable, observableRef } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import type { MethodPayment } from '../../../application/methods/pay-by-method.js';
import { chosenMethodProblem } from '../../../domain/methods/method-choice.js';
import { transferCode, type Wallet, walletIn } from '../../../domain/methods/wallets.js';
import type { MethodOption, PaymentPage } from '../../../domain/page/payment-page.js';
import type { Problem } from '../../../domain/page/problem.js';
import type { PaymentInHand } from './payment-in-hand.js';
import type { OpenState, OtherWaysWorld, WalletFace, WalletState, WalletWay } from './wallet-way.js';

/** A dialog in front of the list; one at a time. */
export type MethodDialog = 'choose' | 'warning' | 'financeInfo';

type Pay = (payment: MethodPayment) => Observable<WalletState>;

/** The other payments: one of the page's options is chosen, and pays (OP-01..11). */
export class OtherPaymentsVm {
  chosen: string | undefined = undefined;
  dialog: MethodDialog | undefined = undefined;
  /** The bank transfer is open in place of the list (BT-01). */
  transferOpen = false;
  /** What is shown in place of the list while a payment goes on. */
  state: OpenState | undefined = undefined;
  /** Whether the code was copied. */
  copied: boolean | undefined = undefined;
  /** The use cases, made once: each lets one payment through at a time (PY-05). */
  private readonly useCases: ReadonlyMap<string, Pay>;
  private paying = new Subscription();

  constructor(
    private readonly world: OtherWaysWorld,
    private readonly page: PaymentPage,
    readonly payment: PaymentInHand,
    private readonly ways: Readonly<Record<string, WalletWay>>,
    /** The money of a transfer may be on its way: nothing else is paid with then (BT-06). */
    private readonly transferUnderWay: () => boolean,
  ) {
    this.useCases = new Map(Object.values(ways).map(({ wallet, pay }) => [wallet.code, pay(world)]));
    makeAutoObservable<OtherPaymentsVm, 'world' | 'page' | 'ways' | 'transferUnderWay' | 'useCases' | 'paying'>(this, {
      ...{ world: false, page: false, payment: false, ways: false, useCases: false, paying: false },
      transferUnderWay: false,
      state: observableRef,
    });
  }

  /** What the page offers, in the provider's order, the bank transfer among it; what no row knows is left out (OP-13). */
  get options(): readonly MethodOption[] {
    const known = ({ code }: MethodOption) => code === transferCode || walletIn(this.table, code) !== undefined;
    const isFirst = (option: MethodOption, index: number, all: readonly MethodOption[]) =>
      all.findIndex(({ code }) => code === option.code) === index;
    return this.page.options.filter(known).filter(isFirst);
  }

  get chosenOption(): MethodOption | undefined {
    return this.options.find(({ code }) => code === this.chosen);
  }

  get isTransfer(): boolean {
    return this.chosen === transferCode;
  }

  /** What is shown of an option that is a wallet. */
  faceOf(code: string): WalletFace | undefined {
    return this.wayOf(code)?.face;
  }

  /** OP-02. */
  get problem(): Problem | undefined {
    return chosenMethodProblem(this.page, this.chosen, this.table);
  }

  /** The shopper is elsewhere with it: in an app, or in the vendor's dialog. */
  get underWay(): boolean {
    return this.state !== undefined && this.state.kind !== 'expired';
  }

  /** What is chosen cannot be paid with, for a transfer is under way. */
  get held(): boolean {
    return !this.isTransfer && this.transferUnderWay();
  }

  /** The vendor's dialog is in front of the page, or about to be. */
  get atVendor(): boolean {
    const flow = this.chosen === undefined ? undefined : this.wayOf(this.chosen)?.wallet.flow;
    return flow === 'vendor' && this.payment.submitting;
  }

  choose(code: string): void {
    this.chosen = code;
  }

  pay(): void {
    if (this.payment.submitting || this.underWay || this.held) return;
    if (this.payment.financeInfoPending) this.dialog = 'financeInfo';
    else if (this.problem !== undefined) this.dialog = 'choose';
    else if (this.isTransfer) this.openTransfer();
    else if (this.wayOf(this.chosen ?? '')?.wallet.warns) this.dialog = 'warning';
    else this.send();
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  /** What was said of the last payment goes, as it does before any other. */
  private openTransfer(): void {
    this.payment.dismissErrors();
    this.transferOpen = true;
  }

  closeTransfer(): void {
    this.transferOpen = false;
  }

  /** Sends the payment, with its warning accepted; also once more after its code has expired. */
  send(): void {
    this.dialog = undefined;
    const pay = this.useCases.get(this.chosen ?? '');
    if (pay === undefined) return;
    this.state = undefined;
    this.copied = undefined;
    this.payment.begin();
    const { language } = this.payment.texts;
    this.paying = this.payment.follow(pay({ page: this.page, language }), (state) => this.hear(state));
  }

  /** Back to the list: what was going on is not followed any more. */
  giveUp(): void {
    this.paying.unsubscribe();
    this.state = undefined;
    this.payment.unlock();
  }

  copy(text: string): void {
    this.copied = undefined;
    this.payment.follow(this.world.clipboard.copy(text), (copied) => this.tellCopied(copied));
  }

  private tellCopied(copied: boolean): void {
    this.copied = copied;
  }

  private hear(state: WalletState): void {
    const name = this.chosenOption?.name ?? '';
    switch (state.kind) {
      case 'waiting':
      case 'processing':
      case 'completed':
      case 'expired':
        this.state = state;
        this.payment.unlock();
        return;
      case 'atVendor':
      case 'confirming':
        this.state = state;
        return;
      // OP-06, OP-09: it says so, and all is as before.
      case 'cancelled':
        this.reset();
        this.payment.complain((t) => t('methods.cancelled', { name }));
        return;
      case 'vendorUnavailable':
        this.reset();
        this.payment.complain((t) => t('methods.vendorUnavailable', { name }));
        return;
      default:
        this.state = undefined;
        this.payment.settle(state);
    }
  }

  private reset(): void {
    this.state = undefined;
    this.chosen = undefined;
  }

  private wayOf(code: string): WalletWay | undefined {
    return Object.values(this.ways).find(({ wallet }) => wallet.code === code);
  }

  private get table(): Readonly<Record<string, Wallet>> {
    return Object.fromEntries(Object.entries(this.ways).map(([code, { wallet }]) => [code, wallet]));
  }
}
