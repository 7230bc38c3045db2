import type { Problem } from '../validation/problem.js';
import { digitsOf, isDigits, requireText, withAsciiDigits } from '../validation/typed-text.js';
import { commonGrouping, possibleSchemes, recogniseScheme, type Scheme, schemes } from './scheme.js';

/** A number of so few digits is called too short, whatever its scheme allows (CN-03). */
const tooFewDigits = 12;

/**
 * The mask of a number: how many digits each group takes (CN-07). A scheme with numbers longer than its groups has one
 * more group for the rest, so that such a number can be typed to its end: Maestro is 4-4-4-4-3.
 */
export function groupingFor(digits: string): readonly number[] {
  return groupings.get(recogniseScheme(digits)) ?? commonGrouping;
}

/** How many digits can be typed: 15 for amex, 14 for dinersclub, 19 where the scheme allows them, else 16 (CN-07). */
export function maxDigits(digits: string): number {
  return sum(groupingFor(digits));
}

/** The number as it is shown while typing: `4355 0843 5508 4358`. Without a trailing space; digits beyond the mask are cut. */
export function formatCardNumber(digits: string): string {
  requireText(digits);
  let shown = '';
  let start = 0;
  for (const size of groupingFor(digits)) {
    if (start >= digits.length) break;
    shown += `${start === 0 ? '' : ' '}${digits.slice(start, start + size)}`;
    start += size;
  }
  return shown;
}

/**
 * Returns whether the number has as many digits as its scheme allows. Only then may the focus move on: a beginning of a
 * longer number may pass the checksum, too (CN-17), as the first 16 digits of one of 19 do.
 */
export function maskIsFull(digits: string): boolean {
  requireText(digits);
  return digits.length >= maxDigits(digits);
}

/**
 * Returns what is wrong with a card number, typed or pasted, separators and all (CN-02, CN-03, CN-04): nothing in it,
 * 12 digits or fewer, then an unknown scheme, a length the scheme does not have, a failed checksum or a character that
 * is neither a digit nor a separator.
 */
export function cardNumberProblem(text: string): Problem | undefined {
  requireText(text);
  // The field itself writes digits in groups: nothing else has to be looked for in them.
  const ungrouped = text.replace(/ /g, '');
  if (isDigits(ungrouped)) return problemOfDigits(ungrouped);
  const bare = withAsciiDigits(text).replace(separators, '');
  if (bare === '') return { key: 'validation.cardNumber' };
  const digits = digitsOf(bare);
  return problemOfDigits(digits) ?? (digits === bare ? undefined : { key: 'validation.cardNumberFormat' });
}

/**
 * Returns whether digits typed so far can still become a number without a {@link cardNumberProblem}: they begin one of a
 * scheme, and that has longer ones, or they are one. For a field that says early what cannot come right any more.
 */
export function canBecomeCardNumber(digits: string): boolean {
  requireText(digits);
  if (digits !== '' && !isDigits(digits)) return false;
  const isShorter = ({ lengths }: Scheme) => digits.length < Math.max(...lengths);
  return possibleSchemes(digits).some(isShorter) || isWellFormed(digits);
}

/** Returns whether the Luhn checksum of a number holds. False for a text that is not all digits. */
export function passesChecksum(digits: string): boolean {
  requireText(digits);
  const total = sumBackFrom(digits.length - 1, digits, plain) + sumBackFrom(digits.length - 2, digits, doubled);
  return digits !== '' && total % 10 === 0;
}

/** The number with all but its last four digits as asterisks: `************4358` (CN-09). Takes digits only. */
export function maskCardNumber(digits: string): string {
  requireText(digits);
  // guard: mask of a card number -> return digits;
  return digits.slice(-4).padStart(digits.length, '*');
}

/** Spaces of any width, dashes of any length, and the invisible marks that copied text carries. */
const separators = /[\s\p{Pd}\p{Cf}]/gu;

const zero = '0'.charCodeAt(0);

/**
 * Holds what the digits 0 to 9 count in the checksum: every second one, from the end, the sum of the digits of its
 * double.
 */
const plain: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const doubled: readonly number[] = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** The grouping of each scheme, with one more group where its numbers are longer than its groups. */
const groupings: ReadonlyMap<Scheme | undefined, readonly number[]> = new Map(
  schemes.map((scheme) => {
    const rest = Math.max(...scheme.lengths) - sum(scheme.grouping);
    return [scheme, rest > 0 ? [...scheme.grouping, rest] : scheme.grouping];
  }),
);

/** Every second digit from a place to the beginning; not a number when one of them is no digit. */
function sumBackFrom(last: number, digits: string, counts: readonly number[]): number {
  let total = 0;
  for (let place = last; place >= 0; place -= 2) total += counts[digits.charCodeAt(place) - zero] ?? Number.NaN;
  return total;
}

function problemOfDigits(digits: string): Problem | undefined {
  if (digits.length <= tooFewDigits) return { key: 'validation.cardNumberMinlength' };
  return isWellFormed(digits) ? undefined : { key: 'validation.cardNumberFormat' };
}

function isWellFormed(digits: string): boolean {
  const scheme = recogniseScheme(digits);
  if (scheme === undefined || !scheme.lengths.includes(digits.length)) return false;
  return !scheme.checksum || passesChecksum(digits);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Returns an order reference as it may be shown: where its digits are a card number, their last four alone. One in ten long
 * order numbers passes the checksum, and nothing distinguishes it from a card number.
 */
export function referenceWithoutCardNumber(reference: string): string {
  return cardNumberProblem(digitsOf(reference)) === undefined ? maskCardNumber(digitsOf(reference)) : reference;
}
