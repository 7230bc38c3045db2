import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { type CardPoints, pointsPay } from '../../domain/card/card-points.js';
import type { Failure } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type CardSource, type Cards, failureOf } from '../ports.js';

/** How long a typed card has to rest before its points are asked for, in ms (CP-06). */
const restMs = 600;

/** How often points are asked for one card, whose holder's name may change meanwhile (CP-06). */
const questionsPerCard = 3;

/** A card that may have points. */
export interface PointsQuestion {
  /** The same for one card, whatever its holder's name and its date are. */
  readonly card: string;
  /** Undefined while a name or a date that cannot be sent is being typed. */
  readonly source: CardSource | undefined;
  /** In lower case; empty where the card look-up failed. */
  readonly brand: string;
}

/**
 * Follows the card that would be charged, and asks for its points (CP-01, CP-06): for a saved card at once, for a typed one
 * when a field of it is left or it has rested for 600 ms, and again when the holder's name has changed, three times a card
 * at most. Emits undefined when another card begins, then its points, or the failure, which blocks nothing (CP-04).
 * `questions` emits the current one to each subscriber at once; undefined where there is nothing to ask.
 */
export function followPoints(
  cards: Pick<Cards, 'points'>,
): (
  page: PaymentPage,
  questions: Observable<PointsQuestion | undefined>,
  left: Observable<unknown>,
) => Observable<CardPoints | Failure | undefined> {
  return (page, questions, left) =>
    questions.pipe(
      map((question) => question?.card),
      distinctUntilChanged(),
      switchMap((card) =>
        questions.pipe(
          filter((question): question is PointsQuestion => question !== undefined && question.card === card),
          switchMap((question) => atRest(question, left)),
          distinctUntilChanged((one, other) => holderOf(one) === holderOf(other)),
          take(questionsPerCard),
          switchMap(({ source, brand }) => askPoints(cards)(page, source, brand)),
          distinctUntilChanged(isSameAnswer),
          startWith(undefined),
        ),
      ),
    );
}

/** A question that can be sent. */
type WholeQuestion = PointsQuestion & { readonly source: CardSource };

/** Nothing is typed into a saved card: it is asked about at once. */
function atRest({ source, ...question }: PointsQuestion, left: Observable<unknown>): Observable<WholeQuestion> {
  if (source === undefined) return EMPTY;
  const rest = source.kind === 'saved' ? of(0) : merge(timer(restMs), left).pipe(take(1));
  return rest.pipe(map(() => ({ ...question, source })));
}

/** Of a card only the holder's name and the date can change and leave it the same card. */
function holderOf({ source }: WholeQuestion): string {
  return source.kind === 'new' ? `${source.card.owner} ${source.card.month}${source.card.year}` : '';
}

/** A corrected name may have the same points: then their box stays as it is. */
function isSameAnswer(one: CardPoints | Failure, other: CardPoints | Failure): boolean {
  if ('kind' in one || 'kind' in other) return false;
  return one.amount === other.amount && one.brand === other.brand;
}

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
