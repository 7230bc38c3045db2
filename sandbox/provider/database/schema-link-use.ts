import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { links, minor, orders, timestampColumn } from './schema.js';

// These rows say what the payments of a link have taken and keep of it. A trigger of the ledger writes these with each entry, so that a
// payment does not have to read what was paid before it (TR-14).

const ofLink = () =>
  text('link_id')
    .notNull()
    .references(() => links.shortId);

/** Holds what was paid of a link: its charged orders, counted. */
export const linkTotals = pgTable('link_totals', {
  linkId: ofLink().primaryKey(),
  /** Pieces. */
  sold: bigint('sold', { mode: 'number' }).notNull(),
  /** Minor units. */
  paid: minor('paid').notNull(),
  /** Payments. */
  uses: bigint('uses', { mode: 'number' }).notNull(),
});

/** The charged orders of a link in the order of their charges, so that one page of them is read without the orders that were not paid. */
export const linkPayments = pgTable(
  'link_payments',
  {
    linkId: ofLink(),
    /** Of the entry that charged the order. */
    entrySeq: minor('entry_seq').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.entrySeq] })],
);

/** Holds what an order keeps of its link while its last attempt is under way; no row where it keeps nothing. */
export const linkHolds = pgTable(
  'link_holds',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    linkId: ofLink(),
    /** When the challenge began, for it lapses; `infinity` for an authorisation and for a review. */
    heldFrom: timestampColumn('held_from').notNull(),
    quantity: integer('quantity').notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
  },
  (table) => [index('link_holds_link').on(table.linkId, table.heldFrom)],
);

/** Challenges that were not answered with success. After some of them in an hour, one of the same line keeps nothing (TR-05). */
export const linkChallenges = pgTable(
  'link_challenges',
  {
    attemptId: text('attempt_id').primaryKey(),
    linkId: text('link_id').notNull(),
    /** Of the shopper's line. */
    addressFingerprint: text('address_fingerprint').notNull(),
    begunAt: timestampColumn('begun_at').notNull(),
  },
  (table) => [
    index('link_challenges_address').on(table.linkId, table.addressFingerprint, table.begunAt),
    index('link_challenges_begun').on(table.begunAt),
  ],
);
