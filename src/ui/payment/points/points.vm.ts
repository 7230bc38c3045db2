import { makeAutoObservable, observableRef } from 'mobx';
import { type CardPoints, pointsOffered } from '../../../domain/methods/card-points.js';
import type { Failure } from '../../../domain/page/failure.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { CardVm } from '../card/card.vm.js';

/** The points of the card in hand, and whether they are used. */
export class PointsVm {
  private page: PaymentPage | undefined = undefined;
  private answer: CardPoints | Failure | undefined = undefined;

  /** The card's view-model holds the choice (CP-03). */
  constructor(private readonly card: CardVm) {
    makeAutoObservable<PointsVm, 'card' | 'page' | 'answer'>(this, {
      card: false,
      page: observableRef,
      answer: observableRef,
    });
  }

  show(page: PaymentPage): void {
    this.page = page;
    this.answered(undefined);
  }

  /** What was said of another card counts for this one no more: it starts without points. */
  answered(answer: CardPoints | Failure | undefined): void {
    this.answer = answer;
    this.card.spendPoints(false);
  }

  /** The points that can be used; undefined while there are none (CP-02). */
  get offered(): CardPoints | undefined {
    const { answer, page } = this;
    if (answer === undefined || page === undefined || 'kind' in answer) return undefined;
    return pointsOffered(answer, page.order.currency) ? answer : undefined;
  }

  /** Nobody could say whether the card has points (CP-04). */
  get failed(): boolean {
    return this.answer !== undefined && 'kind' in this.answer;
  }

  /** The points the payment uses. */
  get used(): CardPoints | undefined {
    return this.card.pointsUsed ? this.offered : undefined;
  }

  toggle(checked: boolean): void {
    if (this.offered !== undefined) this.card.spendPoints(checked);
  }
}
