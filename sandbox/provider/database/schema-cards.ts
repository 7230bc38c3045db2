import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, ofMerchant, timestampColumn } from './schema.js';

// Cards that shoppers have stored.

/** A shopper of one merchant: the owner of stored cards. */
export const wallets = pgTable('wallets', {
  /** 192 random bits. */
  utoken: text('utoken').primaryKey(),
  merchantId: ofMerchant(),
  /** 192 random bits. */
  groupId: text('group_id').notNull().unique(),
  createdAt: timestampColumn('created_at').notNull(),
});

/** A card stored for later payments: what is needed to show it and to recognise it. Never its number or its code. */
export const storedCards = pgTable(
  'stored_cards',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    utoken: text('utoken')
      .notNull()
      .references(() => wallets.utoken),
    /** Names the card; 192 random bits. */
    ctoken: text('ctoken').notNull().unique(),
    /** Needed to delete it; 192 random bits. */
    dtoken: text('dtoken').notNull().unique(),
    /** First 8 digits. */
    bin: text('bin').notNull(),
    last4: text('last4').notNull(),
    scheme: text('scheme').notNull(),
    /** Keyed hash of the card number: the same card is stored once. */
    fingerprint: text('fingerprint').notNull(),
    scenario: text('scenario').notNull(),
    /** Two digits each. */
    month: text('month').notNull(),
    year: text('year').notNull(),
  },
  (table) => [uniqueIndex('stored_cards_once').on(table.utoken, table.fingerprint)],
);
