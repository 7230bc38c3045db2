import { withAsciiDigits } from '../card/card-number.js';
import type { Problem } from '../page/problem.js';

/** A code sent by SMS, as far as the page knows it (VF-01, BT-05). */
export interface SentCode {
  /** The number it went to, such as `05** *** ** 67`; empty when none is known yet, and one has to be asked for. */
  readonly maskedPhone: string;
  /** How long until another can be asked for, in ms. */
  readonly resendAfterMs: number;
  /** How many wrong codes are left before the step is over. */
  readonly attemptsLeft: number;
}

/** Digits of a Turkish mobile phone number. */
export const phoneLength = 11;

/** Characters of an SMS code, at least (VF-02, BT-05). */
export const smsCodeMin = 6;

/** The digits of a number however it was typed or copied: spaces, dashes, brackets and invisible marks go. */
export function normalisePhone(text: string): string {
  return withAsciiDigits(text).replace(/[\s\p{Pd}\p{Cf}()./]/gu, '');
}

/** What is wrong with a phone number: required, and `05` with nine digits more (BT-04, VF-02). */
export function phoneProblem(text: string): Problem | undefined {
  const phone = normalisePhone(text);
  if (phone === '') return { key: 'validation.required' };
  return /^05\d{9}$/.test(phone) ? undefined : { key: 'validation.phoneFormat' };
}

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
