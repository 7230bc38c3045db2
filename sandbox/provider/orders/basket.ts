import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { isLimitedCategory, type LegalLimit } from '../../../src/domain/installments/legal-limits.js';
import { plainBase64 } from '../requests/base64.js';
import { isWithin } from '../requests/field-rules.js';

/** One line of `user_basket`, as the shop wrote it. */
export interface BasketLine {
  readonly name: string;
  /**
   * Of one piece, in ten-thousandths of the currency: shops divide what they charge, and round only the sum. Less than
   * nothing is a discount.
   */
  readonly price: bigint;
  /** Pieces, or what else is counted (kg, m), in ten-thousandths; 0 is a line that is not counted. */
  readonly quantity: bigint;
  /** Of the goods, where the shop names one, as it wrote it; else empty (IN-12). */
  readonly category: string;
}

/** Why a basket cannot be read, in words that go on with "must be base64 of JSON ...". */
export class BasketProblem {
  constructor(readonly sentence: string) {}
}

/** One of a price or of a quantity, in its ten-thousandths. */
const one = 10_000n;

/** Lines of a basket, and characters of a name. */
export const mostLines = 1_000;
export const longestName = 500;

/** Holds what a basket is. */
export const basketRule = `base64 of JSON [[name,"18.00",quantity],…], at most ${mostLines} lines and ${longestName} characters a name`;

const noBasket = new BasketProblem(basketRule);

/**
 * Reads base64 of JSON `[[name,"18.00",quantity],…]`, or says why it is not that, is empty, or larger than a basket may
 * be. Prices and quantities are read as shops in the field write them (MA-05).
 */
export function readBasket(text: string): readonly BasketLine[] | BasketProblem {
  const json = decode(text);
  // guard: lines of a basket -> if (!Array.isArray(json) || json.length === 0) return noBasket;
  if (!Array.isArray(json) || json.length === 0 || json.length > mostLines) return noBasket;
  const lines: BasketLine[] = [];
  for (const [index, line] of json.entries()) {
    const read = readLine(line);
    if (typeof read === 'string') return new BasketProblem(`${basketRule}; line ${index + 1}: ${read}`);
    lines.push(read);
  }
  return lines;
}

/** The lines of a basket; none where it cannot be read. A rule may have been taken away since it was taken. */
export function linesOf(text: string): readonly BasketLine[] {
  const lines = readBasket(text);
  return lines instanceof BasketProblem ? [] : lines;
}

/** The basket as it is kept: prices and quantities as they came, in one form, no card number in a name (T13), categories of the rows alone. */
export function keptBasket(lines: readonly BasketLine[], rows: readonly LegalLimit[]): string {
  return encode(lines, (line) => [
    withoutCardNumbers(line.name),
    printPrice(line.price),
    numberOf(line.quantity),
    ...(isLimitedCategory(line.category, rows) ? [line.category] : []),
  ]);
}

/** The goods of a basket: the word for the category of each line, empty for none, and the price of one piece, in minor units, a part of one rounded up. */
export function goodsOf(text: string): readonly { readonly category: string; readonly price: number }[] {
  return linesOf(text).map(({ category, price }) => ({
    category,
    price: Number((price + 99n) / 100n),
  }));
}

/** The basket as the page reads it: prices of two decimals, the half rounded up, and a line that is not counted as one piece. `most`: so many lines of it. */
export function plainBasket(text: string, most = mostLines): string {
  return encode(linesOf(text).slice(0, most), (line) => [
    line.name,
    roundedPrice(line.price),
    numberOf(line.quantity || one),
  ]);
}

/**
 * Returns whether a basket holds what is charged, minor units (AP-14). A price with a part of a minor unit may have
 * been rounded by the piece or in the sum: up to half a minor unit a piece. The sum of a line of 1.5 kg is rounded once. A
 * line of no piece is charged as none or as one.
 */
export function holdsAmount(text: string, amount: number): boolean {
  const lines = linesOf(text);
  if (lines.length === 0) return false;
  return [0n, one].some((least) => {
    const counted = lines.map(({ price, quantity }) => ({ price, quantity: quantity === 0n ? least : quantity }));
    const missed = counted.reduce((sum, { price, quantity }) => sum + price * quantity, -minorUnit * BigInt(amount));
    const rounding = counted.reduce((sum, line) => sum + roundingOf(line), 0n);
    return -rounding <= missed && missed <= rounding;
  });
}

/** One minor unit, as a price times a quantity gives it. */
const minorUnit = 100n * one;

/** How far a line's sum may be from what its shop has charged. */
function roundingOf({ price, quantity }: Pick<BasketLine, 'price' | 'quantity'>): bigint {
  const begun = (quantity + one - 1n) / one;
  if (price % 100n !== 0n) return (minorUnit / 2n) * begun;
  return quantity % one === 0n ? 0n : minorUnit / 2n;
}

/** A quantity as JSON has it. */
function numberOf(quantity: bigint): number {
  return Number(quantity) / Number(one);
}

function encode(lines: readonly BasketLine[], row: (line: BasketLine) => readonly (string | number)[]): string {
  return lines.length === 0 ? '' : Buffer.from(JSON.stringify(lines.map(row))).toString('base64');
}

