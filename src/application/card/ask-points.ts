import { catchError, defer, type Observable, of } from 'rxjs';
import { type CardPoints, pointsPay } from '../../domain/card/card-points.js';
import type { Failure } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type CardSource, type Cards, failureOf } from '../ports.js';

/**
 * Asks how many points a card has (CP-01, AP-07); `brand` is the card's, in lower case. Where points cannot pay the
 * order nothing is asked and there are none (CP-02): a card number is not sent for nothing. A failure is a value and
 * blocks nothing (CP-04). Emits once and completes; never errors.
 */
export function askPoints(
  cards: Pick<Cards, 'points'>,
): (page: PaymentPage, source: CardSource, brand: string) => Observable<CardPoints | Failure> {
  return (page, source, brand) => {
    if (!pointsPay(page.order.currency)) return of({ amount: 0, brand });
    return defer(() => cards.points(page.access, page.order.amount, source, brand)).pipe(
      catchError((error: unknown) => of(failureOf(error))),
    );
  };
}
