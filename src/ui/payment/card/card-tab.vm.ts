import { computedStruct, makeAutoObservable } from 'mobx';
import { filter, take } from 'rxjs';
import { type CardPayment, payByCard } from '../../../application/card/pay-by-card.js';
import type { PayingPorts } from '../../../application/payment/send-payment.js';
import type { CardSource, Cards, Clock } from '../../../application/ports.js';
import type { CardPaymentAmount } from '../../../domain/payment/amount-to-pay.js';
import { type FormChoice, formChoiceOf } from '../../../domain/payment/payment-choice.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { observed } from '../../forms/observed.js';
import type { PaymentControl } from '../control/payment-control.js';
import { askAboutCard } from './card-look-ups.js';
import { CardChoiceVm } from './choice/card-choice.vm.js';
import type { CardForm } from './form/card.form.js';
import { calendarMonth } from './form/card.form.js';
import { NewCardVm } from './form/new-card.vm.js';
import type { CurrentCard } from './installments/installments.vm.js';
import { InstallmentsVm } from './installments/installments.vm.js';
import { PointsVm } from './points/points.vm.js';
import { SavedCardsVm } from './saved-cards/saved-cards.vm.js';

/** Describes what the card tab decides of a payment. */
export type CardDecision = Omit<CardPayment, 'page' | 'language'>;

/** A message that stands before the card tab: a saved card that cannot pay (PP-11), the financing message (SP-01). */
export type CardMessage = 'savedCard' | 'financeInfo';

interface CardTabPorts extends PayingPorts {
  readonly cards: Cards;
  readonly clock: Pick<Clock, 'wall'>;
}

interface CardTabParts {
  readonly page: PaymentPage;
  readonly ports: CardTabPorts;
  readonly form: CardForm;
  readonly payment: PaymentControl;
  /** The card tab is shown, and no payment is under way. */
  readonly isFree: () => boolean;
}

/** Paying by card: a new or a saved one, over months or at once, with its points or without. */
export class CardTabVm {
  readonly form: CardForm;
  readonly payment: PaymentControl;
  readonly newCard: NewCardVm;
  readonly choice: CardChoiceVm;
  readonly saved: SavedCardsVm;
  readonly installments: InstallmentsVm;
  readonly points: PointsVm;
  message: CardMessage | undefined = undefined;
  /** The form the shopper turned to; undefined until then. */
  private chosenForm: FormChoice | undefined;
  readonly #page: PaymentPage;
  readonly #cards: Cards;
  readonly #isFree: () => boolean;
  readonly #payOnce: ReturnType<typeof payByCard>;

  /** A number that is typed already is not hidden by saved cards. */
  constructor({ page, ports, form, payment, isFree }: CardTabParts) {
    this.#page = page;
    this.form = form;
    this.payment = payment;
    this.#cards = ports.cards;
    this.#isFree = isFree;
    this.#payOnce = payByCard({ ...ports, onLost: () => payment.run.lose() });
    this.chosenForm = form.number === '' ? undefined : 'PAYWITHCARD';
    const thisMonth = () => calendarMonth(ports.clock.wall());
    this.newCard = new NewCardVm(form);
    this.choice = new CardChoiceVm(page);
    this.saved = new SavedCardsVm(page, ports.cards, thisMonth, () => payment.run.dismissErrors());
    this.installments = new InstallmentsVm(page, () => this.currentCard);
    this.points = new PointsVm(page.order.currency, this.choice);
    makeAutoObservable(this, { currentCard: computedStruct });
  }

  /** Asks the provider about the current card; returns the undo. What is learned while a payment is sent waits for its answer (PY-08). */
  start(): () => void {
    const { form, installments, newCard, page, payment, points } = this;
    const asked = askAboutCard({
      page,
      cards: this.#cards,
      form,
      newCard,
      installments,
      points,
      currentCard: () => this.currentCard,
      savedCard: () => (this.paysSaved ? this.saved.chosen : undefined),
      isSent: () => payment.run.sumSent !== undefined,
    });
    return () => asked.unsubscribe();
  }

  get page(): PaymentPage {
    return this.#page;
  }

