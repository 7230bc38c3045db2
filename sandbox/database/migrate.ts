import { setTimeout } from 'node:timers/promises';
import { desc, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { WrongOption } from '../options/wrong-option.js';
import type { Database, Transaction } from './database.js';
import { readFact, writeFact } from './facts.js';

/** Any number, the same in every process: the key of the lock that lets one process migrate at a time. */
export const migrationLock = 7_390_161;

/** How often a process asks whether another one has ended its migrations, ms. */
const pauseMs = 200;

/**
 * The lowest version whose program may run beside this one's schema: it is raised by a release that takes away, renames or
 * narrows what that program uses (SV-01). A program of this version or a later one goes on beside newer data.
 */
export const oldestProgram = 37;

/** Does what is to be done before anything is changed; what it throws ends the start, and nothing is written. */
export type BeforeMigrations = (tx: Transaction) => Promise<void>;

/** Holds what was applied, where the tools of the migrations keep it too. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/**
 * Brings the database to the newest migration, in one transaction and in one process at a time. The lock is the
 * transaction's: one of the session would stay on the connection that a pooler lends to somebody else. Says what it
 * waits for. Throws WrongOption where a newer program has been here whose schema this one does not know.
 */
export async function migrate(
  db: Database,
  migrationsFolder: string,
  say: (line: string) => void,
  before: BeforeMigrations = async () => {},
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  for (let asked = 1; !(await db.transaction((tx) => isMigrated(tx, known, before))); asked += 1) {
    if (asked === 5) say('Another process brings the database to its newest version; this one waits for it.');
    await setTimeout(pauseMs);
  }
}

/** False where another process is at it. */
async function isMigrated(
  tx: Transaction,
  known: readonly MigrationMeta[],
  before: BeforeMigrations,
): Promise<boolean> {
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
  const newest = known.at(-1)?.folderMillis ?? 0;
  if (last > newest) {
    await refuseUnknownSchema(tx, { version: done.length, ownVersion: known.length });
    await before(tx);
    return true;
  }
  await before(tx);
  for (const { sql: statements, hash, folderMillis } of known) {
    if (folderMillis <= last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash, createdAt: folderMillis });
  }
  await writeFact(tx, 'oldest-program', `${known.length}/${oldestProgram}`);
  return true;
}

/** Describes the version of the data, and the one that this program knows. */
interface Versions {
  readonly version: number;
  readonly ownVersion: number;
}

/** An older program would write what the newer one no longer understands, unless the newer one has said that it does. */
async function refuseUnknownSchema(db: Database, versions: Versions): Promise<void> {
  const { version, ownVersion } = versions;
  if (isKnown(versions, await readFact(db, 'oldest-program'))) return;
  throw new WrongOption(
    `The data is of version ${version}, and this program knows it up to version ${ownVersion}: ` +
      'start the newer program, or give this one other data (VEZNE_DATA=… or DATABASE_URL=postgres://…).',
  );
}

function isKnown({ version, ownVersion }: Versions, oldest: string | undefined): boolean {
  if (version === ownVersion) return true;
  // The fact counts for the version that it names alone.
  const [of, lowest] = (oldest ?? '').split('/').map(Number);
  // guard: schema of a newer program -> return true;
  return of === version && version > ownVersion && lowest !== undefined && lowest <= ownVersion;
}

/** Throws where the data has become newer than this program knows it, or older, as by a restore beneath it (SV-01). */
export async function requireKnownSchema(db: Database, ownVersion: number): Promise<void> {
  const [row] = await db.select({ version: sql<number>`count(*)::int` }).from(applied);
  const version = row?.version ?? 0;
  // Older data may have no table of facts.
  const oldest = version > ownVersion ? await readFact(db, 'oldest-program') : undefined;
  if (isKnown({ version, ownVersion }, oldest)) return;
  const known = `The data is of version ${version}, which this program of version ${ownVersion} does not know`;
  const upgrades = 'a start of this program upgrades it, by --quiet-start where it was restored';
  throw new Error(version < ownVersion ? `${known} yet: ${upgrades}.` : `${known}.`);
}
