import { type Observable, Subscription } from 'rxjs';
import {
  type AskedOutcome,
  askOnce,
  askOutcome,
  type UnsettledPayment,
} from '../../../application/payment/ask-outcome.js';
import { awaitChallenge } from '../../../application/payment/await-challenge.js';
import { type CallResult, redirectFailed } from '../../../application/payment/redirect-failure.js';
import { waitWhileUnderWay } from '../../../application/payment/wait-while-under-way.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { PaymentPorts } from '../control/payment-control.js';

/**
 * The questions about the outcome of a payment, one at a time: the next one ends the one before. An answer may send the
 * shopper to another address (ER-02).
 */
export class OutcomeQuestions {
  readonly #ports: Pick<PaymentPorts, 'clock' | 'host' | 'payments'>;
  #asking = new Subscription();

  constructor(ports: Pick<PaymentPorts, 'clock' | 'host' | 'payments'>) {
    this.#ports = ports;
  }

  /** Asks once (PY-06). */
  ask(asked: UnsettledPayment, next: (outcome: Outcome) => void): void {
    this.follow(askOutcome(this.#ports.payments)(asked), next);
  }

  /** Asks once at the end of the order's time, and leaves open what an order that can be paid means. */
  askAtEnd(token: string, next: (answer: AskedOutcome) => void): void {
    this.follow(askOnce(this.#ports.payments)({ token }), next);
  }

  /** Asks until it is settled (PY-07). */
  wait(asked: UnsettledPayment, next: (outcome: Outcome) => void): void {
    this.follow(waitWhileUnderWay(this.#ports)(asked), next);
  }

  /** Waits for the challenge to take the place of the page (PY-06). */
  awaitChallenge(attemptId: string | undefined, next: (outcome: Outcome) => void): void {
    this.follow(awaitChallenge(attemptId), next);
  }

  end(): void {
    this.#asking.unsubscribe();
  }

  private follow<Answer extends CallResult>(answers: Observable<Answer>, next: (answer: Answer) => void): void {
    this.end();
    // An answer that comes at once may lead to the next question.
    const asking = new Subscription();
    this.#asking = asking;
    asking.add(answers.pipe(redirectFailed(this.#ports.host)).subscribe(next));
  }
}
