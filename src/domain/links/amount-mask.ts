import { largestAmount, printAmount } from '../money/amount.js';
import type { Currency } from '../money/currency.js';
import { parseAmountEntry, plainAmountText } from './amount-entry.js';

/**
 * Returns what the field of an amount shows after an edit, from what it showed before and what the browser made of it
 * (LK-02).
 *
 * - A key: the mask sets the dots between thousands; the comma is the radix, with two digits behind it at the most. A
 *   dot that is typed at the end stays as it is: with one or two digits behind it it is the radix when the field is
 *   left, and the third makes thousands of them. A key that fits nowhere changes nothing.
 * - A paste, and what autofill puts in, is shown in the same way when it is an amount. When it is none, `1,500` for one,
 *   it stays as it came, for its problem to be shown: no digit is dropped and none is moved.
 *
 * `pasted`: the browser says that no key was typed. Two texts alone do not show it: `75.00` over `750,00` looks
 * like a dot that was typed. Where it says nothing, more than one new character is a paste.
 */
export function maskAmount(
  before: string,
  edited: string,
  { currency, pasted = false }: { readonly currency?: Currency; readonly pasted?: boolean } = {},
): string {
  const text = plainAmountText(edited);
  const inserted = insertedText(before, edited);
  if (pasted || inserted.length > 1) return shownPaste(text, currency) ?? edited;
  if (!isMasked(before)) return edited;
  const key = plainAmountText(inserted);
  if (!/^[0-9.,]?$/.test(key)) return before;
  const shown = text.includes(',') ? withDecimals(text, before) : withDots(text, before, key === '.');
  return shown ?? before;
}

/**
 * Returns what the field shows of a text that was put in before it had its mask: what the mask makes of it key by key.
 * Where it would not have taken one of them, the text stays as it came, as a paste does: no digit is dropped.
 */
export function maskTypedAmount(text: string): string {
  let shown = '';
  for (const key of text) {
    const before = shown;
    shown = maskAmount(before, before + key);
    if (shown === before) return text;
  }
  return shown;
}

/**
 * Where the caret belongs in `shown`: behind as many digits and commas as it stood behind in `edited`; where the key
 * changed nothing, where it stood before it.
 */
export function caretInAmount(before: string, edited: string, caret: number, shown: string): number {
  if (caret >= edited.length) return shown.length;
  const added = edited.length - before.length;
  if (shown === before && added > 0) return Math.max(0, caret - added);
  let left = countedIn(edited.slice(0, caret));
  let position = 0;
  for (; left > 0 && position < shown.length; position += 1) left -= countedIn(shown.charAt(position));
  return position;
}

function countedIn(text: string): number {
  return plainAmountText(text).replace(/[^0-9,]/g, '').length;
}

/**
 * Returns whether a text is as the mask writes it: thousands by dots and decimals behind the comma, or behind a dot whose
 * meaning is still open.
 */
function isMasked(text: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{3})*)?(?:[.,]\d{0,2})?$/.test(text);
}

/** Returns whether a dot at the end may be the radix or begin the next thousands. */
function isOpen(text: string): boolean {
  return /\.\d{0,2}$/.test(text);
}

/** The longest text between what both begin with and what both end in. */
function insertedText(before: string, edited: string): string {
  const room = Math.min(before.length, edited.length);
  let start = 0;
  while (start < room && before[start] === edited[start]) start += 1;
  let end = 0;
  while (end < room - start && before.at(-1 - end) === edited.at(-1 - end)) end += 1;
  return edited.slice(start, edited.length - end);
}

function shownPaste(text: string, currency: Currency | undefined): string | undefined {
  const minor = parseAmountEntry(text, currency);
  if (minor === undefined) return undefined;
  const shown = printAmount(minor);
  // Whole lira stay whole, so that typing can go on.
  return /[.,]\d{1,2}\D*$/.test(text) ? shown : shown.slice(0, -3);
}

/** Undefined where the text is none that can be typed. */
function withDecimals(text: string, before: string): string | undefined {
  const [whole = '', decimals = '', ...more] = text.split(',');
  const second = more.length > 0 || /\.\d{1,2}$/.test(before);
  if (second || !/^\d{0,2}$/.test(decimals)) return undefined;
  const thousands = grouped(whole);
  return thousands === undefined ? undefined : `${thousands},${decimals}`;
}

/** `dotTyped`: the key was a dot. */
function withDots(text: string, before: string, dotTyped: boolean): string | undefined {
  const wasOpen = isOpen(before);
  if (dotTyped && (wasOpen || before.includes(',') || !text.endsWith('.'))) return undefined;
  const last = text.lastIndexOf('.');
  if (last < 0 || !(dotTyped || wasOpen)) return grouped(text);
  const tail = text.slice(last + 1);
  const whole = grouped(text.slice(0, last));
  if (tail.length < 3) return whole === undefined ? undefined : `${whole}.${tail}`;
  return whole === '' || whole === '0' ? undefined : grouped(text);
}

/** The digits with dots between thousands; undefined when they are more than any amount has. */
function grouped(text: string): string | undefined {
  const digits = text.replace(/[^0-9]/g, '').replace(/^0+(?=\d)/, '');
  if (Number(digits) * 100 > largestAmount) return undefined;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}
