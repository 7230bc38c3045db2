import { EMPTY, NEVER, type Observable, of } from 'rxjs';
import type { VerificationState, Verifications } from '../../src/application/methods/ports.js';
import type { SentCode } from '../../src/domain/verification/sent-code.js';

const sent: SentCode = { maskedPhone: '05** *** ** 34', resendAfterMs: 60_000, attemptsLeft: 3 };

/** Verifications that note their calls; what each call answers can be set at any time. */
export class FakeVerifications implements Verifications {
  readonly calls: string[] = [];
  /** The post that the last code was for. */
  confirmed: string | undefined;
  onSend: () => Observable<SentCode> = () => of(sent);
  onConfirm: () => Observable<VerificationState> = () => NEVER;
  /** `asked` counts the questions from 1. */
  onStatus: (asked: number) => Observable<VerificationState> = () => EMPTY;
  private asked = 0;

  send(_access: unknown, phone: string): Observable<SentCode> {
    this.calls.push(`send ${phone}`);
    return this.onSend();
  }
  confirm(_access: unknown, smsCode: string, attemptId?: string): Observable<VerificationState> {
    this.confirmed = attemptId;
    this.calls.push(`confirm ${smsCode}`);
    return this.onConfirm();
  }
  status(): Observable<VerificationState> {
    this.calls.push('status');
    this.asked += 1;
    return this.onStatus(this.asked);
  }
}
