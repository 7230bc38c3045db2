import { makeAutoObservable } from 'mobx';
import { payByCard } from '../../application/card/pay-by-card.js';
import type { PayingPorts } from '../../application/payment/send-payment.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
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
    /** The payment page is shown, and no payment is under way. */
    private readonly isFree: () => boolean,
  ) {
    this.payOnce = payByCard(ports);
    makeAutoObservable<CardPaymentVm, 'page' | 'isFree' | 'payOnce'>(this, {
      page: false,
      isFree: false,
      payOnce: false,
    });
  }

  /** CN-16, PP-10. */
  get canPay(): boolean {
    return this.tab.ready && this.isFree();
  }

  /** The button is enabled after a failure, though the code must be typed anew: pressing it asks for that (PY-04). */
  get asksForCode(): boolean {
    const { payment, tab } = this;
    const failed = payment.outcome.current?.kind === 'failed' && this.isFree();
    return failed && !tab.paysSaved && tab.form.asksForCode;
  }

  /** Pays, or asks first for what is missing. */
  pay(): void {
    const { tab } = this;
    tab.newCard.press();
    if (this.asksForCode) tab.form.leave('cvv');
    if (!this.canPay) return;
    if (this.payment.financeInfoPending) {
      tab.showMessage('financeInfo');
      return;
    }
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

  private send(): void {
    const { page, payment, tab } = this;
    const { decision } = tab;
    if (decision === undefined) return;
    payment.outcome.send();
    const outcomes = this.payOnce({ page, language: payment.texts.language, ...decision });
    payment.follow(outcomes, (outcome) => payment.showOutcome(outcome));
  }
}
