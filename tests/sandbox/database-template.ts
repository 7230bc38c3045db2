import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const root = path.resolve(import.meta.dirname, '../..');
const migrationsFolder = path.join(root, 'sandbox/database/migrations');
const cache = path.join(root, 'node_modules/.cache/vezne');

/**
 * An empty database at the newest migration. Making one takes seconds of a processor, copying it a fraction: it is made
 * once for a set of migrations and kept with the installed packages.
 */
export async function databaseTemplate(): Promise<Blob> {
  const file = path.join(cache, `database-${key()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const made = await makeTemplate();
    mkdirSync(cache, { recursive: true });
    // Renamed into place: another worker never reads half of it.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await made.arrayBuffer()));
    renameSync(part, file);
    return made;
  }
}

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const made = await client.dumpDataDir('none');
  await client.close();
  return made;
}

/** Another set of migrations, or another version of the database, makes another template. */
function key(): string {
  const hash = createHash('sha256').update(
    readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
