import { computedStruct, makeAutoObservable } from 'mobx';
import type { Observable, Subscription } from 'rxjs';
import type { CardPayment } from '../../application/card/pay-by-card.js';
import type { CardSource, Cards } from '../../application/ports.js';
import type { CalendarMonth } from '../../domain/card/expiry.js';
import type { CardPaymentAmount } from '../../domain/payment/amount-to-pay.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type FormChoice, formChoiceOf } from '../../domain/payment/payment-type.js';
import type { CardForm } from './card/card.form.js';
import { CardChoiceVm } from './card/card-choice.vm.js';
import type { CurrentCard } from './card/current-card.js';
import { NewCardVm } from './card/new-card.vm.js';
import { askAboutCard } from './card-look-ups.js';
import { InstallmentsVm } from './installments/installments.vm.js';
import { PointsVm } from './points/points.vm.js';
import { SavedCardsVm } from './saved-cards/saved-cards.vm.js';

/** What the card tab decides of a payment. */
export type CardDecision = Omit<CardPayment, 'page' | 'language'>;

/** What the shopper has to do before the card can pay; nothing for `send` (PP-11, SC-06). */
export type CardStep = 'chooseSavedCard' | 'enterCode' | 'send';

/** A message that stands before the card tab: a saved card that cannot pay (PP-11), the financing message (SP-01). */
export type CardMessage = 'savedCard' | 'financeInfo';

/** Paying by card: a new or a saved one, over months or at once, with its points or without. */
export class CardTabVm {
  readonly newCard: NewCardVm;
  readonly choice: CardChoiceVm;
  readonly saved: SavedCardsVm;
  readonly installments: InstallmentsVm;
  readonly points: PointsVm;
  message: CardMessage | undefined = undefined;
  /** The form the shopper turned to; undefined until then. */
  private chosenForm: FormChoice | undefined;

  /** A number that is typed already is not hidden by saved cards. */
  constructor(
    private readonly page: PaymentPage,
    private readonly gateway: Cards,
    readonly form: CardForm,
    thisMonth: () => CalendarMonth,
    onChosenRemoved: () => void,
  ) {
    this.chosenForm = form.number === '' ? undefined : 'PAYWITHCARD';
    this.newCard = new NewCardVm(form);
    this.choice = new CardChoiceVm(page);
    this.saved = new SavedCardsVm(page, gateway, thisMonth, onChosenRemoved);
    this.installments = new InstallmentsVm(page, this.choice, () => this.currentCard);
    this.points = new PointsVm(page.order.currency, this.choice);
    makeAutoObservable<CardTabVm, 'page' | 'gateway'>(this, {
      page: false,
      gateway: false,
      currentCard: computedStruct,
    });
  }

  /** Asks the provider about the current card until the session ends. What is learned while a payment is sent waits for its answer (PY-08). */
  follow(sent: Observable<boolean>): Subscription {
    return askAboutCard(this, this.page, this.gateway, sent);
  }

  /** The saved cards, while there are any, or the new-card form (TB-04, TB-07, SC-09). */
  get formChoice(): FormChoice {
    if (this.saved.cards.length === 0) return 'PAYWITHCARD';
    return this.chosenForm ?? formChoiceOf(this.page);
  }

  get paysSaved(): boolean {
    return this.formChoice === 'REGISTEREDCARDS';
  }

  /** What the amount of a card payment depends on (TB-07). */
  get pays(): CardPaymentAmount {
    const { choice, installments, paysSaved, points } = this;
    return { usePoints: choice.pointsUsed, saved: paysSaved, amount: installments.amount, points: points.used };
  }

  turnToNewCard(): void {
    this.chosenForm = 'PAYWITHCARD';
    this.saved.closeList();
  }

  /** TB-04. */
  turnToSavedCards(): void {
    this.chosenForm = undefined;
  }

  showMessage(message: CardMessage): void {
    this.message = message;
  }

  closeMessage(): void {
    this.message = undefined;
  }

  /** The card that would be charged now; undefined until its look-up is answered. */
  get currentCard(): CurrentCard | undefined {
    if (this.paysSaved) {
      const { chosen } = this.saved;
      return chosen && { key: chosen.ctoken, brand: chosen.brand, type: chosen.type, saved: true };
    }
    const { details, lookUp } = this.newCard;
    return (
      details && { key: `${lookUp?.bin} ${details.brand}`, brand: details.brand, type: details.type, saved: false }
    );
  }

  /** The button is enabled: the payment can be sent, or a dialog says what is missing (CN-16, PP-11, SC-10). */
  get ready(): boolean {
    const { form, newCard, saved } = this;
    return !saved.isChosenLeaving && (this.paysSaved ? saved.inView : form.valid && newCard.ready);
  }

  get nextStep(): CardStep {
    if (!this.paysSaved) return 'send';
    const { payable } = this.saved;
    if (payable === undefined) return 'chooseSavedCard';
    return payable.requiresCvv ? 'enterCode' : 'send';
  }

  /** What is to be paid with; undefined while that is not complete. */
  get decision(): CardDecision | undefined {
    const { choice, installments, points, source } = this;
    if (source === undefined) return undefined;
    return {
      source,
      brand: this.currentCard?.brand ?? '',
      with3d: choice.with3d,
      storeCard: source.kind === 'new' && choice.storeCard,
      installmentCount: installments.count,
      points: points.used,
    };
  }

  private get source(): CardSource | undefined {
    if (!this.paysSaved) {
      const { card } = this.form;
      return card && { kind: 'new', card };
    }
    const { payable, code } = this.saved;
    return payable && { kind: 'saved', card: payable, cvv: payable.requiresCvv ? code.text : '' };
  }
}
