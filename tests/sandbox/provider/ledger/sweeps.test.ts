import { sql } from 'drizzle-orm';
import { orders } from '../../../../sandbox/provider/database/schema.js';
import { Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { openReversal } from '../../../../sandbox/provider/ledger/reversals.js';
import { lockOrder } from '../../../../sandbox/provider/orders/orders.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { isLockWaitedFor } from '../../lock-waits.js';
import { OrderRecords } from '../../order-records.js';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { onEveryStorage, openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const byHand = '4355084300002000';
/** More than one transaction of a sweep takes. */
const copies = 60;

onEveryStorage('the sweep of expired orders', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  /** Copies an order under review with everything a sweep reads of it. */
  async function copyReview(shopper: Shopper): Promise<void> {
    const id = await records.orderIdOf(shopper);
    const row = (table: string, changes: string) =>
      sql.raw(`(jsonb_populate_record(null::${table}, to_jsonb(it) || jsonb_build_object(${changes}))).*`);
    const numbers = sql.raw(`generate_series(1, ${copies}) n`);
    const ids = `'id', 'copy' || n, 'token', 'copy' || n, 'merchant_oid', 'COPY' || n`;
    await sandbox.db.execute(
      sql`insert into orders select ${row('orders', ids)} from orders it, ${numbers} where id = ${id}`,
    );
    const attempt = `'id', 'copy' || n, 'order_id', 'copy' || n`;
    await sandbox.db.execute(
      sql`insert into attempts select ${row('attempts', attempt)} from attempts it, ${numbers} where order_id = ${id}`,
    );
    await sandbox.db.execute(
      sql`insert into entries (order_id, attempt_id, kind, at)
        select 'copy' || n, 'copy' || n, kind, at from entries, ${numbers} where order_id = ${id} order by seq`,
    );
    await sandbox.db.execute(
      sql`insert into reviews (attempt_id, opened_at, due_reason)
        select 'copy' || n, opened_at, '' from reviews, ${numbers} where attempt_id not like 'copy%'`,
    );
  }

  it('EX-01 is not filled by orders that a person looks into, however many they are: those behind them are closed', async () => {
    const reviewed = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1' });
    await reviewed.pay(byHand);
    expect((await reviewed.verification('confirm', { smsCode })).json.data.state).toBe('review');
    await copyReview(reviewed);
    const left = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '2' });
    sandbox.clock.advance(3 * 60_000);
    await sandbox.runDue();
    expect(await records.ledgerOf(left)).toEqual(['closed timeRanOut']);
    expect(await records.kindsOf(reviewed)).toEqual(['challenged', 'reviewing']);
    expect((await reviewed.status()).json.error.code).toBe('pending');
  });

  it('EX-01 closes every order that is due at once, however many they are, behind shoppers at the bank too', async () => {
    const atBank = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1', merchant_id: '100003' });
    await atBank.pay('4355084355084358');
    const left = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '2' });
    const row = (id: string, prefix: string) =>
      sql`insert into orders select (jsonb_populate_record(null::orders, to_jsonb(it) || jsonb_build_object('id',
        ${prefix}::text || n, 'token', ${prefix}::text || n, 'merchant_oid', ${prefix}::text || n))).*
        from orders it, generate_series(1, ${copies}) n where id = ${id}`;
    await sandbox.db.execute(row(await records.orderIdOf(atBank), 'BANK'));
    await sandbox.db.execute(row(await records.orderIdOf(left), 'LEFT'));
    await sandbox.db.execute(
      sql`insert into attempts select (jsonb_populate_record(null::attempts, to_jsonb(it) || jsonb_build_object('id',
        'BANK' || n, 'order_id', 'BANK' || n))).* from attempts it, generate_series(1, ${copies}) n
        where order_id = ${await records.orderIdOf(atBank)}`,
    );
    await sandbox.db.execute(
      sql`insert into entries (order_id, attempt_id, kind, at) select id, id, 'challenged', at from attempts where id like 'BANK%'`,
    );
    sandbox.clock.advance(3 * 60_000);
    await sandbox.runDue();
    const copied = await sandbox.db.select({ id: orders.id, endedAt: orders.endedAt }).from(orders);
    const ended = (prefix: string) => copied.filter(({ id, endedAt }) => id.startsWith(prefix) && endedAt !== null);
    expect(ended('BANK')).toEqual([]);
    expect(ended('LEFT')).toHaveLength(copies);
    expect(await records.ledgerOf(left)).toEqual(['closed timeRanOut']);
  });
});

// Two connections that lock: the embedded database has one.
if (hasPostgres()) {
  describe('a reversal beside an approval that comes late', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    let reversing: () => void = () => {};
    beforeAll(async () => {
      server = await startPostgres();
    });
    const sandbox = sandboxOfTests(async () =>
      openSandbox({ database: { url: await server.createDatabase() } }, (container) => {
        container.onActivation(Issuer, (_context, issuer) => ({
          authorise: (asked) => issuer.authorise(asked),
          reverse: async () => {
            reversing();
            return true;
          },
        }));
      }),
    );
    afterAll(() => server.stop());
    const records = new OrderRecords(sandbox);

    const isWaiting = () => isLockWaitedFor(sandbox.db);

    it('TR-06 locks the order first, as the approval does: neither ends the other', async () => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      await shopper.pay('4355084355084358');
      const orderId = await records.orderIdOf(shopper);
      const [attempt] = await records.attemptsOf(shopper);
      const at = new Date(sandbox.clock.now());
      await sandbox.db.transaction((tx) => openReversal(tx, attempt!.id, at));
      const asked = new Promise<void>((resolve) => {
        reversing = resolve;
      });
      let sweep: Promise<void> | undefined;
      await sandbox.db.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        sweep = sandbox.runDue();
        await asked;
        while (!(await isWaiting())) await new Promise(setImmediate);
        await openReversal(tx, attempt!.id, at);
      });
      await sweep;
      expect(await records.kindsOf(shopper)).toContain('reversed');
    });
  });
}
