import { isTurkishIban } from '../validation/iban.js';
import { withAsciiDigits, withoutInvisibleMarks } from '../validation/typed-text.js';
import { cardNumberProblem, passesChecksum } from './card-number.js';

/** Digits of a card number without gaps. */
const shortest = 13;
const longest = 19;

/** Digits of nearly every card: so many are looked for beside digits that stand against them. */
const usual = 16;

/**
 * Digits of the groups that card numbers are written in: fours with a rest, 4-6-5 and 4-6-4, two eights, 6-13, and one by
 * one. Telephones, dates and identity numbers that follow each other have none of these.
 */
const written = /^(?:(?:4,){3,4}[1-4]|4,6,[45]|8,8|6,13|(?:1,){12,18}1)$/;

/** The most groups that a number is written in: its digits one by one. */
const mostGroups = longest;

/** An IBAN of Turkey, in groups or not. Its digits in fours look like a card's. */
const iban = /TR(?:[\s\p{Pd}._]*[0-9]){24}(?![0-9])/giu;

const onlySeparators = /^[\s\p{Pd}._]*$/u;

/** From the first character to the one behind the last. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a card number stands in a free text, such as a name or an address: digits that a scheme gives out and whose
 * checksum holds, in one piece or in the groups of a card with spaces, dashes, dots or underscores between them. It begins
 * and ends with its groups; one of 16 to 19 digits may also have digits against it, as long as they are 19 together. Such a
 * text is kept and shown where no card number may be (T13).
 */
export function holdsCardNumber(text: string): boolean {
  return spansIn(plainText(text)).length > 0;
}

/**
 * The same for a number of a bank's receipt, which may be long: digits within a longer piece are no card number. A receipt's
 * number may pass the checksum by chance, so it must be one that a scheme gives out.
 */
export function isCardNumberInGroups(text: string): boolean {
  const groups = groupsOf(plainText(text));
  return groups.some((_group, first) => spansFrom(groups, first).length > 0);
}

/**
 * The text with all but the last four digits of every card number in it replaced by asterisks (T13): for a text that is not
 * the shopper's to correct. A text without one is returned as it came.
 */
export function withoutCardNumbers(text: string): string {
  const plain = plainText(text);
  const spans = spansIn(plain);
  if (spans.length === 0) return text;
  return joined(spans).reduce(
    (kept, { start, end }) => kept.slice(0, start) + masked(kept.slice(start, end)) + kept.slice(end),
    plain,
  );
}

/**
 * A telephone with all but its last four digits as asterisks where it has 16 or more (T13): no telephone has, a card number
 * in the wrong field does. One with fewer digits is returned as it came, for a foreign one may have 15.
 */
export function withoutCardAsPhone(phone: string): string {
  const plain = plainText(phone);
  return plain.replace(/[^0-9]/g, '').length < usual ? phone : masked(plain);
}

function plainText(text: string): string {
  return withAsciiDigits(withoutInvisibleMarks(text));
}

function masked(text: string): string {
  return text.replace(/[0-9](?=(?:[^0-9]*[0-9]){4})/g, '*');
}

/** Where the card numbers of a text are, by their beginnings; they may overlap. */
function spansIn(plain: string): readonly Span[] {
  const groups = groupsOf(plain);
  return groups.flatMap((group, first) => [...spansFrom(groups, first), ...spansWithin(group)]);
}

interface Group extends Span {
  readonly digits: string;
  /** Whether only separators stand between this group and the one before it. */
  readonly follows: boolean;
}

/** The digits of a text in their groups, those of an IBAN left out. */
function groupsOf(plain: string): readonly Group[] {
  const searched = plain.replace(iban, (found) => {
    const bare = found.replace(/[^A-Z0-9]/gi, '').toUpperCase();
    return isTurkishIban(bare) ? 'x'.repeat(found.length) : found;
  });
  let before = 0;
  return [...searched.matchAll(/[0-9]+/g)].map(({ 0: digits, index: start }) => {
    const end = start + digits.length;
    const follows = onlySeparators.test(searched.slice(before, start));
    before = end;
    return { digits, start, end, follows };
  });
}

/** The card numbers that begin with this group and end with it or with a later one. */
function spansFrom(groups: readonly Group[], first: number): readonly Span[] {
  const spans: Span[] = [];
  let digits = '';
  let sizes = '';
  for (const group of groups.slice(first, first + mostGroups)) {
    if (digits !== '' && !group.follows) break;
    sizes += digits === '' ? group.digits.length : `,${group.digits.length}`;
    digits += group.digits;
    if (digits.length > longest) break;
    const isWritten = digits === group.digits || written.test(sizes);
    if (isWritten && isCard(digits)) spans.push({ start: groups[first]?.start ?? 0, end: group.end });
  }
  return spans;
}

/** The card numbers of 16 and more digits in one piece of digits that is not longer than a card number can be. */
function spansWithin({ digits, start }: Group): readonly Span[] {
  if (digits.length > longest) return [];
  const spans: Span[] = [];
  for (let from = 0; from + usual <= digits.length; from += 1) {
    for (let to = from + usual; to <= digits.length; to += 1) {
      if (isCard(digits.slice(from, to))) spans.push({ start: start + from, end: start + to });
    }
  }
  return spans;
}

/** The checksum is asked of every scheme: a text holds numbers of all kinds. */
function isCard(digits: string): boolean {
  return digits.length >= shortest && passesChecksum(digits) && cardNumberProblem(digits) === undefined;
}

/** Spans that overlap made one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const done: Span[] = [];
  for (const span of spans) {
    const last = done.at(-1);
    if (last === undefined || span.start >= last.end) done.push(span);
    else done[done.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return done;
}
