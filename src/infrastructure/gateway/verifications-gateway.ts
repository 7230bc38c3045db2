import { map, type Observable } from 'rxjs';
import * as v from 'valibot';
import type { VerificationState, Verifications } from '../../application/methods/ports.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { SentCode } from '../../domain/verification/sent-code.js';
import type { Answer } from './answer.js';
import type { HttpClient } from './http-client.js';
import { readReceipt } from './payment-answer.reader.js';
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

/** The provider's calls about verifying a shopper. */
export class VerificationsGateway implements Verifications {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  send(access: PageAccess, phone: string): Observable<SentCode> {
    return this.#http.post('/odeme/api/oos/verification/send', { ...access, phone }).pipe(map(readSentCode));
  }

  confirm(access: PageAccess, smsCode: string, attemptId = ''): Observable<VerificationState> {
    const path = '/odeme/api/oos/verification/confirm';
    return this.#http.post(path, { ...access, smsCode, attempt_id: attemptId }).pipe(map(readVerificationState));
  }

  status(access: PageAccess): Observable<VerificationState> {
    return this.#http.post('/odeme/api/oos/verification/status', { ...access }).pipe(map(readVerificationState));
  }
}
