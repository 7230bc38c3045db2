import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { isRestored, takePlace } from '../../../sandbox/database/data-place.js';
import { entries, orders } from '../../../sandbox/provider/database/schema.js';
import { defaultLimits } from '../../../sandbox/provider/ledger/attempt-limits.js';
import { Outcomes } from '../../../sandbox/provider/ledger/outcomes.js';
import { Outbox } from '../../../sandbox/provider/notifications/outbox.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { readBankList } from '../../../sandbox/upkeep/bank-list.js';
import { reconcile } from '../../../sandbox/upkeep/reconcile.js';
import { documentedCommands, isInstalled, runCommands } from '../documented-commands.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';
const canDump = hasPostgres() && isInstalled('pg_dump');
const minutes = 60_000;

/** As `vezne-sandbox reconcile --settle` writes. */
const outcomesOf = ({ clock, urls }: Sandbox) => new Outcomes(defaultLimits, new Outbox(clock, urls), urls);

(canDump ? describe : describe.skip)('a copy that was restored by docs/operating.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-backup-'));
  let server: PostgresServer;
  let box: NotificationBox;
  let production: Sandbox;
  let restoredUrl: string;
  /** Paid after the backup, open in it. */
  let paidLater: Shopper;
  let unpaid: Shopper;

  beforeAll(async () => {
    server = await startPostgres();
    box = await openNotificationBox();
    const url = await server.createMigrated();
    production = await openSandbox({ database: { url } });
    await production.panel.save('100003', { notificationUrl: box.url });
    paidLater = await Shopper.arrive(production.urls.provider, { merchant_id: '100003' });
    unpaid = await Shopper.arrive(production.urls.provider, { merchant_id: '100003' });
    restoredUrl = await server.createDatabase();
    const [backup = '', restore = ''] = documentedCommands('Backup and restore');
    const inFolder = (commands: string) => commands.replaceAll('/var/backups/vezne', folder);
    runCommands(inFolder(backup), { DATABASE_URL: url });
    await paidLater.pay(approved, { do_3d: '0' });
    runCommands(inFolder(restore), { RESTORED_URL: restoredUrl });
  });
  afterAll(async () => {
    await production.close();
    await box.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const openCopy = () => openSandbox({ database: { url: restoredUrl } });
  const bankList = () => `merchant_id,merchant_oid,amount,currency\n100003,${paidLater.opened.oid},10.00,TL\n`;

  it('SV-02 knows that it was restored, and answers nothing but that it lives', async () => {
    const copy = await openCopy();
    const statusOf = async (path: string) => (await fetch(copy.urls.provider + path)).status;
    expect(copy.quiet).toBe('restored');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf(`/odeme/api/oos/payment/get/status/${paidLater.opened.token}`)).toBe(503);
    const decided = { method: 'POST', redirect: 'manual', body: new URLSearchParams() } as const;
    expect((await fetch(`${copy.urls.store}/office/any`, decided)).status).toBe(503);
    expect((await fetch(`${copy.urls.store}/merchants/100003/keys`, decided)).status).toBe(503);
    await copy.close();
  });

  it('SV-02 runs no job: nobody is notified 40 minutes later of an order that was paid after the backup', async () => {
    const copy = await openCopy();
    const before = box.received.length;
    copy.clock.advance(40 * minutes);
    await new Promise((resolve) => setImmediate(resolve));
    const ended = await copy.db.select().from(entries);
    expect(ended).toEqual([]);
    expect(box.received).toHaveLength(before);
    await copy.close();
  });

  it('SV-02 is compared with the bank’s list, and charges what the bank has taken where it is told to', async () => {
    const copy = await openCopy();
    const { amount } = (await copy.db.select().from(orders).where(eq(orders.merchantOid, paidLater.opened.oid)))[0]!;
    const list = bankList().replace('10.00', (amount / 100).toFixed(2));
    const said: string[] = [];
    const compare = (settleBy?: Outcomes) =>
      reconcile(copy.db, {
        payments: readBankList(list),
        settleBy,
        at: new Date(copy.clock.now()),
        print: (line) => said.push(line),
      });
    expect(await compare()).toBe(1);
    expect(said[0]).toContain(`100003 ${paidLater.opened.oid}: MISSING HERE`);
    expect(await copy.db.select().from(entries)).toEqual([]);
    expect(await compare(outcomesOf(copy))).toBe(0);
    expect(await compare()).toBe(0);
    await copy.close();
  });

  it('SV-02 works and reports once it was told that it goes on from here', async () => {
    const copy = await openCopy();
    await takePlace(copy.db);
    await copy.close();
    const resumed = await openCopy();
    expect(resumed.quiet).toBe('no');
    box.received.length = 0;
    resumed.clock.advance(40 * minutes);
    await resumed.runDue();
    const told = box.received.map((fields) => [fields.get('merchant_oid'), fields.get('status')]);
    expect(told).toContainEqual([paidLater.opened.oid, 'success']);
    expect(told).toContainEqual([unpaid.opened.oid, 'failed']);
    expect(told).not.toContainEqual([paidLater.opened.oid, 'failed']);
    await resumed.close();
  });

  it('SV-02 is no copy where the data was made', async () => {
    expect(await isRestored(production.db)).toBe(false);
  });

  it('SV-02 starts quietly where it is asked to, as for a copy of files', async () => {
    const quiet = await openSandbox({ quiet: true });
    expect(quiet.quiet).toBe('asked');
    expect((await fetch(`${quiet.urls.provider}/readyz`)).status).toBe(503);
    await quiet.close();
  });
});

describe('the bank’s list', () => {
  it('SV-02 is refused where a line is no payment, without repeating it', () => {
    expect(() => readBankList('merchant_id,merchant_oid,amount,currency\n4355084355084358\n')).toThrow(
      'Line 2 of the list is no payment, such as 100001,ORDER17,1250.00,TL',
    );
  });

  it('SV-02 is refused where it does not begin with its columns', () => {
    expect(() => readBankList('100001,A,1.00,TL\n')).toThrow('must begin with the line merchant_id,merchant_oid');
  });
});
