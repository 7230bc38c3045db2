import type { Observable } from 'rxjs';
import {
  confirmTransfer,
  resendTransferCode,
  type TransferPorts,
  type TransferStep,
} from '../../../application/transfer/pay-by-transfer.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { SmsCodeUse, SmsCodeVm } from '../steps/sms-code.vm.js';
import type { TransferFormVm } from './transfer-form.vm.js';
import type { TransferPhase } from './transfer-phase.js';

/** Describes what the code changes of the transfer it belongs to. */
interface CodeTransfer {
  readonly steps: TransferFormVm;
  readonly smsCode: SmsCodeVm;
  turnTo(phase: TransferPhase): void;
  follow(steps: Observable<TransferStep>): void;
}

/** The code that confirms the notice of a transfer (BT-05). */
export class TransferCode implements SmsCodeUse {
  /** The notice that the code confirms; undefined where the provider does not name it. */
  private attemptId: string | undefined = undefined;
  private readonly confirmOnce: ReturnType<typeof confirmTransfer>;

  constructor(
    private readonly ports: TransferPorts,
    private readonly page: PaymentPage,
    private readonly transfer: CodeTransfer,
  ) {
    this.confirmOnce = confirmTransfer(ports);
  }

  /** The order came with a phone number: it is not the shopper's to change. */
  get mayChangeNumber(): boolean {
    return !this.transfer.steps.form.isPrefilled('phone');
  }

  /** A code that was sent is asked for; it confirms the notice that it was sent for. */
  take(step: TransferStep): void {
    if (step.kind !== 'codeSent') return;
    this.transfer.smsCode.show(step.sent);
    if (step.attemptId !== undefined) this.attemptId = step.attemptId;
  }

  confirm(smsCode: string): void {
    this.transfer.follow(this.confirmOnce({ page: this.page, smsCode, attemptId: this.attemptId }));
  }

  resend(): void {
    this.transfer.follow(resendTransferCode(this.ports)(this.page));
  }

  changeNumber(): void {
    this.transfer.turnTo({ kind: this.transfer.steps.startStep });
  }
}
