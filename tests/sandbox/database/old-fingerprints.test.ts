import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const migrations = 'sandbox/database/migrations';
const key = 'a key of fingerprints that once stood in the database';

/** The migrations up to the one of this number. */
function migrationsUntil(folder: string, last: number): string {
  const copy = join(folder, 'migrations');
  cpSync(migrations, copy, { recursive: true });
  const journal = join(copy, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  return copy;
}

/** Returns whether a file of a table holds the text. What was written before stays in the log, also in files that were given later names. */
function tablesHold(dataFolder: string, text: string): boolean {
  const tables = readdirSync(join(dataFolder, 'base'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataFolder, 'base', name))
    .filter((file) => statSync(file).isFile());
  return tables.some((file) => readFileSync(file).includes(text));
}

describe('a database from before the key of fingerprints left it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-old-'));
  const dataFolder = join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('TR-01: once it is brought up to date no table’s file holds the key, and no fingerprint is left', async () => {
    const old = await PGlite.create(dataFolder);
    await migrate(drizzle(old), { migrationsFolder: migrationsUntil(folder, 21) });
    await old.exec('SET session_replication_role = replica');
    await old.query("INSERT INTO secrets VALUES ('marks', $1), ('acs', 'kept')", [key]);
    await old.exec(`
      INSERT INTO attempts (id, order_id, at, bin, last4, scheme, fingerprint, address_mark, scenario, with3d, amount, currency, installment_count)
        VALUES ('a', 'o', now(), '43550843', '4358', 'visa', 'old fingerprint of a card', 'old fingerprint of an address', '', true, 1, 'TL', 0);
      INSERT INTO stored_cards (utoken, ctoken, dtoken, bin, last4, scheme, fingerprint, scenario, month, year)
        VALUES ('u', 'c', 'd', '43550843', '4358', 'visa', 'old fingerprint that was stored', '', '12', '30');
    `);
    await old.exec('CHECKPOINT');
    expect(tablesHold(dataFolder, key)).toBe(true);
    await old.close();

    const current = await PGlite.create(dataFolder);
    await migrate(drizzle(current), { migrationsFolder: migrations });
    await current.exec('CHECKPOINT');
    const { rows } = await current.query('SELECT fingerprint, address_fingerprint FROM attempts');
    expect(rows).toEqual([{ fingerprint: '', address_fingerprint: '' }]);
    expect((await current.query('SELECT name, value FROM secrets')).rows).toContainEqual({
      name: 'acs',
      value: 'kept',
    });
    await current.close();
    expect(tablesHold(dataFolder, key)).toBe(false);
    expect(tablesHold(dataFolder, 'old fingerprint')).toBe(false);
  }, 60_000);
});
