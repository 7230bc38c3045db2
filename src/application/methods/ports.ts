import type { Observable } from 'rxjs';
import type { Language } from '../../domain/locale/language.js';
import type { ToslaStatus } from '../../domain/methods/tosla.js';
import type { Wallet } from '../../domain/methods/wallets.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import type { BankAccount } from '../../domain/transfer/bank.js';
import type { TransferNotice } from '../../domain/transfer/transfer-notice.js';
import type { SentCode } from '../../domain/verification/sent-code.js';
import type { PaymentAnswer } from '../ports.js';

// The calls of the payment methods beside the card; the rules of ports.ts hold for them.

/** The payments beside the card (OP). */
export interface Wallets {
  /** AP-11. Never retried (PY-06). */
  pay(order: MethodOrder): Observable<MethodAnswer>;
  /** AP-12: the call that bears the wallet's code. Never retried (PY-06). */
  start(code: string, order: StartedWallet): Observable<MethodAnswer>;
  /** AP-15. */
  toslaStatus(access: PageAccess, referenceCode: string): Observable<ToslaAnswer>;
  /** AP-16: emits for a payment that was approved. Never retried. */
  bexApproved(access: PageAccess, resultId: string): Observable<Receipt>;
}

/** Describes what every payment beside the card is sent with. */
export interface StartedWallet {
  /** Of this post alone (PY-06). */
  readonly attemptId: string;
  readonly access: PageAccess;
  /** The provider's form, by wire name, sent back unchanged but for the language. */
  readonly form: Readonly<Record<string, string>>;
}

/** One payment by a wallet or a bank loan as it is sent (AP-11). Its installment count is 0 (OP-03). */
export interface MethodOrder extends StartedWallet {
  readonly language: Language;
  readonly method: Pick<Wallet, 'paymentType' | 'flow'>;
  /** The code of the bank loan; empty for a wallet (OP-12). */
  readonly bankLoan: string;
  /** Where the page was opened from; empty when unknown. */
  readonly referrer: string;
}

/** Describes what a payment by another method is answered with: by its flow, or as a card payment is. */
export type MethodAnswer =
  | PaymentAnswer
  /** The window goes on at `url`: the parent's, or its own (OP-04). */
  | { readonly kind: 'redirect'; readonly url: string; readonly parent: boolean }
  | { readonly kind: 'qr'; readonly referenceCode: string }
  | { readonly kind: 'vendor'; readonly baseJs: string; readonly ticket: VendorTicket };

/** Describes what a vendor's script is opened with (OP-09). */
export interface VendorTicket {
  readonly id: string;
  readonly path: string;
  readonly token: string;
}

/** `receipt` comes with `completed` (AP-15). */
export interface ToslaAnswer {
  readonly status: ToslaStatus;
  readonly receipt: Receipt;
}

/** The dialog of a vendor's own script, in a document of its own. */
export interface VendorModal {
  /**
   * Loads the script and opens its dialog (OP-09). Emits `opened`, then one of the others, and completes; `unavailable`
   * may come at once. Giving the stream up closes the dialog.
   */
  open(baseJs: string, ticket: VendorTicket): Observable<VendorEvent>;
}

export type VendorEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'completed'; readonly resultId: string }
  | { readonly kind: 'cancelled' }
  /** The script is not one that may run here, or did not load. */
  | { readonly kind: 'unavailable' };

/** Paying by bank transfer (BT). No call is ever retried. */
export interface Transfers {
  /** The accounts, what is known of the shopper, and how far the transfer has come. */
  banks(access: PageAccess): Observable<TransferStart>;
  /** An account is shown (BT-08). Emits until when notice of a transfer to it is taken. */
  shown(access: PageAccess, bank: string): Observable<NoticeTime | undefined>;
  /** Gives notice of a transfer; a code is sent to its phone (BT-05). `attemptId` is of this post alone. */
  notify(access: PageAccess, notice: TransferNotice, attemptId: string): Observable<SentCode>;
  /** Confirms the notice by the code. A wrong one is a refusal `otp` that counts what is left. `attemptId`: the notice that is meant, and no other (TR-02). */
  confirm(access: PageAccess, smsCode: string, attemptId?: string): Observable<TransferState>;
  /** Sends another code. */
  resend(access: PageAccess): Observable<SentCode>;
  /** With the id of a notice that was not answered, `none` voids it. */
  status(access: PageAccess, attemptId?: string): Observable<TransferState>;
}

/** Verifying the shopper of a payment (VF). No call is ever retried. */
export interface Verifications {
  /** Sends a code to `phone`; to the known number when it is empty. */
  send(access: PageAccess, phone: string): Observable<SentCode>;
  /** A wrong code is a refusal `otp` that counts what is left. `attemptId`: the post that is confirmed, and no other (TR-02). */
  confirm(access: PageAccess, smsCode: string, attemptId?: string): Observable<VerificationState>;
  status(access: PageAccess): Observable<VerificationState>;
}

/** How far a verification has come (VF-03). */
export type VerificationState =
  | { readonly kind: 'awaitingCode'; readonly sent: SentCode }
  | { readonly kind: 'review' }
  /** The payment is completed by it. */
  | { readonly kind: 'approved'; readonly receipt: Receipt }
  /** `reason` is in the shopper's language; empty when none is given. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Where a shopper takes a text from one window to another (BT-02). */
export interface Clipboard {
  /** Emits whether the text is in the clipboard now, and completes; never errors. */
  copy(text: string): Observable<boolean>;
}

/** The ports of every payment method beside the card, which the page fetches when one is chosen. */
export interface MethodPorts {
  readonly wallets: Wallets;
  readonly vendorModal: VendorModal;
  readonly transfers: Transfers;
  readonly verifications: Verifications;
  readonly clipboard: Clipboard;
}

/** How far the bank transfer of an order has come (BT-06). */
export type TransferState =
  /** No notice was given yet, or the last one was given up. `voided`: the one that was asked about is refused if it still arrives. */
  | { readonly kind: 'none'; readonly voided?: boolean }
  /** A notice waits for the code that was sent (BT-05). */
  | { readonly kind: 'awaitingCode'; readonly sent: SentCode; readonly attemptId?: string | undefined }
  /** The notice is being compared with the bank's records. */
  | { readonly kind: 'review' }
  | { readonly kind: 'confirmed'; readonly receipt: Receipt }
  /** `reason` is in the shopper's language; empty when none is given. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Who sends the money, as far as it is known; empty where it is not. */
interface KnownSender {
  readonly userName: string;
  readonly phone: string;
}

/** Everything the transfer opens with (BT-02). */
export interface TransferStart {
  readonly banks: readonly BankAccount[];
  /** Holds what the merchant gave of the shopper: read-only where it is not empty. */
  readonly prefilled: KnownSender;
  /** Holds what the shopper gave on a link's page: the notice begins with it, and it can be changed. */
  readonly proposed?: KnownSender | undefined;
  readonly state: TransferState;
  /** Undefined before an account was shown. */
  readonly notice?: NoticeTime | undefined;
}

/** Until when notice of a transfer is taken (BT-08). */
export interface NoticeTime {
  /** ms since the epoch, by the provider's clock. */
  readonly until: number;
  /** ms from the answer. */
  readonly leftMs: number;
}
