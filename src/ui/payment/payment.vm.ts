import { makeAutoObservable } from 'mobx';
import { Subscription } from 'rxjs';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { inputBlocked } from '../../domain/payment/page-features.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type Screen, screenOf } from '../../domain/payment/screen.js';
import { FocusRequest } from '../forms/focus-request.js';
import { observed } from '../forms/observed.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import { calendarMonth } from './calendar-month.js';
import { CardForm } from './card/card.form.js';
import { HelpVm } from './card/help.vm.js';
import { OutcomeVm } from './control/outcome.vm.js';
import { MethodsPartVm } from './methods-part.vm.js';
import { OutcomeEffects } from './outcome-effects.js';
import { type PaymentAddress, PaymentLoadingVm } from './payment-loading.vm.js';
import type { PaymentComposition } from './payment-parts.js';
import type { PaymentSession } from './payment-session.js';
import { TabsVm } from './tabs.vm.js';

/** One payment, from its token to its outcome. */
export class PaymentVm {
  /** The shopper types into it before the payment is loaded. */
  readonly form: CardForm;
  readonly help = new HelpVm();
  readonly outcome = new OutcomeVm();
  readonly methodsPart: MethodsPartVm;
  readonly outcomes: OutcomeEffects;
  /** A press takes its own button away: the first heading gets the focus. */
  readonly headingFocus = new FocusRequest();
  private readonly loaded: PaymentLoadingVm;
  private readonly unloadedTabs: TabsVm;

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
    this.unloadedTabs = new TabsVm(
      undefined,
      address.blocked,
      () => false,
      () => undefined,
    );
    this.outcomes = new OutcomeEffects(this, address.token ?? '');
    this.loaded = new PaymentLoadingVm(this, address);
    makeAutoObservable<PaymentVm, 'address'>(this, { ports: false, address: false });
  }

  /** Opens the payment and follows it; returns the undo. */
  mount(): () => void {
    const running = new Subscription();
    const ended = observed(() => this.isShown && this.session?.ended);
    running.add(ended.subscribe((now) => now && this.outcomes.checkAtEnd()));
    const expired = observed(() => this.screen.kind === 'expired');
    running.add(expired.subscribe((now) => now && this.outcomes.expire()));
    // A page that comes back from the browser's cache after the challenge is opened anew: its status may have changed.
    running.add(this.ports.clock.restored.subscribe(() => this.outcome.left && this.open()));
    this.loaded.open();
    return () => {
      running.unsubscribe();
      this.loaded.stop();
      this.outcomes.stop();
    };
  }

  /** The loaded payment; undefined while it is being loaded, and where it cannot be paid. */
  get session(): PaymentSession | undefined {
    return this.loaded.session;
  }

  get page(): PaymentPage | undefined {
    return this.session?.page;
  }

  /** What the provider said where it refused the payment at load: the store to go on to, or the link (RL-16). */
  get refusal(): ErrorDetails {
    const { phase } = this.loaded;
    const failure = 'failure' in phase ? phase.failure : undefined;
    return failure?.kind === 'refused' ? failure.error : {};
  }

  get token(): string | undefined {
    return this.address.token;
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

  /** The shopper came from the page of a link (EN-02): this is the address it leads to. */
  get linkNavigated(): boolean {
    return this.address.isLink;
  }

  get loading(): boolean {
    return this.loaded.running;
  }

  get screen(): Screen {
    const { outcome } = this;
    const { phase } = this.loaded;
    const { current } = outcome;
    return screenOf({
      receipt: current?.kind === 'paid' ? current.receipt : undefined,
      failure: phase.kind === 'failed' ? phase.failure : outcome.redirect,
      unsettled: outcome.unsettled,
      submitting: this.session?.underWay ?? outcome.sending,
      expired: outcome.phase.kind === 'over' || phase.kind === 'expired' || this.address.token === undefined,
    });
  }

  get isShown(): boolean {
    return this.screen.kind === 'content';
  }

  /** What stands above the form (PP-03, PP-06). */
  get errors(): readonly string[] {
    return this.outcome.errors(this.session?.errors ?? [], this.texts);
  }

  showOutcome(outcome: Outcome): void {
    this.outcomes.show(outcome);
  }

  /** Asks once more for an unknown outcome (PY-06). */
  checkAgain(): void {
    this.outcomes.check();
  }

  /**
   * Loads the payment from the beginning: at a press, also after a first load that took too long (ER-01), and at the end of
   * its time, where the order can still be paid.
   */
  open(): void {
    this.headingFocus.make();
    this.loaded.open();
  }
}
