import type { Observable } from 'rxjs';
import {
  confirmVerification,
  sendVerificationCode,
  type VerificationPorts,
  type VerificationStep,
} from '../../../application/verification/verify-payment.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { SmsCodeUse } from '../steps/sms-code.vm.js';
import type { VerificationPhase } from './verification-reaction.js';

/** Describes what the code changes of the verification it belongs to. */
interface CodeVerification {
  turnTo(phase: VerificationPhase): void;
  follow(steps: Observable<VerificationStep>): void;
}

/** The code that verifies a payment (VF-01, VF-02). */
export class VerificationCode implements SmsCodeUse {
  readonly mayChangeNumber = true;
  /** The number that the shopper typed and that a code was sent to; empty while it is the provider's own. */
  phone = '';
  private readonly confirmOnce: ReturnType<typeof confirmVerification>;

  constructor(
    private readonly ports: VerificationPorts,
    private readonly page: PaymentPage,
    private readonly verification: CodeVerification,
    private readonly attemptId: string | undefined,
  ) {
    this.confirmOnce = confirmVerification(ports);
  }

  send(phone: string): void {
    this.verification.follow(sendVerificationCode(this.ports)(this.page, phone));
  }

  confirm(smsCode: string): void {
    this.verification.follow(this.confirmOnce(this.page, smsCode, this.attemptId));
  }

  resend(): void {
    this.send(this.phone);
  }

  changeNumber(): void {
    this.verification.turnTo({ kind: 'phone' });
  }
}
