import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import { of, Subscription, startWith, switchMap } from 'rxjs';
import { askPoints } from '../../../application/card/ask-points.js';
import { identifyCard } from '../../../application/card/identify-card.js';
import type { CardPayment } from '../../../application/card/pay-by-card.js';
import { readyToSubmit } from '../../../application/card/ready-to-submit.js';
import { fetchInstallments } from '../../../application/installments/fetch-installments.js';
import type { CardSource, Cards } from '../../../application/ports.js';
import type { CalendarMonth } from '../../../domain/card/expiry.js';
import { type FormChoice, formChoiceOf } from '../../../domain/methods/payment-type.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { LanguageVm } from '../../app/language.vm.js';
import { observed } from '../../forms/observed.js';
import { InstallmentsVm } from '../installments/installments.vm.js';
import { PointsVm } from '../points/points.vm.js';
import { SavedCardsVm } from '../saved-cards/saved-cards.vm.js';
import { CardVm } from './card.vm.js';
import type { CardInHand } from './card-in-hand.js';

/** What the card tab decides of a payment. */
export type CardDecision = Omit<CardPayment, 'page' | 'language'>;

/** Paying by card: a new or a saved one, over months or at once, with its points or without. */
export class CardTabVm {
  readonly card: CardVm;
  readonly saved: SavedCardsVm;
  readonly installments: InstallmentsVm;
  readonly points: PointsVm;
  private page: PaymentPage | undefined = undefined;
  /** Where the shopper went; undefined is the face the page opens with. */
  private chosenFace: FormChoice | undefined = undefined;

  constructor(
    private readonly gateway: Cards,
    texts: LanguageVm,
    thisMonth: () => CalendarMonth,
    blockedShell: boolean,
    onChosenRemoved: () => void,
  ) {
    this.card = new CardVm(texts, thisMonth, blockedShell);
    this.saved = new SavedCardsVm(gateway, thisMonth, onChosenRemoved);
    this.installments = new InstallmentsVm(this.card, () => this.inHand);
    this.points = new PointsVm(this.card);
    makeAutoObservable<CardTabVm, 'gateway' | 'page'>(this, {
      card: false,
      saved: false,
      installments: false,
      points: false,
      gateway: false,
      page: observableRef,
      inHand: computedStruct,
    });
  }

  /** Shows a payment from the beginning (TB-06). A number that is typed already is not taken away by saved cards. */
  show(page: PaymentPage): void {
    this.page = page;
    this.chosenFace = this.card.form.number === '' ? undefined : 'PAYWITHCARD';
    this.card.show(page);
    this.saved.show(page);
    this.installments.show(page);
    this.points.show(page);
  }

  /** Asks what there is to know of the card in hand, for as long as the payment is shown. A test asks nothing (PP-14). */
  follow(page: PaymentPage): Subscription {
    const { card, gateway, installments, points } = this;
    const life = new Subscription();
    life.add(readyToSubmit(observed(() => card.form.valid)).subscribe((ready) => card.setReady(ready)));
    life.add(observed(() => this.inHand?.key).subscribe(() => installments.startAnew()));
    if (page.testMode) return life;
    const numbers = observed(() => card.form.number);
    life.add(identifyCard(gateway)(page.access)(numbers).subscribe((found) => card.identified(found)));
    const found = observed(() => card.found);
    life.add(fetchInstallments(gateway)(page)(found).subscribe((plans) => installments.found(plans)));
    const questions = observed(() => this.pointsKey).pipe(switchMap(() => this.askPoints(page)));
    life.add(questions.subscribe((answer) => points.answered(answer)));
    return life;
  }

  /** The saved cards, while there are any, or the new-card form (TB-04, TB-07, SC-09). */
  get face(): FormChoice {
    if (this.page === undefined || this.saved.cards.length === 0) return 'PAYWITHCARD';
    return this.chosenFace ?? formChoiceOf(this.page);
  }

  get paysSaved(): boolean {
    return this.face === 'REGISTEREDCARDS';
  }

  turnToNewCard(): void {
    this.chosenFace = 'PAYWITHCARD';
    this.saved.closeList();
  }

  /** TB-04. */
  turnToSavedCards(): void {
    this.chosenFace = undefined;
  }

  /** The card the payment would be made with now; undefined while it is not known. */
  get inHand(): CardInHand | undefined {
    if (this.paysSaved) {
      const { chosen } = this.saved;
      return chosen && { key: chosen.ctoken, brand: chosen.brand, type: chosen.type, saved: true };
    }
    const { details, found } = this.card;
    return details && { key: `${found?.bin} ${details.brand}`, brand: details.brand, type: details.type, saved: false };
  }

  /** Everything is there for the payment to be sent, or for the shopper to be told what is missing (CN-16, PP-11). */
  get ready(): boolean {
    return this.page !== undefined && (this.paysSaved || (this.card.form.valid && this.card.ready));
  }

  /** Whether the shopper has to act before the payment: a dialog says what is missing, or asks for the code (PP-11, SC-06). */
  asksFirst(): boolean {
    if (!this.paysSaved) return false;
    this.saved.notice = undefined;
    if (this.saved.payable === undefined) this.card.openDialog('savedCard');
    else if (this.saved.payable.requiresCvv) this.saved.askCode();
    else return false;
    return true;
  }

  /** What is to be paid with; undefined while that is not complete. */
  get decision(): CardDecision | undefined {
    const { card, installments, points, source } = this;
    if (source === undefined) return undefined;
    return {
      source,
      brand: this.inHand?.brand ?? '',
      with3d: card.with3d,
      storeCard: source.kind === 'new' && card.storeCard,
      installmentCount: installments.count,
      points: points.used,
    };
  }

  /** A payment failed: all stays but the security code (PY-04). */
  forgetCodes(): void {
    this.card.form.forgetCvv();
    this.saved.forgetCode();
  }

  /** No card stays in the page's memory: it is paid, handed over, or the page has expired. */
  wipe(): void {
    this.card.form.wipe();
    this.saved.forgetCode();
  }

  private get source(): CardSource | undefined {
    if (!this.paysSaved) {
      const { card } = this.card.form;
      return card && { kind: 'new', card };
    }
    const { payable, code } = this.saved;
    return payable && { kind: 'saved', card: payable, cvv: payable.requiresCvv ? code : '' };
  }

  /**
   * Changes when there is another card to ask about. Only cards with a brand collect points; a new one is asked about
   * once its number and date are right and it has a name: the name says nothing about its points, so a longer one asks
   * nothing again.
   */
  private get pointsKey(): string | undefined {
    const { inHand } = this;
    if (inHand === undefined || inHand.brand === '') return undefined;
    if (inHand.saved) return inHand.key;
    const { embossed } = this.card.form;
    return embossed && `${embossed.number} ${embossed.month}${embossed.year} ${inHand.brand}`;
  }

  private askPoints(page: PaymentPage) {
    const source = this.pointsKey === undefined ? undefined : this.pointsSource;
    if (source === undefined) return of(undefined);
    return askPoints(this.gateway)(page, source, this.inHand?.brand ?? '').pipe(startWith(undefined));
  }

  /** CP-01: without the security code, which the question does not carry. */
  private get pointsSource(): CardSource | undefined {
    if (this.paysSaved) return this.saved.chosen && { kind: 'saved', card: this.saved.chosen, cvv: '' };
    const { embossed } = this.card.form;
    return embossed && { kind: 'new', card: { ...embossed, cvv: '' } };
  }
}
