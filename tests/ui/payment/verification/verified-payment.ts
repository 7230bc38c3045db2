import type { Observable } from 'rxjs';
import type { VerificationState } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import type { SentCode } from '../../../../src/domain/verification/sent-code.js';
import { VerificationVm } from '../../../../src/ui/payment/verification/verification.vm.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';

export const sent: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
export const unknownNumber: SentCode = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
export const lost: Failure = { kind: 'noAnswer' };
export const review: VerificationState = { kind: 'review' };

/** A payment that is verified: its view-model, its ports and what its session receives. */
export function verifiedPayment(first: SentCode = sent) {
  const ports = new FakePorts();
  const settled: Outcome[] = [];
  const reopened: string[] = [];
  const payment = {
    follow: <S>(states: Observable<S>, next: (state: S) => void) => states.subscribe(next),
    open: () => void reopened.push('open'),
    take: (outcome: Outcome) => void settled.push(outcome),
  };
  const vm = new VerificationVm(ports, ports.texts, storePage(), payment, first);
  const undo = vm.start();
  const type = (smsCode: string) => {
    vm.smsCode.fields.enter('smsCode', smsCode);
    vm.smsCode.confirm();
  };
  const { calls } = ports.verifications;
  return { ports, vm, settled, reopened, undo, type, calls };
}
