import { checks } from '../../../../sandbox/doctor/checks.js';
import { askShop } from '../../../../sandbox/doctor/doctor.js';
import { ProviderDeliveries } from '../../../../sandbox/doctor/provider-deliveries.js';
import { post, postPanelForm } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const id = '100003';

onOneStorage('the deliveries of a merchant', (open) => {
  const logged: string[] = [];
  const sandbox = sandboxOfTests(() =>
    open({ logLevel: 'warn', logStream: { write: (line) => void logged.push(line) } }),
  );
  let box: NotificationBox;
  beforeEach(async () => {
    logged.length = 0;
    box = await openNotificationBox();
    await sandbox.panel.save(id, { notificationUrl: box.url });
  });
  afterEach(() => box.close());

  const payOne = async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: id });
    expect((await shopper.pay('4355084300001002', { do_3d: '0' })).json.status).toBe('success');
    await sandbox.runDue();
    return shopper.opened.oid;
  };
  const list = async (merchant_oid = '', page = '1', signed = `${id}${merchant_oid}notifications`) =>
    (await merchantCall(sandbox.urls.provider, '/odeme/api/notification/list', id, { merchant_oid, page }, signed))
      .json;
  const resend = async (notification: string, signed = `${notification}${id}resendNotification`) =>
    (await merchantCall(sandbox.urls.provider, '/odeme/api/notification/resend', id, { id: notification }, signed))
      .json;

  it('MA-08 a try that failed leaves a line in the log, without address and fields', async () => {
    box.answerWith({ status: 500, body: 'secret of the shop' });
    const oid = await payOne();
    const lines = logged.map((line) => JSON.parse(line)).filter(({ notification }) => notification !== undefined);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 40,
      notification: 'not delivered',
      merchant: id,
      order: oid,
      host: new URL(box.url).host,
      result: 'HTTP 500, not OK',
      tries: 1,
      next: expect.stringMatching(/^2026-03-09T/),
    });
    expect(logged.join('')).not.toContain(new URL(box.url).pathname);
    expect(logged.join('')).not.toContain('secret of the shop');
  });

  it('MA-08 one that is delivered leaves none', async () => {
    await payOne();
    expect(logged).toEqual([]);
  });

  it('MA-08 a server that is not there is named by the code of the system', async () => {
    await box.close();
    const oid = await payOne();
    expect((await list(oid)).notifications[0].notification_result).toBe('no answer (ECONNREFUSED)');
    box = await openNotificationBox();
  });

  it('MA-08 the call lists answer, tries and next try, those of one order where it is named', async () => {
    box.answerWith({ status: 500, body: '' });
    const failed = await payOne();
    box.answerWith({ body: 'OK' });
    const delivered = await payOne();
    const { status, notifications } = await list(failed);
    expect(status).toBe('success');
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        merchant_oid: failed,
        notification_status: 'success',
        created_date: expect.stringMatching(/^2026-03-09 /),
        host: new URL(box.url).host,
        notification_result: 'HTTP 500, not OK',
        notification_tries: '1',
        notification_next: expect.stringMatching(/^2026-03-09 /),
      },
    ]);
    const all = await list();
    expect(all.notifications).toContainEqual(
      expect.objectContaining({ merchant_oid: delivered, notification_result: 'OK', notification_next: '' }),
    );
    expect(all).toMatchObject({ page: 1, pages: 1, total: all.notifications.length });
  });

  it('MA-08 a delivered notification is sent again when its merchant asks for it', async () => {
    const oid = await payOne();
    const [{ id: notification }] = (await list(oid)).notifications;
    expect(await resend(notification)).toEqual({ status: 'success' });
    await sandbox.runDue();
    expect(box.received.map((form) => form.get('merchant_oid'))).toEqual([oid, oid]);
    expect((await list(oid)).notifications[0]).toMatchObject({ notification_result: 'OK', notification_tries: '2' });
  });

  it('MA-08 one of an order is sent again to the address that the merchant has now', async () => {
    box.answerWith({ status: 404, body: '' });
    const oid = await payOne();
    const right = await openNotificationBox();
    await sandbox.panel.save(id, { notificationUrl: right.url });
    const [{ id: notification }] = (await list(oid)).notifications;
    await resend(notification);
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
    expect(right.received.map((form) => form.get('merchant_oid'))).toEqual([oid]);
    await right.close();
  });

  it('MA-08 what waits goes to the new address when its merchant changes it in the panel', async () => {
    box.answerWith({ status: 404, body: '' });
    const oid = await payOne();
    const right = await openNotificationBox();
    const before = (await sandbox.panel.find(id))!;
    const settings = {
      name: before.name,
      website: before.website,
      logo: '',
      notificationUrl: right.url,
      transferNoticeUrl: '',
    };
    const saved = await postPanelForm(sandbox.urls.store, `/merchants/${id}`, settings);
    expect(saved.headers.get('location')).toBe(`/merchants/${id}?saved=1`);
    await sandbox.runDue();
    await right.close();
    // A form without its ticks takes them away.
    await sandbox.panel.save(id, before);
    expect(right.received.map((form) => form.get('merchant_oid'))).toContain(oid);
    expect(box.received.filter((form) => form.get('merchant_oid') === oid)).toHaveLength(1);
  });

  it('MA-08 one that is asked for again after it was delivered has no answer until it is sent', async () => {
    const oid = await payOne();
    const [{ id: notification }] = (await list(oid)).notifications;
    await resend(notification);
    expect((await list(oid)).notifications[0]).toMatchObject({
      notification_result: '',
      notification_next: expect.stringMatching(/^2026-03-09 /),
    });
  });

  it('MA-08 one that is asked for while it is on its way is sent once more', async () => {
    let answer: (text: { body: string }) => void = () => {};
    const slow = new Promise<{ body: string }>((resolve) => {
      answer = resolve;
    });
    box.answerWith(slow, { body: 'OK' });
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: id });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    const { oid } = shopper.opened;
    const round = sandbox.runDue();
    while (box.received.length === 0) await new Promise(setImmediate);
    sandbox.clock.advance(1_000);
    const [{ id: notification }] = (await list(oid)).notifications;
    await resend(notification);
    answer({ body: 'OK' });
    await round;
    await sandbox.runDue();
    expect(box.received.map((form) => form.get('merchant_oid'))).toEqual([oid, oid]);
    expect((await list(oid)).notifications[0]).toMatchObject({ notification_result: 'OK', notification_tries: '2' });
  });

  it('MA-08 one that waits for its next try is sent at once', async () => {
    box.answerWith({ status: 500, body: '' });
    const oid = await payOne();
    box.answerWith({ body: 'OK' });
    const [{ id: notification }] = (await list(oid)).notifications;
    await resend(notification);
    await sandbox.runDue();
    expect((await list(oid)).notifications[0]).toMatchObject({ notification_result: 'OK', notification_next: '' });
  });

  it('MA-08 T17 another merchant’s, one that is unknown and a wrong signature send nothing', async () => {
    const oid = await payOne();
    const [{ id: notification }] = (await list(oid)).notifications;
    const other = '100001';
    const foreign = await merchantCall(
      sandbox.urls.provider,
      '/odeme/api/notification/resend',
      other,
      { id: notification },
      `${notification}${other}resendNotification`,
    );
    expect(foreign.json).toMatchObject({ status: 'error', err_no: '004' });
    expect(await resend('unknown')).toMatchObject({ status: 'error', err_no: '004' });
    expect(await resend(notification, 'wrong')).toMatchObject({ status: 'error', err_no: '001' });
    expect(await list(oid, '0')).toMatchObject({ status: 'error', err_no: '002' });
    await sandbox.runDue();
    expect(box.received).toHaveLength(1);
  });

  it('MA-08 PK-06 the doctor names what the provider could not deliver', async () => {
    const keys = { id, merchantKey: `demo-key-${id}`, merchantSalt: `demo-salt-${id}` };
    const lines: string[] = [];
    const ask = () =>
      askShop({
        shop: {
          url: box.url,
          transferNoticeUrl: undefined,
          deliveries: new ProviderDeliveries(sandbox.urls.provider, 'vezne', keys, () => sandbox.clock.now()),
          keys,
          books: undefined,
          limitMs: 5_000,
          bookingMs: 0,
        },
        skip: checks.map(({ name }) => name).filter((name) => name !== 'deliveries'),
        print: (line) => lines.push(line),
      });
    box.answerWith({ status: 500, body: '' });
    const oid = await payOne();
    expect(await ask()).toBe(1);
    expect(lines.join('\n')).toMatch(
      new RegExp(`^wrong +deliveries .*\\n +Not delivered: .*${oid} \\(HTTP 500, not OK; next 2026-03-09 `, 'm'),
    );
  });

  it('MA-08 the panel shows them, and its button sends one again', async () => {
    box.answerWith({ status: 503, body: '' });
    const oid = await payOne();
    const path = `${sandbox.urls.store}/merchants/${id}/deliveries`;
    const page = await (await fetch(path)).text();
    const row = page.slice(page.indexOf(`data-delivery="${oid}"`)).split('</li>', 1)[0] ?? '';
    expect(row).toContain('HTTP 503, not OK');
    expect(row).toContain('sonraki deneme');
    expect(row).toContain('Yeniden gönder');
    box.answerWith({ body: 'OK' });
    const [, action = ''] = /action="([^"]+)"/.exec(row) ?? [];
    const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec(row) ?? [];
    const answer = await post(sandbox.urls.store + action, { form_token });
    expect(answer.headers.get('location')).toBe(`/merchants/${id}/deliveries?result=again`);
    await sandbox.runDue();
    expect(box.received.at(-1)?.get('merchant_oid')).toBe(oid);
    expect((await list(oid)).notifications[0]).toMatchObject({ notification_result: 'OK' });
  });
});
