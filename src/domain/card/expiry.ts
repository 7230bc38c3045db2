import type { Problem } from '../validation/problem.js';
import { digitsOf, requireText, withAsciiDigits } from '../validation/typed-text.js';

/** A calendar month: `year` in full, such as 2030, `month` 1 to 12. Where the shopper is, as the card's bank reads it. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/**
 * The month at the place on earth where a day begins last, twelve hours behind UTC: a card that is good anywhere is good
 * in it. `wall` in ms since the epoch.
 */
export function earliestMonth(wall: number): CalendarMonth {
  const lastPlace = new Date(wall - 12 * 60 * 60_000);
  return { year: lastPlace.getUTCFullYear(), month: lastPlace.getUTCMonth() + 1 };
}

/** A four-digit year on a card begins so; cards themselves print the other two digits. */
const century = '20';

/**
 * Any text as the field shows it, `MM/YY` or the beginning of it, at most 5 characters (CN-11). It takes
 * - typing: `1`, `12`, `123` → `12/3`, `1230` → `12/30`; a first digit that begins no month is one: `3` → `03`;
 * - pastes and autofill: `12/2030`, `122030`, `12 / 30`, `12-30`, `2030-12`, `203012`, `3/2030` → `03/30`;
 * - a full year typed key by key, where the field has room for two digits: `12/20` and a 3 is `12/3`, not `12/20`.
 *
 * A year with digits too many, or of another century, is left out, for its first two digits are not the card's year:
 * `12/330`, `12/3300` → `12/`. A key behind a whole date, which was there `before`, is refused (CN-23).
 *
 * A date that is being corrected stays as it is: the slash comes with the third digit and not before, so it can be
 * deleted; a month cut to one digit (`1/30` between `11/30` and `12/30`) stays one digit, and an emptied one (`/30`)
 * leaves the year where it is.
 */
export function normaliseExpiry(text: string, before = ''): string {
  if (wholeYear.test(before) && text.length === before.length + 1 && text.startsWith(before)) return before;
  const typed = withAsciiDigits(text).replace(/^[^0-9/]+/, '');
  const separator = typed.search(/[^0-9]/);
  if (separator < 0) return fromDigits(typed);
  const month = typed.slice(0, separator);
  const after = digitsOf(typed.slice(separator));
  if (isFullYear(month) && after !== '') return yearFirst(month, after);
  if (month.length > 2) return fromDigits(month + after);
  if (month + shortYear(after) === '') return '';
  return `${isFullYear(after) ? padded(month) : month}/${shortYear(after)}`;
}

/** Returns whether the field shows a whole date, which has room for nothing more: `12/30`. */
export function isWholeDate(text: string): boolean {
  return /^[0-9]{2}\/[0-9]{2}$/.test(text);
}

/**
 * Reads an expiry in any form {@link normaliseExpiry} takes, as the payment carries it: two digits each. The year is
 * one of the current century. Undefined when it is incomplete, has digits too many, is no month of the calendar, or is
 * over: a card is good through the last day of its month (CN-11).
 */
export function readExpiry(text: string, now: CalendarMonth): { month: string; year: string } | undefined {
  const date = dateIn(text);
  return date === undefined || isOver(date, now) ? undefined : date;
}

/** The month and the year of a text, whether they are over or not. */
function dateIn(text: string): { month: string; year: string } | undefined {
  const isOtherForm = !shownDate.test(text) && wholeDate.test(withAsciiDigits(text));
  const [, month = '', year = ''] = shownDate.exec(isOtherForm ? normaliseExpiry(text) : text) ?? [];
  return isMonth(month) ? { month: padded(month), year } : undefined;
}

function isOver({ month, year }: { readonly month: string; readonly year: string }, now: CalendarMonth): boolean {
  const fullYear = now.year - (now.year % 100) + Number(year);
  return monthCount(fullYear, Number(month)) < monthCount(now.year, now.month);
}

/** Returns what is wrong with a typed expiry date (CN-11). */
export function expiryProblem(text: string, now: CalendarMonth): Problem | undefined {
  requireText(text);
  if (text.trim() === '') return { key: 'validation.required' };
  const date = dateIn(text);
  if (date === undefined) return { key: 'validation.cardExpiryDateFormat' };
  return isOver(date, now) ? { key: 'validation.cardExpiryDateFormat', params: { context: 'past' } } : undefined;
}

/** The end of a date that is whole as it stands: `20` may be the beginning of a full year. */
const wholeYear = /\/(?!20)[0-9]{2}$/;

/** A whole date as the field shows it. */
const shownDate = /^([0-9]{1,2})\/([0-9]{2})$/;

/** A month and a year of two digits or of this century, or the year first and perhaps a day: no digit beside them. */
const wholeDate =
  /^[^0-9]*(?:[0-9]{1,2}[^0-9]*(?:20)?[0-9]{2}|20[0-9]{2}[^0-9]*[0-9]{1,2}(?:[^0-9]+[0-9]{1,2})?)[^0-9]*$/;

/** `2030-12`, `2030-3`. */
function yearFirst(year: string, month: string): string {
  return join(padded(month.slice(0, 2)), shortYear(year));
}

/** Digits as one run: `1230`, `122030`, `203012`, or the beginning of one. */
function fromDigits(digits: string): string {
  // No month is called 20, so here the year comes first.
  if (digits.length === 6 && digits.startsWith(century)) return yearFirst(digits.slice(0, 4), digits.slice(4));
  const all = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return join(all.slice(0, 2), shortYear(all.slice(2)));
}

function join(month: string, year: string): string {
  return year === '' ? month : `${month}/${year}`;
}

/**
 * `2030` and, while it is typed, `203` lose their century; two digits are the year of a card, and of more than two it is
 * not among them.
 */
function shortYear(digits: string): string {
  const year = digits.length > 2 && digits.startsWith(century) ? digits.slice(century.length) : digits;
  return year.length > 2 ? '' : year;
}

function isFullYear(digits: string): boolean {
  return digits.length === 4 && digits.startsWith(century);
}

function padded(month: string): string {
  return month.length === 1 ? `0${month}` : month;
}

function isMonth(month: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12;
}

/** Months since year 0, to compare months. */
function monthCount(year: number, month: number): number {
  return year * 12 + month;
}
