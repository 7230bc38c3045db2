import * as v from 'valibot';
import type { Receipt } from '../../domain/payment/failure.js';
import type { Answer } from './answer.js';
import { address, read, text } from './wire.js';

/** The fields of a paid order. */
export const receiptFields = { redirectUrl: address, merchantName: text(), merchantOid: text(64) };

const receipt = v.object({ data: v.object(receiptFields) });

/** The answer to `get/status`, and every other about a paid order (AP-06, AP-16). */
export function readReceipt(answer: Answer): Receipt {
  return read(receipt, answer).data;
}
