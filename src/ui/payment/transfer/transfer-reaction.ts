import type { OpenedTransfer, TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import type { Language } from '../../../domain/locale/language.js';
import { type Failure, isExpired } from '../../../domain/payment/failure.js';
import type { Outcome } from '../../../domain/payment/outcome.js';
import type { SentCode } from '../../../domain/verification/sent-code.js';
import type { CodeCall, CodePress } from '../steps/sms-code.vm.js';
import type { NoticeField } from './notice.form.js';
import { codeCallOf, isBeforeNotice, type TransferAlert, type TransferPhase } from './transfer-phase.js';

/**
 * A press of the shopper: `ask` reads the transfer, also after a timeout and where it is not known what became of the
 * notice (BT-06); `next` leads from the bank to its account and from there to the notice, which `notify` gives.
 */
export type TransferPress = 'ask' | 'next' | 'back' | 'otherBank' | 'notify' | 'notifyAgain';

/** Describes what happens to a transfer. */
export type TransferEvent =
  | { readonly kind: TransferPress }
  | CodePress
  /** It was read; what the answer holds of banks and texts is shown already. */
  | { readonly kind: 'opened'; readonly opened: OpenedTransfer }
  /** A call about the notice or its code was answered, or the review has moved on. */
  | { readonly kind: 'step'; readonly step: TransferStep }
  /** The provider takes no notice of the account that is shown; `step` is where the payment stands. */
  | { readonly kind: 'accountRefused'; readonly step: TransferStep }
  /** The review is not followed by itself any more (BT-06). */
  | { readonly kind: 'paused' };

/** Describes what the reactions depend on. */
export interface TransferMoment {
  readonly phase: TransferPhase;
  /** The shopper came by a press, so that the step it opens with takes the focus. */
  readonly entered: boolean;
  readonly bank: 'none' | 'closed' | 'open';
  readonly noticeValid: boolean;
  /** The fields of the notice that the shopper can see and change. */
  readonly changeable: readonly NoticeField[];
  /** The financing message is not read yet: it comes first (PP-10, PP-11). */
  readonly held: boolean;
  /** The page's language. */
  readonly language: Language;
}

/** Describes what the page does about it. */
export type TransferReaction =
  /** Shows a step, or what is different in the one that is shown. */
  | { readonly kind: 'show'; readonly phase: TransferPhase }
  /** The focus goes to the step, or to what is to be corrected in it. */
  | { readonly kind: 'focusStep' | 'correct' }
  | { readonly kind: 'showBankProblem' | 'showNoticeProblems' | 'showFinanceInfo' }
  /** The provider did not accept a field of the notice. */
  | { readonly kind: 'markField'; readonly field: NoticeField }
  /** `answered`: the call about a code that this answers. */
  | {
      readonly kind: 'showCode';
      readonly sent: SentCode;
      readonly attemptId: string | undefined;
      readonly answered: CodeCall | undefined;
    }
  | { readonly kind: 'refuseCode'; readonly attemptsLeft: number }
  /** The calls. */
  | { readonly kind: 'open' | 'notify' | 'resend' }
  | { readonly kind: 'confirm'; readonly smsCode: string }
  /** No notice is taken any more. */
  | { readonly kind: 'endNotice' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

type Reactions = readonly TransferReaction[];

/** Returns what the page does about an event, in this order. */
export function reactionsTo(event: TransferEvent, moment: TransferMoment): Reactions {
  const { phase } = moment;
  switch (event.kind) {
    case 'ask':
      return phase.busy === undefined ? [show({ ...phase, busy: 'opening' }), { kind: 'open' }] : [];
    case 'next':
      return reactionsToNext(moment);
    // Not while a call is being answered: its answer is about the step that is shown.
    case 'back':
      return phase.busy === undefined ? turnTo({ kind: phase.kind === 'notice' ? 'account' : 'bank' }, moment) : [];
    case 'otherBank':
      return turnTo({ kind: 'bank' }, moment);
    case 'notify':
      return reactionsToNotify(moment);
    // The same notice once more, to be corrected.
    case 'notifyAgain':
    case 'changeNumber':
      return turnTo(formOf(moment), moment);
    case 'confirm':
      return [show({ ...phase, busy: 'confirming' }), { kind: 'confirm', smsCode: event.smsCode }];
    case 'resend':
      return [show({ ...phase, busy: 'resending' }), { kind: 'resend' }];
    case 'opened':
      return reactionsToOpening(event.opened, moment);
    case 'step':
      return reactionsToStep(event.step, moment);
    case 'accountRefused':
      return reactionsToRefusedAccount(event.step, moment);
    case 'paused':
      return phase.kind === 'review' ? [show({ ...phase, paused: true })] : [];
  }
}

function reactionsToNext(moment: TransferMoment): Reactions {
  const { bank, held, phase } = moment;
  if (held) return [{ kind: 'showFinanceInfo' }];
  if (phase.kind === 'account') return turnTo({ kind: 'notice' }, moment);
  const next = bank === 'open' ? turnTo({ kind: 'account' }, moment) : refuseForm(phase);
  return [{ kind: 'showBankProblem' }, ...next];
}

/** BT-05. A form that is not right goes nowhere: its first wrong field gets the focus. */
function reactionsToNotify({ held, noticeValid, phase }: TransferMoment): Reactions {
  if (phase.busy !== undefined) return [];
  if (held) return [{ kind: 'showFinanceInfo' }];
  const given: Reactions = [show({ ...phase, busy: 'notifying', alert: undefined }), { kind: 'notify' }];
  return [{ kind: 'showNoticeProblems' }, ...(noticeValid ? given : refuseForm(phase))];
}

function reactionsToOpening(opened: OpenedTransfer, moment: TransferMoment): Reactions {
  const { kind } = moment.phase;
  if (opened.kind === 'opened') {
    const isFirst = kind === 'loading' || kind === 'missing';
    return isFirst && opened.step.kind === 'none'
      ? turnTo(firstStep(moment), moment)
      : reactionsToStep(opened.step, moment);
  }
  const { failure } = opened;
  if (failure.kind === 'underWay') return settle({ kind: 'underWay' }, moment);
  if (kind === 'loading' && !endsPage(failure)) return turnTo({ kind: 'missing', failure }, moment);
  if (kind === 'missing' && !endsPage(failure)) return [show({ kind, failure }), { kind: 'correct' }];
  return reactionsToFailure(failure, moment);
}

/** No money may be sent to the account any more: it leaves the screen. A notice that is being sent is answered itself. */
function reactionsToRefusedAccount(step: TransferStep, moment: TransferMoment): Reactions {
  const { phase } = moment;
  if (!isBeforeNotice(phase) || phase.busy !== undefined) return [];
  const stays = step.kind === 'failed' && !endsPage(step.failure);
  return stays ? turnTo({ kind: 'missing', failure: step.failure }, moment) : reactionsToStep(step, moment);
}

function reactionsToStep(step: TransferStep, moment: TransferMoment): Reactions {
  const { language, phase } = moment;
  switch (step.kind) {
    case 'codeSent':
      return [
        { kind: 'showCode', sent: step.sent, attemptId: step.attemptId, answered: codeCallOf(phase) },
        ...turnTo({ kind: 'code' }, moment),
      ];
    case 'review':
      return turnTo({ kind: 'review', paused: false }, moment);
    case 'refused':
      return turnTo({ kind: 'refused', reason: step.reason, language }, moment);
    case 'timeout':
      return turnTo({ kind: 'timeout' }, moment);
    case 'unknown':
      return turnTo({ kind: 'unsure' }, moment);
    case 'wrongCode':
      return [show(atRest(phase)), { kind: 'refuseCode', attemptsLeft: step.attemptsLeft }];
    case 'bankClosed':
      return sendBack({ kind: 'notice' }, { kind: 'bankClosed' }, moment);
    case 'none':
      return isAwaited(phase)
        ? sendBack(formOf(moment), { kind: 'notReceived' }, moment)
        : turnTo(formOf(moment), moment);
    // It may be this transfer, given in another window: reading it again shows its step, and answers the call.
    case 'underWay':
      return [{ kind: 'open' }];
    case 'failed':
      return reactionsToFailure(step.failure, moment);
    default:
      return settle(step, moment);
  }
}

/** Keeps what was typed, unless the page as a whole cannot go on. */
function reactionsToFailure(failure: Failure, moment: TransferMoment): Reactions {
  const { changeable, phase } = moment;
  if (endsPage(failure)) return settle({ kind: 'failed', failure }, moment);
  const { code, field: name } = failure.kind === 'refused' ? failure.error : {};
  if (code === 'otp') return sendBack(formOf(moment), { kind: 'codeUsedUp' }, moment);
  const field = code === 'validation' && phase.kind === 'notice' ? changeable.find((each) => each === name) : undefined;
  if (field === undefined) return sendBack(atRest(phase), { kind: 'failed', failure }, moment);
  // The field says itself that it was not accepted.
  return [show({ ...atRest(phase), alert: undefined }), { kind: 'markField', field }, { kind: 'correct' }];
}

function settle(outcome: Outcome, { phase }: TransferMoment): Reactions {
  // Where the provider says that the time is over, no notice is taken any more either.
  const over = outcome.kind === 'failed' && isExpired(outcome.failure);
  return [show(atRest(phase)), ...(over ? [{ kind: 'endNotice' } as const] : []), { kind: 'outcome', outcome }];
}

/** The page as a whole is over, or the window is being sent to another address: nothing can be mended in the form (EX-03, ER-02). */
function endsPage(failure: Failure): boolean {
  return failure.kind === 'redirected' || isExpired(failure);
}

/** An answer about a notice was waited for. */
function isAwaited({ busy, kind }: TransferPhase): boolean {
  return busy === 'notifying' || busy === 'confirming' || kind === 'unsure';
}

/** The step the form opens with: a bank that is the only one needs not be chosen, unless its account is held back. */
function firstStep({ bank, held }: TransferMoment): TransferPhase {
  return { kind: bank === 'open' && !held ? 'account' : 'bank' };
}

/** Where the form goes on: at the notice, once there is a bank that it is about. */
function formOf({ bank }: TransferMoment): TransferPhase {
  return { kind: bank === 'none' ? 'bank' : 'notice' };
}

/** Something in the form is to be corrected first. */
function refuseForm(phase: TransferPhase): Reactions {
  return [show({ ...phase, alert: undefined }), { kind: 'correct' }];
}

/** To a step where something is to be corrected. */
function sendBack(phase: TransferPhase, alert: TransferAlert, moment: TransferMoment): Reactions {
  return [...turnTo({ ...phase, alert }, moment), { kind: 'correct' }];
}

/** Shows another step, or the same one anew. The one it opens with takes no focus where the page opens with it, without a press. */
function turnTo(phase: TransferPhase, { phase: before, entered }: TransferMoment): Reactions {
  const isAnother = phase.kind !== before.kind && (before.kind !== 'loading' || entered);
  return isAnother ? [show(phase), { kind: 'focusStep' }] : [show(phase)];
}

function show(phase: TransferPhase): TransferReaction {
  return { kind: 'show', phase };
}

/** The same step, without a call that is being answered. */
function atRest(phase: TransferPhase): TransferPhase {
  return { ...phase, busy: undefined };
}
