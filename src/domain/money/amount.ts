import { requireText } from '../validation/typed-text.js';
import type { Currency } from './currency.js';

/*
 * An amount is a whole number of minor units (kuruş, cents), never a fraction: `4.35 * 100` is 434.99999999999994
 * (LK-07). Every currency has two decimals here, the yen too (PP-15). Amounts go up to `largestAmount`.
 */

/** The amount of an order before any is known, printed `0,00` (PP-15). */
export const defaultAmount = 0;

/** Minor units: 9.999.999.999.999,99. Up to here dividing by 100 never shows in two decimals. */
export const largestAmount = 999_999_999_999_999;

const wireAmount = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Reads a decimal-comma text of the wire into minor units: `1.234,50` and `1234,5` are 123450, `0,00` is 0.
 *
 * Grammar: digits, either plain or in dot-separated thousands, then optionally a comma and one or two decimals. So a
 * dot is never a decimal point: `1.234` is 1234 lira and `18.00` is refused. Anything else is undefined: signs, spaces,
 * letters, an empty text, more than {@link largestAmount}.
 */
export function parseAmount(text: string): number | undefined {
  requireText(text);
  const [match, whole = '', decimals = ''] = wireAmount.exec(text) ?? [];
  return match === undefined ? undefined : fromParts(whole.replaceAll('.', ''), decimals);
}

/**
 * Digits that a merchant's server writes for what is charged: whole minor units, more than none, as get-token takes them.
 * `1890` is 18,90 (MA-01).
 */
export const chargedMinorUnits = /^[1-9]\d{0,11}$/;

const pointAmount = /^(\d+)(?:\.(\d{1,2}))?$/;

/** Reads a decimal-point text, as baskets of merchants carry their prices: `18.00` and `18` are 1800. */
export function parsePointAmount(text: string): number | undefined {
  requireText(text);
  const [match, whole = '', decimals = ''] = pointAmount.exec(text) ?? [];
  return match === undefined ? undefined : fromParts(whole, decimals);
}

/**
 * Prints minor units for the wire: 123450 is `1.234,50`, 0 is `0,00`. The inverse of {@link parseAmount}. Throws a
 * RangeError for what is no whole number of minor units, and below zero (PK-07).
 */
export function printAmount(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`Whole minor units are wanted, not ${minor}`);
  const whole = Math.floor(minor / 100).toString();
  const decimals = (minor % 100).toString().padStart(2, '0');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')},${decimals}`;
}

/**
 * How each currency is written before an amount, as the Turkish locale does (PP-15): by its sign, or by its code and a
 * space at which no line breaks.
 */
export const currencySigns: Readonly<Record<Currency, string>> = {
  TL: '₺',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CHF: 'CHF\u00a0',
};

/**
 * Prints minor units for people: 123450 TL is `₺1.234,50`, less than nothing `−₺1.234,50`, with a minus sign (U+2212).
 * As the Turkish locale does, with two decimals, always (PP-15). Not by `Intl`: making its first number format is a noticeable part of the
 * start on a slow phone. Throws a RangeError for another currency, and as {@link printAmount} does (PK-07).
 */
export function formatMoney(minor: number, currency: Currency): string {
  if (!Object.hasOwn(currencySigns, currency)) throw new RangeError(`A currency is wanted, not ${currency}`);
  return (minor < 0 ? '−' : '') + currencySigns[currency] + printAmount(Math.abs(minor));
}

/** Both parts are digits; the decimals are none to two of them. */
function fromParts(whole: string, decimals: string): number | undefined {
  const minor = Number(whole + decimals.padEnd(2, '0'));
  return minor <= largestAmount ? minor : undefined;
}