function decode(given: string): unknown {
  const text = plainBase64(given);
  // Whole groups of four: what follows the basket in a signed text cannot be a part of it.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const json = Buffer.from(text, 'base64');
  if (!isSmall(json)) return undefined;
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Holds what separates values in JSON, or holds them. */
const structure = Uint8Array.from({ length: 256 }, (_, byte) => Number('[]{},:'.includes(String.fromCharCode(byte))));
/** Of one line: its brackets and the comma behind it, and commas between what a shop writes into it. */
const signsOfLine = 20;
/** Bytes of a value with the quotes and blanks around it: escapes take twelve for one character of a name. */
const longestValue = 12 * longestName + 500;
const quote = 34;
const backslash = 92;

/**
 * Returns whether JSON holds hardly more values, and hardly longer ones, than the largest basket does. It is asked before
 * parsing, which takes long for a large basket (TR-09).
 */
function isSmall(json: Buffer): boolean {
  let signs = 0;
  let lastSign = 0;
  let isInText = false;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (byte === quote) isInText = !isInText;
    else if (byte === backslash) place += 1;
    else if (!isInText && structure[byte] === 1) {
      signs += 1;
      lastSign = place;
    }
    if (signs > signsOfLine * mostLines || place - lastSign > longestValue) return false;
  }
  return true;
}

/** Reads a line, or says what is wrong with it. Shops write prices and quantities as texts or as numbers. */
function readLine(line: unknown): BasketLine | string {
  if (!Array.isArray(line)) return 'it must be [name, price, quantity]';
  const [name, price, quantity, category] = line;
  const nameText = typeof name === 'number' ? String(name) : name;
  if (typeof nameText !== 'string' || !isWithin(nameText, longestName))
    return `name must be a text of at most ${longestName} characters`;
  const exactPrice = readPrice(textOf(price));
  if (exactPrice === undefined) return 'price must be a number such as 18.00 or 1.899,50';
  const counted = readQuantity(textOf(quantity).trim());
  if (counted === undefined)
    return 'quantity must be a number such as 2 or 1.5, not below 0, of at most 4 decimals (as a text, three of them only behind a 0 or where they are zeros)';
  const word = category ?? '';
  const categoryText = typeof word === 'string' ? word : JSON.stringify(word);
  return { name: nameText, price: exactPrice, quantity: counted, category: categoryText };
}

/**
 * A number has no thousands, so it has four decimals here, or all eight where it needs more. What it has behind the eighth
 * comes from computing it; but something must not become nothing.
 */
function textOf(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text = value.toFixed(8);
  return value !== 0 && Number(text) === 0 ? '' : text.replace(/0{4}$/, '');
}

/** A price without thousands, such as `1899`, `18.5`, `18,00` or `16.0169`. */
const ungrouped = /^(\d{1,12})(?:[.,](\d{1,2}|\d{4,12}))?$/;
/** Three digits behind a whole that thousands cannot begin with, such as `0.500` or `1234.567`. */
const threeDecimals = /^(0|\d{4,12})[.,](\d{3})$/;
/** A price with thousands of one kind, such as `1.899`, `1,899`, `1.899.00` or `1.899,00`. */
const grouped = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3}){0,2})(?:[.,](\d{1,2}|\d{4,12}))?$/;
/** Three decimals behind thousands of the other kind, such as `1.899,000`. */
const groupedThreeDecimals = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3}){0,2})(?!\2)[.,](\d{3})$/;

/** A currency before or behind a price. */
const currencyName = /^(?:TL|TRY|USD|EUR|GBP|[₺$€£])\s*|\s*(?:TL|TRY|USD|EUR|GBP|[₺$€£])$/i;

/** A price in ten-thousandths; undefined when it cannot be meant. A sign before it is that of a discount. */
function readPrice(text: string): bigint | undefined {
  const bare = text.trim().slice(0, longestPrice).replace(currencyName, '');
  const isDiscount = bare.startsWith('-');
  const digits = isDiscount ? bare.slice(1).trimStart() : bare;
  const price = readDigits(/^[.,]/.test(digits) ? `0${digits}` : digits);
  // Something must not become nothing.
  if (price === 0n && /[1-9]/.test(digits)) return undefined;
  return price !== undefined && isDiscount ? -price : price;
}

/** One character more than any price has. */
const longestPrice = 40;

/** Three digits after one dot or comma are thousands. */
function readDigits(text: string): bigint | undefined {
  const plain = ungrouped.exec(text) ?? threeDecimals.exec(text);
  if (plain !== null) return tenThousandths(plain[1], plain[2]);
  const thousands = grouped.exec(text) ?? groupedThreeDecimals.exec(text);
  return thousands === null ? undefined : tenThousandths(thousands[1]?.replace(/\D/g, ''), thousands[3]);
}

function tenThousandths(whole = '', decimals = ''): bigint {
  const price = BigInt(whole + decimals.padEnd(4, '0').slice(0, 4));
  return Number(decimals[4] ?? 0) >= 5 ? price + 1n : price;
}

/** Its sign, and what it is without it. */
const parted = (price: bigint) => (price < 0n ? (['-', -price] as const) : (['', price] as const));

function printPrice(price: bigint): string {
  const [sign, size] = parted(price);
  return `${sign}${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`;
}

/** Two decimals, the half rounded up. */
function roundedPrice(price: bigint): string {
  const [sign, size] = parted(price);
  const cents = (size + 50n) / 100n;
  return `${sign}${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** A quantity such as `2`, `1.00`, `1,5` or `.5`. Three digits behind a whole may be thousands: they are taken as zeros alone. */
function readQuantity(text: string): bigint | undefined {
  const plain = /^(\d{0,6})(?:[.,](\d{1,2}|\d{4}|0{3}))?$/.exec(text) ?? /^(0?)[.,](\d{3})$/.exec(text);
  return plain === null || text === '' ? undefined : tenThousandths(plain[1] || '0', plain[2]);
}
