import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { projectFolder } from '../process/project-folder.js';
import type { OpenDatabase } from './database.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { LockedDatabase } from './locked-database.js';
import { databaseFolder } from './make-folder.js';
import { type BeforeMigrations, migrate } from './migrate.js';
import { openServer } from './server-database.js';

/** Where the data is: in a folder (embedded), in memory, on a PostgreSQL server, or in a database that the caller has opened (tests). */
export type DatabasePlace =
  | { readonly dataFolder: string }
  /** `stream`: makes the socket of each connection; the driver's own where absent. */
  | { readonly url: string; readonly stream?: () => Socket }
  /** Embedded, and gone with the process. */
  | 'memory'
  | { readonly opened: OpenDatabase };

/**
 * Opens the sandbox's database and brings it to the newest migration; `before` is done before anything is changed.
 * Throws FolderInUse when another process has the folder open.
 */
export async function openDatabase(place: DatabasePlace, before?: BeforeMigrations): Promise<OpenDatabase> {
  if (place === 'memory') return openEmbedded(await PGlite.create(await fromEmpty()), before);
  if ('url' in place) return openServer({ ...place, migrationsFolder: migrationsFolder(), say: console.log, before });
  if ('opened' in place) return place.opened;
  return openFolder(place.dataFolder, before);
}

/** Returns the version of the schema that this program was written for. */
export function ownSchemaVersion(): number {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).length;
}

async function openFolder(folder: string, before?: BeforeMigrations): Promise<OpenDatabase> {
  const lock = await lockFolder(folder);
  try {
    const client = new LockedDatabase(lock, await folderOptions(databaseFolder(folder)));
    await client.waitReady;
    return await openEmbedded(client, before, lock);
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

async function openEmbedded(client: PGlite, before?: BeforeMigrations, lock?: FolderLock): Promise<OpenDatabase> {
  const db = drizzle(client);
  await migrate(db, migrationsFolder(), console.log, before);
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
