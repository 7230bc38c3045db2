import { eq, sql } from 'drizzle-orm';
import { acsChallenges } from '../../../../sandbox/bank/schema.js';
import { attempts, entries, notifications, orders } from '../../../../sandbox/provider/database/schema.js';
import { voidPosts } from '../../../../sandbox/provider/database/schema-payment-posts.js';
import { smsChecks, smsMessages, transferNotices } from '../../../../sandbox/provider/database/schema-waiting.js';
import { defaultPeriods, readPeriods } from '../../../../sandbox/provider/retention/periods.js';
import { erase } from '../../../../sandbox/upkeep/erase.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const day = 24 * 3_600_000;
const personal = ['ayse@example.com', 'Ayşe Yılmaz', 'Moda Caddesi', '05551112233', '203.0.113.7'] as const;
const card = ['"bin":"4', '"last4":"\\d'] as const;
/** Describes what a shopper said beside the order, for a code and for a transfer. */
const said = ['05559998877', 'Zeynep Kaya', '123456'] as const;
const none = (texts: readonly string[]) => new RegExp(texts.join('|'));

onOneStorage('what is kept of a person', (open) => {
  let box: NotificationBox;
  const sandbox = sandboxOfTests(() => open({ retention: readPeriods('paid=100,unpaid=10') }));
  beforeAll(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save('100003', { notificationUrl: box.url });
  });
  afterAll(() => box.close());
  const arrive = () => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', timeout_limit: '1' });
  const orderOf = async ({ opened }: Shopper) =>
    (await sandbox.db.select().from(orders).where(eq(orders.merchantOid, opened.oid)))[0]!;
  /** Every row about an order, as text. */
  async function written(shopper: Shopper): Promise<string> {
    const { id } = await orderOf(shopper);
    const own = await sandbox.db.select().from(attempts).where(eq(attempts.orderId, id));
    const rows = [
      await orderOf(shopper),
      own,
      await sandbox.db.select().from(notifications).where(eq(notifications.orderId, id)),
      await sandbox.db.select().from(smsMessages).where(eq(smsMessages.orderId, id)),
      (await sandbox.db.select().from(smsChecks)).filter(({ attemptId }) => own.some((each) => each.id === attemptId)),
      (await sandbox.db.select().from(transferNotices)).filter(({ attemptId }) =>
        own.some((each) => each.id === attemptId),
      ),
      (await sandbox.db.select().from(acsChallenges)).filter((challenge) =>
        own.some((each) => each.id === challenge.id),
      ),
    ];
    return JSON.stringify(rows);
  }
  async function say(shopper: Shopper): Promise<void> {
    const { id: orderId } = await orderOf(shopper);
    const [attempt] = await sandbox.db.select().from(attempts).where(eq(attempts.orderId, orderId));
    const [phone, userName, idLast6] = said;
    const at = new Date(sandbox.clock.now());
    const attemptId = attempt!.id;
    const told = { phone, userName, idLast6, cardLast4: '', transactionNo: '', description: userName };
    const sent = { paymentDate: '2026-03-09', byCreditCard: false, atAtm: false };
    await sandbox.db.insert(smsChecks).values({ attemptId, phone });
    await sandbox.db.insert(smsMessages).values({ orderId, at, phone, text: 'Code' });
    await sandbox.db.insert(transferNotices).values({ attemptId, ...told, ...sent });
    await sandbox.db.insert(voidPosts).values({ orderId, postId: 'post', at });
  }
  const moneyOf = async (shopper: Shopper) => {
    const { id, amount, currency } = await orderOf(shopper);
    const ledger = await sandbox.db.select().from(entries).where(eq(entries.orderId, id));
    return { amount, currency, ledger };
  };

  it('SV-07 ends with its period: of an unpaid order before a paid one, and the ledger stays', async () => {
    const paid = await arrive();
    await paid.pay(approved, { do_3d: '0' });
    const left = await arrive();
    sandbox.clock.advance(2 * 60_000);
    await sandbox.runDue();
    const before = await moneyOf(paid);
    sandbox.clock.advance(11 * day);
    await sandbox.runDue();
    expect(await written(left)).not.toMatch(none(personal));
    expect(await written(paid)).toContain('ayse@example.com');
    sandbox.clock.advance(90 * day);
    await sandbox.runDue();
    expect(await written(paid)).not.toMatch(none([...personal, ...card]));
    expect(await moneyOf(paid)).toEqual(before);
    const refund = { merchant_oid: paid.opened.oid, return_amount: '1.00' };
    const signed = `100003${paid.opened.oid}1.00`;
    const refunded = await merchantCall(sandbox.urls.provider, '/odeme/iade', '100003', refund, signed);
    expect(refunded.json.status).toBe('success');
  });

  it('SV-07 ends on request, of an order that has ended; what waits is notified without it', async () => {
    const shopper = await arrive();
    const named = { merchantId: '100003', merchantOid: shopper.opened.oid };
    const eraseNow = () => erase(sandbox.db, named, new Date(sandbox.clock.now()));
    expect(await eraseNow()).toBe(1);
    expect(await written(shopper)).toContain('ayse@example.com');
    await shopper.pay(approved, { do_3d: '0' });
    await say(shopper);
    const names = { utoken: 'wallet', ctoken: 'card', urun_adet: '2', user_name: 'Ayşe Yılmaz' };
    await sandbox.db
      .update(notifications)
      .set({ fields: sql`${notifications.fields} || ${JSON.stringify(names)}::jsonb` })
      .where(eq(notifications.orderId, (await orderOf(shopper)).id));
    expect(await written(shopper)).toMatch(none(said));
    expect(await eraseNow()).toBe(0);
    expect(await written(shopper)).not.toMatch(none([...personal, ...card, ...said]));
    await sandbox.runDue();
    const told = box.received.find((fields) => fields.get('merchant_oid') === shopper.opened.oid);
    expect(told?.get('status')).toBe('success');
    // The stored card stays, so its merchant needs its names.
    expect(told?.get('utoken')).toBe('wallet');
    expect(told?.get('ctoken')).toBe('card');
    expect(told?.get('urun_adet')).toBe('2');
    expect(told?.get('user_name')).toBeNull();
    expect((await shopper.status()).status).toBe(200);
  });

  it.each([
    ['changes an amount', sql`update attempts set amount = amount + 1`],
    ['empties an amount with the rest', sql`update attempts set bin = '', last4 = '', fingerprint = '', amount = 0`],
    ['empties one field alone', sql`update attempts set last4 = ''`],
    ['drops an attempt', sql`delete from attempts`],
    ['drops an entry', sql`delete from entries`],
    ['drops a refund', sql`delete from refunds`],
  ])('SV-07 the database refuses what %s', async (_what, statement) => {
    const shopper = await arrive();
    await shopper.pay(approved, { do_3d: '0' });
    const failed = await sandbox.db.execute(statement).then(
      () => 'nothing was refused',
      (error: Error) => String(error.cause),
    );
    expect(failed).toContain('the ledger is append-only');
  });

  it.each([
    [
      'a notice of a transfer',
      sql`update transfer_notices set user_name = '', id_last6 = '', card_last4 = '', phone = '',
      transaction_no = '', description = ''`,
    ],
    ['a text message', sql`delete from sms_messages`],
    ['a post that was given up', sql`delete from void_posts`],
  ])('SV-07 the database refuses that an order that has not ended loses %s', async (_what, statement) => {
    const shopper = await arrive();
    await shopper.pay(approved, { do_3d: '0' });
    await say(shopper);
    const { id } = await orderOf(shopper);
    await sandbox.db.update(orders).set({ endedAt: null }).where(eq(orders.id, id));
    const failed = await sandbox.db.execute(statement).then(
      () => 'nothing was refused',
      (error: Error) => String(error.cause),
    );
    expect(failed).toContain('the ledger is append-only');
    await sandbox.db
      .update(orders)
      .set({ endedAt: new Date(sandbox.clock.now()) })
      .where(eq(orders.id, id));
  });
});

describe('VEZNE_RETENTION', () => {
  it('SV-07 changes the periods that it names alone', () => {
    expect(readPeriods('unpaid=30')).toEqual({ ...defaultPeriods, unpaid: 30 });
  });

  it.each(['unpaid', 'orders=3', 'paid=0', 'paid=ten', 'toString=5'])('SV-07 is refused as %s', (text) => {
    expect(() => readPeriods(text)).toThrow(`VEZNE_RETENTION is a list such as paid=3650`);
  });
});
