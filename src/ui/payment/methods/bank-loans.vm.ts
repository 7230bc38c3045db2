import { makeAutoObservable } from 'mobx';
import { payWithBankLoan } from '../../../application/methods/pay-with-bank-loan.js';
import { chosenLoanProblem } from '../../../domain/methods/chosen-method.js';
import { type MethodOption, renamed } from '../../../domain/methods/method-option.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { Problem } from '../../../domain/validation/problem.js';
import type { PaymentControl } from '../control/payment-control.js';
import type { AllMethodPorts } from './wallet/wallet-method.js';

/** The bank loans: one of the page's is chosen, and asked for at the bank (OP-12). */
export class BankLoansVm {
  chosen: string | undefined = undefined;
  dialog: 'choose' | 'financeInfo' | undefined = undefined;
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

  choose(code: string): void {
    this.chosen = code;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  pay(): void {
    const { payment, chosen } = this;
    if (payment.run.sending) return;
    if (payment.financeInfoPending) this.dialog = 'financeInfo';
    else if (chosen === undefined || this.problem !== undefined) this.dialog = 'choose';
    else {
      payment.run.send(payment.sum);
      const { language } = payment.texts;
      payment.follow(this.#payOnce({ page: payment.postedPage, language, bankLoan: chosen }), payment.take);
    }
  }
}
