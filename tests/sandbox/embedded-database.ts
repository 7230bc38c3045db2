import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { emptyDatabase } from '../../build/empty-database.mjs';
import { DataPlace, isRestored } from '../../sandbox/database/data-place.js';
import type { Database, OpenDatabase } from '../../sandbox/database/database.js';

/** An empty embedded database at the newest migration. `logger` gets every statement but BEGIN and COMMIT. */
export async function openEmpty(logger?: Logger): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: new Blob([await emptyDatabase()]) });
  return { db: drizzle(client, { logger }), close: () => client.close() };
}

/** The comparison of a process that was started with this database, which a start writes down. */
export async function placeOf(db: Database): Promise<DataPlace> {
  await isRestored(db);
  return new DataPlace(db);
}
