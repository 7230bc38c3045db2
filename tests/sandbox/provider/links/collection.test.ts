import { sql } from 'drizzle-orm';
import { entries, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, openLink, sendOrder } from './link-shop.js';

const without3d = { do_3d: '0' };

onEveryStorage('a collection', (open) => {
  const sandbox = sandboxOfTests(open);
  let provider: string;
  beforeAll(() => {
    provider = sandbox.urls.provider;
  });
  const arrive = (id: string, amount: string) => arriveByLink(provider, id, { collection_amount: amount });
  const pay = async (id: string, amount: string) => cameOf(await (await arrive(id, amount)).pay(approved, without3d));
  const left = async (id: string) => {
    const { status, json } = await openLink(provider, id);
    return status === 200 ? json.data.linkPage.productPrice : json.error.code;
  };
  const charged = async (id: string) => {
    const rows = await sandbox.db
      .select({ amount: orderRows.amount })
      .from(entries)
      .innerJoin(orderRows, sql`${orderRows.id} = ${entries.orderId}`)
      .where(sql`${orderRows.linkId} = ${id} and ${entries.kind} = 'charged'`);
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  /** Past every rule of the code: what the database itself takes. */
  const write = async (token: string, kind: 'challenged' | 'authorising' | 'reviewing' | 'charged') => {
    const [order] = await sandbox.db.select().from(orderRows).where(sql`token = ${token}`);
    await sandbox.db
      .insert(entries)
      .values({ orderId: order!.id, kind, at: new Date(sandbox.clock.now()), amount: order!.amount });
  };
  const refusal = (words: string) => ({ cause: { message: expect.stringContaining(words) } });

  it('LK-02 sums its parts, and is paid when nothing is left', async () => {
    const id = await createLink(provider, 'collection', { price: '100000' });
    expect(await left(id)).toBe('1.000,00');
    expect(await pay(id, '250,50')).toBe('charged');
    expect(await left(id)).toBe('749,50');
    const last = await arrive(id, '749,50');
    expect(cameOf(await last.pay(approved, without3d))).toBe('charged');
    const { json } = await openLink(provider, id);
    expect(json).toMatchObject({
      error: { code: 'paid' },
      merchantOid: last.opened.oid,
      merchantName: 'Hızlı Market',
      redirectUrl: sandbox.urls.store,
    });
    expect((await last.status()).json.data.merchantOid).toBe(last.opened.oid);
  });

  it.each([
    ['1.000,01', 'amountLeft'],
    ['999,50', 'amountLeft'],
    ['999,01', 'amountLeft'],
    ['10.000.000,00', 'overLimit'],
    ['999,00', undefined],
    ['1,00', undefined],
    ['1.000,00', undefined],
  ])('LK-02 asked for 1.000,00 answers %s with %p: the remainder is 0 or at least 1', async (amount, code) => {
    const { linkForm } = (await openLink(provider, await createLink(provider, 'collection', { price: '100000' }))).json
      .data;
    const { status, json } = await sendOrder(provider, linkForm, { collection_amount: amount });
    expect(status).toEqual(code === undefined ? 200 : 400);
    expect(json.error?.code).toEqual(code);
  });

  it('LK-02 above 9.999.999 cannot be paid, exactly that much can', async () => {
    expect(await left(await createLink(provider, 'collection', { price: '999999901' }))).toBe('overLimit');
    const id = await createLink(provider, 'collection', { price: '999999900' });
    expect(await pay(id, '9.999.999,00')).toBe('charged');
  });

  it('LK-02 two full payments at once collect once', async () => {
    const id = await createLink(provider, 'collection', { price: '100000' });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => arrive(id, '1.000,00')));
    const came = (await Promise.all(shoppers.map((shopper) => shopper.pay(approved, without3d)))).map(cameOf);
    expect(came.filter((code) => code === 'charged')).toHaveLength(1);
    expect(came.every((code) => ['charged', 'heldByAnother', 'amountLeft'].includes(code))).toBe(true);
    expect(await charged(id)).toBe(100_000);
  });

  it('LK-02 many parts at once never collect more than was asked for, nor leave what cannot be paid', async () => {
    const id = await createLink(provider, 'collection', { price: '100000' });
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => arrive(id, '199,70')));
    let waiting = shoppers;
    while (waiting.length > 0) {
      const came = await Promise.all(
        waiting.map(async (shopper) => ({ shopper, code: cameOf(await shopper.pay(approved, without3d)) })),
      );
      expect(came.every(({ code }) => ['charged', 'heldByAnother', 'amountLeft'].includes(code))).toBe(true);
      waiting = came.filter(({ code }) => code === 'heldByAnother').map(({ shopper }) => shopper);
    }
    // Five would leave 1,50, which can be paid.
    expect(await charged(id)).toBe(5 * 19_970);
    expect(await left(id)).toBe('1,50');
  });

  it.each(['authorising', 'reviewing'] as const)(
    'LK-02 PY-10 a payer who goes back and starts again does not stand in the own way; %s does, and is not called this payer’s payment',
    async (kind) => {
      const id = await createLink(provider, 'collection', { price: '100000' });
      const first = await arrive(id, '1.000,00');
      const second = await arrive(id, '1.000,00');
      expect(cameOf(await first.pay(approved))).toBe('3D');
      expect(await left(id)).toBe('1.000,00');
      expect((await second.load()).status).toBe(200);
      const [order] = await sandbox.db.select().from(orderRows).where(sql`token = ${first.opened.token}`);
      await sandbox.db.insert(entries).values({ orderId: order!.id, kind, at: new Date(sandbox.clock.now()) });
      expect(await left(id)).toBe('pending');
      expect((await second.load()).json.error.code).toBe('heldByAnother');
      expect(cameOf(await second.pay(approved, without3d))).toBe('heldByAnother');
    },
  );

  it('LK-02 a payment under way counts in what is left: no part is taken that leaves less than 1', async () => {
    const id = await createLink(provider, 'collection', { price: '100000' });
    const hold = async (amount: string) => write((await arrive(id, amount)).opened.token, 'authorising');
    const second = await arrive(id, '499,50');
    await hold('500,00');
    expect(cameOf(await second.pay(approved, without3d))).toBe('heldByAnother');
    await hold('500,00');
    expect(await left(id)).toBe('pending');
  });

  it('LK-02 the database itself refuses an entry beyond what was asked for', async () => {
    const id = await createLink(provider, 'collection', { price: '100000' });
    const late = await arrive(id, '1.000,00');
    expect(await pay(id, '1.000,00')).toBe('charged');
    for (const kind of ['authorising', 'reviewing', 'charged'] as const)
      await expect(write(late.opened.token, kind)).rejects.toMatchObject(refusal('beyond the amount'));
    // `paid` would say that this very payment is.
    expect((await late.load()).json.error.code).toBe('amountLeft');
  });

  describe('LK-02 the database itself keeps the rule of the remainder', () => {
    const kinds = ['challenged', 'authorising', 'reviewing', 'charged'] as const;

    it.each(kinds)('%s: nothing is taken that leaves less than 1 of what is not paid', async (kind) => {
      const id = await createLink(provider, 'collection', { price: '100000' });
      const first = await arrive(id, '500,00');
      const second = await arrive(id, '499,01');
      await write(first.opened.token, 'charged');
      await expect(write(second.opened.token, kind)).rejects.toMatchObject(refusal('leaves too little'));
    });

    it.each(kinds)('%s: nor less than 1 beside a payment under way', async (kind) => {
      const id = await createLink(provider, 'collection', { price: '100000' });
      const first = await arrive(id, '500,00');
      const second = await arrive(id, '499,01');
      await write(first.opened.token, 'authorising');
      await expect(write(second.opened.token, kind)).rejects.toMatchObject(refusal('leaves too little'));
    });

    it.each(['500,00', '499,00'])('of 500,00 that are left %s can be taken', async (amount) => {
      const id = await createLink(provider, 'collection', { price: '100000' });
      const first = await arrive(id, '500,00');
      const second = await arrive(id, amount);
      await write(first.opened.token, 'charged');
      await expect(write(second.opened.token, 'charged')).resolves.toBeUndefined();
    });
  });
});