  /** A payment can be made here: the button takes a press. */
  get isFree(): boolean {
    return this.#isFree();
  }

  /** A press pays, or asks what is missing (CN-16, PP-10). */
  get canPay(): boolean {
    return this.ready && this.isFree;
  }

  /** Pays, or says what is missing (PP-18). A press while the form is not ready yet counts once it is (CN-16). */
  press(): void {
    this.saved.deletion.dismissNotice();
    if (this.asksFinanceInfo()) return;
    this.newCard.press();
    if (this.paysSaved || this.newCard.ready) this.pay();
    else if (!this.isFree) return;
    else if (this.form.fields.valid) this.payWhenReady();
    else this.form.correct();
  }

  /** Pays, or asks first for what is missing. */
  pay(): void {
    if (!this.canPay) return;
    const { code, payable } = this.saved;
    if (this.paysSaved && payable === undefined) this.showMessage('savedCard');
    else if (this.paysSaved && payable?.requiresCvv) code.open();
    else this.send();
  }

  /** Pays with the code that was typed for a saved card, if it is right (SC-06, SC-07). */
  payWithCode(): void {
    if (!this.canPay) return;
    const { code } = this.saved;
    code.submit();
    if (code.problem === undefined) this.send();
  }

  /** The saved cards, while there are any, or the new-card form (TB-04, TB-07, SC-09). */
  get formChoice(): FormChoice {
    if (this.saved.cards.length === 0) return 'PAYWITHCARD';
    return this.chosenForm ?? formChoiceOf(this.page);
  }

  get paysSaved(): boolean {
    return this.formChoice === 'REGISTEREDCARDS';
  }

  /** Returns what the amount of a card payment depends on (TB-07). */
  get pays(): CardPaymentAmount {
    return { amount: this.installments.amount, points: this.points.used };
  }

  turnToNewCard(): void {
    this.chosenForm = 'PAYWITHCARD';
    this.saved.closeList();
    this.saved.deletion.dismissNotice();
  }

  /** TB-04. */
  turnToSavedCards(): void {
    this.chosenForm = undefined;
    this.saved.deletion.dismissNotice();
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
    return this.paysSaved ? saved.inView && !saved.isChosenLeaving : form.fields.valid && newCard.ready;
  }

  /** Returns what is to be paid with; undefined while that is not complete. */
  get decision(): CardDecision | undefined {
    const { choice, installments, points, source } = this;
    if (source === undefined) return undefined;
    return {
      source,
      brand: this.currentCard?.brand ?? '',
      with3d: choice.with3d,
      storeCard: choice.storeCard,
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

  /** The message on financing comes before what is wrong in the form (PP-10, PP-11). */
  private asksFinanceInfo(): boolean {
    if (!this.isFree || !this.payment.financeInfoPending) return false;
    this.showMessage('financeInfo');
    return true;
  }

  /**
   * Not where the form is changed meanwhile, another card is to pay, a question about it stands open, or the card is not
   * looked at any more. A sum or a count that was not on the screen when the button was pressed is not charged: it is
   * shown, and waits for another press (PY-08).
   */
  private payWhenReady(): void {
    const { choice, form, newCard, payment } = this;
    const pressed = payment.sum;
    const changed = () => {
      const { due, installment } = payment.sum;
      return due.charged !== pressed.due.charged || installment?.count !== pressed.installment?.count;
    };
    const givenUp = () => !form.fields.valid || this.paysSaved || choice.askingToStore || !this.isFree;
    const settled = observed(() => newCard.ready || givenUp() || changed());
    payment.follow(settled.pipe(filter(Boolean), take(1)), () => {
      if (this.paysSaved || choice.askingToStore) return;
      if (changed() && form.fields.valid && this.isFree)
        payment.run.explain((t) => t('pay.changed', { amount: payment.amount }));
      else this.pay();
    });
  }

  private send(): void {
    const { decision, payment } = this;
    if (decision === undefined) return;
    payment.run.begin(payment.sum);
    payment.follow(
      this.#payOnce({ page: payment.postedPage, language: payment.texts.language, ...decision }),
      payment.take,
    );
  }
}
