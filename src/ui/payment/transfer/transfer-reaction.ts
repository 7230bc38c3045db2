import type { OpenedTransfer, TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import type { Language } from '../../../domain/locale/language.js';
import { type Failure, isExpired } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { FormStep, TransferAlert, TransferPhase } from './transfer-phase.js';

/** Describes what the page does after a step of the transfer. */
export type TransferReaction =
  | { readonly kind: 'turnTo'; readonly phase: TransferPhase }
  /** To a step where something is to be corrected. */
  | { readonly kind: 'sendBack'; readonly phase: TransferPhase; readonly alert: TransferAlert }
  | { readonly kind: 'refuseCode'; readonly attemptsLeft: number }
  /** Reads the transfer anew. */
  | { readonly kind: 'open' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

export interface TransferMoment {
  readonly phase: TransferPhase;
  /** An answer about a notice was waited for. */
  readonly awaited: boolean;
  /** Where the form goes on. */
  readonly startStep: FormStep;
  /** The page's language. */
  readonly language: Language;
}

export function reactionToStep(
  step: TransferStep,
  { phase, awaited, startStep, language }: TransferMoment,
): TransferReaction {
  switch (step.kind) {
    case 'codeSent':
      return { kind: 'turnTo', phase: { kind: 'code' } };
    case 'review':
      return { kind: 'turnTo', phase: { kind: 'review', paused: false } };
    case 'refused':
      return { kind: 'turnTo', phase: { kind: 'refused', reason: step.reason, language } };
    case 'timeout':
      return { kind: 'turnTo', phase: { kind: 'timeout' } };
    case 'unknown':
      return { kind: 'turnTo', phase: { kind: 'unsure' } };
    case 'wrongCode':
      return { kind: 'refuseCode', attemptsLeft: step.attemptsLeft };
    case 'bankClosed':
      return { kind: 'sendBack', phase: { kind: 'notice' }, alert: { kind: 'bankClosed' } };
    case 'none':
      return awaited
        ? { kind: 'sendBack', phase: { kind: startStep }, alert: { kind: 'notReceived' } }
        : { kind: 'turnTo', phase: { kind: startStep } };
    // It may be this transfer, given in another window: reading it again shows its step.
    case 'underWay':
      return { kind: 'open' };
    case 'failed':
      return reactionToFailure(step.failure, { phase, startStep });
    default:
      return { kind: 'outcome', outcome: step };
  }
}

/** Returns what was typed stays, unless the page as a whole cannot go on. */
function reactionToFailure(
  failure: Failure,
  { phase, startStep }: Pick<TransferMoment, 'phase' | 'startStep'>,
): TransferReaction {
  if (endsPage(failure)) return { kind: 'outcome', outcome: { kind: 'failed', failure } };
  if (failure.kind === 'refused' && failure.error.code === 'otp')
    return { kind: 'sendBack', phase: { kind: startStep }, alert: { kind: 'codeUsedUp' } };
  return { kind: 'sendBack', phase, alert: { kind: 'failed', failure } };
}

export function reactionToOpening(opened: OpenedTransfer, moment: TransferMoment): TransferReaction {
  if (opened.kind === 'opened') return reactionToStep(opened.step, moment);
  const { failure } = opened;
  if (failure.kind === 'underWay') return { kind: 'outcome', outcome: { kind: 'underWay' } };
  if (moment.phase.kind === 'loading' && !endsPage(failure)) return { kind: 'turnTo', phase: { kind: 'missing' } };
  return reactionToFailure(failure, moment);
}

/** The page as a whole is over, or the window is being sent to another address: nothing can be mended in the form (EX-03, ER-02). */
function endsPage(failure: Failure): boolean {
  return failure.kind === 'redirected' || isExpired(failure);
}
