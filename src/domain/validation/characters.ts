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

/** The characters of a text by what they mean to a number, each with the marks behind it. */
export function charactersOf(text: Letters): readonly Character[] {
  const characters: Character[] = [];
  let start = 0;
  let next = characterAt(text, 0);
  while (next !== '') {
    const digit = digitOf(next);
    const kind = digit === '' ? kindOf(next) : 'digit';
    let end = start + next.length;
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

/** Invisible, or combined with what stands before it. */
function isMark(character: string): boolean {
  return character >= '\x80' && /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]$/u.test(character);
}

/** Digits in a circle, raised or lowered count as well: people read them as digits. */
function digitOf(character: string): string {
  if (character >= '0' && character <= '9') return character;
  if (character < '\x80') return '';
  const plain = /^\p{No}$/u.test(character) ? character.normalize('NFKC') : character;
  return asciiDigit(plain);
}

function kindOf(character: string): Character['kind'] {
  return /^[\p{L}\p{N}]$/u.test(character) ? 'letter' : 'separator';
}
