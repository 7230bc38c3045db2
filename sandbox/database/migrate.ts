import { setTimeout } from 'node:timers/promises';
import { desc, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { WrongOption } from '../options/wrong-option.js';
import type { Database, Transaction } from './database.js';

/** Any number, the same in every process: the key of the lock that lets one process migrate at a time. */
export const migrationLock = 7_390_161;

/** How often a process asks whether another one has ended its migrations, ms. */
const pauseMs = 200;

/** Holds what was applied, where the tools of the migrations keep it too. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/**
 * Brings the database to the newest migration, in one transaction and in one process at a time. The lock is the
 * transaction's: one of the session would stay on the connection that a pooler lends to somebody else. Says what it
 * waits for. Throws WrongOption where a newer program has been here.
 */
export async function migrate(db: Database, migrationsFolder: string, say: (line: string) => void): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  for (let asked = 1; !(await db.transaction((tx) => isMigrated(tx, known))); asked += 1) {
    if (asked === 5) say('Another process brings the database to its newest version; this one waits for it.');
    await setTimeout(pauseMs);
  }
}

/** False where another process is at it. */
async function isMigrated(tx: Transaction, known: readonly MigrationMeta[]): Promise<boolean> {
  const [lock] = await tx
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${migrationLock})` })
    .from(sql`(select 1) as "one"`);
  if (lock?.isOurs !== true) return false;
  // An index of a long table takes its time.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const done = await tx.select().from(applied).orderBy(desc(applied.createdAt));
  const last = done[0]?.createdAt ?? 0;
  refuseNewerData(done.length, last, known);
  for (const { sql: statements, hash, folderMillis } of known) {
    if (folderMillis <= last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash, createdAt: folderMillis });
  }
  return true;
}

/** An older program would write what the newer one no longer understands. */
function refuseNewerData(version: number, last: number, known: readonly MigrationMeta[]): void {
  if (last <= (known.at(-1)?.folderMillis ?? 0)) return;
  throw new WrongOption(
    `The data is of version ${version}, and this program knows it up to version ${known.length}: ` +
      'start the newer program, or give this one other data (VEZNE_DATA=… or DATABASE_URL=postgres://…).',
  );
}
