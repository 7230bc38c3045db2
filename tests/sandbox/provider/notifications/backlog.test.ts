import pg from 'pg';
import { places, shareOfOne } from '../../../../sandbox/provider/notifications/delivery-shares.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const [busyId, otherId] = ['100003', '100009'] as const;

const onPostgres = hasPostgres() ? describe : describe.skip;

onPostgres('a backlog of one merchant', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: pg.Client;
  let sandbox: Sandbox;
  let silent: NotificationBox;
  let other: NotificationBox;
  let wake = () => {};
  let rounds: Promise<void>[] = [];
  beforeEach(async () => {
    server = await startPostgres();
    const url = await server.createMigrated();
    database = new pg.Client({ connectionString: url });
    await database.connect();
    sandbox = await openSandbox({ database: { url } });
    silent = await openNotificationBox();
    other = await openNotificationBox();
    silent.answerWith(
      new Promise((resolve) => {
        wake = () => resolve({ status: 500, body: '' });
      }),
    );
    await sandbox.panel.save(busyId, { notificationUrl: other.url, non3d: true });
    await sandbox.panel.save(otherId, { notificationUrl: other.url, non3d: true });
    rounds = [];
    await pay(busyId);
    await sandbox.runDue();
  });
  afterEach(async () => {
    await database.query('update notifications set delivered_at = now()');
    wake();
    await Promise.all(rounds);
    await sandbox.close();
    await silent.close();
    await other.close();
    await database.end();
    await server.stop();
  });

  const pay = async (merchant_id: string) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id });
    expect((await shopper.pay('4355084300001002', { do_3d: '0' })).json.status).toBe('success');
  };

  /** Copies the busy merchant's notice; `changes`: SQL over the number `n` of each copy. */
  const copy = (name: string, copies: number, changes: string) =>
    database.query(
      `insert into notifications select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object(
         'id', '${name}' || n, ${changes}))).*
       from (select * from notifications where merchant_id = '${busyId}' limit 1) it, generate_series(1, ${copies}) n`,
    );

  /** Waits until the silent address was posted to, then pays at the other merchant and waits for its notice. */
  const msUntilOtherIsTold = async () => {
    rounds.push(sandbox.runDue());
    while (silent.received.length === 0) await new Promise(setImmediate);
    await pay(otherId);
    const told = other.received.length;
    const begun = performance.now();
    rounds.push(sandbox.runDue());
    while (other.received.length === told) await new Promise(setImmediate);
    return performance.now() - begun;
  };

  const addBacklog = async () => {
    await copy('DONE', 20_000, `'tries', 1`);
    await database.query('vacuum analyze notifications');
    const { host } = new URL(silent.url);
    await copy('DUE', 4_000, `'url', '${silent.url}', 'host', '${host}', 'tries', 0, 'delivered_at', null`);
  };

  /** Adds merchants, each with so many hosts that say nothing, and one notice at each of these. */
  const addSilent = async (merchants: number, hostsOfEach: number) => {
    const { port, pathname } = new URL(silent.url);
    await database.query(
      `insert into merchants select (jsonb_populate_record(null::merchants, to_jsonb(it) || jsonb_build_object(
         'id', 'SILENT' || n))).* from merchants it, generate_series(0, ${merchants - 1}) n where id = '${busyId}'`,
    );
    const host = `'shop' || n || '.localhost:${port}'`;
    const merchant = `'SILENT' || n % ${merchants}`;
    await copy(
      'DUE',
      merchants * hostsOfEach,
      `'url', 'http://' || ${host} || '${pathname}', 'host', ${host}, 'merchant_id', ${merchant},
       'fields', it.fields || jsonb_build_object('merchant_id', ${merchant}), 'tries', 0, 'delivered_at', null`,
    );
  };

  it('TR-13 keeps no other merchant’s notice waiting on statistics from before it', async () => {
    await addBacklog();
    expect(await msUntilOtherIsTold()).toBeLessThan(2_000);
  });

  it('TR-13 keeps no other merchant’s notice waiting on statistics of it', async () => {
    await addBacklog();
    await database.query('analyze notifications');
    expect(await msUntilOtherIsTold()).toBeLessThan(2_000);
  });

  it('TR-13 at thousands of hosts keeps no other merchant’s notice waiting', async () => {
    const { port, pathname } = new URL(silent.url);
    const host = `'shop' || n || '.localhost:${port}'`;
    const merchant = `'merchant_id', '10000' || n % 5`;
    const address = `'url', 'http://' || ${host} || '${pathname}', 'host', ${host}`;
    await copy('DUE', 10_000, `${address}, ${merchant}, 'tries', 0, 'delivered_at', null`);
    expect(await msUntilOtherIsTold()).toBeLessThan(2_000);
  });

  it('TR-13 of a hundred and fifty merchants that fall silent at once keeps no other merchant’s notice waiting', async () => {
    await addSilent(150, shareOfOne);
    rounds.push(sandbox.runDue());
    while (silent.received.length < 400) await new Promise(setImmediate);
    expect(await msUntilOtherIsTold()).toBeLessThan(2_000);
  });

  it('TR-13 of a hundred merchants with more silent hosts than there are places keeps no other merchant’s notice waiting', async () => {
    const [merchants, hostsOfEach] = [100, 9];
    expect(merchants * hostsOfEach).toBeGreaterThan(places);
    await addSilent(merchants, hostsOfEach);
    rounds.push(sandbox.runDue());
    while (silent.received.length < merchants * shareOfOne) await new Promise(setImmediate);
    expect(await msUntilOtherIsTold()).toBeLessThan(2_000);
    expect(silent.received).toHaveLength(merchants * shareOfOne);
  });

  it('TR-13 at a host that it shares and that fails leaves the next place there to the other merchant', async () => {
    const { host } = new URL(silent.url);
    silent.answerWith({ status: 500, body: '' });
    await copy('DUE', 60, `'url', '${silent.url}', 'host', '${host}', 'tries', 0, 'delivered_at', null`);
    await copy(
      'OTHER',
      1,
      `'url', '${silent.url}/other', 'host', '${host}', 'merchant_id', '${otherId}',
      'fields', it.fields || jsonb_build_object('merchant_id', '${otherId}'),
      'tries', 0, 'delivered_at', null, 'next_at', it.next_at + interval '1 millisecond'`,
    );
    sandbox.clock.advance(1);
    await sandbox.runDue();
    const merchants = silent.received.map((fields) => fields.get('merchant_id'));
    expect(merchants.indexOf(otherId)).toBeLessThan(4);
    expect(merchants.indexOf(otherId)).toBeGreaterThan(-1);
  });
});
