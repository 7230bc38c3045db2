import { makeAutoObservable, observableRef } from 'mobx';
import { Subscription } from 'rxjs';
import { type OpenedPayment, openPayment } from '../../application/payment/open-payment.js';
import { redirectFailure } from '../../application/payment/redirect-failure.js';
import type { Language } from '../../domain/locale/language.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import type { OutcomeEffects } from './outcome-effects.js';
import { PaymentSession, type SessionContext } from './payment-session.js';

/** What the address of a payment and the served HTML say of it. */
export interface PaymentAddress {
  /** Undefined where the address names none: the page counts as expired (RT-11). */
  readonly token: string | undefined;
  /** The shell already shows the form as blocked: the payment is a test (PP-14). */
  readonly blocked: boolean;
  /** The address is a payment link's: a page that opens as paid does not say so itself. */
  readonly isLink: boolean;
}

/** What the address of a payment has led to so far. */
type LoadPhase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'payable'; readonly session: PaymentSession }
  | Exclude<OpenedPayment, { readonly kind: 'payable' }>;

/** What loading a payment changes of the page. */
interface LoadingPage extends SessionContext {
  readonly theme: ThemeVm;
  readonly outcomes: OutcomeEffects;
}

/** Loads the payment of an address, and holds its session while it can be paid. */
export class PaymentLoadingVm {
  phase: LoadPhase = { kind: 'loading' };
  private reading = new Subscription();

  constructor(
    private readonly page: LoadingPage,
    private readonly address: PaymentAddress,
  ) {
    makeAutoObservable<PaymentLoadingVm, 'page' | 'address'>(this, {
      page: false,
      address: false,
      phase: observableRef,
    });
  }

  /** The loaded payment; undefined while it is being loaded, and where it cannot be paid. */
  get session(): PaymentSession | undefined {
    return this.phase.kind === 'payable' ? this.phase.session : undefined;
  }

  get running(): boolean {
    return this.phase.kind === 'loading' && this.address.token !== undefined;
  }

  /** Loads the payment from the beginning, which drops the session. */
  open(): void {
    const { token, isLink } = this.address;
    if (token === undefined) return;
    this.stop();
    this.phase = { kind: 'loading' };
    this.page.outcome.reset();
    const { payments, links } = this.page.ports;
    const opening = openPayment(payments, isLink ? links : undefined)(token);
    const { language } = this.page.texts;
    this.reading = opening.subscribe((opened) => this.show(opened, language));
  }

  /** The page is not shown any more, or loads its payment again. */
  stop(): void {
    this.reading.unsubscribe();
    this.session?.end();
  }

  private show(opened: OpenedPayment, language: Language): void {
    if (opened.kind === 'payable') {
      this.startSession(opened.page, language);
      return;
    }
    const { ports, theme } = this.page;
    this.phase =
      opened.kind === 'failed' ? { ...opened, failure: redirectFailure(ports.host)(opened.failure) } : opened;
    if (opened.kind !== 'paid') theme.settle('error');
    if (opened.kind === 'paid' || opened.kind === 'underWay') this.page.outcomes.show(opened);
  }

  /** `language`: what the page was asked for in. */
  private startSession(loaded: PaymentPage, language: Language): void {
    const { ports, texts, theme } = this.page;
    const session = new PaymentSession(loaded, this.page, { language, page: loaded });
    this.phase = { kind: 'payable', session };
    ports.preferences.keepToken(loaded.access.token);
    ports.host.setMerchantSite(loaded.merchant.website);
    void texts.follow(loaded.language);
    theme.settle('payment', loaded.darkMode);
    session.start();
  }
}
