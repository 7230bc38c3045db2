import * as v from 'valibot';
import type { VerificationState } from '../../application/methods/ports.js';
import type { Answer } from './answer.js';
import { readReceipt } from './receipt.reader.js';
import { readSentCode } from './sent-code.reader.js';
import { readReason } from './transfer.reader.js';
import { read } from './wire.js';

const standing = v.object({
  data: v.object({ state: v.picklist(['awaitingCode', 'review', 'approved', 'refused']) }),
});

/** An answer that says how far a verification has come (VF-03). */
export function readVerificationState(answer: Answer): VerificationState {
  const kind = read(standing, answer).data.state;
  if (kind === 'awaitingCode') return { kind, sent: readSentCode(answer) };
  if (kind === 'approved') return { kind, receipt: readReceipt(answer) };
  return kind === 'refused' ? { kind, reason: readReason(answer) } : { kind };
}
