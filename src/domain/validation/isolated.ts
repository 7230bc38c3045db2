/** Letters that are written from right to left: Hebrew, Arabic, and the scripts that Unicode has beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of somebody else where no element can isolate it: in a sentence, or in a name for screen readers. One
 * that is written from right to left would take the words and numbers beside it into its order; any other stays as it is
 * (TR-11).
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
