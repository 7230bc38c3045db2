import { eq, sql } from 'drizzle-orm';
import { orders } from '../../../../sandbox/provider/database/schema.js';
import { type Fields, post } from '../../calls.js';
import { tokenRequest } from '../../merchant.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const minuteMs = 60_000;

/** Declined by the bank without a challenge. */
const declinedCard = '4355084300000301';

let made = 0;

/** An order reference that no test has used. */
const newOid = () => {
  made += 1;
  return `REPEATED${made}`;
};

onEveryStorage('a get-token that comes again', (open) => {
  const sandbox = sandboxOfTests(open);
  const ask = async (fields: Fields) => (await post(`${sandbox.urls.provider}/odeme/api/get-token`, fields)).json;

  it('MA-07 with every field equal has the same token, and makes no second order', async () => {
    const merchant_oid = newOid();
    const asked = tokenRequest({ merchant_oid });
    const first = await ask(asked);
    expect(first.status).toBe('success');
    sandbox.clock.advance(5 * minuteMs);
    expect(await ask(asked)).toEqual(first);
    expect(await sandbox.db.$count(orders, eq(orders.merchantOid, merchant_oid))).toBe(1);
  });

  describe('that an earlier release answered, which did not know the field appearance', () => {
    const askedBefore = async () => {
      const merchant_oid = newOid();
      const asked = tokenRequest({ merchant_oid });
      const first = await ask(asked);
      const isOrder = eq(orders.merchantOid, merchant_oid);
      await sandbox.db
        .update(orders)
        .set({ request: sql`${orders.request} - 'appearance'` })
        .where(isOrder);
      return { asked, first };
    };

    it('MA-07 has the same token', async () => {
      const { asked, first } = await askedBefore();
      expect(await ask(asked)).toEqual(first);
    });

    it('MA-07 is refused with that field, naming it', async () => {
      const { asked } = await askedBefore();
      const { reason } = await ask({ ...asked, appearance: '{"radius":"none"}' });
      expect(reason).toContain('whose appearance differs');
    });
  });

  it('MA-07 many times at once has one token', async () => {
    const asked = tokenRequest({ merchant_oid: newOid() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(asked)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(answers[0]!.token).toEqual(expect.any(String));
  });

  it('MA-07 has the token of a payment that was made meanwhile: its page shows the receipt, and nothing is charged again', async () => {
    const merchant_oid = newOid();
    const asked = tokenRequest({ merchant_oid, merchant_id: '100003' });
    const first = await ask(asked);
    const shopper = new Shopper(sandbox.urls.provider, { token: first.token, oid: merchant_oid, merchantId: '100003' });
    await shopper.load();
    expect((await shopper.pay('4355084300001002', { do_3d: '0' })).json.status).toBe('success');
    expect(await ask(asked)).toEqual(first);
    expect((await shopper.load()).json.error.code).toBe('paid');
  });

  it('MA-07 of an order that too many declines have closed has no token', async () => {
    const merchant_oid = newOid();
    const asked = tokenRequest({ merchant_oid, merchant_id: '100003' });
    const { token } = await ask(asked);
    const shopper = new Shopper(sandbox.urls.provider, { token, oid: merchant_oid, merchantId: '100003' });
    await shopper.load();
    for (let nth = 0; nth < 5; nth += 1) await shopper.pay(declinedCard, { do_3d: '0' });
    expect((await shopper.load()).json.error.code).toBe('limit');
    expect(await ask(asked)).toEqual({
      status: 'failed',
      reason: 'merchant_oid must be unique: the order with this one is closed, after too many declined payments',
    });
  });

  it.each([
    ['payment_amount', '1'],
    ['user_name', 'Mehmet Demir'],
    ['merchant_ok_url', 'https://shop.example/other'],
    ['lang', 'en'],
    ['timeout_limit', '31'],
    ['submerchant_id', 'S1'],
  ])('MA-07 with another %s is refused, naming it', async (name, value) => {
    const merchant_oid = newOid();
    expect((await ask(tokenRequest({ merchant_oid }))).status).toBe('success');
    expect(await ask(tokenRequest({ merchant_oid, [name]: value }))).toEqual({
      status: 'failed',
      reason: `merchant_oid must be unique: there is an order with this one, whose ${name} differs`,
    });
  });

  it('MA-07 names every field that differs', async () => {
    const merchant_oid = newOid();
    await ask(tokenRequest({ merchant_oid }));
    const { reason } = await ask(tokenRequest({ merchant_oid, user_phone: '05559998877', lang: 'en' }));
    expect(reason).toContain('whose user_phone, lang differs');
  });

  it('MA-07 after its time is refused', async () => {
    const asked = tokenRequest({ merchant_oid: newOid(), timeout_limit: '5' });
    await ask(asked);
    sandbox.clock.advance(5 * minuteMs);
    expect(await ask(asked)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('the time of the order with this one is over'),
    });
  });

  it('MA-07 T17 of another merchant has a token of its own', async () => {
    const merchant_oid = newOid();
    const first = await ask(tokenRequest({ merchant_oid }));
    const other = await ask(tokenRequest({ merchant_oid, merchant_id: '100002' }));
    expect(other.status).toBe('success');
    expect(other.token).not.toBe(first.token);
  });
});
