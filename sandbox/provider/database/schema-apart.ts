import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// Tables that no other table refers to.

/** Random keys made once per database: card fingerprints and the agreement with the ACS depend on them. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  /** Base64 of 32 random bytes. */
  value: text('value').notNull(),
});

/** What pages report: content security violations and embedding. Never a full address: addresses hold tokens. */
export const reports = pgTable('reports', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  kind: text('kind').notNull(),
  detail: jsonb('detail').$type<Record<string, string>>().notNull(),
});
