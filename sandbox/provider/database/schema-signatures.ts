import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How a signed text of a merchant was divided into fields when it first came: the text has no separators, so a part of it
 * could be read as another field's. Fingerprints only, since a text may hold what a shopper typed (TR-01).
 */
export const signedTexts = pgTable(
  'signed_texts',
  {
    /** Fingerprint of the merchant's id and the text. */
    text: text('text').primaryKey(),
    /** Fingerprint of the list of its fields. */
    fields: text('fields').notNull(),
    /** When it first came; of one that came before there was this column, when that was added. */
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('signed_texts_by_time').on(table.at)],
);
