import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import type { DatabasePlace } from './open-database.js';

/** The database that a start has opened, for a person: which server, where, and the version of its schema. No password. */
export async function databaseInWords(db: Database, place: DatabasePlace): Promise<string> {
  const version = sql<string>`current_setting('server_version')`;
  const name = sql<string>`current_database()`;
  const schema = sql<number>`(select count(*)::int from drizzle.__drizzle_migrations)`;
  const [facts] = await db.select({ version, schema, name }).from(sql`(select 1) as "one"`);
  return `${placeInWords(place, facts?.version ?? '', facts?.name ?? '')}, schema ${facts?.schema}`;
}

function placeInWords(place: DatabasePlace, version: string, name: string): string {
  if (typeof place === 'object' && 'url' in place) {
    // An address that names a socket has no host.
    const host = URL.canParse(place.url) ? new URL(place.url).host : 'a socket';
    return `PostgreSQL ${version.split(' ')[0]} at ${host}/${name}`;
  }
  return typeof place === 'object' && 'dataFolder' in place
    ? `embedded, in ${place.dataFolder}`
    : 'embedded, in memory';
}
