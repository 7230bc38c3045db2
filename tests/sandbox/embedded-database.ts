import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../../sandbox/database/open-database.js';

declare global {
  /** The embedded databases of this worker; `tests/harness/node-environment.mjs` sets it. */
  var embeddedDatabases: { take(): Promise<PGlite>; giveBack(database: PGlite): Promise<void> };
}

/**
 * An empty embedded database at the newest migration. Closing it empties it for the worker's next test. `logger` gets
 * every statement but BEGIN and COMMIT.
 */
export async function openEmpty(logger?: Logger): Promise<OpenDatabase> {
  const client = await globalThis.embeddedDatabases.take();
  return { db: drizzle(client, { logger }), close: () => globalThis.embeddedDatabases.giveBack(client) };
}
