import type { VerificationStep } from '../../../application/verification/verify-payment.js';
import { type Failure, isExpired } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { SentCode } from '../../../domain/verification/sent-code.js';

/** Where a verification stands: at the number, its code, or the security control (VF-01, VF-03). */
export type VerificationPhase =
  /** `sendingTo`: the number that a code is being sent to. `failure`: why none was sent. */
  | { readonly kind: 'phone'; readonly sendingTo?: string; readonly failure?: Failure }
  | { readonly kind: 'code'; readonly failure?: Failure }
  | { readonly kind: 'control' };

/** Describes what the page does after a step of the verification. */
export type VerificationReaction =
  | { readonly kind: 'showCode'; readonly sent: SentCode }
  | { readonly kind: 'refuseCode'; readonly attemptsLeft: number }
  | { readonly kind: 'control' }
  /** The code was not sent, and can be asked for again. */
  | { readonly kind: 'retry'; readonly failure: Failure }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Refusals of a code to be sent after which another try is of use. */
const mendable: ReadonlySet<string | undefined> = new Set(['resendEarly', 'validation', 'limit']);

/** `sendsOnly`: nothing but a code was asked for, which moves no money. */
export function reactionToStep(step: VerificationStep, sendsOnly: boolean): VerificationReaction {
  switch (step.kind) {
    case 'codeSent':
      return { kind: 'showCode', sent: step.sent };
    case 'wrongCode':
      return { kind: 'refuseCode', attemptsLeft: step.attemptsLeft };
    // `underWay` may be this payment, confirmed in another window: the control shows its result.
    case 'review':
    case 'underWay':
      return { kind: 'control' };
    case 'failed':
      return sendsOnly && isMendable(step.failure)
        ? { kind: 'retry', failure: step.failure }
        : { kind: 'outcome', outcome: step };
    default:
      return { kind: 'outcome', outcome: step };
  }
}

/** A code that was not sent can be asked for again, unless the payment as a whole is over. */
function isMendable(failure: Failure): boolean {
  if (failure.kind === 'refused') return mendable.has(failure.error.code) && !isExpired(failure);
  return failure.kind !== 'redirected';
}
