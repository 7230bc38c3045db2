import { type Observable, Subscription } from 'rxjs';
import { askOnce, askOutcome } from '../../../application/payment/ask-outcome.js';
import { awaitChallenge } from '../../../application/payment/await-challenge.js';
import { openPayment } from '../../../application/payment/open-payment.js';
import { type CallResult, redirectFailed } from '../../../application/payment/redirect-failure.js';
import { waitWhileUnderWay } from '../../../application/payment/wait-while-under-way.js';
import type { PageHost } from '../../../application/ports.js';
import type { PaymentPorts } from '../control/payment-control.js';

/** The use cases of a payment page: it reads its address, and asks what became of a payment. `isLink`: it is one of a link. */
export function paymentCalls(ports: PaymentPorts, isLink: boolean) {
  const { host, links, payments } = ports;
  const open = openPayment(payments, isLink ? links : undefined);
  return {
    open: (token: string) => open(token).pipe(redirectFailed(host)),
    ask: askOutcome(payments),
    askOnce: askOnce(payments),
    wait: waitWhileUnderWay(ports),
    awaitChallenge,
  };
}

/**
 * The questions about the outcome of a payment, one at a time: the next one ends the one before. An answer may send the
 * shopper to another address (ER-02).
 */
export class OutcomeQuestions {
  readonly #host: Pick<PageHost, 'postFailure'>;
  #asking = new Subscription();

  constructor(host: Pick<PageHost, 'postFailure'>) {
    this.#host = host;
  }

  ask<Answer extends CallResult>(answers: Observable<Answer>, next: (answer: Answer) => void): void {
    this.end();
    // An answer that comes at once may lead to the next question.
    const asking = new Subscription();
    this.#asking = asking;
    asking.add(answers.pipe(redirectFailed(this.#host)).subscribe(next));
  }

  end(): void {
    this.#asking.unsubscribe();
  }
}
