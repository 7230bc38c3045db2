import * as v from 'valibot';
import type { Receipt } from '../../domain/page/failure.js';
import type { Answer } from './answer.js';
import { address, read, text } from './wire.js';

const receipt = v.object({ data: v.object({ redirectUrl: address, merchantName: text(), merchantOid: text(64) }) });

/** The answer to `get/status`: a paid order (AP-06). */
export function readReceipt(answer: Answer): Receipt {
  return read(receipt, answer).data;
}
