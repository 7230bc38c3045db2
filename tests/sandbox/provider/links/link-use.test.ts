import { eq, sql } from 'drizzle-orm';
import { attempts, entries, links, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { readUse } from '../../../../sandbox/provider/links/link-use.js';
import { merchantCall } from '../../merchant.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, declined, openLink, orders } from './link-shop.js';

const without3d = { do_3d: '0' };

onEveryStorage('what a link has sold and keeps', (open) => {
  const sandbox = sandboxOfTests(open);
  const arrive = (id: string) => arriveByLink(sandbox.urls.provider, id, orders.product);
  const useOf = async (id: string, besides = '') => {
    const [link] = await sandbox.db.select().from(links).where(eq(links.shortId, id));
    return readUse(sandbox.db, link!, sandbox.clock.now(), besides);
  };

  /** A charged copy of the order, which is written past the triggers: it can be seen in the history alone. */
  const chargeUnseen = (order: typeof orderRows.$inferSelect) =>
    sandbox.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const copy = {
        ...order,
        id: `copy-${order.id}`,
        token: `copy-${order.id}`,
        merchantOid: `copy${order.merchantOid}`,
      };
      await tx.insert(orderRows).values(copy);
      await tx.insert(entries).values({ orderId: copy.id, kind: 'charged', at: new Date(), amount: 42000 });
    });

  it('TR-14: is counted when an entry is written, and the history of the link is not read', async () => {
    const id = await createLink(sandbox.urls.provider, 'product');
    const paid = await arrive(id);
    expect(cameOf(await paid.pay(approved, without3d))).toBe('charged');
    const [order] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, paid.opened.token));
    await chargeUnseen(order!);
    expect(await useOf(id)).toEqual({ sold: 1, paid: 42000, held: 0, heldAmount: 0, uses: 1, heldUses: 0 });
  });

  it('TR-14: neither the page of a paid link nor link/inquiry reads the history of the link', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'collection');
    const paid = await arriveByLink(provider, id, orders.collection);
    expect(cameOf(await paid.pay(approved, without3d))).toBe('charged');
    const [order] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, paid.opened.token));
    await chargeUnseen(order!);
    expect((await openLink(provider, id)).json).toMatchObject({ message: 'paid', merchantOid: order!.merchantOid });
    const { json } = await merchantCall(provider, '/odeme/api/link/inquiry', '100003', { id }, `${id}100003inquiry`);
    expect(json).toMatchObject({ total: 1, payments: [{ merchant_oid: order!.merchantOid }] });
  });

  it('TR-14: follows what becomes of the orders, and leaves out the one that asks', async () => {
    const id = await createLink(sandbox.urls.provider, 'product');
    const [paid, atBank, refused] = [await arrive(id), await arrive(id), await arrive(id)];
    await paid!.pay(approved, without3d);
    await atBank!.pay(approved);
    await refused!.pay(approved);
    await refused!.pay(declined, without3d);
    const none = { sold: 0, paid: 0, held: 0, heldAmount: 0, uses: 0, heldUses: 0 };
    expect(await useOf(id)).toEqual({ ...none, sold: 1, paid: 42000, uses: 1, held: 1, heldUses: 1 });
    const idOf = async (token: string) =>
      (await sandbox.db.select().from(orderRows).where(eq(orderRows.token, token)))[0]!.id;
    expect(await useOf(id, await idOf(paid!.opened.token))).toEqual({ ...none, held: 1, heldUses: 1 });
    expect(await useOf(id, await idOf(atBank!.opened.token))).toEqual({ ...none, sold: 1, paid: 42000, uses: 1 });
    const begun = await sandbox.db
      .select()
      .from(attempts)
      .where(eq(attempts.orderId, await idOf(refused!.opened.token)));
    expect(begun).toHaveLength(2);
  });
});
