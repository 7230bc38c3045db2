import { EMPTY, NEVER, type Observable, of } from 'rxjs';
import type {
  Clipboard,
  MethodAnswer,
  MethodOrder,
  ToslaAnswer,
  TransferStart,
  TransferState,
  Transfers,
  VendorEvent,
  VendorModal,
  VendorTicket,
  VerificationState,
  Verifications,
  Wallets,
} from '../../../src/application/methods/ports.js';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import type { TransferNotice } from '../../../src/domain/transfer/notice.js';
import type { SentCode } from '../../../src/domain/verification/sent-code.js';

/** Calls of the ways to pay beside the card that note what they were asked; what each answers can be set at any time. */
export class FakeWallets implements Wallets {
  readonly calls: string[] = [];
  readonly orders: MethodOrder[] = [];
  onPay: () => Observable<MethodAnswer> = () => NEVER;
  onJuzdan: () => Observable<MethodAnswer> = () => NEVER;
  onTosla: () => Observable<ToslaAnswer> = () => NEVER;
  onBex: () => Observable<Receipt> = () => NEVER;

  pay(order: MethodOrder): Observable<MethodAnswer> {
    this.calls.push(`pay ${order.method.paymentType}`);
    this.orders.push(order);
    return this.onPay();
  }
  start(code: string): Observable<MethodAnswer> {
    this.calls.push(code);
    return this.onJuzdan();
  }
  toslaStatus(_access: unknown, referenceCode: string): Observable<ToslaAnswer> {
    this.calls.push(`tosla ${referenceCode}`);
    return this.onTosla();
  }
  bexApproved(_access: unknown, resultId: string): Observable<Receipt> {
    this.calls.push(`bex ${resultId}`);
    return this.onBex();
  }
}

export class FakeVendorModal implements VendorModal {
  readonly opened: { readonly baseJs: string; readonly ticket: VendorTicket }[] = [];
  onOpen: () => Observable<VendorEvent> = () => NEVER;

  open(baseJs: string, ticket: VendorTicket): Observable<VendorEvent> {
    this.opened.push({ baseJs, ticket });
    return this.onOpen();
  }
}

/** A clipboard that takes everything, unless it is told not to. */
export class FakeClipboard implements Clipboard {
  readonly copied: string[] = [];
  refuses = false;

  copy(text: string): Observable<boolean> {
    if (!this.refuses) this.copied.push(text);
    return of(!this.refuses);
  }
}

const sent: SentCode = { maskedPhone: '05** *** ** 34', resendAfterMs: 60_000, attemptsLeft: 3 };

export class FakeTransfers implements Transfers {
  readonly calls: string[] = [];
  readonly notices: TransferNotice[] = [];
  onBanks: () => Observable<TransferStart> = () => NEVER;
  onNotify: () => Observable<SentCode> = () => of(sent);
  onConfirm: () => Observable<TransferState> = () => NEVER;
  onResend: () => Observable<SentCode> = () => of(sent);
  onStatus: () => Observable<TransferState> = () => EMPTY;

  banks(): Observable<TransferStart> {
    this.calls.push('banks');
    return this.onBanks();
  }
  notify(_access: unknown, notice: TransferNotice): Observable<SentCode> {
    this.calls.push('notify');
    this.notices.push(notice);
    return this.onNotify();
  }
  confirm(_access: unknown, smsCode: string): Observable<TransferState> {
    this.calls.push(`confirm ${smsCode}`);
    return this.onConfirm();
  }
  resend(): Observable<SentCode> {
    this.calls.push('resend');
    return this.onResend();
  }
  status(): Observable<TransferState> {
    this.calls.push('status');
    return this.onStatus();
  }
}

export class FakeVerifications implements Verifications {
  readonly calls: string[] = [];
  onSend: () => Observable<SentCode> = () => of(sent);
  onConfirm: () => Observable<VerificationState> = () => NEVER;
  onStatus: () => Observable<VerificationState> = () => EMPTY;

  send(_access: unknown, phone: string): Observable<SentCode> {
    this.calls.push(`send ${phone}`);
    return this.onSend();
  }
  confirm(_access: unknown, smsCode: string): Observable<VerificationState> {
    this.calls.push(`confirm ${smsCode}`);
    return this.onConfirm();
  }
  status(): Observable<VerificationState> {
    this.calls.push('status');
    return this.onStatus();
  }
}
