import { mobileProblem, normalisePhone } from '../../../src/domain/validation/phone.js';
import { normaliseSmsCode } from '../../../src/domain/verification/sent-code.js';
import type { Clock } from '../../process/clock.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import type { Ledger } from '../ledger/ledger.js';
import type { FormBody } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import { printCheck, type SmsCheck, type SmsCodes } from '../sms/sms-codes.js';
import { TypedCode, TypedPhone } from './page-requests.js';
import type { Payment, Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** The shopper's number as the merchant sent it, `05…`; empty when that is no mobile number. */
export function knownPhone({ userPhone }: Payment['order']): string {
  return mobileProblem(userPhone) === undefined ? normalisePhone(userPhone) : '';
}

/** The number that was typed; empty asks for the known one. */
export function typedPhone(form: FormBody, { order }: Payment): string {
  const read = readRequest(new TypedPhone(), { get: (name) => normalisePhone(form.get(name)) });
  if (read instanceof WrongField) throw new Refusal('validation', { order, field: read.name });
  return read.phone;
}

export function typedCode(form: FormBody, { order }: Payment): string {
  const read = readRequest(new TypedCode(), { get: (name) => normaliseSmsCode(form.get(name)) });
  if (read instanceof WrongField) throw new Refusal('validation', { order, field: read.name });
  return read.smsCode;
}

/** The calls about a code that was sent by SMS, as far as a card's and a transfer's are alike. */
export class SmsCodeCalls {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly codes: SmsCodes,
    private readonly payments: Payments,
  ) {}

  /** Sends the code again, or refuses with the reason. */
  async resend({ order }: Payment, check: SmsCheck, phone: string): Promise<SmsCheck> {
    const sent = await this.codes.send(order.id, check.attemptId, phone);
    if (sent.kind === 'sent') return sent.check;
    if (sent.kind === 'none') throw new Refusal('validation', { order, field: 'phone' });
    if (sent.kind === 'tooMany') throw new Refusal('limit', { order });
    const { resendAfter } = printCheck(check, this.clock.now());
    throw new Refusal('resendEarly', { order, beside: { resendAfter } });
  }

  /**
   * Returns when the code is right, else refuses. The last wrong one fails the attempt, unless the right one came first, from
   * another tab: then the order is paid, or may still be (TR-02).
   */
  async requireRight(payment: Payment, check: SmsCheck, typed: string): Promise<void> {
    const { order } = payment;
    const checked = await this.codes.check(check, typed);
    if (checked.kind === 'right') return;
    const { left } = checked;
    const reason: ReasonKey | undefined = left === 0 ? 'codeFailed' : undefined;
    if (reason !== undefined) {
      await this.ledger.completeChallenge(order.id, check.attemptId, reason);
      await this.payments.requireNotPaying(payment);
    }
    throw new Refusal('otp', { order, reason, beside: { attemptsLeft: left } });
  }
}
