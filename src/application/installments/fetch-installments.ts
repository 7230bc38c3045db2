import { catchError, defer, type Observable, of, startWith, switchMap } from 'rxjs';
import { needsFetchedPlan } from '../../domain/installments/installment-eligibility.js';
import type { InstallmentPlan } from '../../domain/installments/installment-plan.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { CardLookUp } from '../card/identify-card.js';
import type { Cards } from '../ports.js';

type Plans = ReadonlyMap<string, InstallmentPlan>;

/**
 * The options of the cards that have their own (IN-06, AP-09), for `planOf`: `undefined` for a card that the page's own
 * options serve; for a business card none while they are asked for and none when that fails, else what the provider
 * said. So a card never shows another one's amounts. Another card abandons the question; nothing ends the stream but
 * its source.
 */
export function fetchInstallments(
  cards: Pick<Cards, 'installments'>,
): (page: PaymentPage) => (lookUps: Observable<CardLookUp | undefined>) => Observable<Plans | undefined> {
  return (page) => (lookUps) =>
    lookUps.pipe(
      switchMap((card) => {
        if (card?.details === undefined || !needsFetchedPlan(page, card.details)) return of(undefined);
        const { bin } = card;
        const { access, order, link } = page;
        const none: Plans = new Map();
        return defer(() => cards.installments(access, bin, order.amount, link?.shortId ?? '')).pipe(
          catchError(() => of(none)),
          startWith(none),
        );
      }),
    );
}
