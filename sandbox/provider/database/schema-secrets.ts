import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// Tables that no other table refers to.

/** Holds what was made once per database: the key agreed with the ACS, that of the panel's forms, and the name of the key of the fingerprints. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  /** The key: base64 of 32 random bytes. The name of a key: hex. */
  value: text('value').notNull(),
});

/** Holds what pages report: content security violations and embedding. Never a full address: addresses hold tokens. */
export const reports = pgTable('reports', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  kind: text('kind').notNull(),
  detail: jsonb('detail').$type<Record<string, string>>().notNull(),
});
