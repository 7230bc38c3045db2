import { makeAutoObservable, observableRef } from 'mobx';
import { type CardPoints, pointsOffered } from '../../../../domain/card/card-points.js';
import { formatMoney } from '../../../../domain/money/amount.js';
import type { Currency } from '../../../../domain/money/currency.js';
import type { Failure } from '../../../../domain/payment/failure.js';
import type { CardChoiceVm } from '../choice/card-choice.vm.js';

/** The points of the current card, and whether they are used. */
export class PointsVm {
  private answer: CardPoints | Failure | undefined = undefined;
  readonly #currency: Currency;
  /** Holds whether they are used (CP-03). */
  readonly #choice: CardChoiceVm;

  constructor(currency: Currency, choice: CardChoiceVm) {
    this.#currency = currency;
    this.#choice = choice;
    makeAutoObservable<PointsVm, 'answer'>(this, { answer: observableRef });
  }

  /** The answer for the current card, which starts without points; undefined until there is one. */
  setAnswer(answer: CardPoints | Failure | undefined): void {
    this.answer = answer;
    this.#choice.spendPoints(false);
  }

  /** The points that can be used; undefined while there are none (CP-02). */
  get offered(): CardPoints | undefined {
    const { answer } = this;
    const currency = this.#currency;
    if (answer === undefined || 'kind' in answer) return undefined;
    return pointsOffered(answer, currency) ? answer : undefined;
  }

  /** The points as an amount of the order's currency. */
  get amount(): string | undefined {
    return this.offered && formatMoney(this.offered.amount, this.#currency);
  }

  /** The question about points was not answered (CP-04). */
  get failed(): boolean {
    return this.answer !== undefined && 'kind' in this.answer;
  }

  /** The points the payment uses. */
  get used(): CardPoints | undefined {
    return this.#choice.pointsUsed ? this.offered : undefined;
  }

  toggle(checked: boolean): void {
    if (this.offered !== undefined) this.#choice.spendPoints(checked);
  }
}
