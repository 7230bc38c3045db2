import { makeAutoObservable } from 'mobx';
import { filter, take } from 'rxjs';
import { payByCard } from '../../application/card/pay-by-card.js';
import type { PayingPorts } from '../../application/payment/send-payment.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { observed } from '../forms/observed.js';
import type { CardStep, CardTabVm } from './card-tab.vm.js';
import type { PaymentControl } from './control/payment-control.js';

/** The button of the card tab: whether it is enabled, and what pressing it does. */
export class CardPaymentVm {
  private readonly payOnce: ReturnType<typeof payByCard>;

  constructor(
    ports: PayingPorts,
    private readonly page: PaymentPage,
    private readonly tab: CardTabVm,
    private readonly payment: PaymentControl,
    /** The card tab is shown, and no payment is under way. */
    readonly isFree: () => boolean,
  ) {
    this.payOnce = payByCard({ ...ports, onLost: () => payment.outcome.lose() });
    makeAutoObservable<CardPaymentVm, 'page' | 'payOnce'>(this, {
      page: false,
      isFree: false,
      payOnce: false,
    });
  }

  /** A press pays, or asks what is missing (CN-16, PP-10). */
  get canPay(): boolean {
    return this.tab.ready && this.isFree();
  }

  /** Pays, or says what is missing (PP-18). A press while the form is not ready yet counts once it is (CN-16). */
  press(): void {
    const { tab } = this;
    if (this.asksFinanceInfo()) return;
    tab.newCard.press();
    if (tab.paysSaved || tab.newCard.ready) this.pay();
    else if (!this.isFree()) return;
    else if (tab.form.valid) this.payWhenReady();
    else tab.form.correct();
  }

  /** Pays, or asks first for what is missing. */
  pay(): void {
    const { tab } = this;
    if (!this.canPay || this.asksFinanceInfo()) return;
    if (tab.paysSaved) tab.saved.deletion.dismissNotice();
    const steps: Readonly<Record<CardStep, () => void>> = {
      chooseSavedCard: () => tab.showMessage('savedCard'),
      enterCode: () => tab.saved.code.open(),
      send: () => this.send(),
    };
    steps[tab.nextStep]();
  }

  /** Pays with the code that was typed for a saved card, if it is right (SC-06, SC-07). */
  payWithCode(): void {
    if (!this.canPay) return;
    const { code } = this.tab.saved;
    code.submit();
    if (code.problem === undefined) this.send();
  }

  /** The message on financing comes before what is wrong in the form (PP-10, PP-11). */
  private asksFinanceInfo(): boolean {
    if (!this.isFree() || !this.payment.financeInfoPending) return false;
    this.tab.showMessage('financeInfo');
    return true;
  }

  /**
   * Not where the form is changed meanwhile, another card is to pay, or the card is not looked at any more. A sum or a count
   * that was not on the screen when the button was pressed is not charged: it is shown, and waits for another press (PY-08).
   */
  private payWhenReady(): void {
    const { form, newCard } = this.tab;
    const pressed = this.payment.sum;
    const changed = () => {
      const { due, installment } = this.payment.sum;
      return due.charged !== pressed.due.charged || (installment?.count ?? 0) !== (pressed.installment?.count ?? 0);
    };
    const settled = observed(() => newCard.ready || !form.valid || this.tab.paysSaved || !this.isFree() || changed());
    this.payment.follow(settled.pipe(filter(Boolean), take(1)), () => {
      if (this.tab.paysSaved) return;
      if (changed() && form.valid && this.isFree()) this.explainSum();
      else this.pay();
    });
  }

  private explainSum(): void {
    const { outcome } = this.payment;
    outcome.explain((t) => t('pay.sumChanged', { amount: this.payment.amount }));
  }

  private send(): void {
    const { page, payment, tab } = this;
    const { decision } = tab;
    if (decision === undefined) return;
    payment.outcome.send(payment.sum);
    const outcomes = this.payOnce({ page, language: payment.texts.language, ...decision });
    payment.follow(outcomes, (outcome) => payment.showOutcome(outcome));
  }
}
