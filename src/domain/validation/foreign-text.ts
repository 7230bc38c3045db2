/** They end a line or a paragraph, and with it what keeps a text's order to itself; line feeds are what a merchant writes. */
const lineEnds = /\r(?!\n)|[\v\f\x85\u2028\u2029]/g;

/**
 * Characters that are not seen, and write their neighbours in another order or end what keeps it. Between letters the two
 * joiners belong to words.
 */
const format = /(\p{L}\p{M}*[\u200c\u200d](?=\p{L})|[\t\n\r])|[\p{Cc}\p{Cf}]/gu;

/** Marks on one letter beyond the fourth: no language has so many, and a stack of them covers what stands above it. */
const marks = /(\p{M}{4})\p{M}+/gu;

/** Anything but blanks: spaces, fillers of scripts, the empty pattern of Braille, and marks without their letter. */
const seen = /[^\s\p{M}\p{DI}\u2800]/u;

/**
 * A text of somebody else, to be shown: it can neither turn the page's own words round nor run over them (TR-11). A text of
 * which nothing would be seen is empty, as one that is not there.
 */
export function shownText(text: string): string {
  const shown = text.replace(lineEnds, ' ').replace(format, '$1').replace(marks, '$1');
  return seen.test(shown) ? shown : '';
}
