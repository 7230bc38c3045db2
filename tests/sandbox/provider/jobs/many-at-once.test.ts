import { isNull, sql } from 'drizzle-orm';
import { orders } from '../../../../sandbox/provider/database/schema.js';
import { linkChallenges } from '../../../../sandbox/provider/database/schema-link-use.js';
import { defaultLimits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import { ExpiredOrders } from '../../../../sandbox/provider/ledger/expired-orders.js';
import { removeEnded } from '../../../../sandbox/provider/ledger/limited-acts.js';
import { Outcomes } from '../../../../sandbox/provider/ledger/outcomes.js';
import { Outbox } from '../../../../sandbox/provider/notifications/outbox.js';
import { openEmpty } from '../../embedded-database.js';
import { OrderRecords } from '../../order-records.js';
import { openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** More than two transactions take. */
const copies = 250;

const statements: string[] = [];

async function openNoted() {
  const logQuery = (statement: string) => statements.push(statement);
  return openSandbox({ database: { opened: await openEmpty({ logQuery }) } });
}

describe('very many that are due at once', () => {
  const sandbox = sandboxOfTests(openNoted);
  const records = new OrderRecords(sandbox);
  /** By the sandbox's own clock no order has expired: its recurring work leaves them alone. */
  const later = { now: () => sandbox.clock.now() + 60_000, sleep: async () => {} };
  const sweep = () =>
    new ExpiredOrders(
      sandbox.db,
      later,
      new Outcomes(defaultLimits, new Outbox(sandbox.clock, sandbox.urls), sandbox.urls),
    );
  const open = () => sandbox.db.$count(orders, isNull(orders.endedAt));

  beforeEach(async () => {
    await sandbox.panel.save('100003', { notificationUrl: 'http://shop.localhost:1/' });
    const left = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1', merchant_id: '100003' });
    await sandbox.db.execute(sql`insert into orders
      select (jsonb_populate_record(null::orders, to_jsonb(it) || jsonb_build_object('id', it.id || n,
        'token', it.token || n, 'merchant_oid', it.merchant_oid || n))).*
      from orders it, generate_series(1, ${copies}) n where id = ${await records.orderIdOf(left)}`);
    statements.length = 0;
  });

  it('TR-13 expired orders are closed and notified by less than one statement an order', async () => {
    await sweep().close();
    const asked = statements.length;
    expect(await open()).toBe(0);
    expect(await sandbox.db.$count(sql`notifications`)).toBe(copies + 1);
    expect(asked).toBeLessThan(copies / 5);
  });

  it('TR-13 expired orders are left to the next run where the signal of this one aborts', async () => {
    await sweep().close(AbortSignal.abort());
    const left = await open();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(copies);
    await sweep().close();
    expect(await open()).toBe(0);
  });

  it('TR-13 challenges that count no more are removed in parts', async () => {
    const begunAt = new Date(sandbox.clock.now());
    const rows = Array.from({ length: 600 }, (_, n) => ({
      attemptId: `LEFT${n}`,
      linkId: 'LINK',
      addressFingerprint: 'ADDRESS',
      begunAt,
    }));
    await sandbox.db.insert(linkChallenges).values(rows);
    const now = begunAt.getTime() + 2 * 60 * 60_000;
    await removeEnded(sandbox.db, now);
    expect(await sandbox.db.$count(linkChallenges)).toBe(100);
    await removeEnded(sandbox.db, now);
    expect(await sandbox.db.$count(linkChallenges)).toBe(0);
  });
});
