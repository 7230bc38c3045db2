/** A text that is read letter by letter; a string is one. */
export interface Letters {
  readonly length: number;
  charCodeAt(place: number): number;
  slice(start: number, end: number): string;
}

/**
 * Throws a TypeError where a program without types gives a rule something else than a text: a number has lost its leading
 * zeros, and a long one its last digits. The error never holds the value (PK-07).
 */
export function requireText(text: string): void {
  if (typeof text !== 'string') throw new TypeError(`A text is wanted, not a ${typeof text}`);
}

/**
 * The text with every digit as an ASCII digit, all else as it is: Arabic, Persian and full-width keyboards and pastes
 * bring their own, and so does every other script (CN-08).
 */
export function withAsciiDigits(text: string): string {
  requireText(text);
  return isAscii.test(text) ? text : text.replace(/\p{Nd}/gu, asciiDigit);
}

/** The ASCII digit of a decimal digit of any script; empty for another character. */
export function asciiDigit(character: string): string {
  let before = character.codePointAt(0) ?? 0;
  if (!decimalDigit.test(character)) return '';
  // Unicode has the ten digits of a script side by side, the zero first; scripts that adjoin fill ten places each.
  const place = before;
  while (decimalDigit.test(String.fromCodePoint(before - 1))) before -= 1;
  return String((place - before) % 10);
}

const isAscii = /^[\0-\x7f]*$/;
const decimalDigit = /^\p{Nd}/u;

/** Without the invisible marks that copied text carries: a shopper could not see what is wrong with it. */
export function withoutInvisibleMarks(text: string): string {
  requireText(text);
  return text.replace(/\p{Cf}/gu, '');
}

/**
 * Words as they are checked and sent: letters composed (`I` and a dot above are one `İ`), without invisible marks. An `İ`
 * that was lower-cased outside of Turkish has kept its dot as a mark of its own: it is a plain `i`.
 */
export function composed(text: string): string {
  return withoutInvisibleMarks(text)
    .replace(/i\u0307+/g, 'i')
    .normalize('NFC');
}

/** The digits of any text as ASCII digits; spaces, dashes and everything else are dropped (CN-02, CN-08). */
export function digitsOf(text: string): string {
  return isDigits(text) ? text : withAsciiDigits(text).replace(/[^0-9]/g, '');
}

/**
 * The digits of a field after an edit, `room` of them at most. What comes into a field that is full is refused, as
 * `maxlength` does it: it pushes out no digit behind it (CN-23). `before` is what the field held, `edited` what the browser
 * made of it, both digits only.
 */
export function withinRoom(before: string, edited: string, room: number): string {
  if (edited.length <= room) return edited;
  let start = 0;
  while (start < before.length && before[start] === edited[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === edited.at(-1 - end)) end += 1;
  const inserted = edited.slice(start, edited.length - end).slice(0, Math.max(0, room - start - end));
  return (edited.slice(0, start) + inserted + edited.slice(edited.length - end)).slice(0, room);
}

/** Returns whether a text is ASCII digits and nothing else, one at least. */
export function isDigits(text: string): boolean {
  requireText(text);
  for (let place = 0; place < text.length; place++) {
    const character = text.charCodeAt(place);
    if (character < zero || character > nine) return false;
  }
  return text !== '';
}

const zero = '0'.charCodeAt(0);
const nine = '9'.charCodeAt(0);

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
