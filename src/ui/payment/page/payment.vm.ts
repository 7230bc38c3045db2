import { makeAutoObservable, observableRef } from 'mobx';
import { Subscription } from 'rxjs';
import type { UnsettledPayment } from '../../../application/payment/ask-outcome.js';
import { initialPayment, type OpenedPayment, openPayment } from '../../../application/payment/open-payment.js';
import { redirectFailed } from '../../../application/payment/redirect-failure.js';
import type { Language } from '../../../domain/locale/language.js';
import type { ErrorDetails } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import { inputBlocked } from '../../../domain/payment/page-features.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { type Screen, screenOf } from '../../../domain/payment/screen.js';
import { FocusRequest } from '../../forms/focus-request.js';
import { observed } from '../../forms/observed.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { ThemeVm } from '../../frame/theme.vm.js';
import { byKind } from '../../kit/by-kind.js';
import { CardForm, calendarMonth } from '../card/form/card.form.js';
import { HelpVm } from '../card/form/help.vm.js';
import { PaymentRun } from '../control/payment-run.js';
import { closeSheets } from './close-sheets.js';
import { OutcomeQuestions } from './outcome-questions.js';
import type { PaymentAddress, PaymentComposition } from './payment-parts.js';
import { type PaymentEvent, type PaymentReaction, reactionsTo } from './payment-reaction.js';
import { PaymentSession } from './payment-session.js';
import { TabsVm } from './tabs.vm.js';

/** Describes what the address of a payment has led to so far. */
type Opened =
  | typeof initialPayment
  | { readonly kind: 'payable'; readonly session: PaymentSession }
  | Exclude<OpenedPayment, { readonly kind: 'payable' }>;

/** The payment of an address, from its token to its outcome. */
export class PaymentVm {
  /** The shopper types into it before the payment is loaded. */
  readonly form: CardForm;
  readonly help = new HelpVm();
  readonly run = new PaymentRun();
  /** A press takes its own button away: the first heading gets the focus. */
  readonly headingFocus = new FocusRequest();
  /** Takes the outcome of a payment, by whichever method, or the answer to a question about one. */
  readonly take = (outcome: Outcome): void => this.react({ kind: 'outcome', outcome });
  opened: Opened = initialPayment;
  readonly #unloadedTabs: TabsVm;
  #opening = new Subscription();
  #endSession = () => {};
  readonly #questions: OutcomeQuestions;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly #ports: PaymentComposition;
  readonly #address: PaymentAddress;

  constructor(ports: PaymentComposition, texts: LanguageVm, theme: ThemeVm, address: PaymentAddress) {
    this.texts = texts;
    this.theme = theme;
    this.#ports = ports;
    this.#address = address;
    this.form = new CardForm(
      () => calendarMonth(ports.clock.wall()),
      () => (this.session?.cardTab.newCard.prepaid ? texts.t('card.prepaidHolder') : undefined),
    );
    this.#questions = new OutcomeQuestions(ports);
    this.#unloadedTabs = new TabsVm(undefined, address.blocked);
    makeAutoObservable(this, { opened: observableRef });
  }

  /** Opens the payment and follows it; returns the undo. */
  start(): () => void {
    const running = new Subscription();
    const ended = observed(() => this.isShown && this.session?.ended);
    running.add(ended.subscribe((now) => now && this.react({ kind: 'timeOver' })));
    const expired = observed(() => this.screen.kind === 'expired');
    running.add(expired.subscribe((now) => now && this.react({ kind: 'expired' })));
    running.add(closeSheets(this.theme, () => this.session));
    running.add(this.ports.clock.restored.subscribe(() => this.react({ kind: 'restored' })));
    this.load();
    return () => {
      running.unsubscribe();
      this.drop();
    };
  }

  get ports(): PaymentComposition {
    return this.#ports;
  }

  get address(): PaymentAddress {
    return this.#address;
  }

  /** The loaded payment; undefined while it is being loaded, and where it cannot be paid. */
  get session(): PaymentSession | undefined {
    return this.opened.kind === 'payable' ? this.opened.session : undefined;
  }

  get page(): PaymentPage | undefined {
    return this.session?.page;
  }

