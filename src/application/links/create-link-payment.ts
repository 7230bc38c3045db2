import { catchError, defer, EMPTY, finalize, map, type Observable, of } from 'rxjs';
import type { PaymentLink } from '../../domain/links/link.js';
import type { Failure } from '../../domain/page/failure.js';
import { failureOf, type LinkOrder, type Links } from '../ports.js';

export type LinkPaymentEnd =
  /** The payment page of the link is next (LK-05). */
  { readonly kind: 'created'; readonly token: string } | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Creates the payment of a link (AP-03, LK-05), never asked twice by itself: an order whose answer was lost is unpaid and
 * ends by its time. One at a time: while one is on its way, another call completes without a value and without a
 * request. A stream emits one end and completes; it never errors.
 */
export function createLinkPayment(
  links: Pick<Links, 'create'>,
): (link: PaymentLink, order: LinkOrder) => Observable<LinkPaymentEnd> {
  let underWay = false;
  return (link, order) =>
    defer(() => {
      if (underWay) return EMPTY;
      underWay = true;
      return defer(() => links.create(link, order)).pipe(
        map(({ token }): LinkPaymentEnd => ({ kind: 'created', token })),
        catchError((error: unknown) => of<LinkPaymentEnd>({ kind: 'failed', failure: failureOf(error) })),
        finalize(() => {
          underWay = false;
        }),
      );
    });
}
