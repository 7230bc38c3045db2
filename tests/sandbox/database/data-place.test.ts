import { isNull } from 'drizzle-orm';
import pg from 'pg';
import { entries, orders } from '../../../sandbox/provider/database/schema.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const hour = 3_600_000;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

(hasPostgres() ? describe : describe.skip)(
  'a database that is put in the place of another under a running process',
  () => {
    let server: PostgresServer;
    let admin: pg.Client;
    beforeAll(async () => {
      server = await startPostgres();
      const place = new URL(await server.createDatabase());
      admin = new pg.Client({ connectionString: place.href });
      await admin.connect();
    });
    afterAll(async () => {
      await admin.end();
      await server.stop();
    });

    /** As an operator does it who restores under the old name. */
    async function swap(one: string, other: string): Promise<void> {
      for (const name of [one, other]) {
        await admin.query(`alter database ${name} with allow_connections false`);
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      }
      await admin.query(`alter database ${one} rename to ${one}_between`);
      await admin.query(`alter database ${other} rename to ${one}`);
      await admin.query(`alter database ${one}_between rename to ${other}`);
      for (const name of [one, other]) await admin.query(`alter database ${name} with allow_connections true`);
    }

    it('SV-02 makes the process unready, answers no call and ends its jobs, until its own one is back', async () => {
      const own = await server.createMigrated();
      const sandbox = await openSandbox({ database: { url: own } });
      const shopper = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1' });
      const statusOf = async (url: string) => (await fetch(url)).status;
      const openOrders = () => sandbox.db.$count(orders, isNull(orders.endedAt));
      const readiness = async () => (await fetch(`${sandbox.urls.provider}/readyz`)).status;
      expect(await readiness()).toBe(200);
      const restored = await server.createDatabase();
      await admin.query(`alter database ${nameOf(own)} with allow_connections false`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nameOf(own)]);
      await admin.query(`drop database ${nameOf(restored)}`);
      await admin.query(`create database ${nameOf(restored)} template ${nameOf(own)}`);
      await swap(nameOf(own), nameOf(restored));
      expect(await readiness()).toBe(503);
      expect((await shopper.pay('4355084355084358')).status).toBe(503);
      expect(await sandbox.db.$count(entries)).toBe(0);
      expect(await statusOf(sandbox.urls.store)).toBe(503);
      expect(await statusOf(`${sandbox.urls.provider}/healthz`)).toBe(200);
      // Every job has had its turn when the last of three turns of each has begun.
      for (let turn = 0; turn < 3; turn += 1) {
        sandbox.clock.advance(hour);
        expect(await readiness()).toBe(503);
      }
      expect(await openOrders()).toBe(1);
      await swap(nameOf(own), nameOf(restored));
      while ((await readiness()) !== 200) sandbox.clock.advance(60_000);
      while ((await openOrders()) > 0) sandbox.clock.advance(60_000);
      await sandbox.close();
    });
  },
);
