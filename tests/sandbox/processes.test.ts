import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';
import { openDatabase } from '../../sandbox/database/open-database.js';
import { entries, notifications, orders } from '../../sandbox/provider/database/schema.js';
import { Merchants } from '../../sandbox/provider/merchants/merchants.js';
import { get } from './calls.js';
import { hasPostgres, startPostgres } from './postgres-cluster.js';
import { arriveByLink, cameOf, createLink, orders as linkOrders } from './provider/links/link-shop.js';
import { type NotificationBox, openNotificationBox } from './running-sandbox.js';
import { bundleSandbox, type SandboxBundle, type SandboxProcess } from './sandbox-process.js';
import { Shopper } from './shopper.js';

const approved = '4355084355084358';
let bundle: SandboxBundle;
beforeAll(async () => {
  bundle = await bundleSandbox();
});
afterAll(() => bundle.remove());

describe('two processes on one data folder', () => {
  it('the second is refused with a clear message; after a crash the next start finds the data', async () => {
    const env = { VEZNE_DATA: mkdtempSync(join(tmpdir(), 'vezne-data-')) };
    const first = await bundle.start(env);
    const shopper = await Shopper.arrive(first.provider, { merchant_id: '100003' });
    await shopper.pay(approved, { do_3d: '0' });
    const second = await bundle.startAndFail(env);
    expect(second.code).toBe(1);
    expect(second.said).toMatch(/is in use by another process\. Stop that one first/);
    expect(second.said).not.toContain('    at ');
    await first.kill();
    const third = await bundle.start(env);
    const status = await get(`${third.provider}/odeme/api/oos/payment/get/status/${shopper.opened.token}`);
    expect(status.json.data.merchantOid).toBe(shopper.opened.oid);
    await third.stop();
    const fourth = await bundle.start(env);
    await fourth.stop();
    for (const made of [env.VEZNE_DATA, `${env.VEZNE_DATA}.key`]) rmSync(made, { recursive: true });
  });
});

describe('a process that stands still on its data folder', () => {
  it('TR-12 keeps the folder, and what it answers afterwards is in the ledger', async () => {
    const env = { VEZNE_DATA: mkdtempSync(join(tmpdir(), 'vezne-data-')) };
    const first = await bundle.start(env);
    const shopper = await Shopper.arrive(first.provider, { merchant_id: '100003' });
    first.pause();
    const second = await bundle.startAndFail(env);
    expect(second.said).toMatch(/is in use by another process\. Stop that one first/);
    first.resume();
    expect(cameOf(await shopper.pay(approved, { do_3d: '0' }))).toBe('charged');
    await first.kill();
    const third = await bundle.start(env);
    const status = await get(`${third.provider}/odeme/api/oos/payment/get/status/${shopper.opened.token}`);
    expect(status.json.data.merchantOid).toBe(shopper.opened.oid);
    await third.stop();
    for (const made of [env.VEZNE_DATA, `${env.VEZNE_DATA}.key`]) rmSync(made, { recursive: true });
  });
});

describe('ports', () => {
  it('refuses a given one that is taken, in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const data = mkdtempSync(join(tmpdir(), 'vezne-data-'));
    const { code, said } = await bundle.startAndFail({ VEZNE_DATA: data, VEZNE_STORE_PORT: String(port) });
    expect(code).toBe(2);
    expect(said).toBe(`Port ${port} is taken: give another one by --store-port (VEZNE_STORE_PORT).\n`);
    taken.close();
    for (const made of [data, `${data}.key`]) rmSync(made, { recursive: true, force: true });
  });
});

