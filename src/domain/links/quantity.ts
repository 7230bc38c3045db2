import { largestAmount } from '../money/amount.js';
import type { Problem } from '../validation/problem.js';
import { withAsciiDigits, withoutInvisibleMarks } from '../validation/typed-text.js';

/** How many pieces one payment can take. */
export interface Quantity {
  /** 1 or more. */
  readonly min: number;
  /** Not below `min`. */
  readonly max: number;
}

/** The least where the link names none (QT-02). */
export const defaultMin = 1;

/** The most where the link names none (QT-01). */
export const defaultMax = 99_999;

/** The quantity after a key or a button, and the warning to show with it. */
export interface QuantityStep {
  /** Undefined where the field is empty, and where no number can be read in it. */
  readonly value: number | undefined;
  /** Holds what stands in the field where no number can be read in it: as it was typed (CN-23). */
  readonly unread?: string;
  /** Holds what stands in the field where it is more than digits: more of it may follow, and make it another one (CN-23). */
  readonly typing?: string;
  readonly warning?: Problem;
}

/**
 * The quantity while its field is typed in. It is digits, with dots or spaces between thousands; what cannot be read stays as
 * it was typed, with its warning, and is never another number: `1,5`, `2.5`, `1e2`, `-3`, `1/2` (CN-23). 0 clears (QT-02);
 * above the maximum is reset to the minimum with the stock warning (QT-01). Below the minimum stays: `1` is the beginning
 * of `12`.
 */
export function typeQuantity(text: string, limits: Quantity): QuantityStep {
  const plain = withAsciiDigits(withoutInvisibleMarks(text)).trim();
  if (plain === '') return { value: undefined };
  if (!readable.test(plain))
    return { value: undefined, unread: text, warning: { key: 'validation.quantityUnreadable' } };
  const value = Number(plain.replace(/[^0-9]/g, ''));
  if (value === 0) return { value: undefined };
  if (value > limits.max) return tooMany(limits);
  return /^\S.*[.\s]/.test(text) ? { value, typing: text } : { value };
}

/** Digits, and a word behind them: `8 adet`. */
const readable = /^(?:[0-9]+|[1-9][0-9]{0,2}(?:\.[0-9]{3})+|[1-9][0-9]{0,2}(?:\s[0-9]{3})+)(?:\s+\p{L}+)?$/u;

/** The quantity when its field is left: below the minimum, and an empty field, is reset to it with the warning (QT-01). */
export function settleQuantity(value: number | undefined, limits: Quantity): QuantityStep {
  if (value === undefined || value < limits.min) return tooFew(limits);
  return value > limits.max ? tooMany(limits) : { value };
}

/** One more; at the maximum it wraps to the minimum with the stock warning (QT-02). */
export function plus(value: number | undefined, limits: Quantity): QuantityStep {
  return value === undefined ? { value: limits.min } : settleQuantity(value + 1, limits);
}

/** One less; below the minimum it is reset to it with the warning (QT-01). */
export function minus(value: number | undefined, limits: Quantity): QuantityStep {
  return canTakeAway(value) ? settleQuantity(value - 1, limits) : { value };
}

/** Returns whether the minus button works: not at 1 or below (QT-02). */
export function canTakeAway(value: number | undefined): value is number {
  return value !== undefined && value > 1;
}

/** Returns what so many pieces cost, in minor units, exactly (LK-07): within the link's limits nothing is rounded. */
export function totalOf(link: { readonly price: number }, quantity: number): number {
  return link.price * quantity;
}

/** The most pieces of a price whose total is still an amount (LK-07); `max` of a price of 0. */
export function maxQuantityFor(price: number, max: number): number {
  return Math.min(max, Math.floor(largestAmount / price));
}

function tooFew({ min }: Quantity): QuantityStep {
  return { value: min, warning: { key: 'validation.quantityMin', params: { min } } };
}

function tooMany({ min, max }: Quantity): QuantityStep {
  return { value: min, warning: { key: 'validation.quantityMax', params: { max } } };
}
