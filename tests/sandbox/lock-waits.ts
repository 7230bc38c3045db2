import { sql } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';

/**
 * Whether a statement of this database waits for a lock (PostgreSQL). Asked beside the transaction that holds it, which
 * would see one state only.
 */
export async function isLockWaitedFor(db: Database): Promise<boolean> {
  const waiting = await db
    .select({ pid: sql<number>`pid` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return waiting.length > 0;
}
