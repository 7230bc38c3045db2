import type { Observable } from 'rxjs';
import type { Outcome } from '../../domain/payment/outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { isFinal } from '../payment/send-payment.js';
import { type MethodPayment, type MethodPorts, sendMethodPayment } from './send-method-payment.js';

/** A bank loan is posted like a wallet whose page is the bank's; which one goes beside it, as `bank_loan` (OP-12). */
export const bankLoanMethod = { paymentType: 'bank_loans', flow: 'redirect' } as const;

/** A payment by a loan of the page's list. */
export interface LoanPayment extends MethodPayment {
  readonly bankLoan: string;
}

/** Asks for a bank loan: the shopper goes on at the bank's page (OP-12). Emits one outcome and completes; never errors. */
export function payWithBankLoan(ports: MethodPorts): (payment: LoanPayment) => Observable<Outcome> {
  return onePaymentAtATime(
    ({ bankLoan, ...payment }: LoanPayment) => sendMethodPayment(ports, payment, { method: bankLoanMethod, bankLoan }),
    isFinal,
  );
}
