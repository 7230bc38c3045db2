import { eq, sql } from 'drizzle-orm';
import { linkMessages, links } from '../../../../sandbox/provider/database/schema.js';
import { readPeriods } from '../../../../sandbox/provider/retention/periods.js';
import { erase } from '../../../../sandbox/upkeep/erase.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, createLink, deleteLink, openLink, orders } from '../links/link-shop.js';

const day = 24 * 3_600_000;
const payer = /Ayşe Yılmaz|ayse@example.com/;

onOneStorage('what is kept of the payer of a link', (open) => {
  const periods = readPeriods('unpaid=10,messages=5');
  const sandbox = sandboxOfTests(() => open({ retention: periods }));
  const provider = () => sandbox.urls.provider;
  const messagesOf = (linkId: string) => sandbox.db.select().from(linkMessages).where(eq(linkMessages.linkId, linkId));
  const send = (linkId: string) =>
    sandbox.db.insert(linkMessages).values({
      linkId,
      at: new Date(sandbox.clock.now()),
      channel: 'email',
      recipient: 'elsewhere@example.com',
      subject: 'Link',
      body: 'Ayşe Yılmaz',
    });

  const namesOf = async (linkId: string) =>
    JSON.stringify(await sandbox.db.select().from(links).where(eq(links.shortId, linkId)));

  it('SV-07 ends with the last order of the link, and so do its messages, wherever they went', async () => {
    const id = await createLink(provider(), 'collection');
    const half = { collection_amount: '400,00' };
    const paid = [await arriveByLink(provider(), id, half), await arriveByLink(provider(), id, half)];
    for (const shopper of paid) await shopper.pay(approved, { do_3d: '0' });
    await send(id);
    const eraseNow = (merchantOid: string) =>
      erase(sandbox.db, { merchantId: '100003', merchantOid }, new Date(sandbox.clock.now()));
    expect(await eraseNow(paid[0]!.opened.oid)).toBe(0);
    expect(await messagesOf(id)).toEqual([]);
    expect((await openLink(provider(), id)).text).toMatch(payer);
    expect(await eraseNow(paid[1]!.opened.oid)).toBe(0);
    const opened = await openLink(provider(), id);
    expect(opened.status).toBe(200);
    expect(opened.text).not.toMatch(payer);
  });

  it('SV-07 ends with its period where the link was deleted and has no order', async () => {
    const deleted = await createLink(provider(), 'collection');
    const other = await createLink(provider(), 'collection');
    await deleteLink(provider(), deleted);
    sandbox.clock.advance(9 * day);
    await sandbox.runDue();
    expect(await namesOf(deleted)).toMatch(payer);
    sandbox.clock.advance(2 * day);
    await sandbox.runDue();
    expect(await namesOf(deleted)).not.toMatch(payer);
    expect(await namesOf(other)).toMatch(payer);
  });

  it('SV-07 ends for messages where orders cannot be erased, which a later round does', async () => {
    const id = await createLink(provider(), 'collection');
    await arriveByLink(provider(), id, orders.collection);
    await send(id);
    sandbox.clock.advance(day);
    await sandbox.runDue();
    await sandbox.db.execute(sql`create function refuse() returns trigger language plpgsql as
      'begin if new.erased_at is not null then raise exception ''refused''; end if; return new; end'`);
    await sandbox.db.execute(
      sql`create trigger refused before update on orders for each row execute function refuse()`,
    );
    sandbox.clock.advance(11 * day);
    await sandbox.runDue().catch(() => undefined);
    expect(await messagesOf(id)).toEqual([]);
    expect(await namesOf(id)).toMatch(payer);
    await sandbox.db.execute(sql`drop trigger refused on orders`);
    sandbox.clock.advance(day);
    await sandbox.runDue();
    expect(await namesOf(id)).not.toMatch(payer);
  });
});
