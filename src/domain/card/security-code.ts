import type { Problem } from '../validation/problem.js';
import { isDigits, withAsciiDigits } from '../validation/typed-text.js';
import type { Scheme } from './scheme.js';

/** How many digits a security code can have: 4 for amex, 3 for the others, either while the scheme is unknown (CN-12). */
export function cvvLength(scheme: Scheme | undefined): readonly number[] {
  return scheme === undefined ? [3, 4] : [scheme.cvvLength];
}

/** Returns what is wrong with the security code of a new card (CN-12). */
export function cvvProblem(text: string, scheme: Scheme | undefined): Problem | undefined {
  if (scheme === undefined) return codeProblem(text, 3, 4, '3-4');
  return codeProblem(text, scheme.cvvLength, scheme.cvvLength, scheme.cvvLength);
}

/**
 * Returns what is wrong with the security code asked for a saved card: 4 digits or more for amex, 3 or more otherwise
 * (SC-07).
 */
export function savedCardCvvProblem(text: string, scheme: Scheme | undefined): Problem | undefined {
  const least = scheme?.cvvLength ?? 3;
  return codeProblem(text, least, Number.POSITIVE_INFINITY, least);
}

/** The security code that goes with a saved card: empty while it is too short to be one (SC-07). */
export function sentSavedCardCvv(text: string): string {
  return text.length >= 3 ? text : '';
}

function codeProblem(text: string, least: number, most: number, length: string | number): Problem | undefined {
  const isPlain = isDigits(text);
  const code = isPlain ? text : withAsciiDigits(text.trim());
  if (code === '') return { key: 'validation.required' };
  if (!isPlain && !isDigits(code)) return { key: 'validation.cardCvvFormat' };
  const isLongEnough = code.length >= least && code.length <= most;
  return isLongEnough ? undefined : { key: 'validation.cardCvvLength', params: { length } };
}
