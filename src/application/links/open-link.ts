import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { PaymentLink } from '../../domain/links/link.js';
import type { Failure } from '../../domain/payment/failure.js';
import { failureOf, type Links } from '../ports.js';

/** Describes what a link's address leads to. */
export type OpenedLink =
  | { readonly kind: 'open'; readonly link: PaymentLink }
  /** `linkRefusalOf(failure)` names the state of a link that cannot be paid. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The generic error: there is nothing to quote (RT-11). */
const generalFailure: Failure = { kind: 'refused', httpStatus: 400, error: {} };

/**
 * Reads a link by its short id (AP-02, RT-02); an undefined one, missing or malformed, is the generic error
 * without a call (RT-11). Emits once and completes; never errors.
 */
export function openLink(links: Pick<Links, 'open'>): (shortId: string | undefined) => Observable<OpenedLink> {
  return (shortId) => {
    if (shortId === undefined || shortId === '') return of({ kind: 'failed', failure: generalFailure });
    return defer(() => links.open(shortId)).pipe(
      map((link): OpenedLink => ({ kind: 'open', link })),
      catchError((error: unknown) => of<OpenedLink>({ kind: 'failed', failure: failureOf(error) })),
    );
  };
}
