import { jest } from '@jest/globals';
import pg from 'pg';
import type { OpenDatabase } from '../../../sandbox/database/database.js';
import { migrationLock } from '../../../sandbox/database/migrate.js';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import { retryRepeatable } from '../../../sandbox/database/transient-errors.js';
import { clockFrom } from '../../../sandbox/process/clock.js';
import { secrets } from '../../../sandbox/provider/database/schema-secrets.js';
import { hasPooler, startPooler } from '../pooler.js';
import { hasPostgres, startPostgres } from '../postgres-cluster.js';
import { openLine } from '../silent-line.js';

const onPostgres = hasPostgres() ? describe : describe.skip;
const behindPooler = hasPostgres() && hasPooler() ? describe : describe.skip;

let server: Awaited<ReturnType<typeof startPostgres>>;

onPostgres('the limits towards PostgreSQL', () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('TR-13 a dead line fails what is asked, and closing ends at its deadline', async () => {
    const line = await openLine(await server.createMigrated());
    const { db, close } = await openDatabase({ url: line.url });
    await db.select().from(secrets);
    line.silence();
    await expect(db.transaction((tx) => tx.select().from(secrets))).rejects.toThrow();
    const asked = db.select().from(secrets);
    const closed = close(AbortSignal.abort());
    await expect(asked).rejects.toThrow();
    await closed;
    await line.close();
  });

  it('TR-12 an older program is refused on newer data, with both versions', async () => {
    const url = await server.createMigrated();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as known from drizzle.__drizzle_migrations');
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
    await client.end();
    const known = rows[0]?.known;
    await expect(openDatabase({ url })).rejects.toThrow(
      `The data is of version ${known + 1}, and this program knows it up to version ${known}: start the newer program`,
    );
  });

  it('TR-13 a start that waits for the migrations of another process says so, and ends well once they have ended', async () => {
    const url = await server.createDatabase();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [migrationLock]);
    const said = jest.spyOn(console, 'log');
    const isSaid = new Promise<string>((resolve) => {
      said.mockImplementation((line) => resolve(line));
    });
    const starting = openDatabase({ url });
    expect(await isSaid).toBe('Another process brings the database to its newest version; this one waits for it.');
    said.mockRestore();
    await other.query('select pg_advisory_unlock($1)', [migrationLock]);
    await other.end();
    const started = await starting;
    expect(await started.db.$count(secrets)).toBe(0);
    await started.close();
  });

  it.each([
    { ended: 2, what: 'is tried anew, and says so' },
    { ended: 3, what: 'is tried three times at most' },
  ])('TR-13 a start whose connection the server ends in the migrations $what', async ({ ended }) => {
    const url = await server.createDatabase();
    const [other, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([other.connect(), watcher.connect()]);
    const lines: string[] = [];
    const said = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    // The migrations begin with this schema: they wait for the end of the transaction.
    await other.query('begin');
    await other.query('create schema drizzle');
    let outcome = '';
    const starting = openDatabase({ url }).then(
      async ({ close }) => {
        await close();
        outcome = 'started';
      },
      (error: unknown) => {
        outcome = String(error);
      },
    );
    const connections = new Set<number>();
    while (connections.size < ended && outcome === '') {
      for (const pid of await endWaiting(watcher)) connections.add(pid);
    }
    await other.query('rollback');
    await starting;
    said.mockRestore();
    await Promise.all([other.end(), watcher.end()]);
    expect(outcome === 'started').toBe(ended < 3);
    expect(lines).toEqual(
      [2, 3].map(
        (next) => `The database was not brought to its newest version (the connection broke): try ${next} of 3.`,
      ),
    );
  });

  it('TR-13 a process that stands still in a transaction holds the others for seconds, and then loses it', async () => {
    const url = await server.createMigrated();
    const [frozen, healthy] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    await frozen.db.insert(secrets).values({ name: 'row', value: '' });
    let goOn = () => {};
    const standing = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const held = frozen.db.transaction(async (tx) => {
      await change(tx, 'frozen');
      isLocked();
      await standing;
    });
    await locked;
    let tries = 0;
    await retryRepeatable(healthy.db, clockFrom(), (tx) => {
      tries += 1;
      return change(tx, 'healthy');
    });
    expect(tries).toBe(2);
    goOn();
    await expect(held).rejects.toThrow();
    expect(await healthy.db.select().from(secrets)).toEqual([{ name: 'row', value: 'healthy' }]);
    await Promise.all([frozen.close(), healthy.close()]);
  });
});

behindPooler('a start behind a pooler', () => {
  const ignored = 'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout';
  const poolers: { stop(): Promise<void> }[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  });
  // A pooler that a failed test left would keep the worker alive.
  afterEach(async () => {
    for (const pooler of poolers.splice(0)) await pooler.stop();
  });
  afterAll(() => server.stop());

  it('TR-13 any number of first starts at once end well, and later ones too', async () => {
    const direct = await server.createDatabase();
    await limitRole(direct);
    const pooler = await startPooler(direct, [ignored, 'default_pool_size = 2']);
    poolers.push(pooler);
    const started = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url: pooler.url })));
    started.push(await openDatabase({ url: pooler.url }));
    for (const one of started) expect(await one.db.$count(secrets)).toBe(0);
    for (const one of started) await one.close();
  });

  it('TR-13 is refused where the pooler drops the limits, or refuses them, with the way out', async () => {
    const direct = await server.createDatabase();
    const pooler = await startPooler(direct, [ignored]);
    poolers.push(pooler);
    await expect(openDatabase({ url: pooler.url })).rejects.toThrow(
      /has no statement_timeout\. Behind a pooler .* alter role … set statement_timeout = 10000;/,
    );
    const strict = await startPooler(direct, []);
    poolers.push(strict);
    await expect(openDatabase({ url: strict.url })).rejects.toThrow(
      /name statement_timeout.*ignore_startup_parameters/,
    );
  });
});

/** Ends what waits for a lock in this database, and gives its process numbers: one that is ending is still listed. */
async function endWaiting(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.map(({ pid }) => pid);
}

function change(db: Pick<OpenDatabase['db'], 'update'>, value: string): Promise<unknown> {
  return db.update(secrets).set({ value }).execute();
}

/** For the connections to this database alone: the other tests of the worker share the role. */
async function limitRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  for (const [limit, ms] of [
    ['statement_timeout', 10_000],
    ['lock_timeout', 4_000],
    ['idle_in_transaction_session_timeout', 5_000],
  ]) {
    await client.query(`alter role postgres in database ${name} set ${limit} = ${ms}`);
  }
  await client.end();
}
