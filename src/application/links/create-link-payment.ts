import { catchError, defer, map, type Observable, of } from 'rxjs';
import { acceptsTexts, type LinkOrder, type PaymentLink } from '../../domain/links/link.js';
import type { Failure } from '../../domain/payment/failure.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { failureOf, type Links } from '../ports.js';

export type LinkPaymentOutcome =
  /** The payment page of the link is next (LK-05). */
  { readonly kind: 'created'; readonly token: string } | { readonly kind: 'failed'; readonly failure: Failure };

/** Nothing is asked of the provider: it would refuse the order, too. */
const notAccepted: LinkPaymentOutcome = {
  kind: 'failed',
  failure: { kind: 'refused', httpStatus: 400, error: { code: 'textsNotAccepted' } },
};

/**
 * Creates the payment of a link (AP-03, LK-05). It is never sent again by itself: an order whose answer was lost is
 * unpaid and ends by its time. One at a time: while one is running, another call completes without a value and
 * without a request. An order that does not accept the texts of its link is not sent (LW-04). A stream emits one outcome
 * and completes; it never errors.
 */
export function createLinkPayment(
  links: Pick<Links, 'create'>,
): (link: PaymentLink, order: LinkOrder) => Observable<LinkPaymentOutcome> {
  const create = onePaymentAtATime(
    ({ link, order }: { readonly link: PaymentLink; readonly order: LinkOrder }) =>
      defer(() => links.create(link, order)).pipe(
        map(({ token }): LinkPaymentOutcome => ({ kind: 'created', token })),
        catchError((error: unknown) => of<LinkPaymentOutcome>({ kind: 'failed', failure: failureOf(error) })),
      ),
    // The shopper may come back to the link and order again.
    () => false,
  );
  return (link, order) => (acceptsTexts(link, order) ? create({ link, order }) : of(notAccepted));
}
