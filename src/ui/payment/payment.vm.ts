import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { askOutcome } from '../../application/card/ask-outcome.js';
import { awaitPayment } from '../../application/card/await-payment.js';
import { payByCard } from '../../application/card/pay-by-card.js';
import { type Opened, openPaymentPage } from '../../application/page/open-payment-page.js';
import { reportEmbedding } from '../../application/page/report-embedding.js';
import { sendElsewhere } from '../../application/page/send-elsewhere.js';
import { firstTab, mayChooseTab, type Tab, type TabId, tabs, tabsBeforeLoad } from '../../domain/methods/tabs.js';
import { formatMoney } from '../../domain/money/amount.js';
import { warningLeadMs } from '../../domain/page/expiry.js';
import type { Failure } from '../../domain/page/failure.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import { type Outcome, type Screen, screenOf } from '../../domain/page/screen.js';
import { type Banner, bannerOf, financeInfoPending } from '../../domain/page/warnings.js';
import type { LanguageVm } from '../app/language.vm.js';
import type { ThemeVm } from '../app/theme.vm.js';
import { observed } from '../forms/observed.js';
import { calendarMonth } from './calendar-month.js';
import type { CardVm } from './card/card.vm.js';
import { CardTabVm } from './card/card-tab.vm.js';
import { DeadlineVm, isExpired } from './deadline.vm.js';
import { failureText } from './failure-text.js';
import type { PaymentWorld } from './payment-world.js';

/** One payment, from its token to its outcome. */
export class PaymentVm {
  readonly cardTab: CardTabVm;
  tab: TabId = firstTab;
  /** A payment is on its way, or the page is about to be replaced by the bank's challenge. */
  submitting = false;
  /** The shopper asked once more what became of the payment (PY-06). */
  checking = false;
  /** How many payments came back as failed: each brings the page up to its message (PP-06). */
  attempts = 0;
  private opened: Opened | undefined = undefined;
  private outcome: Outcome | undefined = undefined;
  /** What the errors were about is gone (SC-04). */
  private errorsDismissed = false;
  private readonly deadline: DeadlineVm;
  private running = new Subscription();
  private pageLife = new Subscription();
  private payOnce: ReturnType<typeof payByCard>;

  constructor(
    readonly world: PaymentWorld,
    readonly texts: LanguageVm,
    readonly theme: ThemeVm,
    /** Undefined where the address names none: the page counts as expired (RT-11). */
    private readonly token: string | undefined,
    blockedShell: boolean,
    /** Whether the address is a payment link's: a page that opens as paid does not say so itself. */
    private readonly linkAddress = false,
  ) {
    const thisMonth = () => calendarMonth(world.clock.wall());
    this.cardTab = new CardTabVm(world.cards, texts, thisMonth, blockedShell, () => this.dismissErrors());
    this.deadline = new DeadlineVm(world.clock);
    this.payOnce = payByCard(world);
    makeAutoObservable<
      PaymentVm,
      'opened' | 'outcome' | 'deadline' | 'running' | 'pageLife' | 'payOnce' | 'token' | 'linkAddress'
    >(this, {
      world: false,
      texts: false,
      theme: false,
      card: false,
      cardTab: false,
      deadline: false,
      opened: observableRef,
      outcome: observableRef,
      running: false,
      pageLife: false,
      payOnce: false,
      token: false,
      linkAddress: false,
    });
  }

  /** Opens the payment and follows it; returns the undo. */
  mount(): () => void {
    const running = new Subscription();
    this.running = running;
    running.add(observed(() => this.screen.kind === 'expired').subscribe((expired) => expired && this.closeExpired()));
    // A page that comes back from the browser's cache after the challenge is opened anew: its status may have changed.
    running.add(this.world.clock.wakes.subscribe(() => this.outcome?.kind === 'handedOver' && this.open()));
    running.add(() => this.pageLife.unsubscribe());
    this.open();
    return () => running.unsubscribe();
  }

  /** The new card, and what is chosen beside it. */
  get card(): CardVm {
    return this.cardTab.card;
  }

  get page(): PaymentPage | undefined {
    return this.opened?.kind === 'payable' ? this.opened.page : undefined;
  }

  /** RL-07: a link payment has no store to go back to by itself. */
  get isLink(): boolean {
    return this.page === undefined ? this.linkAddress : this.page.kind === 'link';
  }

  get loading(): boolean {
    return this.opened === undefined && this.token !== undefined;
  }

  get screen(): Screen {
    const { opened, outcome } = this;
    return screenOf({
      receipt: outcome?.kind === 'paid' ? outcome.receipt : opened?.kind === 'paid' ? opened.receipt : undefined,
      failure: opened?.kind === 'failed' ? opened.failure : leadsAway(outcome),
      unsettled:
        outcome?.kind === 'unknown'
          ? 'unknown'
          : outcome?.kind === 'underWay' || opened?.kind === 'underWay'
            ? 'underWay'
            : undefined,
      submitting: this.submitting,
      expired: this.deadline.passed || opened?.kind === 'expired' || this.token === undefined,
    });
  }

  /** What stands above the form: why this payment failed, else what the provider says of the ones before (PP-03, PP-06). */
  get errors(): readonly string[] {
    if (this.errorsDismissed) return [];
    if (this.outcome?.kind === 'failed') return [failureText(this.outcome.failure, this.texts.t)];
    return this.page?.errors ?? [];
  }

  get banner(): Banner | undefined {
    return this.page && bannerOf(this.page.warnings);
  }

  /** What will be charged: it follows the chosen count (IN-01). */
  get amount(): string | undefined {
    const { amount } = this.cardTab.installments;
    return this.page && amount !== undefined ? formatMoney(amount, this.page.order.currency) : undefined;
  }

