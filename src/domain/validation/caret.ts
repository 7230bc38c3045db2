import { digitsOf } from './typed-text.js';

/**
 * Where the caret belongs after a typed text was reformatted (CN-08): behind as many digits as it stood behind before.
 * `raw` is the text as the browser left it after the edit, `caret` the position in it (UTF-16 units), `formatted` what
 * the field shows instead.
 *
 * At the end it stays at the end, whatever was added. In the middle it stands right behind the digit, before a
 * separator; so deleting a separator moves it over the separator, and the next delete takes the digit.
 */
export function caretAfterEdit(raw: string, caret: number, formatted: string): number {
  if (caret >= raw.length) return formatted.length;
  return positionBehind(digitsOf(raw.slice(0, caret)).length, formatted);
}

/** The position right behind the nth digit of a text; its end when it has fewer. */
function positionBehind(digitCount: number, text: string): number {
  let position = 0;
  for (let left = digitCount; left > 0 && position < text.length; position += 1) {
    left -= digitsOf(text.charAt(position)).length;
  }
  return position;
}
