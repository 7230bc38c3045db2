import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readDatabaseUrl } from '../options/database-url.js';
import { WrongOption } from '../options/wrong-option.js';
import type { Database } from './database.js';
import { unusableServer } from './server-database.js';

/** The longest that a command waits, in ms: to reach the server, and for a statement to end. */
interface CommandLimits {
  readonly connectMs: number;
  readonly statementMs: number;
}

/**
 * Does something over one connection to the PostgreSQL server of DATABASE_URL, beside the processes that serve it. Throws
 * WrongOption without an address, and where the server cannot be used, in the words of a start.
 */
export async function overCommandConnection<T>(
  url: string,
  { connectMs, statementMs }: CommandLimits,
  act: (db: Database, client: pg.Client) => Promise<T>,
): Promise<T> {
  if (url === '') {
    throw new WrongOption(
      'This command asks a PostgreSQL server: give DATABASE_URL. An embedded database is open in one process.',
    );
  }
  const client = new pg.Client({
    connectionString: readDatabaseUrl(url),
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await act(drizzle(client), client);
  } catch (error) {
    throw unusableServer(error);
  } finally {
    await client.end();
  }
}