(hasPostgres() ? describe : describe.skip)('two processes on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  let running: [SandboxProcess, SandboxProcess];
  let box: NotificationBox;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    box = await openNotificationBox();
    // Both at once on an empty database: one of them migrates it, the other waits.
    running = await Promise.all([bundle.start({ DATABASE_URL: url }), bundle.start({ DATABASE_URL: url })]);
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await box.close();
    await server.stop();
  });

  it('PY-05 make one charge of twenty posts on both, and one notification', async () => {
    const { db, close } = await openDatabase({ url });
    await new Merchants(db, Date, running[0]).save('100003', { notificationUrl: box.url });
    const shopper = await Shopper.arrive(running[0].provider, { merchant_id: '100003' });
    const twin = new Shopper(running[1].provider, shopper.opened);
    await twin.load();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? shopper : twin).pay(approved, { do_3d: '0' })),
    );
    const codes = answers.map(({ status, json }) => (status === 200 ? 'charged' : json.error.code));
    expect(codes.filter((code) => code === 'charged')).toHaveLength(1);
    expect(codes.every((code) => ['charged', 'paid', 'pending'].includes(code))).toBe(true);
    const ledger = await db.select().from(entries);
    expect(ledger.filter(({ kind }) => kind === 'charged')).toHaveLength(1);
    await untilNotified(db);
    expect(box.received).toHaveLength(1);
    expect((await twin.status()).json.data.merchantOid).toBe(shopper.opened.oid);
    await close();
  });

  it('LK-03 200 payments on both for a stock of 50 sell exactly 50, and each is notified once', async () => {
    const { db, close } = await openDatabase({ url });
    const before = box.received.length;
    const callback = { callback_link: box.url, callback_id: 'stock50' };
    const id = await createLink(running[0].provider, 'product', { max_count: '50', ...callback });
    const shoppers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        arriveByLink(running[index % 2 === 0 ? 0 : 1].provider, id, linkOrders.product),
      ),
    );
    const came = (await Promise.all(shoppers.map((shopper) => shopper.pay(approved, { do_3d: '0' })))).map(cameOf);
    expect(came.filter((code) => code === 'charged')).toHaveLength(50);
    expect(came.filter((code) => code === 'outOfStock')).toHaveLength(150);
    const sold = await db.select().from(entries).innerJoin(orders, eq(orders.id, entries.orderId));
    expect(sold.filter((row) => row.orders.linkId === id && row.entries.kind === 'charged')).toHaveLength(50);
    await untilNotified(db);
    const oids = box.received.slice(before).map((fields) => fields.get('merchant_oid'));
    expect(oids).toHaveLength(50);
    expect(new Set(oids).size).toBe(50);
    await close();
  });

  it('LK-02 two full payments of a collection, one on each, collect once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await createLink(running[0].provider, 'collection');
      const shoppers = await Promise.all(
        running.map(({ provider }) => arriveByLink(provider, id, linkOrders.collection)),
      );
      const came = (await Promise.all(shoppers.map((shopper) => shopper.pay(approved, { do_3d: '0' })))).map(cameOf);
      expect(came.filter((code) => code === 'charged')).toHaveLength(1);
    }
  });

  it('share the outbox: many notifications, each delivered once, none twice at a time', async () => {
    const { db, close } = await openDatabase({ url });
    await new Merchants(db, Date, running[0]).save('100003', { notificationUrl: box.url });
    const before = box.received.length;
    const oids = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const shopper = await Shopper.arrive(running[index % 2 === 0 ? 0 : 1].provider, { merchant_id: '100003' });
        expect((await shopper.pay(approved, { do_3d: '0' })).status).toBe(200);
        return shopper.opened.oid;
      }),
    );
    await untilNotified(db);
    const notified = box.received.slice(before).map((fields) => fields.get('merchant_oid'));
    expect(notified.sort()).toEqual(oids.sort());
    await close();
  });
});

/** Waits until nothing is left to be notified; asks a few times a second, so that the processes have the processor. */
async function untilNotified(db: Database): Promise<void> {
  const waiting = () => db.select().from(notifications).where(isNull(notifications.deliveredAt));
  while ((await waiting()).length > 0) await setTimeout(100);
}
