import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import type { SlowDatabase } from '../../../sandbox/database/slow-connections.js';
import { orders } from '../../../sandbox/provider/database/schema.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';

(hasPostgres() ? describe : describe.skip)('a database that keeps a process waiting', () => {
  let server: PostgresServer;
  let url: string;
  let admin: pg.Client;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createMigrated();
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await admin.end();
    await server.stop();
  });

  it('SV-04 a statement that waits for a lock is said after 2 s, with the process that holds it', async () => {
    const { db, watchSlow, close } = await openDatabase({ url });
    const said = new Promise<SlowDatabase>((resolve) => watchSlow?.(resolve));
    await admin.query('begin');
    const { rows } = await admin.query('select pg_backend_pid() as pid');
    await admin.query('lock table orders in access exclusive mode');
    const waiting = db.select().from(orders);
    const slow = await Promise.race([said, waiting.then(() => undefined)]);
    await admin.query('commit');
    await waiting.catch(() => {});
    await close();
    expect(slow).toEqual({ database: 'slow', connections: 1, waitingForLocks: 1, heldBy: [rows[0]?.pid] });
  });

  it('SV-04 it is said where every connection of the process waits for the lock', async () => {
    const { db, watchSlow, close } = await openDatabase({ url });
    // They are made one after the other, so the first ones may be said alone.
    const said = new Promise<SlowDatabase>((resolve) =>
      watchSlow?.((slow) => {
        if (slow.connections === 10) resolve(slow);
      }),
    );
    await admin.query('begin');
    const { rows } = await admin.query('select pg_backend_pid() as pid');
    await admin.query('lock table orders in access exclusive mode');
    const waiting = Array.from({ length: 10 }, () =>
      db
        .select()
        .from(orders)
        .then(
          () => {},
          () => {},
        ),
    );
    const slow = await said;
    await admin.query('commit');
    await Promise.all(waiting);
    await close();
    expect(slow.waitingForLocks).toBe(10);
    expect(slow.heldBy).toContain(rows[0]?.pid);
  });

  it('TR-07 a process is not ready whose user is let in no more, though its connections go on', async () => {
    const role = `vezne_${process.pid}`;
    await admin.query(`create role ${role} login superuser`);
    const own = new URL(url);
    own.username = role;
    const sandbox = await openSandbox({ database: { url: own.href } });
    const readiness = async () => (await fetch(`${sandbox.urls.provider}/readyz`)).status;
    expect(await readiness()).toBe(200);
    await admin.query(`alter role ${role} nologin`);
    const elapsed = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(elapsed + 6_000);
    expect(await readiness()).toBe(503);
    await admin.query(`alter role ${role} login`);
    jest.spyOn(performance, 'now').mockReturnValue(elapsed + 12_000);
    expect(await readiness()).toBe(200);
    await sandbox.close();
    await admin.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
  });
});
