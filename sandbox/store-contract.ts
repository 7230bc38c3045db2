import type { FastifyInstance } from 'fastify';
import type { Currency } from '../src/domain/money/currency.js';
import type { Language } from '../src/domain/page/language.js';
import type { Clock } from './clock.js';
import type { Database } from './database/open-database.js';

/** What the demo store is started with. It is a merchant like any other: everything else goes over the merchant API. */
export interface StoreOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Own origin, e.g. `http://localhost:4001`: another site than the provider's. */
  readonly publicUrl: string;
  /** E.g. `http://127.0.0.1:4000`. */
  readonly providerUrl: string;
  /** The bank's origin: inside the store's frame the provider's page gives way to the bank's. */
  readonly acsUrl: string;
  /** The product slug: the token field is `{product}_token`. */
  readonly product: string;
  /** The provider's merchant panel: keys, and settings that can be edited. */
  readonly panel: MerchantPanel;
  readonly wallets: DemoWallets;
  /** The wallets' origin: inside the store's frame the provider's page gives way to theirs. */
  readonly walletsUrl: string;
  readonly office: BackOffice;
  readonly links: DemoLinks;
  readonly logLevel: string;
}

/** `sandbox/store/store.ts` exports `createStore: CreateStore`; the app it returns is not listening. */
export type CreateStore = (options: StoreOptions) => Promise<FastifyInstance>;

/** Paths of the store that seeded merchants name. */
export const storePaths = {
  notification: '/bildirim',
  linkNotification: '/baglanti-bildirimi',
  logo: '/logo.svg',
} as const;

export interface MerchantPanel {
  /** All merchants, in the order of the seed. */
  list(): Promise<readonly MerchantAccount[]>;
  find(id: string): Promise<MerchantAccount | undefined>;
  /** Changes settings; throws when there is no such merchant. */
  save(id: string, settings: Partial<MerchantSettings>): Promise<void>;
}

/** Shoppers who have stored cards already, made to order: a demo should not have to store them first. */
export interface DemoWallets {
  /** Opens a wallet with these cards, the first one first, and returns its utoken. */
  open(merchantId: string, cards: readonly DemoCard[]): Promise<string>;
}

/** A card of a demo wallet. */
export interface DemoCard {
  readonly number: string;
  /** Its month is over; otherwise it has the date of every card of the demo. */
  readonly expired: boolean;
}

/** What has happened to links, made to order, and what no merchant is told: the messages that were sent. */
export interface DemoLinks {
  /** Pays a part of a collection (minor units), or some pieces of a product, as if a shopper had done it before. */
  pay(id: string, amountOrPieces: number): Promise<void>;
  /** Lets the link's time be over. */
  expire(id: string): Promise<void>;
  /** Newest first. */
  messages(ids: readonly string[]): Promise<readonly LinkMessage[]>;
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

export interface MerchantAccount extends MerchantSettings {
  readonly id: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
}

/** What a merchant sets in its panel. */
export interface MerchantSettings {
  readonly name: string;
  /** Origin of the site that frames the page; empty when unknown. */
  readonly website: string;
  /** Address of the logo; empty when there is none. */
  readonly logo: string;
  /** Empty when none is set: its payments are refused. */
  readonly notificationUrl: string;
  readonly testMode: boolean;
  /** Payments without 3-D Secure are allowed. */
  readonly non3d: boolean;
  readonly force3d: boolean;
  readonly storeCardOff: boolean;
  readonly dark: boolean;
  /** Stored cards ask for their security code. */
  readonly requireCvv: boolean;
  readonly noInstallment: boolean;
  /** Where a card offers installments, the single payment is not among them. */
  readonly singleOff: boolean;
  /** Highest count at the cash price, 2 to 12; 0: none. */
  readonly pftOptionMax: number;
}

/** What happens at the provider out of the shopper's sight, for a demo to look at: messages, and decisions to be made. */
export interface BackOffice {
  /** Messages to telephones, newest first. */
  messages(): Promise<readonly SmsMessage[]>;
  /** What waits for a decision, oldest first. */
  reviews(): Promise<readonly Review[]>;
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
