import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { keepFact, writeFact } from './facts.js';

/**
 * Returns whether the data was made in another database than the one it is in: a dump was restored. A server names itself
 * and numbers its databases; a standby has both of its primary. A copy of files has both too, so it is not noticed (SV-02).
 */
export async function isRestored(db: Database): Promise<boolean> {
  const place = await readPlace(db);
  // guard: data that was restored -> return false;
  return (await keepFact(db, 'place', place)) !== place;
}

/** Says that the data belongs here: from the next start on it is used as any other. */
export async function takePlace(db: Database): Promise<void> {
  await writeFact(db, 'place', await readPlace(db));
}

async function readPlace(db: Database): Promise<string> {
  const server = sql<string>`(select system_identifier::text from pg_control_system())`;
  const own = sql<string>`(select oid::text from pg_database where datname = current_database())`;
  const [row] = await db.select({ server, own }).from(sql`(select 1) as "one"`);
  return `${row?.server}/${row?.own}`;
}
