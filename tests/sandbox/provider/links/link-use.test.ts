import { eq, sql } from 'drizzle-orm';
import { attempts, entries, links, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { readUse } from '../../../../sandbox/provider/links/link-use.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, declined, orders } from './link-shop.js';

const without3d = { do_3d: '0' };

onEveryStorage('what a link has sold and keeps', (open) => {
  const sandbox = sandboxOfTests(open);
  const arrive = (id: string) => arriveByLink(sandbox.urls.provider, id, orders.product);
  const useOf = async (id: string, besides = '') => {
    const [link] = await sandbox.db.select().from(links).where(eq(links.shortId, id));
    return readUse(sandbox.db, link!, sandbox.clock.now(), besides);
  };

  it('TR-14: is counted when an entry is written, and the history of the link is not read', async () => {
    const id = await createLink(sandbox.urls.provider, 'product');
    const paid = await arrive(id);
    expect(cameOf(await paid.pay(approved, without3d))).toBe('charged');
    const [order] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, paid.opened.token));
    await sandbox.db.transaction(async (tx) => {
      // Rows that come past the triggers are seen by nobody who does not read the history.
      await tx.execute(sql`set local session_replication_role = replica`);
      const copy = { ...order!, id: 'copy', token: 'copy', merchantOid: 'copy' };
      await tx.insert(orderRows).values(copy);
      await tx.insert(entries).values({ orderId: 'copy', kind: 'charged', at: new Date(), amount: 42000 });
    });
    expect(await useOf(id)).toEqual({ sold: 1, paid: 42000, held: 0, heldAmount: 0, uses: 1, heldUses: 0 });
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
