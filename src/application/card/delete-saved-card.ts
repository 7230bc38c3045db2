import { catchError, defer, map, type Observable, of } from 'rxjs';
import type { SavedCard } from '../../domain/card/saved-card.js';
import type { Failure } from '../../domain/payment/failure.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import { type Cards, failureOf } from '../ports.js';

/**
 * Deletes a saved card at the provider (SC-04, AP-10). Emits `deleted`, or why the card has to be kept (SC-05), and
 * completes; never errors.
 */
export function deleteSavedCard(
  cards: Pick<Cards, 'remove'>,
): (access: PageAccess, card: SavedCard) => Observable<'deleted' | Failure> {
  return (access, card) =>
    defer(() => cards.remove(access, card)).pipe(
      map(() => 'deleted' as const),
      catchError((error: unknown) => of(failureOf(error))),
    );
}
