import type { VerificationStep } from '../../../application/verification/verify-payment.js';
import { type Failure, isExpired } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { SentCode } from '../../../domain/verification/sent-code.js';
import type { CodeCall, CodePress } from '../steps/sms-code.vm.js';

/** Where a verification stands: at the number, its code, or the security control (VF-01, VF-03). */
export type VerificationPhase =
  /** `sendingTo`: the number that a code is being sent to. `failure`: why none was sent. */
  | { readonly kind: 'phone'; readonly sendingTo?: string; readonly failure?: Failure }
  /** `busy`: the call about the code that is being answered. */
  | { readonly kind: 'code'; readonly busy?: CodeCall | undefined; readonly failure?: Failure | undefined }
  | { readonly kind: 'control' };

/** A press of the shopper: `send` sends a code to the typed number (VF-01, VF-02). */
export type VerificationPress = 'send' | 'keepNumber' | 'payOtherwise';

/** Describes what happens to a verification. */
export type VerificationEvent =
  | { readonly kind: VerificationPress }
  | CodePress
  /** A call was answered, or the security control has a result. */
  | { readonly kind: 'step'; readonly step: VerificationStep };

/** Describes what the reactions depend on. */
export interface VerificationMoment {
  readonly phase: VerificationPhase;
  /** The number that is typed, and whether a code can be sent to it. */
  readonly phone: string;
  readonly phoneValid: boolean;
  /** The number that the last code was sent to; empty while it is the provider's own. */
  readonly sentTo: string;
  /** Another code cannot be asked for yet. */
  readonly paused: boolean;
  /** The post that led to the verification. */
  readonly attemptId: string | undefined;
}

/** Describes what the page does about it. */
export type VerificationReaction =
  /** Shows a step, or what is different in the one that is shown. */
  | { readonly kind: 'show'; readonly phase: VerificationPhase }
  /** The focus goes to the step, or to what is to be corrected in it. */
  | { readonly kind: 'focusStep' | 'correct' }
  | { readonly kind: 'showPhoneProblem' }
  /** `answered`: the call about a code that this answers. */
  | {
      readonly kind: 'showCode';
      readonly sent: SentCode;
      readonly sentTo: string;
      readonly answered: CodeCall | undefined;
    }
  | { readonly kind: 'refuseCode'; readonly attemptsLeft: number }
  /** The calls. */
  | { readonly kind: 'send'; readonly phone: string }
  | { readonly kind: 'confirm'; readonly smsCode: string }
  /** Loads the payment anew. */
  | { readonly kind: 'open' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

type Reactions = readonly VerificationReaction[];

/** Refusals of a code to be sent after which another try is of use. */
const mendable: ReadonlySet<string | undefined> = new Set(['resendEarly', 'validation', 'limit']);

/** Returns what the page does about an event, in this order. */
export function reactionsTo(event: VerificationEvent, moment: VerificationMoment): Reactions {
  const { phase, sentTo } = moment;
  switch (event.kind) {
    case 'send':
      return reactionsToSend(moment);
    // Not while a code is being sent: that one would go to the other number.
    case 'keepNumber':
      return isSending(phase) ? [] : turnTo({ kind: 'code' }, phase);
    // The payment is not made, so another method can pay: what the provider says of the order is read anew.
    case 'payOtherwise':
      return isSending(phase) || codeCallOf(phase) !== undefined ? [] : [{ kind: 'open' }];
    case 'changeNumber':
      return turnTo({ kind: 'phone' }, phase);
    case 'confirm':
      return [atCode('confirming', phase), { kind: 'confirm', smsCode: event.smsCode }];
    case 'resend':
      return [atCode('resending', phase), { kind: 'send', phone: sentTo }];
    case 'step':
      return reactionsToStep(event.step, moment);
  }
}

function reactionsToSend({ paused, phase, phone, phoneValid }: VerificationMoment): Reactions {
  if (isSending(phase) || paused) return [];
  if (!phoneValid) return [{ kind: 'showPhoneProblem' }, { kind: 'correct' }];
  return [
    { kind: 'showPhoneProblem' },
    { kind: 'show', phase: { kind: 'phone', sendingTo: phone } },
    { kind: 'send', phone },
  ];
}

function reactionsToStep(step: VerificationStep, moment: VerificationMoment): Reactions {
  const { phase, sentTo } = moment;
  switch (step.kind) {
    case 'codeSent': {
      const to = phase.kind === 'phone' ? (phase.sendingTo ?? sentTo) : sentTo;
      return [
        { kind: 'showCode', sent: step.sent, sentTo: to, answered: codeCallOf(phase) },
        ...turnTo({ kind: 'code' }, phase),
      ];
    }
    case 'wrongCode':
      return [atCode(undefined, phase), { kind: 'refuseCode', attemptsLeft: step.attemptsLeft }];
    // `underWay` may be this payment, confirmed in another window: the control shows its result.
    case 'review':
    case 'underWay':
      return turnTo({ kind: 'control' }, phase);
    case 'failed':
      return mayBePaid(phase) || !isMendable(step.failure)
        ? [{ kind: 'outcome', outcome: step }]
        : [
            { kind: 'show', phase: { kind: phase.kind === 'phone' ? 'phone' : 'code', failure: step.failure } },
            { kind: 'correct' },
          ];
    default:
      return [{ kind: 'outcome', outcome: ofPost(step, moment) }];
  }
}

/** The payment may be made at any moment: a code that is sent moves no money, one that is confirmed does. */
function mayBePaid(phase: VerificationPhase): boolean {
  return phase.kind === 'control' || codeCallOf(phase) === 'confirming';
}

/** A code is being sent to another number. */
export function isSending(phase: VerificationPhase): boolean {
  return phase.kind === 'phone' && phase.sendingTo !== undefined;
}

/** The call about the code that is being answered. */
export function codeCallOf(phase: VerificationPhase): CodeCall | undefined {
  return phase.kind === 'code' ? phase.busy : undefined;
}

/** A code that was not sent can be asked for again, unless the payment as a whole is over. */
function isMendable(failure: Failure): boolean {
  if (failure.kind === 'refused') return mendable.has(failure.error.code) && !isExpired(failure);
  return failure.kind !== 'redirected';
}

/** An outcome that stays open is one of the post that led to the verification. */
function ofPost(outcome: Outcome, { attemptId }: VerificationMoment): Outcome {
  return outcome.kind === 'unknown' && attemptId !== undefined ? { ...outcome, attemptId } : outcome;
}

/** The step of the code, with its call; why none was sent stays there. */
function atCode(busy: CodeCall | undefined, phase: VerificationPhase): VerificationReaction {
  return { kind: 'show', phase: { kind: 'code', busy, failure: phase.kind === 'code' ? phase.failure : undefined } };
}

/** Shows another step, or the same one anew. */
function turnTo(phase: VerificationPhase, before: VerificationPhase): Reactions {
  const shown: VerificationReaction = { kind: 'show', phase };
  return phase.kind === before.kind ? [shown] : [shown, { kind: 'focusStep' }];
}
