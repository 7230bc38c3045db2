import { type Character, charactersOf, type Span } from '../validation/characters.js';
import { isTurkishIban } from '../validation/iban.js';
import type { Letters } from '../validation/typed-text.js';
import { cardNumberProblem, passesChecksum } from './card-number.js';

/** Digits of a card number without gaps. */
const shortest = 13;
const longest = 19;

/** Digits of nearly every card: so many are looked for beside digits that stand against them. */
const usual = 16;

/**
 * Digits of the groups that card numbers are written in: fours with a rest or two or three of them in one, 4-6-5 and 4-6-4,
 * two eights, 6-13, 6-6-4, 10-6, threes, fives, pairs, and one by one. Telephones, dates and identity numbers that follow each other have
 * none of these.
 */
const written =
  /^(?:(?:4,){3,4}[1-4]|4,6,[45]|8,8|6,13|6,6,4|10,6|12,4|4,4,8|4,8,4|8,4,4|(?:3,){4,6}[1-4]|5,5,[56]|(?:5,){3}[1-4]|(?:2,){6,8}[12]|(?:1,){12,18}1)$/;

/** The most groups that a number is written in: its digits one by one. */
const mostGroups = longest;

/**
 * Returns whether a card number stands in a free text, such as a name or an address: digits of any script that a scheme
 * gives out and whose checksum holds, in one piece or in the groups of a card with anything but letters and digits
 * between them. It begins and ends with its groups; one of 16 to 19 digits may also have digits against it, as long as
 * they are 19 together. Such a text is kept and shown where no card number may be (T13). Twice the text is at most
 * twice the work (TR-09).
 */
export function holdsCardNumber(text: Letters): boolean {
  // guard: card number in a text -> return false;
  return readingsOf(text).some((decoded) => spansIn(text, decoded).length > 0);
}

/**
 * The same for a number of a bank's receipt, which may be long: digits within a longer piece are no card number. A receipt's
 * number may pass the checksum by chance, so it must be one that a scheme gives out.
 */
export function isCardNumberInGroups(text: Letters): boolean {
  return readingsOf(text).some((decoded) => {
    const groups = groupsOf(text, decoded);
    return groups.some((_group, first) => spansFrom(groups, first).length > 0);
  });
}

/**
 * The text with all but the last four digits of every card number in it replaced by asterisks (T13): for a text that is not
 * the shopper's to correct. A text without one is returned as it came.
 */
export function withoutCardNumbers(text: Letters): string {
  const [first = false, second] = readingsOf(text);
  const kept = masking(text, first);
  return second === undefined ? kept : masking(kept, second);
}

/**
 * The same for an address that may name a key, such as an order's number: a key that stands there with no digit against it
 * is kept whole, since one in ten long numbers passes the checksum and the merchant finds its order by it.
 */
export function withoutCardsBeside(key: string, text: string): string {
  const isKept = (before: Letters, span: Span) => isWithinKey(key, before, span);
  return readingsOf(text).reduce((kept, decoded) => masking(kept, decoded, isKept), text);
}

/**
 * A telephone with all but its last four digits as asterisks where it has 16 or more behind those by which one dials abroad
 * (00, 011: no card begins so): no telephone has, a card number in the wrong field does (T13). A foreign one may have 15.
 */
export function withoutCardAsPhone(phone: string): string {
  const digits = charactersOf(phone).map(({ digit }) => digit);
  return digits.join('').replace(/^0+(?:11)?/, '').length < usual ? phone : masked(phone);
}

/**
 * Both ways to read a text: with the escape sequences of an address decoded (`%20`, `%35`), and as it stands. A text
 * without a percent sign has one.
 */
function readingsOf(text: Letters): readonly boolean[] {
  return text.slice(0, text.length).includes('%') ? [true, false] : [false];
}

/** An escape sequence of which a mask has taken a part. */
const brokenEscape = /%(?![\da-f]{2})/gi;

/** The text without the card numbers that one way to read it finds. An address stays one. */
function masking(text: Letters, decoded: boolean, isKept?: (text: Letters, span: Span) => boolean): string {
  const pieces: string[] = [];
  let done = 0;
  const spans = spansIn(text, decoded).filter((span) => isKept?.(text, span) !== true);
  for (const { start, end } of joined(spans)) {
    const before = Math.max(done, start - 2);
    const shown = text.slice(before, start) + masked(text.slice(start, end), decoded);
    pieces.push(text.slice(done, before), shown.replace(brokenEscape, '*'));
    done = end;
  }
  return pieces.join('') + text.slice(done, text.length);
}

/** A key of so many characters is kept where other digits follow it too: what a card number has beside it is no number. */
const longKey = 9;

/**
 * Returns whether a part of a text belongs to a key that stands there with no digit against it, or holds such a long one.
 */
