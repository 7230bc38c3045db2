import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';

/** Holds what is recorded of the database as a whole: which programs may use it, and where it was made. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });

/**
 * `oldest-program`: the version of the schema, and behind a slash the lowest version of a program that may go on beside it.
 * `place`: where the data was made. `added-merchants`: the ids of the accounts that starts have added, by commas.
 */
type FactName = 'oldest-program' | 'place' | 'added-merchants';

/** Undefined where the database does not say it. */
export async function readFact(db: Database, name: FactName): Promise<string | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.name, name));
  return row?.value;
}

export async function writeFact(db: Database, name: FactName, value: string): Promise<void> {
  await db.insert(facts).values({ name, value }).onConflictDoUpdate({ target: facts.name, set: { value } });
}

/** Writes it where the database does not say it yet, and returns what it says then. */
export async function keepFact(db: Database, name: FactName, value: string): Promise<string> {
  await db.insert(facts).values({ name, value }).onConflictDoNothing();
  return (await readFact(db, name)) ?? value;
}
