import type { Language } from '../../src/domain/locale/language.js';
import type { Currency } from '../../src/domain/money/currency.js';

/** The provider's back office: messages that were sent, and payments that wait for a decision. */
export interface BackOffice {
  /** Messages to telephones, newest first. */
  messages(): Promise<readonly SmsMessage[]>;
  /** The notifications that were tried, newest first (MA-08). */
  deliveries(): Promise<readonly NotificationDelivery[]>;
  /** The notifications of a merchant: what it has not taken, the oldest first, then the others, newest first (MA-08). */
  deliveriesOf(merchantId: string): Promise<readonly NotificationDelivery[]>;
  /** Sends a notification of this merchant again; false where there is none with this id (MA-08). */
  sendAgain(merchantId: string, id: string): Promise<boolean>;
  /** Sends what waits of a merchant to the addresses that it has now (MA-08). */
  readdressWaiting(merchantId: string): Promise<void>;
  /** Returns the movements of a merchant on a day of Turkey, `YYYY-MM-DD`; of the present one where the text is no day (MA-09). */
  statementOf(merchantId: string, day: string): Promise<DayStatement>;
  /** Returns what waits for a decision, oldest first. */
  reviews(): Promise<readonly Review[]>;
  /** Messages about these links, newest first. */
  linkMessages(ids: readonly string[]): Promise<readonly LinkMessage[]>;
  /** Keys of reasons a transfer can be refused with, and what they mean. */
  readonly transferReasons: readonly RefusalReason[];
  /** Approves, or refuses with one of the reasons; false when there is nothing to decide any more. */
  decide(reviewId: string, refusal: string | undefined): Promise<boolean>;
}

export interface SmsMessage {
  readonly at: Date;
  readonly phone: string;
  readonly text: string;
  readonly merchantOid: string;
}

/** A notification to a merchant, as far as it has come. */
export interface NotificationDelivery {
  readonly id: string;
  readonly merchantOid: string;
  /** The order's word in it: `success`, `failed` or `info`. */
  readonly status: string;
  readonly createdAt: Date;
  /** Of the merchant's server: the rest of an address may hold a secret of the merchant. */
  readonly host: string;
  /** `OK`, or why the last try did not count; empty before the first one. */
  readonly result: string;
  readonly tries: number;
  /** When it is tried again; undefined once it was answered OK. */
  readonly nextAt: Date | undefined;
}

/** The movements of a merchant's money on one day of Turkey (MA-09). */
export interface DayStatement {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Oldest first. */
  readonly rows: readonly StatementRow[];
}

/** A payment, or a refund of one. Amounts are minor units: `total` is the sum of the other two. */
export interface StatementRow {
  readonly kind: 'sale' | 'refund';
  readonly at: Date;
  /** The same, `YYYY-MM-DD hh:mm:ss` in Turkey. */
  readonly time: string;
  readonly merchantOid: string;
  readonly payment: number;
  /** The part that installments cost. */
  readonly surcharge: number;
  readonly total: number;
  readonly currency: Currency;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  readonly methodName: string;
  /** Masked; empty where no card paid. */
  readonly card: string;
  readonly testMode: boolean;
  /** Empty for an order that the merchant's server opened. */
  readonly linkId: string;
  /** The merchant's own name of a refund; empty where it gave none. */
  readonly reference: string;
}

export interface Review {
  readonly id: string;
  readonly kind: 'transfer' | 'security';
  readonly openedAt: Date;
  /** When it is decided by itself; undefined: a person must. */
  readonly dueAt: Date | undefined;
  readonly merchantName: string;
  readonly merchantOid: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** Who pays: name and bank of a transfer, last digits of a card. */
  readonly who: string;
}

export interface RefusalReason {
  readonly key: string;
  readonly code: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** A text message or an e-mail that a real provider would have sent. */
export interface LinkMessage {
  readonly linkId: string;
  readonly at: Date;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly body: string;
}