function isWithinKey(key: string, text: Letters, { start, end }: Span): boolean {
  if (key.length < longKey && key.length < end - start) return false;
  const [first, last] = [start, end - key.length].sort((one, other) => one - other);
  for (let from = Math.max(0, first ?? 0); from <= (last ?? 0); from += 1) {
    const to = from + key.length;
    if (text.slice(from, to) !== key) continue;
    const isBegun = from === 0 || /(?:\P{N}|%[\da-f]{2})$/iu.test(text.slice(Math.max(0, from - 3), from));
    if (isBegun && !/^\p{N}/u.test(text.slice(to, to + 1))) return true;
  }
  return false;
}

/** The text with all but its last four digits as asterisks, those four as ASCII digits without marks. */
function masked(text: string, decoded = false): string {
  const characters = charactersOf(text, decoded);
  let left = characters.filter(({ digit }) => digit !== '').length;
  return characters
    .map(({ digit, start, end }) => {
      if (digit === '') return text.slice(start, end);
      left -= 1;
      return left < 4 ? digit : '*';
    })
    .join('');
}

/** Where the card numbers of a text are, by their beginnings; they may overlap. */
function spansIn(text: Letters, decoded: boolean): readonly Span[] {
  const groups = groupsOf(text, decoded);
  return groups.flatMap((group, first) => [...spansFrom(groups, first), ...spansWithin(group)]);
}

interface Group extends Span {
  /** At most one more than a card number has. */
  readonly digits: string;
  /** Where each of them is. */
  readonly places: readonly Span[];
  /** True where only separators stand between this group and the one before it. */
  readonly follows: boolean;
}

/** The digits of a text in their groups, those of an IBAN left out. */
function groupsOf(text: Letters, decoded: boolean): readonly Group[] {
  const characters = charactersOf(text, decoded);
  const groups: Group[] = [];
  let follows = false;
  let place = 0;
  for (;;) {
    const first = characters[place];
    if (first === undefined) return groups;
    const ibanEnd = endOfIban(text, characters, place);
    const digitsEnd = endWhere(characters, place, ({ kind }) => kind !== 'digit');
    if (first.kind === 'letter') follows = false;
    if (digitsEnd > place) {
      const places = characters.slice(place, Math.min(digitsEnd, place + longest + 1));
      const digits = places.map(({ digit }) => digit).join('');
      groups.push({ digits, places, start: first.start, end: characters[digitsEnd - 1]?.end ?? first.end, follows });
      follows = true;
    }
    place = Math.max(ibanEnd, digitsEnd, place + 1);
  }
}

/** Digits of an IBAN of Turkey. */
const ibanDigits = 24;

/**
 * Where an IBAN of Turkey ends that begins here, in groups or not; here where none does. Its digits in fours look like a
 * card's.
 */
function endOfIban(text: Letters, characters: readonly Character[], place: number): number {
  const [first, second] = characters.slice(place, place + 2);
  if (first?.kind !== 'letter' || second?.kind !== 'letter') return place;
  if (text.slice(first.start, second.end).toUpperCase() !== 'TR') return place;
  let digits = '';
  let end = endWhere(characters, place + 2, ({ kind }) => kind !== 'separator');
  while (characters[end]?.kind === 'digit' && digits.length < ibanDigits) {
    digits += characters[end]?.digit;
    const next = end + 1;
    end = digits.length < ibanDigits ? endWhere(characters, next, ({ kind }) => kind !== 'separator') : next;
  }
  return characters[end]?.kind !== 'digit' && isTurkishIban(`TR${digits}`) ? end : place;
}

/** The first place from `start` on whose character is the wanted one; the end where there is none. */
function endWhere(
  characters: readonly Character[],
  start: number,
  isWanted: (character: Character) => boolean,
): number {
  let place = start;
  for (;;) {
    const character = characters[place];
    if (character === undefined || isWanted(character)) return place;
    place += 1;
  }
}

/** The card numbers that begin with this group and end with it or with a later one. */
function spansFrom(groups: readonly Group[], first: number): readonly Span[] {
  const spans: Span[] = [];
  const sizes: number[] = [];
  let digits = '';
  for (const group of groups.slice(first, first + mostGroups)) {
    if (digits !== '' && !group.follows) break;
    sizes.push(group.digits.length);
    digits += group.digits;
    if (digits.length > longest) break;
    // Few digits pass the checksum: their groups are looked at last.
    if (isCard(digits) && (digits === group.digits || written.test(sizes.join())))
      spans.push({ start: groups[first]?.start ?? 0, end: group.end });
  }
  return spans;
}

/** The card numbers of 16 and more digits in one piece of digits that is not longer than a card number can be. */
function spansWithin({ digits, places }: Group): readonly Span[] {
  if (digits.length > longest) return [];
  const spans: Span[] = [];
  for (let from = 0; from + usual <= digits.length; from += 1) {
    for (let to = from + usual; to <= digits.length; to += 1) {
      const start = places[from]?.start ?? 0;
      const end = places[to - 1]?.end ?? start;
      if (isCard(digits.slice(from, to))) spans.push({ start, end });
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
