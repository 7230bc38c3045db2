import type { ServiceIdentifier } from 'inversify';
import type { Database } from '../../database/database.js';
import type { BackOffice } from '../../panel/back-office.js';
import type { MerchantPanel } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import type { Logging } from '../../site/log-fields.js';
import type { PreparedLink } from './prepared-links.js';
import type { PreparedPayment, StoredTestCard } from './prepared-payments.js';

/**
 * Describes what the demo store is started with. It is a merchant like any other: everything else goes over the
 * merchant API.
 */
export interface StoreOptions extends Logging {
  readonly db: Database;
  readonly clock: Clock;
  /** The store's own origin is another site than the provider's, e.g. `http://localhost:4001` and `http://127.0.0.1:4000`. */
  readonly urls: Urls;
  /** The product slug: the token field is `{product}_token`. */
  readonly product: string;
  /** The provider's merchant panel: keys, and settings that can be edited. */
  readonly panel: MerchantPanel;
  /** Returns whether the provider posts notifications of the merchant to an address. */
  isNotified(address: string, merchantId: string): boolean;
  /** The categories of goods that limit installments (IN-12), of which a merchant and its links may name one. */
  readonly categories: readonly string[];
  /** The provider's back office, which the store shows beside its own pages. */
  readonly office: BackOffice;
  readonly prepared: Prepared;
  /** The token of the panel's forms is made from it: the same in all processes of one database. */
  readonly formKey: string;
}

/** Payments and links that one click starts, with what happened before them. */
export interface Prepared {
  readonly payments: readonly PreparedPayment[];
  readonly links: readonly PreparedLink[];
  /** Stores these cards for a new shopper, the first one first, and returns the shopper's utoken. */
  storeCards(merchantId: string, cards: readonly StoredTestCard[]): Promise<string>;
  /** Pays a part of a collection (minor units), or some pieces of a product, as if a shopper had done it before. */
  payLink(id: string, amountOrPieces: number): Promise<void>;
  /** Ends the link's time now. */
  expireLink(id: string): Promise<void>;
}

export const Prepared: ServiceIdentifier<Prepared> = Symbol('Prepared');

/** Paths of the store that its merchants' accounts name. */
export const storePaths = {
  notification: '/bildirim',
  transferNotice: '/havale-bildirimi',
  linkNotification: '/baglanti-bildirimi',
  logo: '/logo.svg',
} as const;
