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
    /** Until when the issuer may still approve, and is asked again though it confirmed; null where its answer is known. */
    askUntil: timestampColumn('ask_until'),
  },
  (table) => [index('reversals_open').on(table.nextAt).where(sql`reversed_at is null or ask_until is not null`)],
);
