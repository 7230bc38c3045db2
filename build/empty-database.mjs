/**
 * An empty database at the newest migration, as PGlite's `dumpDataDir` writes it. Making one takes seconds of a
 * processor, opening it a fraction: the build puts it beside the sandbox, which opens new data folders from it, and each
 * test file begins with a copy.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const root = path.resolve(import.meta.dirname, '..');
const migrationsFolder = path.join(root, 'sandbox/database/migrations');
const cache = path.join(root, 'node_modules/.cache/vezne');

/** The archive (tar), made once for a set of migrations and kept with the installed packages. */
export async function emptyDatabase() {
  const file = path.join(cache, `database-${await key()}.tar`);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(cache, { recursive: true });
    // Renamed into place: another process never reads half of it.
    const part = `${file}.${process.pid}`;
    await writeFile(part, made);
    await rename(part, file);
    return made;
  }
}

/** Writes the archive, compressed, where `sandbox/database/open-database.ts` looks for it. */
export async function writeEmptyDatabase(file) {
  await writeFile(file, gzipSync(await emptyDatabase(), { level: 4 }));
}

async function make() {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const made = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await made.arrayBuffer());
}

/** Another set of migrations, or another version of the database, makes another archive. */
async function key() {
  const hash = createHash('sha256').update(
    await readFile(path.join(root, 'node_modules/@electric-sql/pglite/package.json')),
  );
  // Says which of the files are migrations, and in which order.
  hash.update(await readFile(path.join(migrationsFolder, 'meta/_journal.json')));
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
