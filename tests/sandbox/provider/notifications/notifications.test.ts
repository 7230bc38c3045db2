import { isNull } from 'drizzle-orm';
import { seedMerchants } from '../../../../sandbox/demo/merchants.js';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { delayAfter } from '../../../../sandbox/provider/notifications/deliver-notifications.js';
import { notificationHash } from '../../../../sandbox/provider/notifications/notification-hash.js';
import { type Fields, get, post } from '../../calls.js';
import { sign } from '../../merchant.js';
import { type NotificationBox, onEveryStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const declined = '4355084300000301';
const without3d: Fields = { do_3d: '0' };
const merchantId = '100003';
const merchant = seedMerchants.find(({ id }) => id === merchantId)!;

onEveryStorage('notifications', (open) => {
  const sandbox = sandboxOfTests(open);
  let box: NotificationBox;
  beforeEach(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save(merchantId, { notificationUrl: box.url });
  });
  afterEach(() => box.close());
  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId, ...changes });
  const payOne = async () => {
    const shopper = await arrive();
    expect((await shopper.pay(approved, without3d)).status).toBe(200);
    return shopper;
  };
  const rowOf = async ({ opened }: Shopper) => {
    const rows = await sandbox.db.select().from(notifications);
    return rows.find(({ fields }) => fields.merchant_oid === opened.oid);
  };
  const later = async (ms: number) => {
    sandbox.clock.advance(ms);
    await sandbox.runDue();
  };

  it('notifies the merchant of a paid order, signed, once', async () => {
    const { opened } = await payOne();
    await sandbox.runDue();
    expect(box.received.map((fields) => Object.fromEntries(fields))).toEqual([
      {
        merchant_id: merchantId,
        merchant_oid: opened.oid,
        status: 'success',
        total_amount: '123450',
        hash: notificationHash(merchant, opened.oid, 'success', '123450'),
        payment_amount: '123450',
        surcharge: '0',
        currency: 'TL',
        payment_type: 'card',
        installment_count: '1',
        test_mode: '0',
      },
    ]);
    await later(24 * 60 * 60_000);
    expect(box.received).toHaveLength(1);
  });

  it.each([
    { body: 'ok' },
    { body: '' },
    { body: 'OK', status: 500 },
    { body: 'OK', status: 302 },
    { body: `OK${' '.repeat(100_000)}` },
  ])('repeats with back-off until the answer is OK; this is not: %p', async (answer) => {
    box.answerWith(answer, answer, { body: 'OK' });
    const shopper = await payOne();
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
    await later(delayAfter(1) - 1);
    expect(box.received).toHaveLength(1);
    await later(1);
    expect(box.received).toHaveLength(2);
    await later(delayAfter(2) - 1);
    expect(box.received).toHaveLength(2);
    await later(1);
    expect(box.received).toHaveLength(3);
    await later(60 * 60_000);
    expect(box.received).toHaveLength(3);
    expect(await rowOf(shopper)).toMatchObject({ tries: 3, lastResult: 'OK', deliveredAt: expect.any(Date) });
  });

  it.each([{ body: 'OK\n' }, { body: '\ufeffOK' }, { body: ' OK\r\n' }])(
    'MA-08: blanks around OK and a byte order mark do not count: %j',
    async (answer) => {
      box.answerWith(answer);
      const shopper = await payOne();
      await sandbox.runDue();
      await later(60 * 60_000);
      expect(box.received).toHaveLength(1);
      expect(await rowOf(shopper)).toMatchObject({ tries: 1, lastResult: 'OK', deliveredAt: expect.any(Date) });
    },
  );

  it('gives a silent merchant ten seconds, and has one delivery of a row under way at most', async () => {
    let wake = () => {};
    const silence = new Promise<{ body: string }>((resolve) => {
      wake = () => resolve({ body: 'OK' });
    });
    box.answerWith(silence, { body: 'OK' });
    const shopper = await payOne();
    const first = sandbox.runDue();
    while (box.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    sandbox.clock.advance(9_999);
    const meanwhile = sandbox.runDue();
    sandbox.clock.advance(1);
    await Promise.all([first, meanwhile]);
    expect(box.received.length).toBe(1);
    expect(box.mostAtOnce()).toBe(1);
    expect(await rowOf(shopper)).toMatchObject({ tries: 1, lastResult: 'no answer', deliveredAt: null });
    await later(1_000);
    expect(box.received).toHaveLength(2);
    wake();
  });

  it('takes over what a process that ended had claimed', async () => {
    await payOne();
    // Claims go by the database's clock: another process whose own clock runs ahead takes nothing from anybody.
    const claim = (until: Date) =>
      sandbox.db
        .update(notifications)
        .set({ claimedBy: 'dead', claimedUntil: until })
        .where(isNull(notifications.deliveredAt));
    await claim(new Date(Date.now() + 60_000));
    await later(30 * 60_000);
    expect(box.received).toHaveLength(0);
    await claim(new Date(Date.now() - 1));
    await later(1);
    expect(box.received).toHaveLength(1);
  });

  it('a declined attempt does not end the order; its time does, with reason 6', async () => {
    const shopper = await arrive({ lang: 'en' });
    await shopper.pay(declined, without3d);
    await later(29 * 60_000);
    expect(box.received).toHaveLength(0);
    await later(60_000);
    expect(box.received.map((fields) => Object.fromEntries(fields))).toEqual([
      expect.objectContaining({
        status: 'failed',
        merchant_oid: shopper.opened.oid,
        failed_reason_code: '6',
        failed_reason_msg: 'The customer did not complete the payment in time.',
        hash: notificationHash(merchant, shopper.opened.oid, 'failed', '123450'),
      }),
    ]);
    await later(60 * 60_000);
    expect(box.received).toHaveLength(1);
  });

  it('too many declines end the order at once, with reason 11', async () => {
    const shopper = await arrive();
    for (let attempt = 0; attempt < 5; attempt++) await shopper.pay(declined, without3d);
    await later(0);
    expect(box.received).toHaveLength(1);
    expect(box.received[0]!.get('status')).toBe('failed');
    expect(box.received[0]!.get('failed_reason_code')).toBe('11');
  });

  it('answers durum-sorgu with what was paid, and with an error otherwise', async () => {
    const inquire = (oid: string, token?: string) =>
      post(`${sandbox.urls.provider}/odeme/durum-sorgu`, {
        merchant_id: merchantId,
        merchant_oid: oid,
        vezne_token: token ?? sign(merchantId, merchantId + oid),
      });
    const { opened } = await payOne();
    const inTurkey = new Date(sandbox.clock.now() + 3 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    expect((await inquire(opened.oid)).json).toEqual({
      status: 'success',
      payment_amount: '1234.50',
      surcharge: '0.00',
      total_amount: '1234.50',
      payment_total: '1234.50',
      payment_date: inTurkey,
      currency: 'TL',
      taksit: '0',
      kart_marka: 'axess',
      masked_pan: '435508******4358',
      odeme_tipi: 'KART',
      test_mode: '0',
      returns: [],
      notification_result: '',
      notification_tries: '0',
      notification_next: inTurkey,
    });
    expect((await inquire(opened.oid, 'x')).json).toMatchObject({ status: 'error', err_no: '001' });
    expect((await inquire('unknown')).json).toMatchObject({ status: 'error', err_no: '004' });
    const shopper = await arrive();
    expect((await inquire(shopper.opened.oid)).json).toMatchObject({ status: 'error', err_no: '005' });
    await later(30 * 60_000);
    expect((await inquire(shopper.opened.oid)).json).toMatchObject({ status: 'error', err_no: '006' });
  });

  it('MA-08 its reason, and when it is tried again, stand in the inquiry and in the back office', async () => {
    box.answerWith({ status: 500, body: 'secret of the shop' });
    const { opened } = await payOne();
    await sandbox.runDue();
    const token = sign(merchantId, merchantId + opened.oid);
    const asked = { merchant_id: merchantId, merchant_oid: opened.oid, vezne_token: token };
    const { json } = await post(`${sandbox.urls.provider}/odeme/durum-sorgu`, asked);
    expect(json).toMatchObject({ notification_result: 'HTTP 500, not OK', notification_tries: '1' });
    expect(json.notification_next).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const { text } = await get(`${sandbox.urls.store}/office`);
    const row = text.slice(text.indexOf(`data-delivery="${opened.oid}"`)).slice(0, 600);
    expect(row).toContain('HTTP 500, not OK');
    expect(row).toContain('1 deneme');
    expect(row).toContain('sonraki deneme');
    expect(text).not.toContain('secret of the shop');
    box.answerWith({ body: 'OK' });
    await later(2_000);
    expect((await post(`${sandbox.urls.provider}/odeme/durum-sorgu`, asked)).json).toMatchObject({
      notification_result: 'OK',
      notification_tries: '2',
      notification_next: '',
    });
  });
});

describe('the back-off', () => {
  it('doubles from a second to an hour', () => {
    expect([1, 2, 3, 4].map(delayAfter)).toEqual([1000, 2000, 4000, 8000]);
    expect([12, 13, 1000].map(delayAfter)).toEqual([2_048_000, 3_600_000, 3_600_000]);
  });
});
