import {
  normalisePhone,
  normaliseSmsCode,
  phoneProblem,
  smsCodeProblem,
} from '../../src/domain/transfer/verification.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { completeChallenge } from '../ledger/attempts.js';
import type { ReasonKey } from '../reasons.js';
import { checkCode, printCheck, type SmsCheck, sendCode } from '../sms/sms-checks.js';
import type { Payment } from './access.js';
import { Refusal } from './refusal.js';

/** The shopper's number as the merchant told it, `05…`; empty when that is no mobile number. */
export function knownPhone({ userPhone }: Payment['order']): string {
  return phoneProblem(userPhone) === undefined ? normalisePhone(userPhone) : '';
}

/** The number that was typed; empty asks for the known one. */
export function typedPhone(form: FormBody, { order }: Payment): string {
  const phone = normalisePhone(form.get('phone'));
  if (phone !== '' && phoneProblem(phone) !== undefined) throw new Refusal('validation', { order, field: 'phone' });
  return phone;
}

export function typedCode(form: FormBody, { order }: Payment): string {
  const code = normaliseSmsCode(form.get('smsCode'));
  if (code.length > 12 || smsCodeProblem(code) !== undefined)
    throw new Refusal('validation', { order, field: 'smsCode' });
  return code;
}

/** Sends the code again, or says why not. */
export async function sendAnew(
  gateway: Gateway,
  { order }: Payment,
  check: SmsCheck,
  phone: string,
): Promise<SmsCheck> {
  const sent = await sendCode(gateway, order.id, check.attemptId, phone);
  if (sent.kind === 'sent') return sent.check;
  if (sent.kind === 'none') throw new Refusal('validation', { order, field: 'phone' });
  if (sent.kind === 'tooMany') throw new Refusal('limit', { order });
  const { resendAfter } = printCheck(check, gateway.clock.now());
  throw new Refusal('resendEarly', { order, beside: { resendAfter } });
}

/** Goes on when the code is right. The last wrong one fails the attempt. */
export async function takeCode(gateway: Gateway, { order }: Payment, check: SmsCheck, typed: string): Promise<void> {
  const checked = await checkCode(gateway, check, typed);
  if (checked.kind === 'right') return;
  const { left } = checked;
  const failed: ReasonKey = 'codeFailed';
  if (left === 0) await completeChallenge(gateway, order.id, check.attemptId, failed);
  throw new Refusal('otp', { order, ...(left === 0 && { reason: failed }), beside: { attemptsLeft: left } });
}
