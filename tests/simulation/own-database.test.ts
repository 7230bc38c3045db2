import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../sandbox/database/database.js';
import { hasPostgres, startPostgres } from '../sandbox/postgres-cluster.js';
import { FastTime } from './fast-time.js';
import { openOwnDatabase } from './own-database.js';

/** More statements at a time than there are connections, so that some wait for one. */
const statements = 30;

const onPostgres = hasPostgres() ? describe : describe.skip;

onPostgres('the database of the simulation itself', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let opened: OpenDatabase;
  let putAway = () => {};
  beforeAll(async () => {
    server = await startPostgres();
    opened = openOwnDatabase(await server.createMigrated());
    const time = new FastTime(0, 10_000);
    const putBack = time.install();
    putAway = () => {
      putBack();
      time.stop();
    };
  });
  afterAll(async () => {
    putAway();
    await opened.close();
    await server.stop();
  });

  it('answers however much simulated time a statement takes', async () => {
    const asked = Array.from({ length: statements }, () => opened.db.execute(sql`select pg_sleep(0.1)`));
    const answered = await Promise.allSettled(asked);
    expect(answered.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
