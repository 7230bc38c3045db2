import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { attempts, timestampColumn } from './schema.js';

/** Attempts that the issuer may hold money for though they did not charge their order: it is asked until it confirms. */
export const reversals = pgTable(
  'reversals',
  {
    attemptId: text('attempt_id')
      .primaryKey()
      .references(() => attempts.id),
    openedAt: timestampColumn('opened_at').notNull(),
    nextAt: timestampColumn('next_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When the issuer confirmed; null until then. */
    reversedAt: timestampColumn('reversed_at'),
  },
  (table) => [index('reversals_due').on(table.nextAt).where(sql`reversed_at is null`)],
);
