import { requireText } from '../validation/typed-text.js';
import { troyRanges } from './troy-ranges.js';

/** One card scheme: everything that differs from scheme to scheme. */
export interface Scheme {
  /** Lower case, as card look-ups name it; also the name of its picture. */
  readonly id: string;
  /** As the scheme writes itself. */
  readonly name: string;
  /** First digits of its cards: one prefix, or the first and the last of a range, which are equally long. */
  readonly prefixes: readonly (number | readonly [from: number, to: number])[];
  /** Prefixes among them whose cards may be another scheme's: which one, the card look-up alone says (CN-05). */
  readonly undecided?: readonly number[];
  /** How many digits its cards have (CN-05). */
  readonly lengths: readonly number[];
  /** How the digits are set, in groups (CN-07). */
  readonly grouping: readonly number[];
  /** Digits of the security code (CN-12). */
  readonly cvvLength: 3 | 4;
  /** True where the last digit is a checksum; the cards of one scheme carry none (CN-06). */
  readonly checksum: boolean;
}

/** The grouping of a card whose scheme is not known, or has none of its own (CN-07). */
export const commonGrouping: readonly number[] = [4, 4, 4, 4];

/**
 * The schemes of the market, a row each: a new scheme is a new row. Two ranges have two owners:
 * - 622126-622925 is shared by UnionPay and Discover. It stands with UnionPay: that takes every number Discover would
 *   take, and a card is rather let through to its bank than refused here.
 * - 65 is Discover's and Troy's. Ranges of Troy that are known stand with it; the others stand with Discover, which has 16
 *   digits and a checksum too, and are undecided until the card look-up names their scheme ({@link schemeNamed}).
 */
export const schemes: readonly Scheme[] = [
  {
    id: 'visa',
    name: 'Visa',
    prefixes: [4],
    lengths: [13, 16],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'mastercard',
    name: 'Mastercard',
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'amex',
    name: 'American Express',
    prefixes: [34, 37],
    lengths: [15],
    grouping: [4, 6, 5],
    cvvLength: 4,
    checksum: true,
  },
  {
    id: 'dinersclub',
    name: 'Diners Club',
    prefixes: [[300, 305], 36, 38, 39],
    lengths: [14],
    grouping: [4, 4, 4, 2],
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'discover',
    name: 'Discover',
    prefixes: [6011, [644, 649], 65],
    undecided: [65],
    lengths: [16],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'jcb',
    name: 'JCB',
    prefixes: [2131, 1800, [3528, 3589]],
    lengths: [16, 19],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'unionpay',
    name: 'UnionPay',
    prefixes: [62, 81],
    lengths: [16, 17, 18, 19],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: false,
  },
  {
    id: 'maestro',
    name: 'Maestro',
    // 6 is what no other scheme claims of the sixes.
    prefixes: [493698, 50, [56, 59], 6],
    // 12 is the scheme's; a number that short is refused for every scheme (CN-03).
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
  {
    id: 'troy',
    name: 'Troy',
    prefixes: [9792, ...troyRanges],
    lengths: [16],
    grouping: commonGrouping,
    cvvLength: 3,
    checksum: true,
  },
];

/**
 * The scheme of a card number, from the digits typed so far and nothing else (CN-20). The longest prefix counts: 493698
 * is Maestro's although 4 is Visa's. Undefined while too little is typed, and for a number of no known scheme.
 */
export function recogniseScheme(digits: string): Scheme | undefined {
  requireText(digits);
  let start = 0;
  let read = 0;
  for (const { from, to, length, scheme } of rangesOf.get(Number(digits.slice(0, 2))) ?? []) {
    // Of a text that is too short this is a smaller number: no prefix begins with 0.
    if (length !== read) start = Number(digits.slice(0, length));
    read = length;
    if (from <= start && start <= to) return scheme;
  }
  return undefined;
}

/**
 * The scheme whose logo can be shown: the recognised one, unless further digits could make the number another scheme's
 * (CN-10), or its prefix is undecided. `6` and `60` may become Discover's 6011, so they have none; `6012` is Maestro's.
 */
export function decidedScheme(digits: string): Scheme | undefined {
  const recognised = recogniseScheme(digits);
  if (recognised?.undecided?.some((prefix) => digits.startsWith(String(prefix)))) return undefined;
  const canChange = ranges.some(({ from, to, length, scheme }) => {
    if (scheme === recognised || length <= digits.length) return false;
    const start = (end: number) => String(end).slice(0, digits.length);
    return start(from) <= digits && digits <= start(to);
  });
  return canChange ? undefined : recognised;
}

/**
 * Every scheme that a number which begins with these digits can still be of, in the order of the table: of `6`
 * Discover, UnionPay, Maestro and Troy, of none typed all of them, and none of digits that begin no card.
 */
export function possibleSchemes(digits: string): readonly Scheme[] {
  const recognised = recogniseScheme(digits);
  return schemes.filter(
    (scheme) => scheme === recognised || scheme.prefixes.some((prefix) => mayReach(prefix, digits)),
  );
}

/** Returns whether further digits can make this prefix of them. */
function mayReach(prefix: Scheme['prefixes'][number], digits: string): boolean {
  const [from, to] = (typeof prefix === 'number' ? [prefix, prefix] : prefix).map(String);
  if (from === undefined || to === undefined || from.length <= digits.length) return false;
  return from.slice(0, digits.length) <= digits && digits <= to.slice(0, digits.length);
}

/**
 * The scheme by its name in lower case, as a card look-up or a saved card has it. For co-badged cards it is more exact
 * than the number, so a logo uses it first: `schemeNamed(details.scheme) ?? decidedScheme(digits)` (CN-10).
 */
export function schemeNamed(name: string): Scheme | undefined {
  return byName.get(name);
}

const byName: ReadonlyMap<string, Scheme> = new Map(schemes.map((scheme) => [scheme.id, scheme]));

/** Every prefix of every scheme, the longest first. */
const ranges = schemes
  .flatMap((scheme) =>
    scheme.prefixes.map((prefix) => {
      const [from, to] = typeof prefix === 'number' ? [prefix, prefix] : prefix;
      return { from, to, length: String(from).length, scheme };
    }),
  )
  .sort((one, other) => other.length - one.length);

/** The same by the number of the first two digits, or of the only one. */
const rangesOf = new Map<number, typeof ranges>();
for (const range of ranges) {
  for (const start of startsOf(range)) rangesOf.set(start, [...(rangesOf.get(start) ?? []), range]);
}

/** The first two digits of the numbers in a range; of a prefix of one digit, that digit too. */
function startsOf({ from, to, length }: (typeof ranges)[number]): readonly number[] {
  const [first = 0, last = 0] = [from, to].map((end) => Number(String(end).slice(0, 2)));
  if (length === 1) return [first, ...Array.from({ length: 10 }, (_, next) => first * 10 + next)];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
