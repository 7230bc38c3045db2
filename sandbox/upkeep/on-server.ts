import { overCommandConnection } from '../database/command-connection.js';
import type { Database } from '../database/database.js';
import { requireKnownSchema } from '../database/migrate.js';
import { ownSchemaVersion } from '../database/open-database.js';

/** How long the server may take to be reached, and a statement to end, in ms. */
const limits = { connectMs: 10_000, statementMs: 60_000 };

/**
 * Does something in the database of DATABASE_URL beside the processes that serve it. Throws WrongOption without an address, and
 * an error where the schema is not the one that this program knows.
 */
export async function onServer<T>(url: string, act: (db: Database) => Promise<T>): Promise<T> {
  return overCommandConnection(url, limits, async (db) => {
    await requireKnownSchema(db, ownSchemaVersion());
    return act(db);
  });
}
