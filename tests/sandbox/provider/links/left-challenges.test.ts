import { eq } from 'drizzle-orm';
import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { entries, links, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, declined, openLink, orders } from './link-shop.js';

const attacker: Fields = { 'x-forwarded-for': '198.51.100.7' };
const honest: Fields = { 'x-forwarded-for': '203.0.113.9' };
const without3d = { do_3d: '0' };
const declinedAfter3d = scenarios.find(({ id }) => id === 'do-not-honour-after-3d')?.number ?? '';
const reviewedByHand = scenarios.find(({ verification }) => verification === 'byHand')?.number ?? '';

onEveryStorage('challenges of a link that are left', (open) => {
  const sandbox = sandboxOfTests(() => open({ proxies: ['127.0.0.1'] }));
  const arrive = (id: string) => arriveByLink(sandbox.urls.provider, id, orders.product);
  const left = async (id: string) => {
    const { status, json } = await openLink(sandbox.urls.provider, id);
    return status === 200 ? json.data.linkPage.productMax : json.error.code;
  };
  const begin = async (id: string, address: Fields) => (await arrive(id)).pay(approved, {}, address);
  const complete = async (challenge: Answer) => {
    const { acs } = await readSecrets(sandbox.db);
    return returnFromAcs(sandbox.urls.provider, acs, challengeOf(challenge).challengeId ?? '', 'success');
  };

  it.each([
    ['usedUp', 'product', { max_uses: '2' }, { maxUses: 1 }],
    ['soldOut', 'product', { max_count: '2' }, { stock: 1 }],
    ['collected', 'collection', {}, { name: 'Aidat' }],
  ] as const)(
    'LK-03 LK-09 who comes back when others have taken what was left is told so: %s',
    async (reason, kind, terms, less) => {
      const { provider } = sandbox.urls;
      const id = await createLink(provider, kind, terms);
      const first = await arriveByLink(provider, id, orders[kind]);
      const second = await arriveByLink(provider, id, orders[kind]);
      const atBank = await first.pay(approved);
      expect(cameOf(await second.pay(approved, without3d))).toBe('charged');
      await sandbox.db.update(links).set(less).where(eq(links.shortId, id));
      await complete(atBank);
      const found = await sandbox.db
        .select({ kind: entries.kind, reason: entries.reason })
        .from(entries)
        .innerJoin(orderRows, eq(orderRows.id, entries.orderId))
        .where(eq(orderRows.token, first.opened.token))
        .orderBy(entries.seq);
      expect(found.at(-1)).toEqual({ kind: 'declined', reason });
    },
  );

  it('TR-05 LK-03 hold its pieces once, and not again and again', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '3' });
    for (let shopper = 0; shopper < 3; shopper++) await begin(id, attacker);
    expect(await left(id)).toBe('outOfStock');
    sandbox.clock.advance(challengeLifeMs);
    for (let shopper = 0; shopper < 3; shopper++) expect(cameOf(await begin(id, attacker))).toBe('3D');
    expect(await left(id)).toBe(3);
    expect(cameOf(await (await arrive(id)).pay(approved, without3d, honest))).toBe('charged');
  });

  it('TR-05 LK-03 a shopper behind another address keeps the pieces, and one who holds none still pays while there are any', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '4' });
    for (let shopper = 0; shopper < 3; shopper++) await begin(id, attacker);
    sandbox.clock.advance(challengeLifeMs);
    await begin(id, honest);
    expect(await left(id)).toBe(3);
    const shopper = await arrive(id);
    const challenge = await shopper.pay(approved, {}, attacker);
    expect(await left(id)).toBe(3);
    await complete(challenge);
    expect((await shopper.status()).json.status).toBe('success');
    expect(await left(id)).toBe(2);
  });

  /** One shopper's third challenge, open, and another one of the same address that keeps nothing, of a stock of two. */
  const keepingOneOfTwo = async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '2' });
    const first = await arrive(id);
    await first.pay(approved, {}, attacker);
    await first.pay(approved, {}, attacker);
    const third = await first.pay(approved, {}, attacker);
    sandbox.clock.advance(1);
    expect(cameOf(await begin(id, attacker))).toBe('3D');
    expect(await left(id)).toBe(1);
    return { id, first, third };
  };

  it('TR-05 LK-03 one that keeps nothing keeps nothing later, when an earlier one is paid: who kept the piece pays', async () => {
    const { id, first, third } = await keepingOneOfTwo();
    const other = await arrive(id);
    const kept = await other.pay(approved, {}, honest);
    expect(await left(id)).toBe('outOfStock');
    sandbox.clock.advance(1);
    await complete(third);
    expect((await first.status()).json.status).toBe('success');
    await complete(kept);
    expect((await other.status()).json.status).toBe('success');
  });

  it('TR-05 LK-03 nor does it stop the charge of what a person looked into meanwhile', async () => {
    const { id, first, third } = await keepingOneOfTwo();
    const looked = await arrive(id);
    await looked.pay(reviewedByHand, {}, honest);
    expect((await looked.verification('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
    await complete(third);
    expect((await first.status()).json.status).toBe('success');
    const [review] = await sandbox.office.reviews();
    expect(await sandbox.office.decide(review!.id, undefined)).toBe(true);
    expect((await looked.status()).json.status).toBe('success');
  });

  it('TR-05 LK-03 cards that the bank declined take no piece from the shoppers of their address', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '1' });
    const one = await arrive(id);
    await one.pay(declined, without3d, honest);
    await complete(await one.pay(declinedAfter3d, {}, honest));
    const another = await arrive(id);
    await complete(await another.pay(declinedAfter3d, {}, honest));
    expect((await another.status()).json.status).toBe('error');
    sandbox.clock.advance(1);
    expect(await left(id)).toBe(1);
    expect(cameOf(await begin(id, honest))).toBe('3D');
    expect(await left(id)).toBe('outOfStock');
  });
});
