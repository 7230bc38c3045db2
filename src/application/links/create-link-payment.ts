import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { LinkOrder, PaymentLink } from '../../domain/links/link.js';
import type { Failure } from '../../domain/payment/failure.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { failureOf, type Links } from '../ports.js';

export type LinkPaymentOutcome =
  /** The payment page of the link is next (LK-05). */
  { readonly kind: 'created'; readonly token: string } | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Creates the payment of a link (AP-03, LK-05). It is never sent again by itself: an order whose answer was lost is
 * unpaid and ends by its time. One at a time: while one is running, another call completes without a value and
 * without a request. A stream emits one outcome and completes; it never errors.
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
  return (link, order) => create({ link, order });
}
