import { makeAutoObservable, observableRef } from 'mobx';
import { filter, Subscription } from 'rxjs';
import { type OpenedPayment, openPayment } from '../../application/payment/open-payment.js';
import { redirectFailure } from '../../application/payment/redirect-failure.js';
import { inputBlocked } from '../../domain/payment/features.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type Outcome, type Screen, screenOf } from '../../domain/payment/screen.js';
import { observed } from '../forms/observed.js';
import { linkAddress } from '../frame/addresses.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import { calendarMonth } from './calendar-month.js';
import { CardForm } from './card/card.form.js';
import { HelpVm } from './card/help.vm.js';
import { OutcomeVm } from './control/outcome.vm.js';
import { MethodsPartVm } from './methods-part.vm.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import type { PaymentComposition } from './payment-parts.js';
import { PaymentSession } from './payment-session.js';
import { TabsVm } from './tabs.vm.js';

/** What the address of a payment has led to so far. */
type LoadPhase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'payable'; readonly session: PaymentSession }
  | Exclude<OpenedPayment, { readonly kind: 'payable' }>;

/** What the address of a payment and the served HTML say of it. */
export interface PaymentAddress {
  /** Undefined where the address names none: the page counts as expired (RT-11). */
  readonly token: string | undefined;
  /** The shell already shows the form as blocked: the payment is a test (PP-14). */
  readonly blocked: boolean;
  /** The address is a payment link's: a page that opens as paid does not say so itself. */
  readonly isLink: boolean;
}

/** One payment, from its token to its outcome. */
export class PaymentVm {
  /** The shopper types into it before the payment is loaded. */
  readonly form: CardForm;
  readonly help = new HelpVm();
  readonly outcome = new OutcomeVm();
  readonly methodsPart: MethodsPartVm;
  private readonly outcomes: PaymentOutcomes;
  private phase: LoadPhase = { kind: 'loading' };
  private readonly unloadedTabs: TabsVm;
  private running = new Subscription();

  constructor(
    readonly ports: PaymentComposition,
    readonly texts: LanguageVm,
    readonly theme: ThemeVm,
    private readonly address: PaymentAddress,
  ) {
    const prepaid = () => this.session?.cardTab.newCard.prepaid === true;
    this.form = new CardForm(
      () => calendarMonth(ports.clock.wall()),
      () => (prepaid() ? texts.t('card.prepaidHolder') : undefined),
    );
    this.methodsPart = new MethodsPartVm(ports.parts.loadMethods);
    this.unloadedTabs = new TabsVm(undefined, address.blocked, () => undefined);
    this.outcomes = new PaymentOutcomes(this, address.token);
    makeAutoObservable<PaymentVm, 'phase' | 'address'>(this, { ports: false, address: false, phase: observableRef });
  }

  /** Opens the payment and follows it; returns the undo. */
  mount(): () => void {
    const running = new Subscription();
    this.running = running;
    const expired = observed(() => this.screen.kind === 'expired').pipe(filter(Boolean));
    running.add(expired.subscribe(() => this.outcomes.expire()));
    // A page that comes back from the browser's cache after the challenge is opened anew: its status may have changed.
    running.add(this.ports.clock.wakes.subscribe(() => this.outcome.leavesPage && this.open()));
    running.add(() => this.session?.end());
    running.add(() => this.outcomes.stop());
    this.open();
    return () => running.unsubscribe();
  }

  /** The loaded payment; undefined while it is being loaded, and where it cannot be paid. */
  get session(): PaymentSession | undefined {
    return this.phase.kind === 'payable' ? this.phase.session : undefined;
  }

  get page(): PaymentPage | undefined {
    return this.session?.page;
  }

  get tabs(): TabsVm {
    return this.session?.tabs ?? this.unloadedTabs;
  }

  /** Test mode: the form takes no input (PP-14). */
  get blocked(): boolean {
    return this.page === undefined ? this.address.blocked : inputBlocked(this.page);
  }

  /** RL-07: a link payment has no store to go back to by itself. */
  get isLink(): boolean {
    return this.page === undefined ? this.address.isLink : this.page.kind === 'link';
  }

  get loading(): boolean {
    return this.phase.kind === 'loading' && this.address.token !== undefined;
  }

  get screen(): Screen {
    const { outcome, phase, session } = this;
    const { current } = outcome;
    return screenOf({
      receipt: current?.kind === 'paid' ? current.receipt : phase.kind === 'paid' ? phase.receipt : undefined,
      failure: phase.kind === 'failed' ? phase.failure : outcome.redirect,
      unsettled: outcome.unsettled ?? (phase.kind === 'underWay' ? 'underWay' : undefined),
      submitting: session?.underWay ?? outcome.sending,
      expired: session?.deadline.passed === true || phase.kind === 'expired' || this.address.token === undefined,
    });
  }

  get isShown(): boolean {
    return this.screen.kind === 'content';
  }

  /** What stands above the form (PP-03, PP-06). */
  get errors(): readonly string[] {
    return this.outcome.errors(this.page?.errors ?? [], this.texts.t);
  }

  /** The link to choose anew at, where it no longer takes what this payment asks for (LK-03). */
  get linkToReturnTo(): string | undefined {
    const link = this.outcome.stoppedByLink ? this.page?.link : undefined;
    return link && linkAddress(link.shortId);
  }

  showOutcome(outcome: Outcome): void {
    this.outcomes.show(outcome);
  }

  /** Asks once more for an unknown outcome (PY-06). */
  checkAgain(): void {
    this.outcomes.check();
  }

  /** Loads the payment, from the beginning: also after a first load that took too long (ER-01). */
  open(): void {
    const { token, isLink } = this.address;
    if (token === undefined) return;
    this.session?.end();
    this.phase = { kind: 'loading' };
    this.outcome.reset();
    const { payments, links } = this.ports;
    const opening = openPayment(payments, isLink ? links : undefined)(token);
    this.running.add(opening.subscribe((opened) => this.show(opened)));
  }

  private show(opened: OpenedPayment): void {
    if (opened.kind === 'payable') {
      this.startSession(opened.page);
      return;
    }
    const { host } = this.ports;
    this.phase = opened.kind === 'failed' ? { ...opened, failure: redirectFailure(host)(opened.failure) } : opened;
    this.theme.settle(opened.kind === 'paid' ? 'success' : 'error');
    if (opened.kind === 'underWay') this.outcomes.await();
  }

  private startSession(page: PaymentPage): void {
    const { ports, texts, theme } = this;
    const session = new PaymentSession(page, this);
    this.phase = { kind: 'payable', session };
    ports.preferences.keepToken(page.access.token);
    ports.host.setMerchantSite(page.merchant.website);
    void texts.follow(page.language);
    theme.settle('payment', page.darkMode);
    session.start();
  }
}
