import { withoutCardNumbers } from '../../../src/domain/card/card-in-text.js';

/** One line of `user_basket`. `price` is a decimal-point text such as `18.00`, of one piece. */
export interface BasketLine {
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
}

/**
 * Reads base64 of JSON `[[name,"18.00",quantity],…]`; undefined when it is not that, or empty. Prices and quantities are
 * read as shops in the field write them (MA-05).
 */
export function readBasket(text: string): readonly BasketLine[] | undefined {
  const json = decode(text);
  if (!Array.isArray(json) || json.length === 0) return undefined;
  const lines = json.map(readLine);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** The basket as it is kept: prices and quantities in the one form that the page reads, and no card number in a name (T13). */
export function plainBasket(text: string): string {
  const lines = readBasket(text) ?? [];
  const rows = lines.map(({ name, price, quantity }) => [withoutCardNumbers(name), price, quantity]);
  return rows.length === 0 ? '' : Buffer.from(JSON.stringify(rows)).toString('base64');
}

function decode(text: string): unknown {
  // Whole groups of four: what follows the basket in a signed text cannot be a part of it.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Shops write prices and quantities as texts or as numbers. */
function readLine(line: unknown): BasketLine | undefined {
  if (!Array.isArray(line)) return undefined;
  const [name, price, quantity] = line.map((part: unknown) => (typeof part === 'number' ? String(part) : part));
  if (typeof name !== 'string' || typeof price !== 'string' || typeof quantity !== 'string') return undefined;
  const plainPrice = readPrice(price);
  const pieces = readQuantity(quantity);
  return plainPrice === undefined || pieces === undefined ? undefined : { name, price: plainPrice, quantity: pieces };
}

/** A price without thousands, such as `1899`, `18.5`, `18,00` or `16.0169`. */
const ungrouped = /^(\d{1,12})(?:\.(\d{1,4})|,(\d{1,2}|\d{4}))?$/;
/** A price with thousands of one kind, such as `1.899.00`, `1,899.00`, `1.899,00` or `1,899`. */
const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3}){0,2})(?:[.,](\d{1,2}|\d{4}))?$/;

/** A price as a decimal-point text with two decimals, rounded; undefined when it cannot be meant. */
function readPrice(text: string): string | undefined {
  const plain = ungrouped.exec(text);
  if (plain !== null) return rounded(plain[1] ?? '', plain[2] ?? plain[3] ?? '');
  const thousands = grouped.exec(text);
  return thousands === null ? undefined : rounded(thousands[1]?.replace(/\D/g, '') ?? '', thousands[3] ?? '');
}

/** Two decimals, the half rounded up. */
function rounded(whole: string, decimals: string): string {
  const tenThousandths = BigInt(whole + decimals.padEnd(4, '0'));
  const cents = (tenThousandths + 50n) / 100n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Whole pieces, such as `2` or `1.00`; `0` stands for a line that is not counted: one piece. */
function readQuantity(text: string): number | undefined {
  const whole = /^(\d{1,6})(?:[.,]0{1,4})?$/.exec(text)?.[1];
  return whole === undefined ? undefined : Math.max(1, Number(whole));
}
