import type { TransferStep } from '../../../../src/application/transfer/pay-by-transfer.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import type { TransferAlert, TransferPhase } from '../../../../src/ui/payment/transfer/transfer-phase.js';
import type {
  TransferEvent,
  TransferMoment,
  TransferReaction,
} from '../../../../src/ui/payment/transfer/transfer-reaction.js';
import { refused } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { sentCode, start } from './transfer-samples.js';

const at = (phase: TransferPhase, different: Partial<TransferMoment> = {}): TransferMoment => ({
  phase,
  entered: true,
  bank: 'open',
  noticeValid: true,
  changeable: ['userName', 'idLast6'],
  held: false,
  language: 'tr',
  ...different,
});

/** Where a transfer may stand: the names of the columns. */
export const moments = {
  loading: at({ kind: 'loading' }),
  unentered: at({ kind: 'loading' }, { entered: false }),
  loadingBankless: at({ kind: 'loading' }, { bank: 'none' }),
  loadingHeld: at({ kind: 'loading' }, { held: true }),
  missing: at({ kind: 'missing', failure: { kind: 'noAnswer' } }),
  bank: at({ kind: 'bank' }),
  bankNone: at({ kind: 'bank' }, { bank: 'none' }),
  bankClosed: at({ kind: 'bank' }, { bank: 'closed' }),
  bankHeld: at({ kind: 'bank' }, { held: true }),
  account: at({ kind: 'account' }),
  notice: at({ kind: 'notice' }),
  noticeWrong: at({ kind: 'notice', alert: { kind: 'bankClosed' } }, { noticeValid: false }),
  noticeHeld: at({ kind: 'notice' }, { held: true }),
  notifying: at({ kind: 'notice', busy: 'notifying' }),
  code: at({ kind: 'code' }),
  codeBankless: at({ kind: 'code' }, { bank: 'none' }),
  confirming: at({ kind: 'code', busy: 'confirming' }),
  resending: at({ kind: 'code', busy: 'resending' }),
  review: at({ kind: 'review', paused: false }),
  paused: at({ kind: 'review', paused: true }),
  refused: at({ kind: 'refused', reason: 'Tutar eksik', language: 'tr' }),
  timeout: at({ kind: 'timeout' }),
  unsure: at({ kind: 'unsure' }),
  asking: at({ kind: 'timeout', busy: 'opening' }),
} as const satisfies Readonly<Record<string, TransferMoment>>;

/** A row of the table: an event, where the transfer stands, and what the page does then. */
export type Row = readonly [
  name: string,
  event: TransferEvent,
  at: readonly (keyof typeof moments)[],
  reactions: readonly TransferReaction[],
];

export const validation = (field: string): Failure => refused({ code: 'validation', field });
export const expired: Failure = refused({ code: 'expired' }, 410);
export const redirected: Failure = { kind: 'redirected', redirectUrl: 'https://pay.example/', error: {} };
export const limit: Failure = refused({ code: 'limit' });
export const lost: Failure = { kind: 'noAnswer' };
export const paid: Outcome = { kind: 'paid', receipt };
export const codeSent: TransferStep = { kind: 'codeSent', sent: sentCode, attemptId: 'a1' };

export const came = (step: TransferStep): TransferEvent => ({ kind: 'step', step });
export const failed = (failure: Failure): TransferEvent => came({ kind: 'failed', failure });
export const read = (step: TransferStep): TransferEvent => ({
  kind: 'opened',
  opened: { kind: 'opened', start: start(), step },
});
export const accountRefused = (step: TransferStep): TransferEvent => ({ kind: 'accountRefused', step });
export const unread = (failure: Failure): TransferEvent => ({ kind: 'opened', opened: { kind: 'failed', failure } });

export const show = (phase: TransferPhase): TransferReaction => ({ kind: 'show', phase });
export const turnTo = (phase: TransferPhase): readonly TransferReaction[] => [show(phase), { kind: 'focusStep' }];
export const correct: TransferReaction = { kind: 'correct' };
export const info: TransferReaction = { kind: 'showFinanceInfo' };
export const bankProblem: TransferReaction = { kind: 'showBankProblem' };
export const noticeProblems: TransferReaction = { kind: 'showNoticeProblems' };
export const outcome = (of: Outcome): TransferReaction => ({ kind: 'outcome', outcome: of });
export const showCode = (answered?: 'confirming' | 'resending'): TransferReaction => ({
  kind: 'showCode',
  sent: sentCode,
  attemptId: 'a1',
  answered,
});
export const stays = (phase: TransferPhase, alert: TransferAlert): readonly TransferReaction[] => [
  show({ ...phase, alert }),
  correct,
];
export const sentBack = (phase: TransferPhase, alert: TransferAlert): readonly TransferReaction[] => [
  ...turnTo({ ...phase, alert }),
  correct,
];
