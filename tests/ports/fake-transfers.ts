import { EMPTY, NEVER, type Observable, of } from 'rxjs';
import type { NoticeTime, TransferStart, TransferState, Transfers } from '../../src/application/methods/ports.js';
import type { TransferNotice } from '../../src/domain/transfer/transfer-notice.js';
import type { SentCode } from '../../src/domain/verification/sent-code.js';

const sent: SentCode = { maskedPhone: '05** *** ** 34', resendAfterMs: 60_000, attemptsLeft: 3 };

/** Transfers that note their calls; what each call answers can be set at any time. */
export class FakeTransfers implements Transfers {
  readonly notices: TransferNotice[] = [];
  /** The notices that were confirmed, by the ids of their posts. */
  readonly confirmed: (string | undefined)[] = [];
  onBanks: () => Observable<TransferStart> = () => NEVER;
  onNotify: () => Observable<SentCode> = () => of(sent);
  onShown: () => Observable<NoticeTime | undefined> = () => NEVER;
  onConfirm: () => Observable<TransferState> = () => NEVER;
  onResend: () => Observable<SentCode> = () => of(sent);
  /** `asked` counts the questions from 1. */
  onStatus: (asked: number) => Observable<TransferState> = () => EMPTY;
  private asked = 0;

  constructor(readonly calls: string[] = []) {}

  banks(): Observable<TransferStart> {
    this.calls.push('banks');
    return this.onBanks();
  }
  notify(_access: unknown, notice: TransferNotice): Observable<SentCode> {
    this.calls.push('notify');
    this.notices.push(notice);
    return this.onNotify();
  }
  shown(_access: unknown, bank: string): Observable<NoticeTime | undefined> {
    this.calls.push(`shown ${bank}`);
    return this.onShown();
  }
  confirm(_access: unknown, smsCode: string, attemptId?: string): Observable<TransferState> {
    this.calls.push(`confirm ${smsCode}`);
    this.confirmed.push(attemptId);
    return this.onConfirm();
  }
  resend(): Observable<SentCode> {
    this.calls.push('resend');
    return this.onResend();
  }
  status(): Observable<TransferState> {
    this.calls.push('status');
    this.asked += 1;
    return this.onStatus(this.asked);
  }
}
