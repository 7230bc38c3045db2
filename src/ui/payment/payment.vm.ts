import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { askOutcome } from '../../application/card/ask-outcome.js';
import { awaitPayment } from '../../application/card/await-payment.js';
import { payByCard } from '../../application/card/pay-by-card.js';
import { type Opened, openPaymentPage } from '../../application/page/open-payment-page.js';
import { reportEmbedding } from '../../application/page/report-embedding.js';
import { sendElsewhere } from '../../application/page/send-elsewhere.js';
import type { TabId } from '../../domain/methods/tabs.js';
import { formatMoney } from '../../domain/money/amount.js';
import { warningLeadMs } from '../../domain/page/expiry.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import { type Outcome, type Screen, screenOf } from '../../domain/page/screen.js';
import { type Banner, bannerOf, financeInfoPending } from '../../domain/page/warnings.js';
import { linkAddress } from '../app/addresses.js';
import type { LanguageVm } from '../app/language.vm.js';
import type { ThemeVm } from '../app/theme.vm.js';
import { observed } from '../forms/observed.js';
import type { Translate } from '../texts/texts.js';
import { calendarMonth } from './calendar-month.js';
import type { CardVm } from './card/card.vm.js';
import { CardTabVm } from './card/card-tab.vm.js';
import { DeadlineVm, isExpired } from './deadline.vm.js';
import { EndingVm } from './ending.vm.js';
import { LateWays } from './late-ways.vm.js';
import type { PaymentInHand } from './methods/payment-in-hand.js';
import type { PaymentWorld } from './payment-world.js';
import { TabsVm } from './tabs.vm.js';

