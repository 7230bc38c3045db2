import pg from 'pg';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const merchant = '100003';
/** Any number: the key of the lock that holds a claim between its look and its locks. */
const held = 77;

const onPostgres = hasPostgres() ? describe : describe.skip;

onPostgres('a notice that fails with another process', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let other: pg.Client;
  let sandbox: Sandbox;
  let box: NotificationBox;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.createMigrated();
    other = new pg.Client({ connectionString: url });
    await other.connect();
    // The claim reads each host by this function, after its look at what is due.
    await other.query(`create function public.split_part(text, text, integer) returns text language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${held});
        return pg_catalog.split_part($1, $2, $3);
      end $$`);
    await other.query(`alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`);
    sandbox = await openSandbox({ database: { url } });
    box = await openNotificationBox();
    await sandbox.panel.save(merchant, { notificationUrl: box.url, non3d: true });
  });
  afterAll(async () => {
    await box.close();
    await sandbox.close();
    await other.end();
    await server.stop();
  });

  it('MA-08 is not posted before its back-off, also where it was due when the claim began', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    await other.query('select pg_advisory_lock($1)', [held]);
    const round = sandbox.runDue();
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${held} and not granted`;
    while ((await other.query(waiting)).rowCount === 0);
    await other.query("update notifications set tries = 1, next_at = next_at + interval '1 second'");
    await other.query('select pg_advisory_unlock($1)', [held]);
    await round;
    expect(box.received).toHaveLength(0);
    sandbox.clock.advance(1_000);
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
  });
});
