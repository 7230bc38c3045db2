import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { ServiceIdentifier } from 'inversify';
import pg from 'pg';
import { codeOf } from '../process/error-code.js';
import { projectFolder } from '../process/project-folder.js';
import { WrongOption } from '../wrong-option.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { LockedDatabase } from './locked-database.js';
import { databaseFolder } from './make-folder.js';

/** The embedded database, or a server. Use the query builder: raw results differ between the two. */
export type Database = PgDatabase<PgQueryResultHKT>;

export const Database: ServiceIdentifier<Database> = Symbol('Database');

/** What a step of a transaction takes: inside a transaction use it only, never the database itself: PGlite would wait without end. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Where the data is: in a folder (embedded), in memory, on a PostgreSQL server, or in a database that the caller has opened (tests). */
export type DatabasePlace =
  | { readonly dataFolder: string }
  /** `stream`: makes the socket of each connection; the driver's own where absent. */
  | { readonly url: string; readonly stream?: () => Socket }
  /** Embedded, and gone with the process. */
  | 'memory'
  | { readonly opened: OpenDatabase };

/**
 * Opens the sandbox's database and brings it to the newest migration.
 * Throws FolderInUse when another process has the folder open.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place === 'memory') return openEmbedded(await PGlite.create(await fromEmpty()));
  if ('url' in place) return openServer(place.url, place.stream);
  if ('opened' in place) return place.opened;
  return openFolder(place.dataFolder);
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const lock = await lockFolder(folder);
  try {
    const client = new LockedDatabase(lock, await folderOptions(databaseFolder(folder)));
    await client.waitReady;
    return await openEmbedded(client, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A new folder begins as a copy of the empty database the build made, where there is one: that takes a fifth of the time. */
async function folderOptions(dataDir: string): Promise<PGliteOptions> {
  return existsSync(join(dataDir, 'PG_VERSION')) ? { dataDir } : { dataDir, ...(await fromEmpty()) };
}

async function fromEmpty(): Promise<PGliteOptions> {
  const empty = join(projectFolder(), 'dist', 'sandbox', 'empty-database.tar.gz');
  return existsSync(empty) ? { loadDataDir: new Blob([await readFile(empty)], { type: 'application/gzip' }) } : {};
}

const migrationsFolder = () => join(projectFolder(), 'sandbox', 'database', 'migrations');

async function openEmbedded(client: PGlite, lock?: FolderLock): Promise<OpenDatabase> {
  const db = drizzleEmbedded(client);
  await migrateEmbedded(db, { migrationsFolder: migrationsFolder() });
  return {
    db,
    async close() {
      try {
        await client.close();
      } finally {
        lock?.release();
      }
    },
  };
}

/** Any number, the same in every process: the key of the lock that lets one process migrate at a time. */
const migrationLock = 7_390_161;

async function openServer(url: string, stream?: () => Socket): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, stream });
  // A connection that breaks must not end the process, idle or between two statements of a transaction: its next
  // statement fails, and the pool opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw unreachableServer(error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateServer(drizzleServer(client), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    client.release(true);
    await pool.end();
    throw error;
  }
  client.release();
  return { db: overPool(pool), close: () => pool.end() };
}

/** What the first connection says to a person where there is none; any other error as it is. */
function unreachableServer(error: unknown): unknown {
  const code = codeOf(error);
  if (!/^E[A-Z_]+$/.test(code)) return error;
  return new WrongOption(`The database of DATABASE_URL cannot be reached (${code}).`);
}

/**
 * Gives a connection back to the pool however its transaction ends. Drizzle keeps one whose BEGIN has failed, as on a
 * connection that broke while it was idle: after ten of them nothing would be answered any more.
 */
function overPool(pool: pg.Pool): Database {
  const transaction = async <T>(act: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect();
    try {
      return await drizzleServer(client).transaction(act, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(drizzleServer(pool), { transaction });
}
