/** Characters that are not seen, and write their neighbours in another order. Between letters the two joiners belong to words. */
const format = /(\p{L}\p{M}*[\u200c\u200d](?=\p{L}))|\p{Cf}/gu;

/** Marks on one letter beyond the fourth: no language has so many, and a stack of them covers what stands above it. */
const marks = /(\p{M}{4})\p{M}+/gu;

/** A text of somebody else, to be shown: it can neither turn the page's own words round nor run over them (TR-11). */
export function shownText(text: string): string {
  return text.replace(format, '$1').replace(marks, '$1');
}

/** Letters that are written from right to left: Hebrew, Arabic, and the scripts that Unicode has beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of somebody else where no element can isolate it: in a sentence, a window's title, a name for screen readers. One
 * that is written from right to left would take the words and numbers beside it into its order; any other stays as it is
 * (TR-11).
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
