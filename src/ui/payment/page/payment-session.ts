import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { followLanguage, type PaymentTexts } from '../../../application/payment/follow-language.js';
import type { ExtendedTime } from '../../../application/ports.js';
import type { Language } from '../../../domain/locale/language.js';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import { formatMoney } from '../../../domain/money/amount.js';
import { amountToPay } from '../../../domain/payment/amount-to-pay.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import { type Banner, bannersOf, financeInfoPending, inputBlocked } from '../../../domain/payment/page-features.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { observed } from '../../forms/observed.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { PartVm } from '../../parts/part.vm.js';
import { CardTabVm } from '../card/card-tab.vm.js';
import type { CardForm } from '../card/form/card.form.js';
import type { PaymentControl, PaymentPorts } from '../control/payment-control.js';
import type { Sum } from '../control/payment-phase.js';
import type { PaymentRun } from '../control/payment-run.js';
import type { MethodsVm } from '../methods/methods.vm.js';
import { DeadlineVm } from './deadline.vm.js';
import type { MethodsPart } from './payment-parts.js';
import { TabsVm } from './tabs.vm.js';

/**
 * Describes what a session is made of. All but the page is there before a payment is loaded and after it is dropped.
 */
interface SessionParts {
  readonly page: PaymentPage;
  /** The language that the page was asked for in. */
  readonly language: Language;
  readonly ports: PaymentPorts;
  readonly texts: LanguageVm;
  /** Holds what was typed, also before the payment was loaded. */
  readonly form: CardForm;
  readonly run: PaymentRun;
  readonly methodsPart: PartVm<MethodsPart>;
  /** Returns whether the payment page is shown, and not what a payment led to. */
  readonly isShown: () => boolean;
  readonly open: () => void;
  readonly take: (outcome: Outcome) => void;
}

/** Everything that belongs to one loaded payment: built from its page, and dropped with it. */
export class PaymentSession implements PaymentControl {
  readonly texts: LanguageVm;
  readonly run: PaymentRun;
  readonly open: () => void;
  readonly take: (outcome: Outcome) => void;
  readonly cardTab: CardTabVm;
  readonly tabs: TabsVm;
  readonly deadline: DeadlineVm;
  /** The methods beside the card, once their part has been fetched. */
  methods: MethodsVm | undefined = undefined;
  /** The shopper has read the financing message. */
  private financeInfoRead = false;
  /** The shopper may ask for more time (EX-04). */
  extendable: boolean;
  /** The fields of the provider's form that more time has changed (EX-04). */
  private changedForm: PaymentPage['form'] = {};
  /** The texts that came with the page. They are replaced when the language has changed (LG-03). */
  private worded: PaymentTexts;
  readonly #page: PaymentPage;
  readonly #ports: PaymentPorts;
  readonly #form: CardForm;
  readonly #methodsPart: PartVm<MethodsPart>;
  readonly #life = new Subscription();

  constructor({ page, language, ports, texts, form, run, methodsPart, isShown, open, take }: SessionParts) {
    this.#page = page;
    this.texts = texts;
    this.run = run;
    this.open = open;
    this.take = take;
    this.worded = { language, page };
    this.extendable = page.extendable;
    this.#ports = ports;
    this.#form = form;
    this.#methodsPart = methodsPart;
    const isFree = () => isShown() && !this.underWay && this.tabs.chosen === 'card';
    this.cardTab = new CardTabVm({ page, ports, form, payment: this, isFree });
    const onTab = (id: TabId) => {
      // The card tab brings back the saved cards, from the new-card form too (TB-04).
      if (id === 'card') this.cardTab.turnToSavedCards();
      else methodsPart.need();
    };
    this.tabs = new TabsVm(page, inputBlocked(page), () => run.sending, onTab);
    this.deadline = new DeadlineVm(ports.clock);
    makeAutoObservable<PaymentSession, 'worded' | 'changedForm'>(this, {
      worded: observableRef,
      changedForm: observableRef,
      methods: observableRef,
    });
  }

