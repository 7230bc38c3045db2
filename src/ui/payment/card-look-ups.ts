import {
  combineLatest,
  distinctUntilChanged,
  filter,
  type MonoTypeOperatorFunction,
  map,
  type Observable,
  of,
  Subscription,
  skip,
  startWith,
  switchMap,
} from 'rxjs';
import { askPoints } from '../../application/card/ask-points.js';
import { identifyCard } from '../../application/card/identify-card.js';
import { readyToSubmit } from '../../application/card/submit-delay.js';
import { fetchInstallments } from '../../application/installments/fetch-installments.js';
import type { CardSource, Cards } from '../../application/ports.js';
import type { CardPoints } from '../../domain/card/card-points.js';
import type { Failure } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { observed } from '../forms/observed.js';
import type { CardForm } from './card/card.form.js';
import type { CurrentCard } from './card/current-card.js';
import type { NewCardVm } from './card/new-card.vm.js';
import type { InstallmentsVm } from './installments/installments.vm.js';
import type { PointsVm } from './points/points.vm.js';
import type { SavedCardsVm } from './saved-cards/saved-cards.vm.js';

/** The card tab as far as the provider is asked about it. */
interface AskedCards {
  readonly form: CardForm;
  readonly newCard: NewCardVm;
  readonly saved: SavedCardsVm;
  readonly installments: InstallmentsVm;
  readonly points: PointsVm;
  readonly paysSaved: boolean;
  readonly currentCard: CurrentCard | undefined;
}

/**
 * Asks the provider about the current card: its look-up, its plans, its points. A test payment asks nothing (PP-14). What
 * is answered while a payment is sent would change its sum or its holder on the screen: it waits until that is over (PY-08).
 */
export function askAboutCard(
  tab: AskedCards,
  page: PaymentPage,
  gateway: Cards,
  sent: Observable<boolean>,
): Subscription {
  const { form, newCard, installments, points } = tab;
  const life = new Subscription();
  life.add(readyToSubmit(observed(() => form.valid)).subscribe((ready) => newCard.setReady(ready)));
  life.add(observed(() => tab.currentCard?.key).subscribe(() => installments.startAnew()));
  if (page.testMode) return life;
  const numbers = observed(() => form.number);
  // Any field: a look-up that failed is asked again while the rest of the card is typed, or the button is pressed.
  const edits = observed(() => [form.number, form.expiry, form.cvv, form.owner, newCard.presses]).pipe(skip(1));
  const found = identifyCard(gateway)(page.access)(numbers, edits).pipe(heldWhile(sent));
  life.add(found.subscribe((lookUp) => newCard.setLookUp(lookUp)));
  const lookUps = observed(() => newCard.lookUp);
  const plans = fetchInstallments(gateway)(page)(lookUps).pipe(heldWhile(sent));
  life.add(plans.subscribe((all) => installments.setPlans(all)));
  const answers = observed(() => pointsKey(tab)).pipe(
    switchMap(() => askedPoints(tab, page, gateway)),
    heldWhile(sent),
  );
  life.add(answers.subscribe((answer) => points.setAnswer(answer)));
  return life;
}

/** Passes on the last value, as soon as nothing is sent. */
function heldWhile<T>(sent: Observable<boolean>): MonoTypeOperatorFunction<T> {
  return (values) =>
    combineLatest([values, sent]).pipe(
      filter(([, isSent]) => !isSent),
      map(([value]) => value),
      distinctUntilChanged(),
    );
}

/**
 * Changes when there is another card to ask about. Only cards with a brand collect points; a new one is asked about
 * once its number and date are right and it has a name: the name says nothing about its points, so a longer one asks
 * nothing again.
 */
function pointsKey({ currentCard, form }: AskedCards): string | undefined {
  if (currentCard === undefined || currentCard.brand === '') return undefined;
  if (currentCard.saved) return currentCard.key;
  const card = form.cardWithoutCode;
  return card && `${card.number} ${card.month}${card.year} ${currentCard.brand}`;
}

function askedPoints(tab: AskedCards, page: PaymentPage, gateway: Cards): Observable<CardPoints | Failure | undefined> {
  const source = pointsKey(tab) === undefined ? undefined : pointsSource(tab);
  if (source === undefined) return of(undefined);
  return askPoints(gateway)(page, source, tab.currentCard?.brand ?? '').pipe(startWith(undefined));
}

/** CP-01: without the security code, which the question does not carry. */
function pointsSource({ paysSaved, saved, form }: AskedCards): CardSource | undefined {
  if (paysSaved) return saved.chosen && { kind: 'saved', card: saved.chosen, cvv: '' };
  const card = form.cardWithoutCode;
  return card && { kind: 'new', card: { ...card, cvv: '' } };
}
