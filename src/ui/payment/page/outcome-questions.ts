import { type Observable, Subscription } from 'rxjs';
import { type CallResult, redirectFailed } from '../../../application/payment/redirect-failed.js';
import type { PageHost } from '../../../application/ports.js';

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
