import pg from 'pg';
import { databaseInWords } from '../../../sandbox/database/database-facts.js';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import { openEmpty } from '../embedded-database.js';
import { hasPostgres, startPostgres } from '../postgres-cluster.js';

it('SV-06 names an embedded database by its folder, and one in memory as such', async () => {
  const { db, close } = await openEmpty();
  expect(await databaseInWords(db, { dataFolder: '/srv/data' })).toMatch(/^embedded, in \/srv\/data, schema \d+$/);
  expect(await databaseInWords(db, 'memory')).toMatch(/^embedded, in memory, schema \d+$/);
  await close();
});

(hasPostgres() ? describe : describe.skip)('on a PostgreSQL server', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('SV-06 is named without its password, also where its address names a socket', async () => {
    const url = await server.createMigrated();
    const { db, close } = await openDatabase({ url });
    const name = new URL(url).pathname;
    const withPassword = `postgres://vezne:secret@db.example:5432${name}`;
    const words = await databaseInWords(db, { url: withPassword });
    expect(words).toMatch(new RegExp(`^PostgreSQL \\d+\\.\\d+ at db\\.example:5432${name}, schema \\d+$`));
    const atSocket = await databaseInWords(db, { url: `postgres://vezne:secret@${name}?host=/var/run/postgresql` });
    expect(atSocket).toContain(` at a socket${name}, `);
    await close();
  });

  it('SV-06 a role that may make no tables is refused in a sentence', async () => {
    const url = await server.createDatabase();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const role = `reader_${process.pid}`;
    await admin.query(`create role ${role} login`);
    const address = new URL(url);
    address.username = role;
    await expect(openDatabase({ url: address.href })).rejects.toThrow('may not make tables');
    await admin.query(`drop role ${role}`);
    await admin.end();
  });
});
