import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { isRestored } from '../../../sandbox/database/data-place.js';
import { entries, orders } from '../../../sandbox/provider/database/schema.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { readBankList } from '../../../sandbox/upkeep/bank-list.js';
import { byProgram, documentedCommands, isInstalled, runCommands, tryCommands } from '../documented-commands.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../running-sandbox.js';
import { bundleSandbox, type SandboxBundle } from '../sandbox-process.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';
const canDump = hasPostgres() && isInstalled('pg_dump');
const minutes = 60_000;

(canDump ? describe : describe.skip)('a copy that was restored by docs/operating.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-backup-'));
  let server: PostgresServer;
  let bundle: SandboxBundle;
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
    bundle = await bundleSandbox();
    const [backup = '', restore = ''] = steps();
    runCommands(backup, { DATABASE_URL: url });
    await paidLater.pay(approved, { do_3d: '0' });
    runCommands(restore, { RESTORED_URL: restoredUrl });
  });
  afterAll(async () => {
    await production.close();
    await box.close();
    await server.stop();
    bundle.remove();
    rmSync(folder, { recursive: true });
  });

  const steps = () =>
    documentedCommands('Backup and restore').map((commands) =>
      byProgram(commands, bundle)
        .replaceAll('/var/backups/vezne', folder)
        .replaceAll('list.csv', join(folder, 'list.csv')),
    );
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
    // Every job has had its turn when the last of three turns of each has begun.
    for (let turn = 0; turn < 3; turn += 1) {
      copy.clock.advance(40 * minutes);
      expect((await fetch(`${copy.urls.provider}/readyz`)).status).toBe(503);
    }
    const ended = await copy.db.select().from(entries);
    expect(ended).toEqual([]);
    expect(box.received).toHaveLength(before);
    await copy.close();
  });

  it('SV-02 is compared with the bank’s list, and charges what the bank has taken where it is told to', async () => {
    const copy = await openCopy();
    const { amount } = (await copy.db.select().from(orders).where(eq(orders.merchantOid, paidLater.opened.oid)))[0]!;
    writeFileSync(join(folder, 'list.csv'), bankList().replace('10.00', (amount / 100).toFixed(2)));
    const [, , compare = '', settle = ''] = steps();
    const compared = tryCommands(compare, { RESTORED_URL: restoredUrl });
    expect(compared.code).toBe(1);
    expect(compared.said).toContain(`100003 ${paidLater.opened.oid}: MISSING HERE`);
    expect(await copy.db.select().from(entries)).toEqual([]);
    expect(tryCommands(settle, { RESTORED_URL: restoredUrl })).toEqual({
      code: 2,
      said: expect.stringContaining('give VEZNE_PROVIDER_URL and VEZNE_STORE_URL'),
    });
    const places = { VEZNE_PROVIDER_URL: 'https://pay.example', VEZNE_STORE_URL: 'https://shop.example' };
    expect(tryCommands(settle, { RESTORED_URL: restoredUrl, ...places }).code).toBe(0);
    expect(tryCommands(compare, { RESTORED_URL: restoredUrl }).code).toBe(0);
    await copy.close();
  });

  it('SV-02 works and reports once it was told that it goes on from here', async () => {
    const [, , , , resume = ''] = steps();
    expect(runCommands(resume, { RESTORED_URL: restoredUrl })).toContain('The data goes on from here');
    const resumed = await openCopy();
    expect(resumed.quiet).toBe('no');
    box.received.length = 0;
    // The command wrote by the clock of the server.
    resumed.clock.advance(Date.now() - resumed.clock.now() + 40 * minutes);
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
    const url = await server.createMigrated();
    await (await openSandbox({ database: { url } })).close();
    const quiet = await openSandbox({ database: { url }, quiet: true });
    expect(quiet.quiet).toBe('asked');
    expect((await fetch(`${quiet.urls.provider}/readyz`)).status).toBe(503);
    expect((await fetch(`${quiet.urls.store}/`)).status).toBe(503);
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
