import { currencySigns, largestAmount, printAmount } from '../money/amount.js';
import { type Currency, currencies, isoCode } from '../money/currency.js';
import { withAsciiDigits, withoutInvisibleMarks } from '../validation/typed-text.js';

/**
 * Reads an amount as people type and paste it, into minor units. Undefined when it is none, or could mean two.
 *
 *     entry    = [sign] number [sign]       one sign at most, spaces around the parts
 *     number   = whole [point decimals]     point: "," or "."; decimals: 0, 1 or 2 digits
 *     whole    = digits                     1234
 *              | group (sep 3digits)+       1.234  1 234  1'234  1,234.5; group: 1 to 3 digits, not beginning with 0
 *
 * - The separators of the thousands are all the same one: `1.234,56` (Turkish) and `1,234.56` (English) are both
 *   123456, and so is `1.234.56`, whose last dot has two digits behind it.
 * - **The comma is the radix.** Three digits after a single dot are thousands, `1.234` is 1234,00; after a single comma
 *   they are decimals, one too many, so `1,500` and `150,005` are refused. Commas part thousands only where nothing else
 *   can be meant: `1,234.56`, `1,234,567`.
 * - One or two digits after either are decimals: `1234.5` is 1234,50 and `1,23` is 1,23.
 * - Refused, for they are no amount in either habit: `1,2,3`, `12.34.567`, `1.234,567`, `0.500`, `1234.567`. Nothing is
 *   rounded and no digit is dropped. Refused too: signs of minus and plus, exponents, letters, {@link largestAmount}
 *   exceeded.
 * - `,50` is 0,50 and `5,` is 5,00: both are typed before another amount is whole.
 * - Digits and points may be full-width or Arabic; invisible marks that copied text carries are dropped.
 * - The sign is a currency's: `₺`, `TL`, `TRY`, `lira`, `$`, `USD`, `€`, `EUR`, `£`, `GBP`, `¥`, `JPY`, `CHF`, in any
 *   case. With `currency`, only that currency's: a pasted `$100` is not a hundred lira.
 */
export function parseAmountEntry(text: string, currency?: Currency): number | undefined {
  if (text.length > longestEntry) return undefined;
  const [whole, decimals = ''] = partsOf(withoutSign(plainAmountText(text), currency) ?? '');
  if (whole === undefined || whole + decimals === '') return undefined;
  const minor = Number(whole.replace(/[^0-9]/g, '') + decimals.padEnd(2, '0'));
  return minor <= largestAmount ? minor : undefined;
}

/**
 * The entry as it is shown when its field is left: dots between thousands, comma, two decimals (LK-02). A text that is
 * no amount stays as it was typed.
 */
export function normaliseAmountEntry(text: string, currency?: Currency): string {
  const minor = parseAmountEntry(text, currency);
  return minor === undefined ? text : printAmount(minor);
}

/** The text with ASCII digits, points, apostrophes and spaces in place of those of other keyboards. */
export function plainAmountText(text: string): string {
  return withAsciiDigits(withoutInvisibleMarks(text))
    .replace(/[٫，﹐]/g, ',')
    .replace(/[．﹒]/g, '.')
    .replace(/[٬’＇]/g, "'")
    .replace(/\s/g, ' ');
}

/** Characters: more than any amount takes, with its separators and its sign. */
const longestEntry = 64;

/** The whole part, separators and all, and the decimals; nothing when it is no number. */
function partsOf(number: string): readonly string[] {
  for (const form of [plainNumber, ...groupedNumbers]) {
    const match = form.exec(number);
    if (match !== null) return match.slice(1);
  }
  return [];
}

const plainNumber = /^([0-9]*)(?:[.,]([0-9]{0,2}))?$/;

/** Numbers with separators between their thousands: one form a separator, so that they cannot be mixed. */
const groupedNumbers: readonly RegExp[] = [
  /^([1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:[.,]([0-9]{0,2}))?$/,
  /^([1-9][0-9]{0,2}(?:,[0-9]{3})+)\.([0-9]{1,2})$/,
  /^([1-9][0-9]{0,2}(?:,[0-9]{3}){2,})\.?$/,
  /^([1-9][0-9]{0,2}(?: [0-9]{3})+)(?:[.,]([0-9]{0,2}))?$/,
  /^([1-9][0-9]{0,2}(?:'[0-9]{3})+)(?:[.,]([0-9]{0,2}))?$/,
];

/**
 * Returns what people may write for a currency beside an amount, in lower case: its sign, the provider's code and the
 * ISO one, its word.
 */
function signsOf(currency: Currency): readonly string[] {
  const words = [currencySigns[currency].trim(), currency, isoCode(currency)].map((word) => word.toLowerCase());
  return currency === 'TL' ? [...words, 'lira'] : words;
}

function withoutSign(text: string, currency: Currency | undefined): string | undefined {
  const [, before = '', number = '', after = ''] = /^([^0-9.,']*)(.*?)([^0-9.,']*)$/.exec(text) ?? [];
  const sign = (before.trim() || after.trim()).toLowerCase();
  if (sign === '') return number;
  if (before.trim() !== '' && after.trim() !== '') return undefined;
  const named = currencies.find((each) => signsOf(each).includes(sign));
  return named === undefined || (currency !== undefined && named !== currency) ? undefined : number;
}
