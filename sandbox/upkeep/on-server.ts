import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../database/database.js';
import { requireKnownSchema } from '../database/migrate.js';
import { ownSchemaVersion } from '../database/open-database.js';
import { WrongOption } from '../options/wrong-option.js';

/** How long the server may take to be reached, and a statement to end, in ms. */
const connectMs = 10_000;
const statementMs = 60_000;

/**
 * Does something in the database of DATABASE_URL beside the processes that serve it. Throws WrongOption without an address, and
 * an error where the schema is not the one that this program knows.
 */
export async function onServer<T>(url: string, act: (db: Database) => Promise<T>): Promise<T> {
  if (url === '') {
    throw new WrongOption(
      'This command asks a PostgreSQL server: give DATABASE_URL. An embedded database is open in one process.',
    );
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzle(client);
    await requireKnownSchema(db, ownSchemaVersion());
    return await act(db);
  } finally {
    await client.end();
  }
}
