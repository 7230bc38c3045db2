import * as v from 'valibot';
import type { PaymentAnswer } from '../../application/ports.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { Answer } from './answer.js';
import { sentCode } from './sent-code.reader.js';
import { address, read, text } from './wire.js';

/** The fields of a paid order. */
export const receiptFields = { redirectUrl: address, merchantName: text(), merchantOid: text(64) };

const receipt = v.object({ data: v.object(receiptFields) });

/** The answer to `get/status`, and every other about a paid order (AP-06, AP-16). */
export function readReceipt(answer: Answer): Receipt {
  return read(receipt, answer).data;
}

const challenge = v.object({
  data: v.object({
    htmlContent: v.pipe(
      v.string(),
      v.transform((base64) => decodeHtml(base64)),
      v.string(),
    ),
  }),
});

const completed = v.object({ data: v.nullish(v.object({ merchantName: text(), okUrl: address }), {}) });

const verification = v.object({ data: v.object({ verification: sentCode }) });

/** The words that make a success no payment yet: exactly these (PY-02, VF-04). */
const message = v.object({ message: text(), data: v.optional(v.unknown()) });

/**
 * The answer to `POST /odeme` (AP-11): exactly `3D` is the bank's challenge and exactly `VERIFICATION` a payment that is
 * not complete (VF-04); any other success is paid (PY-03).
 */
export function readPaymentAnswer(answer: Answer): PaymentAnswer {
  const word = read(message, answer).message;
  if (word === '3D') return { kind: 'challenge', html: read(challenge, answer).data.htmlContent };
  if (word === 'VERIFICATION') return { kind: 'verification', sent: read(verification, answer).data.verification };
  const { merchantName, okUrl } = read(completed, answer).data;
  return { kind: 'completed', merchantName, redirectUrl: okUrl };
}

/** Strict base64 of UTF-8: no line breaks, full padding, no broken letter. Undefined is anything else, and an empty document. */
function decodeHtml(base64: string): string | undefined {
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // `atob` alone breaks Turkish letters; a byte order mark goes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || undefined;
  } catch {
    return undefined;
  }
}
