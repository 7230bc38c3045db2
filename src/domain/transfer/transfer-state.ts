import type { Receipt } from '../page/failure.js';
import type { BankAccount } from './bank.js';
import type { SentCode } from './verification.js';

/** How far the bank transfer of an order has come (BT-06). */
export type TransferState =
  /** No notice was given yet, or the last one was given up. */
  | { readonly kind: 'none' }
  /** A notice waits for the code that was sent (BT-05). */
  | { readonly kind: 'awaitingCode'; readonly sent: SentCode }
  /** The notice is being compared with the bank's records. */
  | { readonly kind: 'review' }
  | { readonly kind: 'confirmed'; readonly receipt: Receipt }
  /** `reason` is in the shopper's language; empty when none is given. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Everything the transfer opens with (BT-02). */
export interface TransferStart {
  readonly banks: readonly BankAccount[];
  /** What the merchant knows of the shopper: read-only where it is not empty. */
  readonly prefilled: { readonly userName: string; readonly phone: string };
  readonly state: TransferState;
}
