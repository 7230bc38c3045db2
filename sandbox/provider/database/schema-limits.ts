import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './schema.js';

/**
 * Holds what the limits have counted (TR-05). A row starts anew once its time is over. Holds fingerprints of cards,
 * addresses and telephones only.
 */
export const tallies = pgTable(
  'tallies',
  {
    /** Holds what is counted, of whom: `unpaid:address:<fingerprint>`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: timestampColumn('started_at').notNull(),
    endsAt: timestampColumn('ends_at').notNull(),
  },
  (table) => [index('tallies_ended').on(table.endsAt)],
);
