import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  retry,
  switchMap,
  take,
  throwError,
  timer,
} from 'rxjs';
import type { CardDetails } from '../../domain/card/bin.js';
import { binOf } from '../../domain/card/bin.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { Cards } from '../ports.js';

/** Describes what the look-up said of a card; `details` is undefined when it failed, which blocks nothing. */
export interface CardLookUp {
  /** The 8 digits that were asked about: valid only while they are the typed ones. */
  readonly bin: string;
  readonly details: CardDetails | undefined;
}

/** How often a card is asked about again after its look-up failed (CN-18). */
const furtherTries = 2;

/** How long after an edit it is asked again, in ms: while the connection is gone, not at every key. */
const retryPauseMs = 1_000;

/**
 * Looks a card up by its first 8 digits, each time they change and only then: while they stay, the last result is the
 * result (CN-18). Shorter numbers ask nothing. `numbers` are digits as typed. A failed look-up emits a look-up without
 * details and never ends the stream; a second after the next of `edits` it is asked again, twice at most for a card.
 */
export function identifyCard(
  cards: Pick<Cards, 'lookUp'>,
): (access: PageAccess) => (numbers: Observable<string>, edits?: Observable<unknown>) => Observable<CardLookUp> {
  return (access) =>
    (numbers, edits = EMPTY) =>
      numbers.pipe(
        map(binOf),
        filter((bin) => bin !== undefined),
        distinctUntilChanged(),
        switchMap((bin) =>
          defer(() => cards.lookUp(access, bin)).pipe(
            map((details): CardLookUp => ({ bin, details })),
            catchError((error: unknown) =>
              concat(
                of<CardLookUp>({ bin, details: undefined }),
                throwError(() => error),
              ),
            ),
            retry({
              count: furtherTries,
              delay: () =>
                edits.pipe(
                  take(1),
                  switchMap(() => timer(retryPauseMs)),
                ),
            }),
            catchError(() => EMPTY),
          ),
        ),
      );
}
