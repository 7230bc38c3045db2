import { sql } from 'drizzle-orm';
import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { newNumber } from '../../../../sandbox/process/own-number.js';
import { entries, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import {
  approved,
  arriveByLink,
  cameOf,
  createLink,
  declined,
  deleteLink,
  openLink,
  orders,
  sendOrder,
} from './link-shop.js';

const without3d = { do_3d: '0' };
const reviewedByHand = scenarios.find(({ verification }) => verification === 'byHand')?.number ?? '';

onEveryStorage('the stock of a product link', (open) => {
  const sandbox = sandboxOfTests(open);
  let provider: string;
  beforeAll(() => {
    provider = sandbox.urls.provider;
  });
  const arrive = (id: string, quantity = '1') => arriveByLink(provider, id, { ...orders.product, urun_adet: quantity });
  const left = async (id: string) => {
    const { status, json } = await openLink(provider, id);
    return status === 200 ? json.data.linkPage.productMax : json.error.code;
  };
  const reviewOf = async ({ opened }: { opened: { oid: string } }) => {
    const open = await sandbox.office.reviews();
    return open.find(({ merchantOid }) => merchantOid === opened.oid)?.id ?? '';
  };
  const complete = async (answer: Awaited<ReturnType<typeof openLink>>, result: 'success' | 'failed' | 'abandoned') => {
    const { acs } = await readSecrets(sandbox.db);
    return returnFromAcs(provider, acs, challengeOf(answer).challengeId ?? '', result);
  };

  it('LK-03 40 concurrent payments for a stock of 10 sell exactly 10', async () => {
    const id = await createLink(provider, 'product', { max_count: '10' });
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => arrive(id)));
    const came = (await Promise.all(shoppers.map((shopper) => shopper.pay(approved, without3d)))).map(cameOf);
    expect(came.filter((code) => code === 'charged')).toHaveLength(10);
    expect(came.filter((code) => code === 'outOfStock')).toHaveLength(30);
    const charged = await sandbox.db
      .select({ id: entries.orderId })
      .from(entries)
      .innerJoin(orderRows, sql`${orderRows.id} = ${entries.orderId}`)
      .where(sql`${orderRows.linkId} = ${id} and ${entries.kind} = 'charged'`);
    expect(charged).toHaveLength(10);
    expect(await left(id)).toBe('outOfStock');
  });

  it('LK-03 an opened payment keeps nothing; at the bank it keeps its pieces, and gives them back when it fails', async () => {
    const id = await createLink(provider, 'product', { max_count: '5' });
    const one = await arrive(id, '3');
    const other = await arrive(id, '3');
    expect(await left(id)).toBe(5);
    const atBank = await one.pay(approved);
    expect(cameOf(atBank)).toBe('3D');
    expect(await left(id)).toBe(2);
    expect(cameOf(await other.pay(approved, without3d))).toBe('outOfStock');
    expect((await other.load()).json.error.code).toBe('outOfStock');
    await complete(atBank, 'failed');
    expect(await left(id)).toBe(5);
    await other.load();
    expect(cameOf(await other.pay(declined, without3d))).toBe('declined');
    expect(await left(id)).toBe(5);
    expect(cameOf(await other.pay(approved, without3d))).toBe('charged');
    expect(await left(id)).toBe(2);
  });

  it('LK-03 a second try of the same payment does not stand in its own way', async () => {
    const id = await createLink(provider, 'product', { max_count: '2' });
    const shopper = await arrive(id, '2');
    expect(cameOf(await shopper.pay(approved))).toBe('3D');
    expect(await left(id)).toBe('outOfStock');
    expect((await shopper.load()).status).toBe(200);
    const again = await shopper.pay(approved);
    expect((await complete(again, 'success')).headers.get('location')).toBe(`/link/success/${shopper.opened.token}`);
    expect(await left(id)).toBe('outOfStock');
  });

  it('LK-03 gives back what a shopper who never came back from the bank had kept, and takes that shopper no more', async () => {
    const id = await createLink(provider, 'product', { max_count: '1' });
    const gone = await arrive(id);
    const other = await arrive(id);
    const atBank = await gone.pay(approved);
    sandbox.clock.advance(challengeLifeMs - 1);
    expect(await left(id)).toBe('outOfStock');
    sandbox.clock.advance(1);
    expect(await left(id)).toBe(1);
    expect(cameOf(await other.pay(approved, without3d))).toBe('charged');
    const back = await complete(atBank, 'success');
    expect(back.headers.get('location')).toBe(`/link/${id}/failed`);
    expect((await gone.status()).json.error.code).toBe('unpaid');
  });

  it('LK-03 OP-06 gives back what a payment by tosla had kept, once its shopper has given it up', async () => {
    const id = await createLink(provider, 'product', { max_count: '1' });
    const gone = await arrive(id);
    const attempt = { attempt_id: newNumber('') };
    expect((await gone.payBy('tosla', attempt)).status).toBe(200);
    expect(await left(id)).toBe('outOfStock');
    const asked = await gone.call('/odeme/api/oos/check/payment-status', { email: '', ...attempt });
    expect(asked.json.data).toMatchObject(attempt);
    expect(await left(id)).toBe(1);
  });

  it('LK-03 gives back what an expired payment had kept', async () => {
    const id = await createLink(provider, 'product', { max_count: '1' });
    await (await arrive(id)).pay(approved);
    sandbox.clock.advance(60 * 60_000);
    await sandbox.runDue();
    expect(await left(id)).toBe(1);
    expect((await arrive(id)).form.payment_amount).toBe('42000');
  });

  it.each([
    ['refused they are free', 'securityRefused', 1],
    ['approved they are sold', undefined, 'outOfStock'],
  ] as const)(
    'LK-03 VF-03 what a person looks into keeps its pieces as long as that takes: %s',
    async (_what, refusal, after) => {
      const id = await createLink(provider, 'product', { max_count: '1' });
      const looked = await arrive(id);
      const other = await arrive(id);
      await looked.pay(reviewedByHand);
      expect((await looked.verification('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
      // Longer than a shopper may take at the bank, and than the payment may take.
      sandbox.clock.advance(2 * challengeLifeMs);
      await sandbox.runDue();
      expect(await left(id)).toBe('outOfStock');
      expect(cameOf(await other.pay(approved, without3d))).not.toBe('charged');
      expect(await sandbox.office.decide(await reviewOf(looked), refusal)).toBe(true);
      expect(await left(id)).toEqual(after);
      expect((await looked.status()).status).toEqual(refusal === undefined ? 200 : 410);
    },
  );

  it('LK-03 the database itself refuses an entry beyond the stock, and a lapsed challenge is as long as the ledger’s', async () => {
    const id = await createLink(provider, 'product', { max_count: '1' });
    const kept = await arrive(id);
    const forged = await arrive(id);
    await kept.pay(approved);
    const orderOf = async (token: string) =>
      (await sandbox.db.select().from(orderRows).where(sql`token = ${token}`))[0]!.id;
    const orderId = await orderOf(forged.opened.token);
    const insert = (kind: 'challenged' | 'authorising' | 'reviewing' | 'charged', at: number) =>
      sandbox.db.insert(entries).values({ orderId, kind, at: new Date(at), amount: 42000 });
    for (const kind of ['challenged', 'authorising', 'reviewing', 'charged'] as const) {
      await expect(insert(kind, sandbox.clock.now() + challengeLifeMs - 1)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('beyond the stock') },
      });
    }
    await insert('challenged', sandbox.clock.now() + challengeLifeMs);
  });

  it('RT-02 a deleted link, or one past its date, begins no payment; what is at the bank is finished', async () => {
    const id = await createLink(provider, 'product', { max_count: '9' });
    const atBank = await arrive(id);
    const late = await arrive(id);
    const challenge = await atBank.pay(approved);
    expect((await deleteLink(provider, id)).json).toEqual({ status: 'success' });
    expect(cameOf(await late.pay(approved, without3d))).toBe('deleted');
    expect((await late.load()).status).toBe(410);
    expect((await openLink(provider, id)).json.error.code).toBe('deleted');
    const { headers } = await complete(challenge, 'success');
    expect(headers.get('location')).toBe(`/link/success/${atBank.opened.token}`);
  });

  it('LK-03 fewer left than asked for is refused when the payment is opened', async () => {
    const id = await createLink(provider, 'product', { min_count: '2', max_count: '3' });
    const { linkForm } = (await openLink(provider, id)).json.data;
    const order = (quantity: string) => sendOrder(provider, linkForm, { ...orders.product, urun_adet: quantity });
    expect((await order('4')).json.error.code).toBe('outOfStock');
    expect((await order('1')).json.error).toMatchObject({ code: 'validation', field: 'urun_adet' });
    expect(cameOf(await (await arrive(id, '2')).pay(approved, without3d))).toBe('charged');
    // One is left, fewer than may be bought.
    expect(await left(id)).toBe('outOfStock');
  });
});
