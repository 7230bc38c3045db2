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

/** What is wrong with an SMS code: required, at least 6 characters (VF-02, BT-05). */
export function smsCodeProblem(text: string): Problem | undefined {
  const code = normaliseSmsCode(text);
  if (code === '') return { key: 'validation.required' };
  return code.length < smsCodeMin ? { key: 'validation.smsCodeMin', params: { min: smsCodeMin } } : undefined;
}
