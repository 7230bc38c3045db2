import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../sandbox/database/database.js';
import { openDatabase } from '../../sandbox/database/open-database.js';
import { tallies } from '../../sandbox/provider/database/schema-limits.js';
import { hasPostgres, startPostgres } from '../sandbox/postgres-cluster.js';
import { DatabaseLine } from './database-line.js';

/** The parameter by which a transaction is found. */
const count = 1_000_077;

const onPostgres = hasPostgres() ? describe : describe.skip;

onPostgres('the line to the database', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let opened: OpenDatabase;
  let endAbsence = () => {};
  const line = new DatabaseLine(
    () =>
      new Promise((resolve) => {
        endAbsence = resolve;
      }),
  );
  beforeAll(async () => {
    server = await startPostgres();
    opened = await openDatabase({ url: await server.createMigrated(), stream: line.socket });
  });
  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  const write = (key: string) =>
    opened.db.transaction(async (tx) => {
      const at = new Date(0);
      await tx.insert(tallies).values({ key, count, startedAt: at, endsAt: at });
    });
  const isWritten = async (key: string) => (await opened.db.$count(tallies, eq(tallies.key, key))) === 1;

  it('loses the answer to a COMMIT that the database got', async () => {
    line.cutCommit(String(count), { reaches: true, after: 0, awayMs: 0 });
    await expect(write('reaches')).rejects.toThrow();
    expect(await isWritten('reaches')).toBe(true);
  });

  it('loses a COMMIT, and with it what was written', async () => {
    line.cutCommit(String(count), { reaches: false, after: 0, awayMs: 0 });
    await expect(write('lost')).rejects.toThrow();
    expect(await isWritten('lost')).toBe(false);
  });

  it('cuts the transaction behind the first', async () => {
    line.cutCommit(String(count), { reaches: true, after: 1, awayMs: 0 });
    await write('first');
    await expect(write('second')).rejects.toThrow();
    expect(await isWritten('second')).toBe(true);
  });

  it('falls silent at a COMMIT: nothing is written, and the transaction stays open at the server until a limit ends it', async () => {
    line.silence(String(count), 0, false);
    const written = write('dead');
    const left = async () => {
      const open = sql`datname = current_database() and state = 'idle in transaction'`;
      return (await opened.db.select({ pid: sql`pid` }).from(sql`pg_stat_activity`).where(open)).length;
    };
    while ((await left()) === 0);
    await expect(written).rejects.toThrow();
    expect(await isWritten('dead')).toBe(false);
    expect(await left()).toBe(0);
  });

  it('lets no connection be opened while the database is away, and again when it is back', async () => {
    const back = line.lose(1_000);
    await expect(write('away')).rejects.toThrow();
    await expect(write('still away')).rejects.toThrow();
    endAbsence();
    await back;
    await write('back');
    expect(await isWritten('back')).toBe(true);
  });

  it('TR-02 takes no connection from the provider for good, however often it breaks', async () => {
    for (let times = 0; times < 12; times += 1) {
      await write(`before ${times}`);
      const back = line.lose(1_000);
      await expect(write(`broken ${times}`)).rejects.toThrow();
      endAbsence();
      await back;
    }
    await write('at last');
    expect(await isWritten('at last')).toBe(true);
  });
});
