import { sql } from 'drizzle-orm';
import { entries, orders, refunds } from '../../../../sandbox/provider/database/schema.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const merchantId = '100003';

/** Returns the amounts of a refund of an order without a surcharge. */
const without = (total: string) => ({ payment_amount: total, surcharge: '0.00', total_amount: total });

onEveryStorage('refunds', (open) => {
  const sandbox = sandboxOfTests(open);

  const paidOrder = async (changes: Fields = {}, payment: Fields = {}) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId, ...changes });
    expect((await shopper.pay(approved, { do_3d: '0', ...payment })).status).toBe(200);
    return shopper.opened.oid;
  };
  const refund = async (oid: string, amount: string, fields: Fields = {}, by = merchantId) => {
    const signed = by + oid + amount;
    const body = { merchant_oid: oid, return_amount: amount, ...fields };
    return (await merchantCall(sandbox.urls.provider, '/odeme/iade', by, body, signed)).json;
  };
  const inquire = async (oid: string) => {
    const { provider } = sandbox.urls;
    const fields = { merchant_oid: oid };
    return (await merchantCall(provider, '/odeme/durum-sorgu', merchantId, fields, merchantId + oid)).json;
  };

  it('gives back in parts, up to what was paid and not a kuruş more, and the inquiry lists them', async () => {
    const oid = await paidOrder();
    expect(await refund(oid, '1000', { reference_no: 'R-1' })).toEqual({
      status: 'success',
      is_test: '0',
      merchant_oid: oid,
      return_amount: '1000',
      reference_no: 'R-1',
      ...without('1000.00'),
    });
    expect(await refund(oid, '234.51')).toMatchObject({ status: 'error', err_no: '007' });
    expect(await refund(oid, '234.50')).toEqual({
      status: 'success',
      is_test: '0',
      merchant_oid: oid,
      return_amount: '234.50',
      ...without('234.50'),
    });
    expect(await refund(oid, '0.01')).toMatchObject({ status: 'error', err_no: '007' });
    expect((await inquire(oid)).returns).toEqual([
      { return_amount: '1000.00', return_date: '2026-03-09 12:00:00', reference_no: 'R-1', ...without('1000.00') },
      { return_amount: '234.50', return_date: '2026-03-09 12:00:00', ...without('234.50') },
    ]);
  });

  it.each([
    ['0', '0'],
    ['1', '1'],
  ])('MA-01 says whether the order was a test: test_mode %s is is_test %s', async (test_mode, is_test) => {
    // A test is always paid with 3-D Secure: this card asks for nothing.
    const oid = await paidOrder({ test_mode }, { card_number: '4355084300001002', do_3d: '1' });
    expect(await refund(oid, '1.00')).toMatchObject({ status: 'success', is_test });
  });

  it('gives back what installments cost too: the limit is what was paid, not what was asked for', async () => {
    const oid = await paidOrder({}, { installment_count: '3' });
    const { payment_amount, payment_total } = await inquire(oid);
    expect(Number(payment_total)).toBeGreaterThan(Number(payment_amount));
    expect(await refund(oid, payment_total)).toMatchObject({ status: 'success' });
    expect(await refund(oid, '0.01')).toMatchObject({ err_no: '007' });
  });

  it('many at once never give back more than was paid', async () => {
    const oid = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(oid, '300.00')));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(4);
    expect(answers.filter(({ err_no }) => err_no === '007')).toHaveLength(8);
    const whole = await paidOrder();
    const two = await Promise.all([refund(whole, '1234.50'), refund(whole, '1234.50')]);
    expect(two.map(({ status }) => status).sort()).toEqual(['error', 'success']);
  });

  it('a reference counts once an order, also with two at once', async () => {
    const oid = await paidOrder();
    const same = await Promise.all([0, 1, 2].map(() => refund(oid, '1', { reference_no: 'same' })));
    expect(same.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(same.filter(({ err_no }) => err_no === '008')).toHaveLength(2);
    expect(await refund(await paidOrder(), '1', { reference_no: 'same' })).toMatchObject({ status: 'success' });
  });

  it.each(['', '0', '0.00', '-1', '1,50', '1.234', '1e3', 'x', ' 1'])('refuses the amount %p', async (amount) => {
    const oid = await paidOrder();
    expect(await refund(oid, amount)).toMatchObject({ status: 'error', err_no: '002' });
    expect((await inquire(oid)).returns).toEqual([]);
  });

  it('refuses a wrong signature, another merchant’s order, an unpaid one and an odd reference', async () => {
    const oid = await paidOrder();
    const forged = { merchant_oid: oid, return_amount: '100' };
    const { json } = await merchantCall(
      sandbox.urls.provider,
      '/odeme/iade',
      merchantId,
      forged,
      `${merchantId}${oid}10`,
    );
    expect(json).toMatchObject({ status: 'error', err_no: '001' });
    expect(await refund(oid, '1', {}, '100001')).toMatchObject({ err_no: '004' });
    expect(await refund('unknown', '1')).toMatchObject({ err_no: '004' });
    expect(await refund(oid, '1', { reference_no: 'a b' })).toMatchObject({ err_no: '003' });
    const { opened } = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId });
    expect(await refund(opened.oid, '1')).toMatchObject({ err_no: '005' });
    expect((await inquire(oid)).returns).toEqual([]);
  });

  it('the database itself refuses a refund beyond the charge, and any change of one', async () => {
    const oid = await paidOrder();
    const [order] = await sandbox.db.select().from(orders).where(sql`merchant_oid = ${oid}`);
    const give = (amount: number) =>
      sandbox.db.insert(refunds).values({ orderId: order!.id, at: new Date(sandbox.clock.now()), amount });
    const refused = (message: string) => ({ cause: { message: expect.stringContaining(message) } });
    await expect(give(123_451)).rejects.toMatchObject(refused('beyond what was charged'));
    for (const amount of [0, -1]) await expect(give(amount)).rejects.toMatchObject(refused('beyond what was charged'));
    await give(100_000);
    await expect(give(23_451)).rejects.toMatchObject(refused('beyond what was charged'));
    // Straight at the table, without the sandbox's own lock.
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => give(10_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const change of [
      sandbox.db.update(refunds).set({ amount: 1 }),
      sandbox.db.delete(refunds),
      sandbox.db.execute(sql`truncate refunds`),
    ]) {
      await expect(change).rejects.toMatchObject(refused('append-only'));
    }
    expect(await sandbox.db.$count(entries, sql`kind = 'charged' and order_id = ${order!.id}`)).toBe(1);
  });
});
