import { makeAutoObservable, observable } from 'mobx';
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

/** The fields of the new-card form, in the order of the screen. */
export const cardFields = ['number', 'expiry', 'cvv', 'owner'] as const;

export type CardField = (typeof cardFields)[number];

/**
 * Describes what the shopper typed into the new-card form; also before the payment is loaded. All else is computed from
 * it.
 */
export class CardForm {
  /** Digits only. */
  number = '';
  expiry = '';
  cvv = '';
  owner = '';
  /** A payment was declined: the code is to be typed once more. */
  codeForgotten = false;
  /** The first wrong field gets the focus. */
  readonly correction = new FocusRequest();
  /** How often a field was left. */
  leaves = 0;
  /** Fields the shopper has left once: only these show their problem while it is being mended (CN-15). */
  private readonly left = observable.set<CardField>();
  /** The fields that were not empty when they were left: a shopper who comes back to one mends it (CN-17). */
  private readonly filled = observable.set<CardField>();

  constructor(
    private readonly thisMonth: () => CalendarMonth,
    /** The holder name of a card that has one of its own, which cannot be typed over; undefined for most cards (CN-19). */
    private readonly fixedOwner: () => string | undefined,
  ) {
    makeAutoObservable<CardForm, 'thisMonth' | 'fixedOwner'>(this, { thisMonth: false, fixedOwner: false });
  }

  enter(field: CardField, text: string): void {
    if (field === 'number') this.number = this.digits(text);
    else if (field === 'expiry') this.expiry = normaliseExpiry(text);
    else if (field === 'cvv') {
      this.cvv = withinRoom(this.cvv, digitsOf(text), 4);
      this.codeForgotten = false;
    } else this.owner = typedName(text);
  }

  /** Test mode shows a sample (PP-14). */
  fillSample(): void {
    for (const field of cardFields) this.enter(field, sampleCard[field]);
  }

  leave(field: CardField): void {
    this.leaves += 1;
    this.left.add(field);
    if (this.text(field) !== '') this.filled.add(field);
  }

  /** The button was pressed too early: every field shows what is wrong with it, and the first one has the focus (PP-18). */
  correct(): void {
    for (const field of cardFields) this.left.add(field);
    this.correction.make();
  }

  wasFilled(field: CardField): boolean {
    return this.filled.has(field);
  }

  /**
   * Returns what the field shows. A fixed name stands in place of the typed one, which comes back with another card
   * (CN-19).
   */
  text(field: CardField): string {
    if (field === 'owner') return this.fixedOwner() ?? this.owner;
    return field === 'number' ? formatCardNumber(this.number) : this[field];
  }

  get scheme(): Scheme | undefined {
    return recogniseScheme(this.number);
  }

  /** The scheme whose logo can be shown (CN-10). */
  get shownScheme(): Scheme | undefined {
    return decidedScheme(this.number);
  }

  problem(field: CardField): Problem | undefined {
    return this.problems[field];
  }

  /** The problem to show: of a field that was left, and only while it lasts (CN-15). */
  shownProblem(field: CardField): Problem | undefined {
    return this.left.has(field) ? this.problems[field] : undefined;
  }

  get problems(): Readonly<Record<CardField, Problem | undefined>> {
    return {
      number: cardNumberProblem(this.number),
      expiry: expiryProblem(this.expiry, this.thisMonth()),
      cvv: cvvProblem(this.cvv, this.scheme),
      owner: this.fixedOwner() === undefined ? holderNameProblem(this.owner) : undefined,
    };
  }

  get valid(): boolean {
    return cardFields.every((field) => this.problems[field] === undefined);
  }

  /** Returns whether anything is in the fields (PP-16). */
  get typed(): boolean {
    return cardFields.some((field) => this[field] !== '');
  }

  /** The card, when every field is right. */
  get card(): NewCard | undefined {
    const { cardWithoutCode } = this;
    return cardWithoutCode !== undefined && this.problems.cvv === undefined
      ? { ...cardWithoutCode, cvv: this.cvv }
      : undefined;
  }

  /** The card without its security code, when all else is right (CP-01). */
  get cardWithoutCode(): Omit<NewCard, 'cvv'> | undefined {
    const { number, expiry, owner } = this.problems;
    const date = readExpiry(this.expiry, this.thisMonth());
    if (date === undefined || number !== undefined || expiry !== undefined || owner !== undefined) return undefined;
    return { number: this.number, owner: normaliseHolderName(this.text('owner')), ...date };
  }

  /** A payment was declined: all stays but the security code (PY-04). */
  forgetCvv(): void {
    if (this.cvv !== '') this.codeForgotten = true;
    this.cvv = '';
    this.left.delete('cvv');
  }

  /** The card leaves the page's memory: it is paid, handed over, or the page has expired. */
  wipe(): void {
    this.number = '';
    this.expiry = '';
    this.cvv = '';
    this.owner = '';
    this.codeForgotten = false;
    this.left.clear();
    this.filled.clear();
  }

  private digits(text: string): string {
    const digits = digitsOf(text);
    return withinRoom(this.number, digits, maxDigits(digits));
  }
}
