import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { linkTypes } from '../../../src/domain/links/link.js';
import { languages } from '../../../src/domain/locale/language.js';
import type { Currency } from '../../../src/domain/money/currency.js';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** `waiting` until the first signed notification; a failed order may still be paid, a paid one never changes again. */
const orderStates = ['waiting', 'paid', 'failed'] as const;

/** The demo store's own orders. */
export const storeOrders = pgTable(
  'store_orders',
  {
    /** The merchant_oid: letters and digits, 128 random bits. */
    oid: text('oid').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Name, unit price ("18.00") and quantity of each line, as the merchant API carries them. */
    basket: jsonb('basket').$type<[name: string, price: string, quantity: number][]>().notNull(),
    language: text('language', { enum: languages }).notNull(),
    theme: text('theme', { enum: ['light', 'dark'] }).notNull(),
    /** In the store's frame, or on a page of its own. */
    framed: boolean('framed').notNull(),
    /** Minutes. */
    timeoutLimit: integer('timeout_limit').notNull(),
    /** Optional page flags that are on, by the wire name of get-token. */
    flags: jsonb('flags').$type<string[]>().notNull(),
    /** Further fields of get-token, by wire name. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    /** Who shops: the visitor's cookie. */
    shopper: text('shopper').notNull().default(''),
    /** Id of the scenario the payment was prepared for. */
    scenario: text('scenario'),
    /** The payment page's token. */
    token: text('token').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    /** Minor units, of the notification that paid the order. */
    paidAmount: minor('paid_amount'),
    createdAt: timestampColumn('created_at').notNull(),
    inquiredAt: timestampColumn('inquired_at'),
    /** The provider's answer to the last status inquiry, as it came. */
    inquiryAnswer: jsonb('inquiry_answer').$type<Record<string, unknown>>(),
  },
  (table) => [index('store_orders_created').on(table.createdAt)],
);

/**
 * Holds what the store makes of a notification: `accepted` changed the order, `repeated` had come before, `short` names
 * less money than the order's, `refused` has a wrong hash, `unknown` names no order of the store, `noted` changes
 * nothing yet.
 */
export const verdicts = ['accepted', 'repeated', 'short', 'refused', 'unknown', 'noted'] as const;

/** Every notification received, good or bad. */
export const storeNotifications = pgTable(
  'store_notifications',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    oid: text('oid').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
    /** The form fields, by wire name. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    /** The store's name for the link that was paid; empty for the payment of an order. */
    callbackId: text('callback_id').notNull().default(''),
  },
  (table) => [
    index('store_notifications_oid').on(table.oid, table.seq),
    index('store_notifications_callback').on(table.callbackId, table.seq),
    // However often the payment of a link is notified, it counts once.
    uniqueIndex('store_notifications_link_payment')
      .on(table.oid)
      .where(sql`callback_id <> '' and verdict = 'accepted'`),
  ],
);

/** The payment links the store has created: what it asked for, and what the provider answered. */
export const storeLinks = pgTable(
  'store_links',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** The store's own name for it: 128 random bits. */
    callbackId: text('callback_id').notNull().unique(),
    merchantId: text('merchant_id').notNull(),
    kind: text('kind', { enum: linkTypes }).notNull(),
    name: text('name').notNull(),
    /** Minor units: what a collection collects, one piece of a product, the least amount of a flex link. */
    price: minor('price').notNull(),
    /** Minor units, of a flex link. */
    maxPrice: minor('max_price'),
    currency: text('currency').$type<Currency>().notNull(),
    stock: integer('stock'),
    address: text('address').notNull(),
    /** Base64 of a PNG. */
    qr: text('qr').notNull(),
    /** Id of the prepared link it was made for. */
    scenario: text('scenario'),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at'),
    deletedAt: timestampColumn('deleted_at'),
  },
  (table) => [index('store_links_created').on(table.createdAt)],
);

/** The name the provider gave to a shopper who stored a card with a merchant. */
export const storeWallets = pgTable(
  'store_wallets',
  {
    shopper: text('shopper').notNull(),
    merchantId: text('merchant_id').notNull(),
    utoken: text('utoken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.merchantId] })],
);

/** Refunds the store asked for, with the provider's answers. */
export const storeRefunds = pgTable(
  'store_refunds',
  {
    /** The reference_no. */
    reference: text('reference').primaryKey(),
    oid: text('oid').notNull(),
    at: timestampColumn('at').notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
    done: boolean('done').notNull(),
    /** The provider's reason when it was not done; empty when no answer came. */
    reason: text('reason').notNull(),
  },
  (table) => [index('store_refunds_oid').on(table.oid, table.at)],
);
