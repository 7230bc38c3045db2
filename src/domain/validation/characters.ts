import { asciiDigit, type Letters } from './typed-text.js';

/** From the first character to the one behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A character and what it means to a number that is written in a text. */
export interface Character extends Span {
  readonly kind: 'digit' | 'letter' | 'separator';
  /** As an ASCII digit; empty for anything else. */
  readonly digit: string;
}

/**
 * The characters of a text by what they mean to a number, each with the marks behind it. `decoded`: what an address writes
 * as `%20` is the one character that is meant.
 */
export function charactersOf(text: Letters, decoded = false): readonly Character[] {
  const characters: Character[] = [];
  let start = 0;
  let next = characterAt(text, 0);
  while (next !== '') {
    const escaped = decoded && next === '%' ? escapedAt(text, start) : undefined;
    const meant = escaped?.meant ?? next;
    const digit = digitOf(meant);
    const kind = digit === '' ? kindOf(meant) : 'digit';
    let end = start + (escaped?.length ?? next.length);
    next = characterAt(text, end);
    while (isMark(next)) {
      end += next.length;
      next = characterAt(text, end);
    }
    characters.push({ kind, digit, start, end });
    start = end;
  }
  return characters;
}

/** The character that begins here, of one UTF-16 unit or two; empty behind the end. */
function characterAt(text: Letters, place: number): string {
  if (place >= text.length) return '';
  const code = text.charCodeAt(place);
  const isPair = code >= 0xd800 && code < 0xdc00;
  return text.slice(place, Math.min(text.length, place + (isPair ? 2 : 1)));
}

/** The character that the escape sequences here stand for, of up to four bytes; undefined where they stand for none. */
function escapedAt(text: Letters, place: number): { readonly meant: string; readonly length: number } | undefined {
  const high = Number.parseInt(characterAt(text, place + 1), 16);
  const length = high < 12 ? 3 : 3 * Math.max(2, high - 11);
  if (!(place + length <= text.length)) return undefined;
  try {
    return { meant: decodeURIComponent(text.slice(place, place + length)), length };
  } catch {
    return undefined;
  }
}

/** Invisible, or combined with what stands before it. */
function isMark(character: string): boolean {
  return character >= '\x80' && /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]$/u.test(character);
}

/** Digits in a circle or in parentheses, with a dot, raised or lowered count as well: people read them as digits. */
function digitOf(character: string): string {
  if (character >= '0' && character <= '9') return character;
  if (character < '\x80') return '';
  if (!/^\p{No}$/u.test(character)) return asciiDigit(character);
  const code = character.codePointAt(0) ?? 0;
  if (zeros.includes(code)) return '0';
  const one = ones.find((first) => code >= first && code < first + 9);
  return one === undefined ? asciiDigit(character.normalize('NFKC').replace('(', '')) : String(code - one + 1);
}

/** Zeros, and the ones of rows up to nine, in circles of which Unicode does not say what digit they hold. */
const zeros = [0x24ff, 0x1f10b, 0x1f10c];
const ones = [0x24f5, 0x2776, 0x2780, 0x278a];

function kindOf(character: string): Character['kind'] {
  return /^[\p{L}\p{N}]$/u.test(character) ? 'letter' : 'separator';
}
