import { nameSignProblem, typedName } from '../validation/name.js';
import type { Problem } from '../validation/problem.js';
import { composed } from '../validation/typed-text.js';

/** Characters, after {@link normaliseHolderName} (CN-13). */
export const holderNameMax = 75;

/**
 * The name as it is checked and sent: {@link composed}, a space for a dot, no space at the ends, one space between words. Not
 * for use while typing: it would remove the space before the next word.
 */
export function normaliseHolderName(text: string): string {
  return typedName(composed(text).replace(/\s/g, ' ')).trim();
}

/**
 * Returns what is wrong with the name on the card: required, at most 75 characters, letters of any alphabet and spaces
 * only, and two words or more of at least 2 letters (CN-13). A single letter between them, as in `AYŞE N YILMAZ`, is
 * fine. Of a sign that is not taken the problem says what to type instead.
 */
export function holderNameProblem(text: string): Problem | undefined {
  const name = normaliseHolderName(text);
  if (name === '') return { key: 'validation.required' };
  if (name.length > holderNameMax) return { key: 'validation.cardHolderNameMax', params: { max: holderNameMax } };
  const fullWords = name.match(/\p{L}{2,}/gu) ?? [];
  const sign = nameSignProblem(name);
  if (sign !== undefined) return sign;
  if (/[^\p{L} ]/u.test(name) || fullWords.length < 2) return { key: 'validation.cardHolderName' };
  return undefined;
}
