import { type Observable, Subscription } from 'rxjs';

/** The questions about the outcome of a payment, one at a time: the next one ends the one before. */
export class OutcomeQuestions {
  #asking = new Subscription();

  ask<Answer>(answers: Observable<Answer>, next: (answer: Answer) => void): void {
    this.end();
    // An answer that comes at once may lead to the next question.
    const asking = new Subscription();
    this.#asking = asking;
    asking.add(answers.subscribe(next));
  }

  end(): void {
    this.#asking.unsubscribe();
  }
}
