import type { Problem } from './problem.js';
import { digitsOf, withAsciiDigits } from './typed-text.js';

/**
 * A phone number as it is checked and sent: ASCII digits, with a leading `+` when there was one. Spaces, dashes, dots,
 * slashes, brackets and invisible marks go; anything else stays and fails the check. A Turkish mobile number is written
 * `05xx`, also where `+90 5xx`, `90 5xx` or `5xx` was typed (BT-04).
 */
export function normalisePhone(text: string): string {
  return withAsciiDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}.()/]/gu, '')
    .replace(/^＋/, '+')
    .replace(/^(?:\+?90|0090)?0?(5[0-9]{9})$/, '0$1');
}

/**
 * A phone number as its field shows it. Of a sentence that is pasted, the only number of 10 to 15 digits is taken; a text
 * without one, or with several, stays as it is (CN-24).
 */
export function typedPhone(text: string): string {
  if (/^[^\p{L}]*$/u.test(text)) return text;
  const numbers = text.match(/[+＋]?\p{Nd}[\p{Nd} \p{Pd}.()/]{8,}\p{Nd}/gu) ?? [];
  const [number = '', ...others] = numbers.filter((each) => [10, 11, 12, 13, 14, 15].includes(digitsOf(each).length));
  return number === '' || others.length > 0 ? text : number;
}

/** Returns what is wrong with a Turkish mobile number: required, `05` and nine digits more (BT-04, VF-02). */
export function mobileProblem(text: string): Problem | undefined {
  const phone = normalisePhone(text);
  if (phone === '') return { key: 'validation.required' };
  return /^05[0-9]{9}$/.test(phone) ? undefined : { key: 'validation.phoneFormat' };
}
