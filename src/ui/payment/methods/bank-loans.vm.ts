import { makeAutoObservable } from 'mobx';
import { payWithBankLoan } from '../../../application/methods/pay-with-bank-loan.js';
import { chosenLoanProblem } from '../../../domain/methods/chosen-method.js';
import { type MethodOption, renamed } from '../../../domain/methods/method-option.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { FocusRequest } from '../../forms/focus-request.js';
import type { PaymentControl } from '../control/payment-control.js';
import type { AllMethodPorts } from './wallet/wallet-method.js';

/** The bank loans: one of the page's is chosen, and asked for at the bank (OP-12). */
export class BankLoansVm {
  chosen: string | undefined = undefined;
  /** The financing message is before the page. */
  infoShown = false;
  /** The button was pressed and nothing was chosen: that is said until something is. */
  private missed = false;
  /** The first loan gets the focus then. */
  readonly correction = new FocusRequest();
  readonly #payOnce: ReturnType<typeof payWithBankLoan>;
  readonly #page: PaymentPage;

  constructor(
    ports: AllMethodPorts,
    page: PaymentPage,
    readonly payment: PaymentControl,
  ) {
    this.#page = page;
    this.#payOnce = payWithBankLoan({ ...ports, onLost: () => payment.run.lose() });
    makeAutoObservable(this);
  }

  get options(): readonly MethodOption[] {
    return renamed(this.#page.bankLoans, this.payment.wording.bankLoans);
  }

  get chosenOption(): MethodOption | undefined {
    return this.options.find(({ code }) => code === this.chosen);
  }

  get problem(): Problem | undefined {
    return chosenLoanProblem(this.#page, this.chosen);
  }

  /** Stands beside the loans (OP-02). */
  get shownProblem(): Problem | undefined {
    return this.missed ? this.problem : undefined;
  }

  choose(code: string): void {
    this.chosen = code;
  }

  closeInfo(): void {
    this.infoShown = false;
  }

  pay(): void {
    const { payment, chosen } = this;
    if (payment.run.sending) return;
    if (payment.financeInfoPending) this.infoShown = true;
    else if (chosen === undefined || this.problem !== undefined) {
      this.missed = true;
      this.correction.make();
    } else {
      payment.run.begin(payment.sum);
      const { language } = payment.texts;
      payment.follow(this.#payOnce({ page: payment.postedPage, language, bankLoan: chosen }), payment.take);
    }
  }
}
