import * as v from 'valibot';
import type { SentCode } from '../../domain/verification/sent-code.js';
import type { Answer } from './answer.js';
import { read, text } from './wire.js';

/** A whole number or its digits from 0 to `max`; anything else is the default. */
export const whole = <D extends number | undefined>(max: number, byDefault: D) =>
  v.fallback(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(0),
      v.transform((value): number | D => Math.min(max, value)),
    ),
    () => byDefault,
  );

/**
 * A code that was sent by SMS; without its pause a minute, so that codes are not sent one after another. Without a number
 * none was sent yet: the first may be asked for at once (VF-01).
 */
export const sentCode = v.pipe(
  v.object({
    maskedPhone: text(40),
    resendAfter: v.pipe(whole(3_600, 60), v.number()),
    attempts: v.pipe(whole(99, 1), v.number()),
  }),
  v.transform(
    ({ maskedPhone, resendAfter, attempts }): SentCode => ({
      maskedPhone,
      resendAfterMs: maskedPhone === '' ? 0 : resendAfter * 1_000,
      attemptsLeft: attempts,
    }),
  ),
);

const sent = v.object({ data: sentCode });

/** The answer to a call that sent a code (VF-01, BT-05). */
export function readSentCode(answer: Answer): SentCode {
  return read(sent, answer).data;
}
