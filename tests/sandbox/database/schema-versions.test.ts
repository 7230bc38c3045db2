import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migrateByTool } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../../../sandbox/database/database.js';
import { writeFact } from '../../../sandbox/database/facts.js';
import { migrate, oldestProgram, requireKnownSchema } from '../../../sandbox/database/migrate.js';
import { ownSchemaVersion } from '../../../sandbox/database/open-database.js';
import { Fingerprints } from '../../../sandbox/provider/database/fingerprints.js';
import { refuseOtherFingerprintKey } from '../../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { openEmpty } from '../embedded-database.js';
import { fingerprintKey, openSandbox } from '../running-sandbox.js';

const migrations = 'sandbox/database/migrations';
const own = ownSchemaVersion();

/** Makes what a newer program leaves: one migration more, and the oldest program that may go on beside it. */
async function bringBeyond(db: Database, oldest: number): Promise<void> {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 32503680000000)`);
  await writeFact(db, 'oldest-program', `${own + 1}/${oldest}`);
}

describe('a start on data of another version', () => {
  it('SV-01 is refused on newer data whose program did not name this one', async () => {
    const { db, close } = await openEmpty();
    await bringBeyond(db, own + 1);
    await expect(migrate(db, migrations, () => {})).rejects.toThrow(`this program knows it up to version ${own}`);
    await close();
  });

  it('SV-01 goes on beside a newer program that has added and taken nothing away', async () => {
    const { db, close } = await openEmpty();
    await bringBeyond(db, own);
    await expect(migrate(db, migrations, () => {})).resolves.toBeUndefined();
    await close();
  });
});

describe('a process whose schema changes while it runs', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());
  const readiness = async () => (await fetch(`${sandbox.urls.provider}/readyz`)).status;

  it('SV-01 is not ready beside a schema that it does not know', async () => {
    expect(await readiness()).toBe(200);
    await bringBeyond(sandbox.db, own + 1);
    expect(await readiness()).toBe(503);
  });

  it('SV-01 stays ready beside a newer release that goes with it', async () => {
    await bringBeyond(sandbox.db, own);
    expect(await readiness()).toBe(200);
  });

  it('SV-01 is not ready where older data was put under it', async () => {
    await sandbox.db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    expect(await readiness()).toBe(503);
  });
});

describe('a start with another key of fingerprints', () => {
  it('SV-03 is refused before the first migration', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vezne-before-'));
    cpSync(migrations, folder, { recursive: true });
    const journal = join(folder, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
    const client = await PGlite.create();
    const db = drizzle(client);
    await migrateByTool(db, { migrationsFolder: folder });
    const right = new Fingerprints(fingerprintKey);
    await client.query("insert into secrets values ('fingerprint-key-name', $1)", [right.keyName]);
    const versionOf = async () =>
      (await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]?.n;
    const startWith = (key: Buffer) =>
      migrate(
        db,
        migrations,
        () => {},
        (tx) => refuseOtherFingerprintKey(tx, new Fingerprints(key)),
      );
    await expect(startWith(Buffer.alloc(32, 'another'))).rejects.toThrow('made with another key of fingerprints');
    expect(await versionOf()).toBe(own - 1);
    await startWith(fingerprintKey);
    expect(await versionOf()).toBe(own);
    await client.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a start beside a newer program, with another key of fingerprints', () => {
  it('SV-03 is refused before it writes anything', async () => {
    const { db, close } = await openEmpty();
    await bringBeyond(db, own);
    const right = new Fingerprints(fingerprintKey);
    await db.execute(sql`insert into secrets values ('fingerprint-key-name', ${right.keyName})`);
    const other = new Fingerprints(Buffer.alloc(32, 'another'));
    const start = migrate(
      db,
      migrations,
      () => {},
      (tx) => refuseOtherFingerprintKey(tx, other),
    );
    await expect(start).rejects.toThrow('made with another key of fingerprints');
    await close();
  });
});

describe('a command on data of an older release', () => {
  it('SV-01 says of which version it is, though that has no table of facts', async () => {
    const { db, close } = await openEmpty();
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id = ${own}`);
    await db.execute(sql`drop table facts`);
    await expect(requireKnownSchema(db, own)).rejects.toThrow(`The data is of version ${own - 1}`);
    await close();
  });

  it('SV-01 says that a start upgrades it', async () => {
    const { db, close } = await openEmpty();
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id = ${own}`);
    await expect(requireKnownSchema(db, own)).rejects.toThrow('a start of this program upgrades it');
    await close();
  });
});

describe('the migrations since the oldest program that may go on', () => {
  const numbered = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const later = numbered.slice(oldestProgram);

  it.each(later)('SV-01 %s takes nothing away and narrows nothing that the older program uses', (name) => {
    const statements = readFileSync(join(migrations, name), 'utf8').replace(/^--.*$/gm, '');
    expect(statements).not.toMatch(/\bDROP (?:TABLE|COLUMN)\b|\bRENAME\b|\bALTER COLUMN\b|\bTRUNCATE\b/i);
    // A row of the older program does not name the new column; one of a serial type counts by itself.
    expect(statements).not.toMatch(/ADD COLUMN (?![^;]*(?:DEFAULT|SERIAL))[^;]*NOT NULL/i);
  });
});
