/**
 * The text with every digit as an ASCII digit, all else as it is: Arabic, Persian and full-width keyboards and pastes
 * bring their own (CN-08). Each of these rows of digits starts at a multiple of 16, so the last four bits are the value.
 */
export function withAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Without the invisible marks that copied text carries: a shopper could not see what is wrong with it. */
export function withoutInvisibleMarks(text: string): string {
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

/** Whether a text is ASCII digits and nothing else, one at least. */
export function isDigits(text: string): boolean {
  for (let place = 0; place < text.length; place++) {
    const character = text.charCodeAt(place);
    if (character < zero || character > nine) return false;
  }
  return text !== '';
}

const zero = '0'.charCodeAt(0);
const nine = '9'.charCodeAt(0);
