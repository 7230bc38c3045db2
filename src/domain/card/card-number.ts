import type { Problem } from '../validation/problem.js';
import { digitsOf, isDigits, withAsciiDigits } from '../validation/typed-text.js';
import { commonGrouping, recogniseScheme, type Scheme, schemes } from './scheme.js';

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
 * Whether the number fills the usual mask of its scheme: 4-4-4-4, 4-6-5 or 4-4-4-2, without the rare extra group. Only
 * then may the focus move on: many 13-digit beginnings of a 16-digit number pass the checksum (CN-17).
 */
export function maskIsFull(digits: string): boolean {
  return digits.length >= sum(recogniseScheme(digits)?.grouping ?? commonGrouping);
}

/**
 * What is wrong with a card number, typed or pasted, separators and all (CN-02, CN-03, CN-04):
 * nothing in it, 12 digits or fewer, then an unknown scheme, a length the scheme does not have, a failed checksum or
 * a character that is neither a digit nor a separator.
 */
export function cardNumberProblem(text: string): Problem | undefined {
  const bare = isDigits(text) ? text : withAsciiDigits(text).replace(separators, '');
  if (bare === '') return { key: 'validation.cardNumber' };
  const digits = digitsOf(bare);
  if (digits.length <= tooFewDigits) return { key: 'validation.cardNumberMinlength' };
  if (digits !== bare || !isWellFormed(digits)) return { key: 'validation.cardNumberFormat' };
  return undefined;
}

/** Whether the Luhn checksum of a number holds. False for a text that is not all digits. */
export function passesChecksum(digits: string): boolean {
  let total = 0;
  let doubled = false;
  for (let place = digits.length - 1; place >= 0; place--) {
    const digit = digits.charCodeAt(place) - zero;
    if (digit < 0 || digit > 9) return false;
    const carried = digit > 4 ? 9 : 0;
    total += doubled ? digit * 2 - carried : digit;
    doubled = !doubled;
  }
  return digits !== '' && total % 10 === 0;
}

/** The number with all but its last four digits as asterisks: `************4358` (CN-09). Takes digits only. */
export function maskCardNumber(digits: string): string {
  return digits.slice(-4).padStart(digits.length, '*');
}

/** Spaces of any width, dashes of any length, and the invisible marks that copied text carries. */
const separators = /[\s\p{Pd}\p{Cf}]/gu;

const zero = '0'.charCodeAt(0);

/** The grouping of each scheme, with one more group where its numbers are longer than its groups. */
const groupings: ReadonlyMap<Scheme | undefined, readonly number[]> = new Map(
  schemes.map((scheme) => {
    const rest = Math.max(...scheme.lengths) - sum(scheme.grouping);
    return [scheme, rest > 0 ? [...scheme.grouping, rest] : scheme.grouping];
  }),
);

function isWellFormed(digits: string): boolean {
  const scheme = recogniseScheme(digits);
  if (scheme === undefined || !scheme.lengths.includes(digits.length)) return false;
  return !scheme.checksum || passesChecksum(digits);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
