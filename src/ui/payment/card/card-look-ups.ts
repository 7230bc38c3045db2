import {
  distinctUntilChanged,
  filter,
  type MonoTypeOperatorFunction,
  map,
  type Observable,
  Subscription,
  skip,
  switchMap,
} from 'rxjs';
import { followPoints, type PointsQuestion } from '../../../application/card/ask-points.js';
import { identifyCard } from '../../../application/card/identify-card.js';
import { readyToSubmit } from '../../../application/card/pay-by-card.js';
import { fetchInstallments } from '../../../application/installments/fetch-installments.js';
import type { Cards } from '../../../application/ports.js';
import type { SavedCard } from '../../../domain/card/saved-card.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { observed } from '../../forms/observed.js';
import type { CardForm } from './form/card.form.js';
import type { NewCardVm } from './form/new-card.vm.js';
import type { CurrentCard, InstallmentsVm } from './installments/installments.vm.js';
import type { PointsVm } from './points/points.vm.js';

interface CardQuestions {
  readonly page: PaymentPage;
  readonly cards: Cards;
  readonly form: CardForm;
  readonly newCard: NewCardVm;
  readonly installments: InstallmentsVm;
  readonly points: PointsVm;
  readonly currentCard: () => CurrentCard | undefined;
  /** The saved card that pays; undefined where a typed one does. */
  readonly savedCard: () => SavedCard | undefined;
  /** A payment is being sent. */
  readonly isSent: () => boolean;
}

/**
 * Asks the provider about the current card: its look-up, its plans, its points. A test payment asks nothing (PP-14). What
 * is answered while a payment is sent would change its sum or its holder on the screen: it waits until that is over (PY-08).
 */
export function askAboutCard(questions: CardQuestions): Subscription {
  const { page, cards, form, newCard, installments, points, currentCard, isSent } = questions;
  const life = new Subscription();
  const sent = observed(isSent);
  life.add(readyToSubmit(observed(() => form.fields.valid)).subscribe((ready) => newCard.setReady(ready)));
  life.add(observed(() => currentCard()?.key).subscribe(() => installments.startAnew()));
  // Another card of the same 8 digits has the same look-up (IN-10). The longest number of a card is kept, since a part of it may be complete too.
  const complete = observed(() => (form.fields.problem('number') === undefined ? form.number : undefined));
  let longest = '';
  const compare = (number: string | undefined) => {
    if (number === undefined || longest.startsWith(number)) return;
    if (!number.startsWith(longest)) installments.startAnew();
    longest = number;
  };
  life.add(complete.subscribe(compare));
  if (page.testMode) return life;
  const numbers = observed(() => form.number);
  // Any field: a look-up that failed is asked again while the rest of the card is typed, or the button is pressed.
  const edits = observed(() => [form.fields.texts, newCard.presses]).pipe(skip(1));
  const found = identifyCard(cards)(page.access)(numbers, edits).pipe(heldWhile(sent));
  life.add(found.subscribe((lookUp) => newCard.setLookUp(lookUp)));
  const lookUps = observed(() => newCard.lookUp);
  const plans = fetchInstallments(cards)(page)(lookUps).pipe(heldWhile(sent));
  life.add(plans.subscribe((all) => installments.setPlans(all)));
  const asked = observed(() => pointsQuestion(questions));
  const leaves = observed(() => form.leaves).pipe(skip(1));
  const answers = followPoints(cards)(page, asked, leaves).pipe(heldWhile(sent));
  life.add(answers.subscribe((answer) => points.setAnswer(answer)));
  return life;
}

/** Passes on the last value, as soon as nothing is sent. */
function heldWhile<T>(sent: Observable<boolean>): MonoTypeOperatorFunction<T> {
  return (values) =>
    values.pipe(
      switchMap((value) =>
        sent.pipe(
          filter((isSent) => !isSent),
          map(() => value),
        ),
      ),
      distinctUntilChanged(),
    );
}

/**
 * Returns what to ask about the current card: undefined until its number is whole, and for a card that belongs to no brand,
 * which collects no points. One whose look-up failed is asked about (CP-06). It has no source until a typed card is whole but
 * for its code: a name or a date that is being corrected leaves it the same card.
 */
function pointsQuestion({ currentCard, form, newCard, savedCard }: CardQuestions): PointsQuestion | undefined {
  const brand = currentCard()?.brand ?? '';
  const chosen = savedCard();
  if (chosen !== undefined) {
    if (brand === '') return undefined;
    // CP-01: without the security code, which the question does not carry.
    return { card: chosen.ctoken, brand, source: { kind: 'saved', card: chosen, cvv: '' } };
  }
  const isWhole = form.fields.problem('number') === undefined;
  if (!isWhole || !newCard.lookedUp || (newCard.details !== undefined && brand === '')) return undefined;
  const card = form.cardWithoutCode;
  return { card: `${form.number} ${brand}`, brand, source: card && { kind: 'new', card: { ...card, cvv: '' } } };
}