  /** Follows the page's deadline, asks about its cards, and reports where it is embedded; returns the undo. */
  start(): () => void {
    const page = this.#page;
    const { host, payments, preferences, reportEmbedding } = this.#ports;
    const life = this.#life;
    const { token } = page.access;
    preferences.keepToken(token);
    host.setMerchantSite(page.merchant.website);
    host.showLook(page.look, page.statedTheme);
    void this.texts.follow(page.language);
    if (inputBlocked(page)) this.#form.fillSample();
    if (page.transferOnly) this.#methodsPart.need();
    life.add(observed(() => this.#methodsPart.part).subscribe((part) => part && life.add(this.startMethods(part))));
    life.add(this.deadline.start(page.payableForMs));
    life.add(this.cardTab.start());
    life.add(observed(() => this.noticeOnly).subscribe((only) => only && this.forgetCard()));
    const wanted = observed(() => (this.underWay ? undefined : this.wantedLanguage));
    this.follow(followLanguage(payments)(token, wanted), (worded) => this.word(worded));
    life.add(reportEmbedding(page).subscribe());
    return () => life.unsubscribe();
  }

  get page(): PaymentPage {
    return this.#page;
  }

  /**
   * Returns what the provider says of the last payment of the order in the language of the page, once that has come
   * (LG-03): of several errors the last one is about it (PP-03).
   */
  get fetchedError(): string | undefined {
    return this.wantedLanguage === undefined && this.worded.page !== this.page ? this.wording.errors.at(-1) : undefined;
  }

  /**
   * Returns what the provider says of the payments before. Its words in another language than the page's are not quoted
   * (LG-03).
   */
  get errors(): readonly string[] {
    const { errors } = this.wording;
    return this.wantedLanguage === undefined ? errors : errors.map(() => this.texts.t('error.sorryTryLater'));
  }

  /** Returns what the provider words, in the language of the page once that has been asked for (LG-03). */
  get wording(): PaymentTexts['page'] {
    return this.worded.page;
  }

  /** A payment is being sent, or waits for the shopper in its own tab: the page's deadline does not cut it off (EX-01). */
  get underWay(): boolean {
    return this.run.sending || this.run.stage !== undefined || this.methods?.underWay === true;
  }

  /** More time was given (EX-04). */
  extend({ payableForMs, extendable, form }: ExtendedTime): void {
    this.extendable = extendable;
    this.changedForm = form;
    this.#life.add(this.deadline.start(payableForMs));
  }

  get postedPage(): PaymentPage {
    const { changedForm, page } = this;
    const form = { ...page.form, ...changedForm };
    return { ...page, form };
  }

  get timeOver(): boolean {
    return this.deadline.passed;
  }

  /** Its time is over: nothing is under way, and it takes no notice of a transfer either (EX-01, BT-08). */
  get ended(): boolean {
    return this.timeOver && !this.methods?.noticeOpen && !this.underWay;
  }

  /** Its time is over for everything but notice of a transfer (BT-08). */
  get noticeOnly(): boolean {
    return this.methods?.noticeOnly === true;
  }

  /** Something would be lost if the page were left (PP-16). */
  get typed(): boolean {
    return !inputBlocked(this.page) && (this.#form.fields.changed || this.methods?.typed === true);
  }

  get banners(): readonly Banner[] {
    return bannersOf(this.page.warnings);
  }

  /** By card it follows the chosen count (IN-01) and the points (CP-05); else there are none (TB-07, OP-03). What is sent stays as it was sent (PY-08). */
  get sum(): Sum {
    const { cardTab, page, run, tabs } = this;
    const { chosen } = tabs;
    const installment = chosen === 'card' ? cardTab.installments.chosen : undefined;
    return run.sumSent ?? { due: amountToPay(page, chosen, cardTab.pays), installment };
  }

  get amount(): string {
    return formatMoney(this.sum.due.charged, this.page.order.currency);
  }

  get financeInfoPending(): boolean {
    return !this.financeInfoRead && financeInfoPending(this.page);
  }

  acknowledgeFinanceInfo(): void {
    this.financeInfoRead = true;
  }

  get timeLeft(): string | undefined {
    const { secondsLeft } = this.deadline;
    if (!secondsLeft) return undefined;
    const seconds = String(secondsLeft % 60).padStart(2, '0');
    return this.texts.t('expiry.left', { time: `${Math.floor(secondsLeft / 60)}:${seconds}` });
  }

  follow<S>(states: Observable<S>, next: (state: S) => void): Subscription {
    const followed = states.subscribe((state) => runInAction(() => next(state)));
    this.#life.add(followed);
    return followed;
  }

  reset(): void {
    this.tabs.choose('card');
    this.cardTab.installments.startAnew();
    this.cardTab.points.toggle(false);
  }

  /** No card can be paid with any more: none stays in the page's memory. */
  private forgetCard(): void {
    this.reset();
    this.#form.wipe();
    this.cardTab.saved.code.forget();
  }

  /** The language the provider's texts are not in; undefined where they are in that of the page. */
  private get wantedLanguage(): Language | undefined {
    const { language } = this.texts;
    return language === this.worded.language ? undefined : language;
  }

  private word(worded: PaymentTexts): void {
    this.worded = worded;
  }

  private startMethods(part: MethodsPart): () => void {
    const methods = part.createMethods(this.#ports, this.page, this);
    this.methods = methods;
    return methods.start();
  }
}
