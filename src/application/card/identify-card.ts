import { catchError, defer, distinctUntilChanged, filter, map, type Observable, of, switchMap } from 'rxjs';
import { binOf } from '../../domain/card/bin.js';
import type { CardDetails } from '../../domain/card/card-details.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { Cards } from '../ports.js';

/** What the look-up said of a card; `details` is undefined when it failed, which blocks nothing. */
export interface CardLookUp {
  /** The 8 digits that were asked about: valid only while they are the typed ones. */
  readonly bin: string;
  readonly details: CardDetails | undefined;
}

/**
 * Looks a card up by its first 8 digits, each time they change and only then: while they stay, the last result is the
 * result (CN-18). Shorter numbers ask nothing. `numbers` are digits as typed. A failed look-up emits a look-up without
 * details and never ends the stream.
 */
export function identifyCard(
  cards: Pick<Cards, 'lookUp'>,
): (access: PageAccess) => (numbers: Observable<string>) => Observable<CardLookUp> {
  return (access) => (numbers) =>
    numbers.pipe(
      map(binOf),
      filter((bin) => bin !== undefined),
      distinctUntilChanged(),
      switchMap((bin) =>
        defer(() => cards.lookUp(access, bin)).pipe(
          map((details): CardLookUp => ({ bin, details })),
          catchError(() => of<CardLookUp>({ bin, details: undefined })),
        ),
      ),
    );
}
