import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { keepFact, readFact, writeFact } from './facts.js';

/**
 * Returns whether the data was made in another database than the one it is in: a dump was restored. A server names itself
 * and numbers its databases; a standby has both of its primary. A copy of files has both too, so it is not noticed (SV-02).
 */
export async function isRestored(db: Database): Promise<boolean> {
  const place = await readPlace(db);
  // guard: data that was restored -> return false;
  return (await keepFact(db, 'place', place)) !== place;
}

/** The same where nothing may be written; false where the data is of a release that kept no place. */
export async function awaitsResume(db: Database): Promise<boolean> {
  const [table] = await db
    .select({ found: sql<boolean>`to_regclass('facts') is not null` })
    .from(sql`(select 1) as "one"`);
  const place = table?.found === true ? await readFact(db, 'place') : undefined;
  return place !== undefined && place !== (await readPlace(db));
}

/** Says that the data belongs here: from the next start on it is used as any other. */
export async function takePlace(db: Database): Promise<void> {
  await writeFact(db, 'place', await readPlace(db));
}

/** Compares the database that a process works on with the one that it was started with, as long as it runs (SV-02). */
export class DataPlace {
  private atStart: string | undefined;
  private isKept = true;

  constructor(private readonly db: Database) {}

  /** Returns whether it was the same when it was compared last. */
  get isSame(): boolean {
    // guard: jobs on another database -> return true;
    return this.isKept;
  }

  /** Throws where another one answers under the same address, as after a restore in the place of the one that was there. */
  async requireSame(): Promise<void> {
    const place = await readPlace(this.db);
    this.atStart ??= place;
    this.isKept = place === this.atStart && (await readFact(this.db, 'place')) === place;
    if (!this.isKept) {
      throw new Error('Another database answers than the one that this process was started with: restart the process.');
    }
  }
}

async function readPlace(db: Database): Promise<string> {
  const server = sql<string>`(select system_identifier::text from pg_control_system())`;
  const own = sql<string>`(select oid::text from pg_database where datname = current_database())`;
  const [row] = await db.select({ server, own }).from(sql`(select 1) as "one"`);
  return `${row?.server}/${row?.own}`;
}
