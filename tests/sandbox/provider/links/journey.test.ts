import { createHmac } from 'node:crypto';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox } from '../../running-sandbox.js';
import type { Shopper } from '../../shopper.js';
import { approved, arriveByLink, cameOf, createLink, declined, type Kind, orders } from './link-shop.js';

const without3d = { do_3d: '0' };

onOneStorage('a payment by link', (open) => {
  let sandbox: Sandbox;
  let provider: string;
  let box: NotificationBox;
  beforeAll(async () => {
    sandbox = await open();
    provider = sandbox.urls.provider;
  });
  beforeEach(async () => {
    box = await openNotificationBox();
  });
  afterEach(() => box.close());
  afterAll(() => sandbox.close());
  const create = (kind: Kind, changes: Fields = {}) =>
    createLink(provider, kind, { callback_link: box.url, callback_id: 'order-7', ...changes });
  const bank = async (shopper: Shopper, result: 'success' | 'failed' | 'abandoned') => {
    const { acs } = await readSecrets(sandbox.db);
    const answer = await returnFromAcs(
      provider,
      acs,
      challengeOf(await shopper.pay(approved)).challengeId ?? '',
      result,
    );
    return answer.headers.get('location');
  };

  it('RT-05 RT-07 comes back from the bank to the success page of its token, or the failed page of its link', async () => {
    const id = await create('collection');
    const shopper = await arriveByLink(provider, id, orders.collection);
    expect(await bank(shopper, 'failed')).toBe(`/link/${id}/failed`);
    expect(await bank(shopper, 'abandoned')).toBe(`/link/${id}/failed`);
    expect(await bank(shopper, 'success')).toBe(`/link/success/${shopper.opened.token}`);
    expect((await shopper.status()).json.data).toMatchObject({
      redirectUrl: sandbox.urls.store,
      merchantName: 'Hızlı Market',
      merchantOid: shopper.opened.oid,
    });
  });

  it('is notified to the link’s own address with its own hash, and with what the shopper filled in', async () => {
    const invoice = {
      fatura_secimi: '1',
      vergi_unvan: 'Demlik',
      vergi_dairesi: 'Kadıköy',
      vergi_numarasi: '1234567890',
    };
    const id = await create('product');
    const shopper = await arriveByLink(provider, id, { ...orders.product, urun_adet: '2', ...invoice });
    expect(cameOf(await shopper.pay(approved, without3d))).toBe('charged');
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
    const fields = Object.fromEntries(box.received[0]!);
    const signed = `order-7${shopper.opened.oid}demo-salt-100003success84000`;
    expect(fields.hash).toBe(createHmac('sha256', 'demo-key-100003').update(signed).digest('base64'));
    expect(fields).toMatchObject({
      callback_id: 'order-7',
      id,
      merchant_id: '100003',
      merchant_oid: shopper.opened.oid,
      status: 'success',
      total_amount: '84000',
      payment_amount: '84000',
      currency: 'TL',
      payment_type: 'card',
      installment_count: '1',
      user_name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      user_phone: '05551112233',
      urun_adet: '2',
      ...invoice,
      user_address: orders.product.user_address,
    });
  });

  it('is notified when it succeeds only: not when it is declined, left or expired, and never to the merchant’s usual address', async () => {
    const usual = await openNotificationBox();
    await sandbox.panel.save('100003', { notificationUrl: usual.url });
    const failing = await arriveByLink(provider, await create('flex'), orders.flex);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(cameOf(await failing.pay(declined, without3d))).toBe('declined');
    expect(cameOf(await failing.pay(approved, without3d))).toBe('limit');
    await arriveByLink(provider, await create('flex'), orders.flex);
    sandbox.clock.advance(31 * 60_000);
    await sandbox.runDue();
    expect(box.received).toHaveLength(0);
    const silent = await arriveByLink(provider, await createLink(provider, 'flex'), orders.flex);
    expect(cameOf(await silent.pay(approved, without3d))).toBe('charged');
    await sandbox.runDue();
    expect(box.received.length).toBe(0);
    expect(usual.received.length).toBe(0);
    await usual.close();
  });

  it('can be paid where the merchant has no notification address: a link names its own', async () => {
    await sandbox.panel.save('100003', { notificationUrl: '' });
    const shopper = await arriveByLink(provider, await create('flex'), orders.flex);
    expect(cameOf(await shopper.pay(approved, without3d))).toBe('charged');
    await sandbox.runDue();
    expect(box.received.map((fields) => fields.get('payment_amount'))).toEqual(['25000']);
  });

  it('is repeated until the merchant says OK, and counted by the inquiry as any other', async () => {
    box.answerWith({ body: 'Thanks' }, { body: 'OK' });
    const shopper = await arriveByLink(provider, await create('flex'), orders.flex);
    await shopper.pay(approved, without3d);
    await sandbox.runDue();
    sandbox.clock.advance(1000);
    await sandbox.runDue();
    expect(box.received).toHaveLength(2);
    const { oid, merchantId } = shopper.opened;
    const { json } = await merchantCall(
      provider,
      '/odeme/durum-sorgu',
      merchantId,
      { merchant_oid: oid },
      merchantId + oid,
    );
    expect(json).toMatchObject({ status: 'success', payment_amount: '250.00' });
  });

  it('follows the link’s installments: none at 1, as many as it allows, at the cash price up to pft', async () => {
    const terms = async (changes: Fields) => {
      const shopper = await arriveByLink(provider, await create('flex', changes), orders.flex);
      const { installments, paymentPage } = (await shopper.load()).json.data;
      const [plan] = Object.values<{ installment: Fields }>(installments);
      const counts = Object.keys(plan?.installment ?? {}).map(Number);
      return [paymentPage.noInstallment, Math.max(0, ...counts), Number(paymentPage.pftOptionMax)];
    };
    expect(await terms({ max_installment: '1' })).toEqual(['1', 0, 0]);
    expect(await terms({ max_installment: '4', pft: '3' })).toEqual(['0', 4, 3]);
  });
});
