/** The key of our own text above the form of a link, which goes before the provider's words (LK-05). */
export type LinkRefusalText =
  | 'linkFailure.validation'
  | 'linkFailure.pending'
  | 'linkFailure.closed'
  | 'linkFailure.outOfStock'
  | 'linkFailure.amountLeft'
  | 'linkFailure.overLimit'
  | 'linkFailure.insecurePage';

const texts: ReadonlyMap<string | undefined, LinkRefusalText> = new Map<string, LinkRefusalText>([
  ['validation', 'linkFailure.validation'],
  ['pending', 'linkFailure.pending'],
  ['closed', 'linkFailure.closed'],
  ['outOfStock', 'linkFailure.outOfStock'],
  ['amountLeft', 'linkFailure.amountLeft'],
  ['overLimit', 'linkFailure.overLimit'],
  ['insecurePage', 'linkFailure.insecurePage'],
]);

/** Returns our own text for the code of a refused form of a link; undefined for a code that has none. */
export function linkRefusalText(code: string | undefined): LinkRefusalText | undefined {
  return texts.get(code);
}
