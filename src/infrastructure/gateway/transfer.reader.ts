import * as v from 'valibot';
import type { NoticeTime, TransferStart, TransferState } from '../../application/methods/ports.js';
import type { BankAccount } from '../../domain/transfer/bank.js';
import { readTimeOfDay } from '../../domain/transfer/istanbul-time.js';
import { isTurkishIban } from '../../domain/validation/iban.js';
import type { Answer } from './answer.js';
import { readReceipt } from './payment-answer.reader.js';
import { readSentCode } from './sent-code.reader.js';
import { address, flag, key, list, momentMs, read, text } from './wire.js';

/** Money must not be sent to an account number with a mistake in it: the check digits are compared here. */
const iban = v.pipe(
  text(60),
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.check(isTurkishIban),
);

const time = v.pipe(
  text(6),
  v.transform((value) => readTimeOfDay(value)),
);

const bank = v.pipe(
  v.object({
    code: key(40),
    name: text(100),
    icon: address,
    accountName: text(200),
    accountNo: text(40),
    branchCode: text(40),
    receiver: text(200),
    iban,
    active: v.nullish(flag, true),
    closedFrom: time,
    closedUntil: time,
  }),
  v.transform(({ closedFrom: from, closedUntil: until, ...account }): BankAccount => {
    return { ...account, closed: from === undefined || until === undefined ? undefined : { from, until } };
  }),
);

const sender = v.nullish(v.object({ userName: text(100), phone: text(20) }), { userName: '', phone: '' });

const start = v.object({
  data: v.object({
    banks: list(bank),
    prefilled: sender,
    proposed: sender,
  }),
});

const standing = v.object({
  data: v.object({ state: v.picklist(['none', 'awaitingCode', 'review', 'confirmed', 'refused']) }),
});

const noticeTime = v.object({ data: v.object({ noticeUntil: text(40) }) });

const named = v.object({ data: v.object({ attempt_id: text(64) }) });

const reason = v.object({ data: v.object({ reason: text(500) }) });

/** The answer to `transfer/banks` (BT-02). An account that cannot be read, or whose IBAN is none, is left out. */
export function readTransferStart(answer: Answer): TransferStart {
  return { ...read(start, answer).data, state: readTransferState(answer), notice: readNoticeTime(answer) };
}

/** Until when notice is taken (BT-08), against the provider's own clock; undefined where the answer does not say. */
export function readNoticeTime(answer: Answer): NoticeTime | undefined {
  const until = momentMs(read(noticeTime, answer).data.noticeUntil);
  const leftMs = until - (answer.serverTime ?? Number.NaN);
  return leftMs > 0 ? { until, leftMs } : undefined;
}

/** An answer that says how far a transfer has come (BT-06). */
export function readTransferState(answer: Answer): TransferState {
  const kind = read(standing, answer).data.state;
  if (kind === 'awaitingCode')
    return { kind, sent: readSentCode(answer), attemptId: read(named, answer).data.attempt_id || undefined };
  if (kind === 'confirmed') return { kind, receipt: readReceipt(answer) };
  return kind === 'refused' ? { kind, reason: readReason(answer) } : { kind };
}

/** Why something was refused, in the shopper's language; empty when none is given. */
export function readReason(answer: Answer): string {
  return read(reason, answer).data.reason;
}
