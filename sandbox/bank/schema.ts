import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The challenges the bank's page was asked to show, each with its outcome. Holds the last four digits only. */
export const acsChallenges = pgTable('acs_challenges', {
  /** The provider's 128 random bits. */
  id: text('id').primaryKey(),
  merchantName: text('merchant_name').notNull(),
  /** Minor units, as text. */
  amount: text('amount').notNull(),
  currency: text('currency').notNull(),
  last4: text('last4').notNull(),
  scheme: text('scheme').notNull(),
  lang: text('lang').notNull(),
  behaviour: text('behaviour').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  returnUrl: text('return_url').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** Written once; the same result is sent again when the shopper returns. */
  result: text('result', { enum: ['success', 'failed', 'abandoned', 'attempted'] }),
});
