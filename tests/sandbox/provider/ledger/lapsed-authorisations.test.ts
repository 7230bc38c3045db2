import { eq, sql } from 'drizzle-orm';
import { AdjustableClock } from '../../../../sandbox/process/clock.js';
import { entries } from '../../../../sandbox/provider/database/schema.js';
import { Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { LapsedAuthorisations } from '../../../../sandbox/provider/ledger/lapsed-authorisations.js';
import { authorisationHoldMs } from '../../../../sandbox/provider/orders/order-state.js';
import { openEmpty } from '../../embedded-database.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, createLink, openLink, orders } from '../links/link-shop.js';
import { silentIssuer } from './silent-issuer.js';

onEveryStorage('an authorisation whose issuer never answers', (open) => {
  const asked: string[] = [];
  const reversed: string[] = [];
  const issuer = silentIssuer({
    asked: (attemptId) => asked.push(attemptId),
    reversed: (attemptId) => reversed.push(attemptId),
  });
  const sandbox = sandboxOfTests(() => open({}, (container) => container.rebind(Issuer).toConstantValue(issuer)));
  const records = new OrderRecords(sandbox);
  const pass = async (ms: number) => {
    sandbox.clock.advance(ms);
    await sandbox.runDue();
  };
  const left = async (id: string) => {
    const { status, json } = await openLink(sandbox.urls.provider, id);
    return status === 200 ? json.data.linkPage.productMax : json.error.code;
  };

  /** The last piece of a link is being paid, by an order that stays open for a day: its shopper saw an account (BT-08). */
  async function payLastPiece() {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '1' });
    const shopper = await arriveByLink(sandbox.urls.provider, id, orders.product);
    expect((await shopper.transfer('shown', { bank: 'isbank' })).status).toBe(200);
    asked.length = 0;
    shopper.pay(approved, { do_3d: '0' }).catch(() => {});
    while (asked.length === 0) await new Promise(setImmediate);
    return { id, shopper, attemptId: asked[0] ?? '' };
  }

  it('LK-03 gives the piece of its link back when its time is over, though its order stays open', async () => {
    const { id } = await payLastPiece();
    await pass(authorisationHoldMs);
    expect(await left(id)).toBe(1);
  });

  it('TR-06 is reversed when its time is over, though nothing asks for its order', async () => {
    const { attemptId } = await payLastPiece();
    await pass(authorisationHoldMs);
    expect(reversed).toContain(attemptId);
  });

  it('TR-02 holds its order and its piece until then', async () => {
    const { id, shopper } = await payLastPiece();
    await pass(authorisationHoldMs - 1);
    expect(await records.kindsOf(shopper)).toEqual(['authorising']);
    expect(await left(id)).toBe('outOfStock');
  });

  it('BT-08 leaves its order open for the notice of the transfer', async () => {
    const { shopper } = await payLastPiece();
    await pass(60 * 60_000);
    expect(await records.kindsOf(shopper)).toEqual(['authorising', 'released', 'reversed']);
    expect((await shopper.transfer('banks')).json.data.state).toBe('none');
  });

  it('TR-06 is released beside many others, more than one round takes', async () => {
    const { shopper } = await payLastPiece();
    const id = await records.orderIdOf(shopper);
    const copyOf = (table: string, changes: string) =>
      sql.raw(`insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(it) || jsonb_build_object(${changes}))).*
        from ${table} it, generate_series(1, 59) n where `);
    const order = `'id', 'copy' || n, 'token', 'copy' || n, 'merchant_oid', 'COPY' || n, 'link_id', null`;
    await sandbox.db.execute(sql`${copyOf('orders', order)} id = ${id}`);
    await sandbox.db.execute(sql`${copyOf('attempts', `'id', 'copy' || n, 'order_id', 'copy' || n`)} order_id = ${id}`);
    await sandbox.db.execute(sql`insert into entries (order_id, attempt_id, kind, at)
      select id, id, 'authorising', at from attempts where id like 'copy%'`);
    const before = await sandbox.db.$count(entries, eq(entries.kind, 'released'));
    const released = async () => (await sandbox.db.$count(entries, eq(entries.kind, 'released'))) - before;
    await pass(authorisationHoldMs);
    expect(await released()).toBe(60);
  });
});

describe('a round without a lapsed authorisation', () => {
  it.each([
    [1, 9_999],
    [2, 10_000],
  ])('asks the database %i times in two rounds that are %i ms apart', async (times, ms) => {
    const sent: string[] = [];
    const { db, close } = await openEmpty({ logQuery: (statement) => sent.push(statement) });
    sent.length = 0;
    const clock = new AdjustableClock(Date.UTC(2026, 2, 9));
    const authorisations = new LapsedAuthorisations(db, clock);
    await authorisations.release();
    clock.advance(ms);
    await authorisations.release();
    await close();
    expect(sent).toHaveLength(times);
  });
});
