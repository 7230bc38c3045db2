import { isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../sandbox/database/database.js';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { shareOfOne } from '../../../../sandbox/provider/notifications/delivery-shares.js';
import { findDue, type ReachedHosts } from '../../../../sandbox/provider/notifications/due-notifications.js';
import { openEmpty } from '../../embedded-database.js';
import { type NotificationBox, openNotificationBox, openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const merchant = '100003';
const hosts = 15;
const noticesOfEach = 20;

/** Statements that look for notices that are due. */
const looks: string[] = [];

async function openNoted() {
  const logQuery = (statement: string) => {
    if (statement.includes('with recursive')) looks.push(statement);
  };
  return openSandbox({ database: { opened: await openEmpty({ logQuery }) } });
}

describe('notices that wait for silent hosts', () => {
  const sandbox = sandboxOfTests(openNoted);
  let silent: NotificationBox;
  let wake = () => {};
  let round: Promise<void>;
  beforeAll(async () => {
    silent = await openNotificationBox();
    silent.answerWith(
      new Promise((resolve) => {
        wake = () => resolve({ body: 'OK' });
      }),
    );
    await sandbox.panel.save(merchant, { notificationUrl: silent.url, non3d: true });
  });
  afterAll(async () => {
    wake();
    await round;
    await silent.close();
  });

  it('TR-13 are looked through once, however many wait for each', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    const { port, pathname } = new URL(silent.url);
    await sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n || 'N' || m,
        'url', ${sql.raw(`'http://shop' || n || '.localhost:${port}${pathname}'`)},
        'host', ${sql.raw(`'shop' || n || '.localhost:${port}'`)}, 'merchant_id', 'SILENT' || n,
        'fields', it.fields || jsonb_build_object('merchant_id', 'SILENT' || n)))).*
      from notifications it, generate_series(1, ${hosts}) n, generate_series(1, ${noticesOfEach}) m`);
    looks.length = 0;
    round = sandbox.runDue();
    while ((await sandbox.db.$count(notifications, isNotNull(notifications.claimedBy))) < hosts * shareOfOne);
    expect(looks.length).toBeLessThanOrEqual(3);
  });
});

describe('a look for notices that are due', () => {
  const merchants = 100;
  const hostsOfEach = 45;
  const sandbox = sandboxOfTests(openNoted);
  beforeAll(async () => {
    await sandbox.panel.save(merchant, { notificationUrl: 'http://shop.localhost:9/', non3d: true });
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    await sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n || 'N' || m,
        'host', 'shop' || n || 'n' || m || '.localhost', 'merchant_id', 'MANY' || n))).*
      from notifications it, generate_series(1, ${merchants}) n, generate_series(1, ${hostsOfEach}) m`);
  });

  const look = (tx: Transaction, reached: ReachedHosts) =>
    findDue(tx, sandbox.clock.now(), { ids: [], merchants: [], hosts: [] }, reached);

  it('TR-13 goes through a few hosts of each merchant, however many it has', () =>
    sandbox.db.transaction(async (tx) => {
      const before = await scansOf(tx);
      await look(tx, new Map());
      // To go to the next host, and to look there for first tries and for repeats, takes a scan each.
      expect((await scansOf(tx)) - before).toBeLessThan(merchants * 10 * 4);
    }));

  it('TR-13 goes on where the last one ended, and so comes to every host', () =>
    sandbox.db.transaction(async (tx) => {
      await tx
        .update(notifications)
        .set({ nextAt: new Date(sandbox.clock.now() + 60_000) })
        .where(sql`id not like ${`COPY%N${hostsOfEach}`}`);
      const reached: ReachedHosts = new Map();
      const found = new Set<string>();
      for (let looks = 0; looks < hostsOfEach / 10; looks += 1) {
        for (const due of await look(tx, reached)) found.add(due.merchant);
      }
      expect(found.size).toBe(merchants);
    }));
});

describe('two looks for the notices of one merchant', () => {
  const gone = 900;
  const sandbox = sandboxOfTests(openNoted);

  it('TR-13 come to a host behind hundreds of others that are gone', async () => {
    await sandbox.panel.save(merchant, { notificationUrl: 'http://shop.localhost:9/', non3d: true });
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    // Their next tries are not due yet.
    await sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'GONE' || n,
        'host', 'gone' || n || '.localhost', 'tries', 9, 'next_at', it.next_at + interval '1 hour'))).*
      from notifications it, generate_series(1, ${gone}) n`);
    const left = { ids: [], merchants: [], hosts: [] };
    const reached: ReachedHosts = new Map();
    const look = () => sandbox.db.transaction((tx) => findDue(tx, sandbox.clock.now(), left, reached));
    expect(await look()).toEqual([]);
    const found = await look();
    expect(found.map(({ host }) => host)).toEqual(['shop.localhost:9']);
  });
});

/** How often this transaction has looked into an index of the notifications. */
async function scansOf(tx: Transaction): Promise<number> {
  const [found] = await tx
    .select({ scans: sql`idx_scan`.mapWith(Number) })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = 'notifications'`);
  return found?.scans ?? 0;
}
