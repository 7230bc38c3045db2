import { map, type Observable } from 'rxjs';
import type { NoticeTime, TransferStart, TransferState, Transfers } from '../../application/methods/ports.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { TransferNotice } from '../../domain/transfer/transfer-notice.js';
import { normalisePhone } from '../../domain/validation/phone.js';
import type { SentCode } from '../../domain/verification/sent-code.js';
import type { Answer } from './answer.js';
import type { HttpClient } from './http-client.js';
import { readPayable } from './payable.reader.js';
import { readSentCode } from './sent-code.reader.js';
import { readNoticeTime, readTransferStart, readTransferState } from './transfer.reader.js';

/** The provider's calls about bank transfers. */
export class TransfersGateway implements Transfers {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  banks(access: PageAccess): Observable<TransferStart> {
    return this.#post('banks', access).pipe(map(readTransferStart));
  }

  shown(access: PageAccess, bank: string): Observable<NoticeTime | undefined> {
    return this.#post('shown', access, { bank }).pipe(map(readNoticeTime));
  }

  notify(access: PageAccess, notice: TransferNotice, attemptId: string): Observable<SentCode> {
    return this.#post('notify', access, { ...noticeFields(notice), attempt_id: attemptId }).pipe(map(readSentCode));
  }

  confirm(access: PageAccess, smsCode: string, attemptId = ''): Observable<TransferState> {
    return this.#post('confirm', access, { smsCode, attempt_id: attemptId }).pipe(map(readTransferState));
  }

  resend(access: PageAccess): Observable<SentCode> {
    return this.#post('resend', access).pipe(map(readSentCode));
  }

  status(access: PageAccess, attemptId?: string): Observable<TransferState> {
    if (attemptId === undefined) return this.#post('status', access).pipe(map(readTransferState));
    return this.#post('status', access, { attempt_id: attemptId }).pipe(
      map((answer) => {
        const state = readTransferState(answer);
        return state.kind === 'none' ? { ...state, voided: readPayable(answer, attemptId).voided } : state;
      }),
    );
  }

  #post(call: string, access: PageAccess, fields: Readonly<Record<string, string>> = {}): Observable<Answer> {
    return this.#http.post(`/odeme/api/oos/transfer/${call}`, { ...access, ...fields });
  }
}

/** A notice as it is sent: the card's digits go with a transfer by card only. */
function noticeFields({ byCreditCard, atAtm, cardLast4, ...notice }: TransferNotice): Record<string, string> {
  const { bank, userName, idLast6, phone, paymentDate, transactionNo, description } = notice;
  return {
    bank,
    userName: userName.normalize('NFC').trim(),
    idLast6: idLast6.trim(),
    cardLast4: byCreditCard ? cardLast4.trim() : '',
    phone: normalisePhone(phone),
    paymentDate,
    byCreditCard: byCreditCard ? '1' : '0',
    atAtm: atAtm ? '1' : '0',
    transactionNo: transactionNo.trim(),
    description: description.normalize('NFC').trim(),
  };
}
