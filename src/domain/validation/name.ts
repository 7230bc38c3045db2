import type { Problem } from './problem.js';

/**
 * A name as its field shows it while it is typed: a dot is a space, and several spaces are one (CN-13). A phone writes a dot
 * and a space where the space key is pressed twice, and initials come with dots.
 */
export function typedName(text: string): string {
  return text.replace(/[.\u3002\uff0e]/g, ' ').replace(/ {2,}/g, ' ');
}

/**
 * Returns what is wrong with the first character of a name that is neither a letter nor a space: the problem names it,
 * and its text says what to type instead (CN-13, AD-01). A digit is not named, since a card number may have been typed.
 */
export function nameSignProblem(name: string): Problem | undefined {
  const [sign] = /[^\p{L}\p{M} ]/u.exec(name) ?? [];
  if (sign === undefined) return undefined;
  return /\p{N}/u.test(sign) ? { key: 'validation.nameDigit' } : { key: 'validation.nameSign', params: { sign } };
}
