import { mobileProblem, normalisePhone } from '../../../src/domain/validation/phone.js';
import { normaliseSmsCode } from '../../../src/domain/verification/sent-code.js';
import type { Clock } from '../../process/clock.js';
import type { ReasonKey } from '../directory/decline-reasons.js';
import type { Ledger } from '../ledger/ledger.js';
import { printCheck, type SmsCheck, type SmsCodes } from '../sms/sms-codes.js';
import { TypedCode, TypedPhone } from './page-requests.js';
import { fieldsOf, type Payment, type PaymentCall, type Payments } from './payments.js';
import { Refusal } from './refusal.js';

/** The shopper's number as the merchant sent it, `05…`; empty when that is no mobile number. */
export function knownPhone({ userPhone }: Payment['order']): string {
  return mobileProblem(userPhone) === undefined ? normalisePhone(userPhone) : '';
}

/** The number that was typed; empty asks for the known one. */
export function typedPhone({ form, order }: PaymentCall): string {
  return fieldsOf(new TypedPhone(), { form: { get: (name) => normalisePhone(form.get(name)) }, order }).phone;
}

export function typedCode({ form, order }: PaymentCall): string {
  return fieldsOf(new TypedCode(), { form: { get: (name) => normaliseSmsCode(form.get(name)) }, order }).smsCode;
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
    if (sent.kind === 'tooMany') throw new Refusal('limit', { order, limitedBy: 'messages' });
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
