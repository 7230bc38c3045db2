import pg from 'pg';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const merchant = '100003';
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
    await other.query('begin');
    // It holds a claim between its look, which reads alone, and its locks.
    await other.query('lock table notifications in exclusive mode');
    const round = sandbox.runDue();
    const waiting = "select 1 from pg_locks where relation = 'notifications'::regclass and not granted";
    while ((await other.query(waiting)).rowCount === 0);
    await other.query("update notifications set tries = 1, next_at = next_at + interval '1 second'");
    await other.query('commit');
    await round;
    expect(box.received).toHaveLength(0);
    sandbox.clock.advance(1_000);
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
  });
});
