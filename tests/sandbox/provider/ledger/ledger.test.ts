import { sql } from 'drizzle-orm';
import { attempts, entries, orders } from '../../../../sandbox/provider/database/schema.js';
import { defaultLimits, Limits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import type { Fields } from '../../calls.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const declined = '4355084300000301';
const countedDeclined = '4355084300000509';
const without3d: Fields = { do_3d: '0' };

onEveryStorage('the ledger', (open) => {
  const sandbox = sandboxOfTests(open);
  const arrive = () => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });

  it('is append-only: the database refuses to change or drop what happened', async () => {
    await (await arrive()).pay(approved, without3d);
    const before = await sandbox.db.select().from(entries);
    expect(before.length).toBeGreaterThan(0);
    for (const change of [
      sandbox.db.update(entries).set({ amount: 1 }),
      sandbox.db.delete(entries),
      sandbox.db.update(attempts).set({ amount: 1 }),
      sandbox.db.delete(attempts),
      sandbox.db.execute(sql`truncate entries`),
      sandbox.db.execute(sql`truncate attempts cascade`),
    ]) {
      await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    }
    expect(await sandbox.db.select().from(entries)).toEqual(before);
  });

  it('holds one charge per order, by an index of the database', async () => {
    const shopper = await arrive();
    await shopper.pay(approved, without3d);
    const [charge] = await sandbox.db.select().from(entries).where(sql`kind = 'charged'`);
    const { seq: _, ...copy } = charge!;
    for (const kind of ['charged', 'closed'] as const) {
      await expect(sandbox.db.insert(entries).values({ ...copy, kind })).rejects.toMatchObject({
        cause: { message: expect.stringContaining('entries_one_') },
      });
    }
  });

  it('T15 takes no sixth attempt after five declines of one token, and the order is closed', async () => {
    const shopper = await arrive();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await shopper.pay(declined, without3d)).json.error.code).toBe('declined');
    }
    expect((await shopper.pay(approved, without3d)).json.error).toMatchObject({ code: 'limit' });
    expect((await shopper.load()).json.error.code).toBe('limit');
    expect((await shopper.status()).json.error.code).toBe('limit');
  });

  it('T15 takes at most five of many cards tried at once on one token', async () => {
    const shopper = await arrive();
    const answers = await Promise.all(Array.from({ length: 60 }, () => shopper.pay(declined, without3d)));
    const rounds = [answers.map(({ json }) => json.error.code)];
    for (let round = 0; round < 12; round++) rounds.push([(await shopper.pay(declined, without3d)).json.error.code]);
    expect(rounds.flat().filter((code) => code === 'declined')).toHaveLength(5);
    expect(rounds.flat().filter((code) => code === 'paid')).toHaveLength(0);
  });

  it('T15 counts challenges that were begun and left', async () => {
    const shopper = await arrive();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 16; attempt++) {
      const { json } = await shopper.pay(approved);
      codes.push(json.message === '3D' ? '3D' : json.error.code);
    }
    expect(codes).toEqual([...Array.from({ length: 15 }, () => '3D'), 'limit']);
  });

  it('T15 takes ten unpaid attempts an hour with one card, on however many tokens at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 14 }, arrive));
    const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(countedDeclined, without3d)));
    const codes = answers.map(({ json }) => json.error.code).sort();
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'declined'),
      ...Array.from({ length: 4 }, () => 'limit'),
    ]);
    sandbox.clock.advance(60 * 60_000 + 1);
    expect((await (await arrive()).pay(countedDeclined, without3d)).json.error.code).toBe('declined');
  });

  it('TR-01 remembers a card by a keyed hash that differs from key to key', async () => {
    const [attempt] = await sandbox.db.select().from(attempts);
    expect(attempt!.fingerprint).toMatch(/^[\w-]{22}$/);
    const other = await open({ fingerprintKey: { key: Buffer.alloc(32, 'other').toString('base64') } });
    const shopper = await Shopper.arrive(other.urls.provider, { merchant_id: '100003' });
    await shopper.pay(approved, without3d);
    await (await arrive()).pay(approved, without3d);
    const fingerprints = async (db: Sandbox['db']) => (await db.select().from(attempts)).map((row) => row.fingerprint);
    const here = await fingerprints(sandbox.db);
    for (const fingerprint of await fingerprints(other.db)) expect(here).not.toContain(fingerprint);
    await other.close();
  });

  it('EX-01 closes what was not paid in time, once', async () => {
    const shopper = await arrive();
    sandbox.clock.advance(30 * 60_000);
    await Promise.all([sandbox.runDue(), sandbox.runDue()]);
    expect((await shopper.load()).json.error.code).toBe('expired');
    expect((await shopper.status()).status).toBe(410);
    expect((await shopper.pay(approved, without3d)).status).toBe(410);
    const open = await sandbox.db
      .select()
      .from(orders)
      .where(sql`ended_at is null and expires_at <= ${new Date(sandbox.clock.now())}`);
    expect(open).toEqual([]);
  });
});

onEveryStorage('the limit per address', (open) => {
  it('T15 stops an address after its declines, whatever the token', async () => {
    const sandbox = await open({}, (container) => {
      container.rebind(Limits).toConstantValue({ ...defaultLimits, unpaidPerAddress: 3 });
    });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      codes.push((await shopper.pay(declined, without3d)).json.error.code);
    }
    expect(codes).toEqual(['declined', 'declined', 'declined', 'limit']);
    await sandbox.close();
  });
});
