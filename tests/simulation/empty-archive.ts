import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../../sandbox/database/database.js';

/** An embedded database in memory, from the archive that `scripts/run-bundled.mjs` writes beside the bundle. */
export async function openEmptyArchive(): Promise<OpenDatabase> {
  const archive = readFileSync(new URL('empty-database.tar', import.meta.url));
  const client = await PGlite.create({ loadDataDir: new Blob([archive]) });
  return { db: drizzle(client), close: () => client.close() };
}