  get tabs(): readonly Tab[] {
    return this.page === undefined ? tabsBeforeLoad : tabs(this.page);
  }

  get financeInfoPending(): boolean {
    return this.page !== undefined && financeInfoPending(this.page);
  }

  /** CN-16, PP-10. */
  get canPay(): boolean {
    return this.cardTab.ready && !this.submitting && this.screen.kind === 'content';
  }

  /** The button is there again after a failure, though the code must be typed anew: pressing it asks for that (PY-04). */
  get asksForCode(): boolean {
    const failed = this.outcome?.kind === 'failed' && !this.submitting && this.screen.kind === 'content';
    return failed && !this.cardTab.paysSaved && this.card.form.asksForCode;
  }

  /** Said a minute before the end (EX-01). */
  get expiryWarning(): string | undefined {
    return this.deadline.near ? this.texts.t('expiry.warning', { seconds: warningLeadMs / 1000 }) : undefined;
  }

  /** The card tab brings back the saved cards, from the new-card form too (TB-04). */
  chooseTab(id: TabId): void {
    if (this.page === undefined || !mayChooseTab(this.page, id)) return;
    this.tab = id;
    if (id === 'card') this.cardTab.turnToSavedCards();
  }

  pay(): void {
    if (this.asksForCode) this.card.form.leave('cvv');
    if (!this.canPay) return;
    if (this.financeInfoPending) this.card.openDialog('financeInfo');
    else if (!this.cardTab.asksFirst()) this.send();
  }

  /** The code of a saved card was asked for and is given (SC-06). */
  payWithCode(): void {
    if (this.canPay && this.cardTab.saved.acceptsCode()) this.send();
  }

  /** The neutral screen's question (PY-06). */
  checkAgain(): void {
    if (this.token === undefined || this.checking) return;
    this.checking = true;
    this.follow(askOutcome(this.world.payments)({ token: this.token, page: this.page }));
  }

  /** Loads the payment, from the beginning: also after a first load that took too long (ER-01). */
  open(): void {
    if (this.token === undefined) return;
    this.pageLife.unsubscribe();
    this.opened = undefined;
    this.outcome = undefined;
    this.errorsDismissed = false;
    this.submitting = false;
    this.deadline.startAnew();
    this.payOnce = payByCard(this.world);
    const { payments, links } = this.world;
    const opening = openPaymentPage(payments, this.linkAddress ? links : undefined)(this.token);
    this.running.add(opening.subscribe((opened) => this.show(opened)));
  }

  private show(opened: Opened): void {
    const { host } = this.world;
    this.opened = opened.kind === 'failed' ? { ...opened, failure: sendElsewhere(host)(opened.failure) } : opened;
    if (opened.kind === 'payable') this.showPage(opened.page);
    else this.theme.settle(opened.kind === 'paid' ? 'success' : 'error');
    if (opened.kind === 'underWay') this.awaitSettling();
  }

  private showPage(page: PaymentPage): void {
    const { host, preferences } = this.world;
    this.tab = firstTab;
    this.cardTab.show(page);
    preferences.keepToken(page.access.token);
    host.knowMerchantSite(page.merchant.website);
    void this.texts.follow(page.language);
    this.theme.settle('payment', page.darkMode);
    this.pageLife.unsubscribe();
    this.pageLife = new Subscription();
    this.pageLife.add(this.deadline.follow(page.payableForMs));
    this.pageLife.add(this.cardTab.follow(page));
    this.pageLife.add(reportEmbedding(this.world)(page).subscribe());
  }

  /** However the page came to be expired: no card stays in it, and a frame around it is told (EX-01). */
  private closeExpired(): void {
    this.cardTab.wipe();
    this.world.host.reportExpired();
  }

  /** Waits for a payment that is already under way, here or in another window (PY-07). */
  private awaitSettling(): void {
    if (this.token !== undefined) this.follow(awaitPayment(this.world)({ token: this.token, page: this.page }));
  }

  private send(): void {
    const { page } = this;
    const { decision } = this.cardTab;
    if (page === undefined || decision === undefined) return;
    this.submitting = true;
    this.follow(this.payOnce({ page, language: this.texts.language, ...decision }));
  }

  private dismissErrors(): void {
    this.errorsDismissed = true;
  }

  /** Takes the one outcome of a stream; without one, the payment of an earlier call is still on its way. */
  private follow(outcomes: Observable<Outcome>): void {
    this.running.add(outcomes.subscribe((outcome) => runInAction(() => this.settle(outcome))));
  }

  private settle(outcome: Outcome): void {
    // The form stays locked until the bank's page has taken the place of this one (PY-02).
    this.submitting = outcome.kind === 'handedOver';
    this.checking = false;
    if (outcome.kind === 'failed' && this.page === undefined) {
      this.open();
      return;
    }
    if (outcome.kind === 'failed' && isExpired(outcome.failure)) this.deadline.pass();
    this.outcome = outcome;
    this.errorsDismissed = false;
    if (outcome.kind === 'failed') {
      this.attempts += 1;
      this.cardTab.forgetCodes();
    }
    if (outcome.kind === 'paid' || outcome.kind === 'handedOver') this.cardTab.wipe();
    if (outcome.kind === 'paid') this.theme.settle('success', this.page?.darkMode);
    if (outcome.kind === 'underWay') this.awaitSettling();
  }
}

/** The window is being sent elsewhere: nothing can be mended on this page (ER-02). */
function leadsAway(outcome: Outcome | undefined): Failure | undefined {
  return outcome?.kind === 'failed' && outcome.failure.kind === 'sentElsewhere' ? outcome.failure : undefined;
}