/** One payment, from its token to its outcome. */
export class PaymentVm implements PaymentInHand {
  readonly cardTab: CardTabVm;
  readonly tabs: TabsVm;
  readonly late: LateWays;
  readonly ending = new EndingVm();
  /** A payment is on its way, or the page is about to be replaced by the bank's challenge. */
  submitting = false;
  /** The shopper asked once more what became of the payment (PY-06). */
  checking = false;
  private opened: Opened | undefined = undefined;
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
    private readonly atLinkAddress = false,
  ) {
    const thisMonth = () => calendarMonth(world.clock.wall());
    this.cardTab = new CardTabVm(world.cards, texts, thisMonth, blockedShell, () => this.dismissErrors());
    this.tabs = new TabsVm(
      () => this.page,
      () => this.card.blocked,
      (id) => this.turnTo(id),
    );
    this.late = new LateWays(world, this);
    this.deadline = new DeadlineVm(world.clock);
    this.payOnce = payByCard(world);
    makeAutoObservable<
      PaymentVm,
      'opened' | 'deadline' | 'running' | 'pageLife' | 'payOnce' | 'token' | 'atLinkAddress'
    >(this, {
      ...{ world: false, texts: false, theme: false, token: false, atLinkAddress: false },
      ...{ card: false, cardTab: false, tabs: false, late: false, ending: false, deadline: false },
      ...{ follow: false, running: false, pageLife: false, payOnce: false },
      opened: observableRef,
    });
  }

  /** Opens the payment and follows it; returns the undo. */
  mount(): () => void {
    const running = new Subscription();
    this.running = running;
    running.add(observed(() => this.screen.kind === 'expired').subscribe((expired) => expired && this.closeExpired()));
    // A page that comes back from the browser's cache after the challenge is opened anew: its status may have changed.
    running.add(this.world.clock.wakes.subscribe(() => this.ending.gone && this.open()));
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
    return this.page === undefined ? this.atLinkAddress : this.page.kind === 'link';
  }

  get loading(): boolean {
    return this.opened === undefined && this.token !== undefined;
  }

  get screen(): Screen {
    const { opened } = this;
    const { outcome } = this.ending;
    return screenOf({
      receipt: outcome?.kind === 'paid' ? outcome.receipt : opened?.kind === 'paid' ? opened.receipt : undefined,
      failure: opened?.kind === 'failed' ? opened.failure : this.ending.leadsAway,
      unsettled: this.ending.unsettled ?? (opened?.kind === 'underWay' ? 'underWay' : undefined),
      submitting: this.underWay,
      expired: this.deadline.passed || opened?.kind === 'expired' || this.token === undefined,
    });
  }

  /** A payment is on its way, or waits for the shopper elsewhere: the end of the page's time does not cut it off (EX-01). */
  get underWay(): boolean {
    return this.submitting || this.ending.stage !== undefined || this.late.underWay;
  }

  /** What stands above the form (PP-03, PP-06). */
  get errors(): readonly string[] {
    return this.ending.errors(this.page?.errors ?? [], this.texts.t);
  }

  /** The link to choose anew at, where it no longer takes what this payment asks for (LK-03). */
  get wayBack(): string | undefined {
    const link = this.ending.stoppedByLink ? this.page?.link : undefined;
    return link && linkAddress(link.shortId);
  }

  get banner(): Banner | undefined {
    return this.page && bannerOf(this.page.warnings);
  }

  /** What will be charged, in minor units: by card it follows the chosen count (IN-01), else there is none (OP-03). */
  get total(): number | undefined {
    const byCard = this.tabs.chosen === 'card' && this.page?.transferOnly !== true;
    return byCard ? this.cardTab.installments.amount : this.page?.order.amount;
  }

  get amount(): string | undefined {
    const { page, total } = this;
    return page && total !== undefined ? formatMoney(total, page.order.currency) : undefined;
  }

  get financeInfoPending(): boolean {
    return this.page !== undefined && financeInfoPending(this.page);
  }

  /** CN-16, PP-10. */
  get canPay(): boolean {
    return this.cardTab.ready && !this.underWay && this.screen.kind === 'content';
  }

  /** The button is there again after a failure, though the code must be typed anew: pressing it asks for that (PY-04). */
  get asksForCode(): boolean {
    const failed = this.ending.outcome?.kind === 'failed' && !this.submitting && this.screen.kind === 'content';
    return failed && !this.cardTab.paysSaved && this.card.form.asksForCode;
  }

  /** Said a minute before the end (EX-01). */
  get expiryWarning(): string | undefined {
    return this.deadline.near ? this.texts.t('expiry.warning', { seconds: warningLeadMs / 1000 }) : undefined;
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
    this.take(askOutcome(this.world.payments)({ token: this.token, page: this.page }));
  }

  /** Loads the payment, from the beginning: also after a first load that took too long (ER-01). */
  open(): void {
    if (this.token === undefined) return;
    this.pageLife.unsubscribe();
    this.opened = undefined;
    this.ending.tell(undefined);
    this.tabs.reset();
    this.late.show(undefined);
    this.submitting = false;
    this.deadline.startAnew();
    this.payOnce = payByCard(this.world);
    const { payments, links } = this.world;
    const opening = openPaymentPage(payments, this.atLinkAddress ? links : undefined)(this.token);
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
    this.cardTab.show(page);
    this.late.show(page);
    if (page.transferOnly) this.late.fetch();
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
    if (this.token !== undefined) this.take(awaitPayment(this.world)({ token: this.token, page: this.page }));
  }

  /** The card tab brings back the saved cards, from the new-card form too (TB-04). */
  private turnTo(id: TabId): void {
    if (id === 'card') this.cardTab.turnToSavedCards();
    else this.late.fetch();
  }

  private send(): void {
    const { page } = this;
    const { decision } = this.cardTab;
    if (page === undefined || decision === undefined) return;
    this.submitting = true;
    this.take(this.payOnce({ page, language: this.texts.language, ...decision }));
  }

  /** Takes the one outcome of a stream; without one, the payment of an earlier call is still on its way. */
  private take(outcomes: Observable<Outcome>): void {
    this.running.add(outcomes.subscribe((outcome) => runInAction(() => this.settle(outcome))));
  }

  follow<S>(states: Observable<S>, next: (state: S) => void): Subscription {
    const followed = states.subscribe((state) => runInAction(() => next(state)));
    this.pageLife.add(followed);
    return followed;
  }

  begin(): void {
    this.submitting = true;
    this.dismissErrors();
  }

  dismissErrors(): void {
    this.ending.dismissErrors();
  }

  unlock(): void {
    this.submitting = false;
  }

  complain(say: (t: Translate) => string): void {
    this.submitting = false;
    this.ending.complain(say);
  }

  settle(outcome: Outcome): void {
    // The form stays locked until the bank's page has taken the place of this one (PY-02).
    this.submitting = outcome.kind === 'handedOver';
    this.checking = false;
    if (outcome.kind === 'failed' && this.page === undefined) {
      this.open();
      return;
    }
    if (outcome.kind === 'failed' && isExpired(outcome.failure)) this.deadline.pass();
    this.ending.tell(outcome);
    if (outcome.kind === 'failed') this.cardTab.forgetCodes();
    if (outcome.kind === 'paid' || this.ending.gone) this.cardTab.wipe();
    if (outcome.kind === 'paid') this.theme.settle('success', this.page?.darkMode);
    if (outcome.kind === 'underWay') this.awaitSettling();
    if (this.ending.stage !== undefined) this.late.fetch();
  }
}
