import { makeAutoObservable, observableRef } from 'mobx';
import { filter, type Observable, Subscription } from 'rxjs';
import type { MethodPayment } from '../../../../application/methods/send-method-payment.js';
import type { MethodOption } from '../../../../domain/methods/method-option.js';
import { observed } from '../../../forms/observed.js';
import type { PaymentControl } from '../../control/payment-control.js';
import type { AllMethodPorts, OpenState, WalletMethod, WalletState } from './wallet-method.js';

/** Describes what the panel of a running wallet shows. */
export interface WalletStep {
  readonly state: OpenState;
  /** True when its code was copied, false when it could not be; undefined before that was tried. */
  readonly copied?: boolean | undefined;
}

/** Describes what a wallet's payment does to the list of options once it is over. */
interface OptionList {
  /** It ended without an outcome: nothing is chosen any more (OP-06, OP-09). */
  readonly unchoose: () => void;
  readonly focus: () => void;
}

type Pay = (payment: MethodPayment) => Observable<WalletState>;

/** The payment by a wallet while it runs (OP-04..11). */
export class WalletPaymentVm {
  /** Undefined before a payment has a state to show, and once it has an outcome or was given up. */
  step: WalletStep | undefined = undefined;
  /** The shopper gives up the payment that waits. */
  private leaving = false;
  /** The use cases, made once: each lets one payment through at a time (PY-05). */
  readonly #useCases: ReadonlyMap<string, Pay>;
  #paying = new Subscription();
  readonly #clipboard: AllMethodPorts['clipboard'];
  readonly #payment: PaymentControl;
  readonly #list: OptionList;

  constructor(ports: AllMethodPorts, payment: PaymentControl, methods: readonly WalletMethod[], list: OptionList) {
    this.#clipboard = ports.clipboard;
    this.#payment = payment;
    this.#list = list;
    const paying = { ...ports, onLost: () => payment.run.lose() };
    this.#useCases = new Map(methods.map(({ wallet, pay }) => [wallet.code, pay(paying)]));
    makeAutoObservable(this, {
      step: observableRef,
    });
  }

  /** The shopper is in the wallet's app, or in the vendor's dialog. */
  get underWay(): boolean {
    return this.step !== undefined && !this.expired;
  }

  /** Its code was not approved in time (OP-06). */
  get expired(): boolean {
    return this.step?.state.kind === 'expired';
  }

  /** The provider is asked to void its code. */
  get givingUp(): boolean {
    return this.step?.state.kind === 'givingUp';
  }

  /** Nothing is approved yet: its panel can be left for another method. */
  get canBeGivenUp(): boolean {
    return this.step?.state.kind === 'waiting';
  }

  send(option: MethodOption): void {
    this.step = undefined;
    this.leaving = false;
    const pay = this.#useCases.get(option.code);
    if (pay === undefined) return;
    const payment = this.#payment;
    payment.run.begin(payment.sum);
    const { language } = payment.texts;
    const sent = { page: payment.postedPage, language, givenUp: observed(() => this.leaving).pipe(filter(Boolean)) };
    this.#paying = payment.follow(pay(sent), (state) => this.take(state, option));
  }

  /** A payment that waits is followed until its code is void. One that has expired is left at once. */
  giveUp(): void {
    if (this.canBeGivenUp) this.leaving = true;
    if (!this.expired) return;
    this.#list.focus();
    this.#paying.unsubscribe();
    this.step = undefined;
    this.#payment.run.unlock();
  }

  copy(text: string): void {
    this.setCopied(undefined);
    this.#payment.follow(this.#clipboard.copy(text), (copied) => this.setCopied(copied));
  }

  private setCopied(copied: boolean | undefined): void {
    if (this.step !== undefined) this.step = { ...this.step, copied };
  }

  private take(state: WalletState, option: MethodOption): void {
    switch (state.kind) {
      case 'waiting':
      case 'processing':
      case 'completed':
      case 'expired':
        this.show(state);
        this.#payment.run.unlock();
        return;
      case 'atVendor':
      case 'confirming':
      case 'givingUp':
        this.show(state);
        return;
      // The list is as before, and what is typed beside it.
      case 'givenUp':
        this.step = undefined;
        this.#payment.run.forget();
        this.#list.focus();
        return;
      // OP-06, OP-09, TB-06: the page is as at first, with an explanation above the form.
      case 'cancelled':
        this.explain('methods.cancelled', option);
        this.#payment.reset();
        return;
      // The list is as before.
      case 'vendorUnavailable':
        this.explain('methods.vendorUnavailable', option);
        return;
      default:
        this.step = undefined;
        this.#payment.take(state);
    }
  }

  private show(state: OpenState): void {
    this.step = { state, copied: this.step?.copied };
  }

  private explain(text: 'methods.cancelled' | 'methods.vendorUnavailable', { name }: MethodOption): void {
    this.step = undefined;
    this.#list.unchoose();
    this.#payment.run.explain((t) => t(text, { name }));
    this.#payment.run.forget();
  }
}
