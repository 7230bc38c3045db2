import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { takePlace } from '../../../sandbox/database/data-place.js';
import { facts } from '../../../sandbox/database/facts.js';
import { attempts, notifications, orders } from '../../../sandbox/provider/database/schema.js';
import { reversals } from '../../../sandbox/provider/database/schema-reversals.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { alarms } from '../../../sandbox/status/alarms.js';
import { showStatus } from '../../../sandbox/status/status.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';
const onServer = hasPostgres() ? describe : describe.skip;

onServer('vezne-sandbox status (PostgreSQL)', () => {
  let server: PostgresServer;
  let url: string;
  let sandbox: Sandbox;
  const ask = async () => {
    const lines: string[] = [];
    const code = await showStatus(url, (line) => lines.push(line));
    return { code, lines };
  };
  /** A moment before now by the database's clock, which the tests do not move. */
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createMigrated();
    sandbox = await openSandbox({ database: { url } });
  });
  afterAll(async () => {
    await sandbox.close();
    await server.stop();
  });

  it('SV-04 ends with 0 where nothing waits', async () => {
    const { code, lines } = await ask();
    expect(code).toBe(0);
    expect(lines).toContain('notices not delivered             0');
  });

  describe('of data that was restored, until somebody says that it goes on', () => {
    beforeAll(() => sandbox.db.update(facts).set({ value: '1/1' }).where(eq(facts.name, 'place')));
    afterAll(() => takePlace(sandbox.db));

    it('SV-04 ends with 1', async () => {
      expect((await ask()).code).toBe(1);
    });

    it('SV-04 names the command that says so', async () => {
      expect((await ask()).lines.at(-1)).toMatch(/^ALARM this data was restored: .* vezne-sandbox resume$/);
    });
  });

  it('SV-04 ends with 0 on data of a release that kept no facts', async () => {
    await sandbox.db.execute(sql`alter table facts rename to facts_aside`);
    const asked = ask();
    await asked.catch(() => {});
    await sandbox.db.execute(sql`alter table facts_aside rename to facts`);
    expect((await asked).code).toBe(0);
  });

  describe('of a paid order whose notice waits', () => {
    beforeAll(async () => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      await shopper.pay(approved, { do_3d: '0' });
    });
    const noticeIs = (createdAt: Date, nextAt: Date, tries: number) =>
      sandbox.db.update(notifications).set({ createdAt, nextAt, tries, claimedUntil: null });

    it('SV-04 ends with 0 while it is tried in its time', async () => {
      await noticeIs(ago(3_000), ago(-60), 4);
      const { code, lines } = await ask();
      expect(code).toBe(0);
      expect(lines.join('\n')).toMatch(/new ones tried, not taken +1, the oldest for 300\d s/);
    });

    it('SV-04 ends with 1 where it was not taken for an hour', async () => {
      await noticeIs(ago(3_700), ago(-60), 4);
      const { code, lines } = await ask();
      expect(code).toBe(1);
      expect(lines.join('\n')).toContain('ALARM new ones tried, not taken for more than 3600 s: a merchant does not');
    });

    it('SV-04 ends with 1 where it is due and no process takes it up', async () => {
      await noticeIs(ago(200), ago(130), 0);
      const { code, lines } = await ask();
      expect(code).toBe(1);
      expect(lines.join('\n')).toContain('ALARM due and not taken up for more than 120 s');
    });

    it('SV-04 ends with 1 where an order has expired and no process closes it', async () => {
      await noticeIs(ago(10), ago(-60), 0);
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      const isIts = eq(orders.merchantOid, shopper.opened.oid);
      const expiresIn = (seconds: number) =>
        sandbox.db
          .update(orders)
          .set({ expiresAt: ago(-seconds) })
          .where(isIts);
      await expiresIn(-130);
      const late = await ask();
      await expiresIn(-30);
      const fresh = await ask();
      await expiresIn(3_600);
      expect(late.code).toBe(1);
      expect(late.lines.join('\n')).toContain('ALARM due and not taken up for more than 120 s');
      expect(fresh.code).toBe(0);
    });

    it('SV-04 ends with 0 where it waits for its turn at a merchant that does not answer', async () => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      await shopper.pay(approved, { do_3d: '0' });
      await noticeIs(ago(200), ago(130), 1);
      const [first] = await sandbox.db.select().from(notifications);
      const isFirst = eq(notifications.id, first!.id);
      await sandbox.db
        .update(notifications)
        .set({ claimedUntil: ago(-10) })
        .where(isFirst);
      expect((await ask()).code).toBe(0);
    });

    it('SV-04 ends with 0 where it was not taken for days: its merchant may be gone', async () => {
      await noticeIs(ago(4 * 86_400), ago(-60), 40);
      expect((await ask()).code).toBe(0);
    });

    it('SV-04 names the merchants whose new notices are not taken, and none for its old ones', async () => {
      await noticeIs(ago(3_700), ago(-60), 4);
      const [live] = await sandbox.db.select().from(notifications);
      const old = { createdAt: ago(4 * 86_400), tries: 40, merchantId: '100004', host: 'closed.example' };
      await sandbox.db.insert(notifications).values({ ...live!, ...old, id: 'old' });
      const said = (await ask()).lines.join('\n');
      await sandbox.db.delete(notifications).where(eq(notifications.id, 'old'));
      expect(said).toContain(`merchant 100003 at ${live!.host}`);
      expect(said).not.toContain('closed.example');
    });

    it('SV-04 ends with 1 where a reversal is not confirmed for ten minutes', async () => {
      await noticeIs(ago(10), ago(-60), 0);
      const [attempt] = await sandbox.db.select().from(attempts);
      const reversal = { attemptId: attempt!.id, openedAt: ago(700), nextAt: ago(-60) };
      await sandbox.db.insert(reversals).values(reversal);
      const { code, lines } = await ask();
      await sandbox.db.delete(reversals).where(eq(reversals.attemptId, attempt!.id));
      expect(code).toBe(1);
      expect(lines.join('\n')).toContain('ALARM reversals not confirmed for more than 600 s');
    });
  });

  it('SV-04 is refused in words without a server', async () => {
    await expect(showStatus('', () => {})).rejects.toThrow('give DATABASE_URL');
  });

  it.each(alarms)('SV-04 has the alarm of $work in the documents, with its limit', ({ work, limit }) => {
    const documented = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    expect(documented).toContain(`vezne_waiting_oldest_seconds{work="${work}"}) > ${limit}`);
  });
});