  /** Returns what the provider said where it refused the payment at load: the merchant, and the store to go on to or the link (RL-16). */
  get refusal(): ErrorDetails {
    const { opened } = this;
    // The store's own page says to pay again, and this payment may be charged (PY-06).
    if (opened.kind === 'underWay') return { ...opened.store, redirectUrl: '' };
    const failure = 'failure' in opened ? opened.failure : undefined;
    return failure?.kind === 'refused' ? failure.error : {};
  }

  get tabs(): TabsVm {
    return this.session?.tabs ?? this.#unloadedTabs;
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
    return this.opened.kind === 'loading' && this.address.token !== undefined;
  }

  get screen(): Screen {
    const { opened, run } = this;
    const { current } = run;
    return screenOf({
      receipt: current?.kind === 'paid' ? current.receipt : undefined,
      failure: opened.kind === 'failed' ? opened.failure : run.redirect,
      unsettled: run.unsettled,
      submitting: this.session?.underWay ?? run.sending,
      expired: run.phase.kind === 'over' || opened.kind === 'expired' || this.address.token === undefined,
    });
  }

  get isShown(): boolean {
    return this.screen.kind === 'content';
  }

  /** Returns what stands above the form (PP-03, PP-06). */
  get errors(): readonly string[] {
    const { run, session, texts } = this;
    return run.errors(session?.errors ?? [], texts, session?.fetchedError);
  }

  /** Asks once more for an unknown outcome (PY-06). */
  checkAgain(): void {
    this.react({ kind: 'checked' });
  }

  /** Loads the payment anew: at a press (ER-01), and at the end of its time, where the order can still be paid. */
  open(): void {
    this.headingFocus.make();
    this.load();
  }

  private react(event: PaymentEvent): void {
    const { blocked, page, run } = this;
    const { checking, left, posted } = run;
    for (const reaction of reactionsTo(event, { blocked, page, checking, left, posted })) this.carryOut(reaction);
  }

  private carryOut(reaction: PaymentReaction): void {
    const { form, ports, run, session, theme } = this;
    byKind(reaction, {
      open: () => this.open(),
      leadTo: ({ opened }) => {
        this.opened = opened;
      },
      begin: ({ page, language }) => this.begin(page, language),
      show: ({ outcome }) => {
        this.#questions.end();
        run.show(outcome);
      },
      passDeadline: ({ failure }) => session?.deadline.passIfExpired(failure),
      wipeCard: () => {
        form.wipe();
        session?.cardTab.saved.code.forget();
      },
      forgetCodes: () => {
        form.forgetCvv();
        session?.cardTab.saved.code.forget();
      },
      settleTheme: ({ screen }) => theme.settle(screen, session?.page.darkMode),
      fetchMethods: () => ports.parts.methods.need(),
      ask: () => {
        run.check();
        this.#questions.ask({ ...this.unsettled, known: run.current }, this.take);
      },
      askAtEnd: () => {
        run.check();
        this.#questions.askAtEnd(this.unsettled.token, (answer) => this.react({ kind: 'askedAtEnd', answer }));
      },
      wait: ({ unfinished }) => this.#questions.wait({ ...this.unsettled, unfinished }, this.take),
      awaitChallenge: ({ attemptId }) => this.#questions.awaitChallenge(attemptId, this.take),
      close: () => run.close(),
      reportExpired: () => ports.host.reportExpired(),
    });
  }

  private get unsettled(): UnsettledPayment {
    return { token: this.address.token ?? '', page: this.page, attemptId: this.run.attemptId };
  }

  private load(): void {
    const { token } = this.address;
    if (token === undefined) return;
    this.drop();
    this.opened = initialPayment;
    this.run.reset();
    const { language } = this.texts;
    const { host, links, payments } = this.ports;
    const opening = openPayment(payments, this.address.isLink ? links : undefined)(token);
    this.#opening = opening
      .pipe(redirectFailed(host))
      .subscribe((opened) => this.react({ kind: 'opened', opened, language }));
  }

  /** The page is not shown any more, or loads its payment again. */
  private drop(): void {
    this.#opening.unsubscribe();
    this.#questions.end();
    this.#endSession();
  }

  private begin(page: PaymentPage, language: Language): void {
    const { form, ports, run, texts } = this;
    const session = new PaymentSession({
      page,
      language,
      ports,
      texts,
      form,
      run,
      methodsPart: ports.parts.methods,
      isShown: () => this.isShown,
      open: () => this.open(),
      take: this.take,
    });
    this.opened = { kind: 'payable', session };
    this.#endSession = session.start();
  }
}
