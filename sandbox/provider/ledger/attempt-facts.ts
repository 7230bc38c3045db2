import type { Language } from '../../../src/domain/locale/language.js';
import type { MethodId } from '../directory/methods.js';

/**
 * Describes what the ledger keeps of a card, or of another payment method, and of how it is used. Never the number,
 * never the code.
 */
export interface AttemptFacts {
  readonly method: MethodId;
  /** The page's own id of the post; null where it sends none. */
  readonly postId: string | null;
  /** When the post arrived, ms since the epoch. */
  readonly receivedAt: number;
  /** The bank of a loan or a transfer; else empty. */
  readonly variant: string;
  /** The wallet's name for the attempt; null where it has none. */
  readonly reference: string | null;
  /** First 8 digits. */
  readonly bin: string;
  readonly last4: string;
  readonly scheme: string;
  readonly fingerprint: string;
  readonly addressFingerprint: string;
  readonly lineFingerprint: string;
  readonly scenario: string;
  readonly with3d: boolean;
  /** Minor units: what is charged, with what installments cost. */
  readonly amount: number;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Minor units of the amount that card points pay. */
  readonly points: number;
  /** Two digits each: the expiry of a card that is stored once it is charged; else null. */
  readonly storeMonth: string | null;
  readonly storeYear: string | null;
  /** Declines count for the limit per card. */
  readonly countCard: boolean;
  /** The shopper's, and the order's from now on. */
  readonly language: Language;
}
