import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { plainBase64 } from '../requests/base64.js';

/** One line of `user_basket`, as the shop wrote it. */
export interface BasketLine {
  readonly name: string;
  /**
   * Of one piece, in ten-thousandths of the currency: shops divide what they charge, and round only the sum. Less than
   * nothing is a discount.
   */
  readonly price: bigint;
  /** Whole pieces; 0 is a line that is not counted. */
  readonly quantity: number;
}

/** Lines of a basket, and characters of a name. */
export const mostLines = 1_000;
export const longestName = 500;

/**
 * Reads base64 of JSON `[[name,"18.00",quantity],…]`; undefined when it is not that, empty, or larger than a basket may
 * be. Prices and quantities are read as shops in the field write them (MA-05).
 */
export function readBasket(text: string): readonly BasketLine[] | undefined {
  const json = decode(text);
  // guard: lines of a basket -> if (!Array.isArray(json) || json.length === 0) return undefined;
  if (!Array.isArray(json) || json.length === 0 || json.length > mostLines) return undefined;
  const lines = json.map(readLine);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** The basket as it is kept: prices and quantities as they came, in one form, and no card number in a name (T13). */
export function keptBasket(text: string): string {
  return encode(readBasket(text) ?? [], (line) => [
    withoutCardNumbers(line.name),
    printPrice(line.price),
    line.quantity,
  ]);
}

/** The basket as the page reads it: prices of two decimals, the half rounded up, and one piece at least of each line. */
export function plainBasket(text: string): string {
  return encode(readBasket(text) ?? [], (line) => [line.name, roundedPrice(line.price), Math.max(1, line.quantity)]);
}

/**
 * Returns whether a basket holds what is charged, minor units (AP-14). A price with a part of a minor unit may have
 * been rounded by the piece or in the sum: up to half a minor unit a piece. A line of no piece is charged as none or as
 * one.
 */
export function holdsAmount(text: string, amount: number): boolean {
  const lines = readBasket(text);
  if (lines === undefined) return false;
  return [0, 1].some((least) => {
    const pieces = lines.map(({ price, quantity }) => ({ price, count: BigInt(Math.max(least, quantity)) }));
    const missed = pieces.reduce((sum, { price, count }) => sum + price * count, -100n * BigInt(amount));
    const rounding = pieces.reduce((sum, { price, count }) => sum + (price % 100n === 0n ? 0n : 50n * count), 0n);
    return -rounding <= missed && missed <= rounding;
  });
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
const structure = new Set([...'[]{},:'].map((sign) => sign.charCodeAt(0)));
/** Of one line: its brackets and the comma behind it, and commas between what a shop writes into it. */
const signsOfLine = 20;
const quote = 34;
const backslash = 92;

/**
 * Returns whether JSON holds hardly more values than the largest basket does. Parsing tells it late: nobody may have
 * signed it (TR-09).
 */
function isSmall(json: Buffer): boolean {
  let signs = 0;
  let isInText = false;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (byte === quote) isInText = !isInText;
    else if (byte === backslash) place += 1;
    else if (!isInText && structure.has(byte)) signs += 1;
    if (signs > signsOfLine * mostLines) return false;
  }
  return true;
}

/** Shops write prices and quantities as texts or as numbers. */
function readLine(line: unknown): BasketLine | undefined {
  if (!Array.isArray(line)) return undefined;
  const [name, price, quantity] = line;
  const nameText = typeof name === 'number' ? String(name) : name;
  const quantityText = typeof quantity === 'number' ? String(quantity) : quantity;
  // A number has no thousands, and what it has behind the fourth decimal comes from computing it.
  const priceText = typeof price === 'number' ? price.toFixed(4) : price;
  if (typeof nameText !== 'string' || typeof priceText !== 'string' || typeof quantityText !== 'string')
    return undefined;
  if (nameText.length > 2 * longestName || [...nameText].length > longestName) return undefined;
  const exactPrice = readPrice(priceText);
  const pieces = readQuantity(quantityText.trim());
  if (exactPrice === undefined || pieces === undefined) return undefined;
  return { name: nameText, price: exactPrice, quantity: pieces };
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

/** Whole pieces, such as `2` or `1.00`. */
function readQuantity(text: string): number | undefined {
  const whole = /^(\d{1,6})(?:[.,]0{1,4})?$/.exec(text)?.[1];
  return whole === undefined ? undefined : Number(whole);
}
