import type { Problem } from '../validation/problem.js';
import { withAsciiDigits } from '../validation/typed-text.js';

/** A code that was sent by SMS, without the code itself (VF-01, BT-05). */
export interface SentCode {
  /** The number it went to, such as `05** *** ** 67`; empty when none is known yet, and one has to be asked for. */
  readonly maskedPhone: string;
  /** How long until another can be asked for, in ms. */
  readonly resendAfterMs: number;
  /** How many wrong codes are left before the step is over. */
  readonly attemptsLeft: number;
}

/** Characters of an SMS code, at least (VF-02, BT-05). */
export const smsCodeMin = 6;

/** The code as it is sent: what is pasted may have spaces in and around it, and invisible marks. */
export function normaliseSmsCode(text: string): string {
  return withAsciiDigits(text).replace(/[\s\p{Cf}]/gu, '');
}

/** Characters of an SMS code, at most. */
export const smsCodeMax = 12;

/**
 * The code as its field shows it. Of a sentence that is pasted, the only number of 6 to 8 digits is the code; a text without
 * one, or with several, stays as it is (CN-24).
 */
export function typedSmsCode(text: string): string {
  if (/^[^\p{L}]*$/u.test(text)) return text;
  const numbers = withAsciiDigits(text).match(/(?<![\p{L}\p{N}])[0-9]{6,8}(?![\p{L}\p{N}])/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? text) : text;
}

/**
 * Returns what is wrong with an SMS code: required, 6 characters at least (VF-02, BT-05), and no more than any code
 * has.
 */
export function smsCodeProblem(text: string): Problem | undefined {
  const code = normaliseSmsCode(text);
  if (code === '') return { key: 'validation.required' };
  if (code.length < smsCodeMin) return { key: 'validation.smsCodeMin', params: { min: smsCodeMin } };
  return code.length > smsCodeMax ? { key: 'validation.smsCodeMax' } : undefined;
}
