import { defer, type Observable, of } from 'rxjs';
import type { Language } from '../../domain/locale/language.js';
import type { Wallet } from '../../domain/methods/wallets.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { outcomeOfAnswer, type PayingPorts, paymentError, sendPayment } from '../payment/send-payment.js';
import type { PaymentAnswer } from '../ports.js';
import type { MethodAnswer, Wallets } from './ports.js';

/** A payment by another method, as the shopper starts it. */
export interface MethodPayment {
  readonly page: PaymentPage;
  /** The shopper's language at this moment. */
  readonly language: Language;
  /** Emits when the shopper gives up a payment that waits on this page. */
  readonly givenUp?: Observable<unknown> | undefined;
}

export interface MethodPorts extends PayingPorts {
  readonly wallets: Pick<Wallets, 'pay'>;
}

/** Describes what is posted: a wallet, or a bank loan by its code (OP-12). */
export interface PostedMethod {
  readonly method: Pick<Wallet, 'paymentType' | 'flow'>;
  readonly bankLoan?: string | undefined;
}

/**
 * Checks whether the order can be paid, posts a payment by a method, once, and goes on as its answer asks (OP-03):
 * what every use case of a wallet is made of. `accepted` takes the answers that are the wallet's own.
 */
export function sendMethodPayment<S = Outcome>(
  ports: MethodPorts,
  { page, language }: MethodPayment,
  { method, bankLoan = '' }: PostedMethod,
  accepted: (answer: MethodAnswer, attemptId: string) => Observable<S | Outcome> = (answer, attemptId) =>
    of(outcomeOfMethodAnswer(ports, page, answer, attemptId)),
): Observable<S | Outcome> {
  const { host, wallets } = ports;
  const { access, form } = page;
  return sendPayment(ports)({
    page,
    post: (attemptId) =>
      defer(() => wallets.pay({ attemptId, access, form, language, method, bankLoan, referrer: host.referrer() })),
    accepted,
  });
}

/** The outcome of an accepted payment: at the wallet's page, or as a card payment's (OP-04, OP-10). */
export function outcomeOfMethodAnswer(
  { host }: PayingPorts,
  page: PaymentPage,
  answer: MethodAnswer,
  attemptId: string,
): Outcome {
  if (answer.kind === 'redirect') {
    const { url, parent } = answer;
    return host.leaveTo(url, { parent }) ? { kind: 'leaving', url, parent } : { kind: 'failed', failure: paymentError };
  }
  if (isOfAnyPayment(answer)) return outcomeOfAnswer(answer, page, host, attemptId);
  // An answer of another flow than this method's, such as a code to scan, cannot be shown.
  return { kind: 'failed', failure: paymentError };
}

/** The answers that a payment by card can have, too: the others are those of a wallet's own flow. */
const answersOfAnyPayment: Readonly<Record<PaymentAnswer['kind'], true>> = {
  challenge: true,
  completed: true,
  verification: true,
};

function isOfAnyPayment(answer: MethodAnswer): answer is PaymentAnswer {
  return Object.hasOwn(answersOfAnyPayment, answer.kind);
}
