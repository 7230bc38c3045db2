import { makeAutoObservable } from 'mobx';
import type { NewCard } from '../../../../application/ports.js';
import { cardNumberProblem, formatCardNumber, maxDigits } from '../../../../domain/card/card-number.js';
import { type CalendarMonth, expiryProblem, normaliseExpiry, readExpiry } from '../../../../domain/card/expiry.js';
import { holderNameProblem, normaliseHolderName } from '../../../../domain/card/holder-name.js';
import { decidedScheme, recogniseScheme, type Scheme } from '../../../../domain/card/scheme.js';
import { cvvProblem } from '../../../../domain/card/security-code.js';
import { sampleCard } from '../../../../domain/payment/page-features.js';
import { typedName } from '../../../../domain/validation/name.js';
import type { Problem } from '../../../../domain/validation/problem.js';
import { digitsOf, withinRoom } from '../../../../domain/validation/typed-text.js';
import { FocusRequest } from '../../../forms/focus-request.js';
import { type FieldAccess, TypedFields } from '../../../forms/typed-fields.js';

/** The fields of the new-card form, in the order of the screen. */
export const cardFields = ['number', 'expiry', 'cvv', 'owner'] as const;

export type CardField = (typeof cardFields)[number];

/**
 * Describes what the shopper typed into the new-card form; also before the payment is loaded. All else is computed from
 * it.
 */
export class CardForm implements FieldAccess<CardField> {
  /** A payment was declined: the code is to be typed once more. */
  codeForgotten = false;
  /** The first wrong field gets the focus. */
  readonly correction = new FocusRequest();
  /** How often a field was left. */
  leaves = 0;
  readonly fields: TypedFields<CardField>;
  /** The fields that were not empty when they were left: a shopper who comes back to one mends it (CN-17). */
  readonly #filled = new Set<CardField>();
  readonly #thisMonth: () => CalendarMonth;
  readonly #fixedOwner: () => string | undefined;

  /**
   * `fixedOwner`: the holder name of a card that has one of its own, which cannot be typed over; undefined for most cards
   * (CN-19).
   */
  constructor(thisMonth: () => CalendarMonth, fixedOwner: () => string | undefined) {
    this.#thisMonth = thisMonth;
    this.#fixedOwner = fixedOwner;
    this.fields = new TypedFields<CardField>(
      {
        number: cardNumberProblem,
        expiry: (text) => expiryProblem(text, thisMonth()),
        cvv: (text) => cvvProblem(text, this.scheme),
        owner: (text) => (fixedOwner() === undefined ? holderNameProblem(text) : undefined),
      },
      undefined,
      {
        number: typedNumber,
        expiry: normaliseExpiry,
        cvv: (text, before) => withinRoom(before, digitsOf(text), 4),
        owner: typedName,
      },
    );
    makeAutoObservable(this);
  }

  enter(field: CardField, text: string): void {
    this.fields.enter(field, text);
    if (field === 'cvv') this.codeForgotten = false;
  }

  /** Test mode shows a sample (PP-14). */
  fillSample(): void {
    const sample = sampleCard(this.#thisMonth());
    for (const field of cardFields) this.enter(field, sample[field]);
  }

  leave(field: CardField): void {
    this.leaves += 1;
    this.fields.leave(field);
    if (this.text(field) !== '') this.#filled.add(field);
  }

  /** The button was pressed too early: every field shows what is wrong with it, and the first one has the focus (PP-18). */
  correct(): void {
    this.fields.leaveAll();
    this.correction.make();
  }

  wasFilled(field: CardField): boolean {
    return this.#filled.has(field);
  }

  /**
   * Returns what the field shows. A fixed name stands in place of the typed one, which comes back with another card
   * (CN-19).
   */
  text(field: CardField): string {
    const fixed = field === 'owner' ? this.#fixedOwner() : undefined;
    return fixed ?? this.fields.text(field);
  }

  /** Digits only. */
  get number(): string {
    return digitsOf(this.fields.text('number'));
  }

  get scheme(): Scheme | undefined {
    return recogniseScheme(this.number);
  }

  /** The scheme whose logo can be shown (CN-10). */
  get shownScheme(): Scheme | undefined {
    return decidedScheme(this.number);
  }

  /** The problem to show: of a field that was left, and only while it lasts (CN-15). */
  shownProblem(field: CardField): Problem | undefined {
    return this.fields.shownProblem(field);
  }

  /** The card, when every field is right. */
  get card(): NewCard | undefined {
    const { cardWithoutCode } = this;
    if (cardWithoutCode === undefined || this.fields.problem('cvv') !== undefined) return undefined;
    return { ...cardWithoutCode, cvv: this.text('cvv') };
  }

  /** The card without its security code, when all else is right (CP-01). */
  get cardWithoutCode(): Omit<NewCard, 'cvv'> | undefined {
    const date = readExpiry(this.text('expiry'), this.#thisMonth());
    if (date === undefined || cardFields.some((field) => field !== 'cvv' && this.fields.problem(field) !== undefined))
      return undefined;
    return { number: this.number, owner: normaliseHolderName(this.text('owner')), ...date };
  }

  /** A payment was declined: all stays but the security code (PY-04). */
  forgetCvv(): void {
    if (this.text('cvv') !== '') this.codeForgotten = true;
    this.fields.forget('cvv');
  }

  /** The card leaves the page's memory: it is paid, handed over, or the page has expired. */
  wipe(): void {
    for (const field of cardFields) this.fields.forget(field);
    this.codeForgotten = false;
    this.#filled.clear();
  }
}

function typedNumber(text: string, before: string): string {
  const digits = digitsOf(text);
  return formatCardNumber(withinRoom(digitsOf(before), digits, maxDigits(digits)));
}

/** The month it is where the shopper is. */
export function calendarMonth(wallMs: number): CalendarMonth {
  const now = new Date(wallMs);
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
