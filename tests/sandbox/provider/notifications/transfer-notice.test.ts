import { createHmac } from 'node:crypto';
import { merchantsNotifiedAt } from '../../../../sandbox/demo/merchants.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';

const merchant = { id: '100001', key: 'demo-key-100001', salt: 'demo-salt-100001' };

onOneStorage('the notice of a transfer', (open) => {
  const sandbox = sandboxOfTests(open);
  let outcomes: NotificationBox;
  let notices: NotificationBox;
  beforeEach(async () => {
    outcomes = await openNotificationBox();
    notices = await openNotificationBox();
    await sandbox.panel.save(merchant.id, { notificationUrl: outcomes.url, transferNoticeUrl: notices.url });
  });
  afterEach(async () => {
    await outcomes.close();
    await notices.close();
  });

  const sendNotice = async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { payment_type: 'eft' });
    expect((await shopper.transfer('notify', notice)).json.status).toBe('success');
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
    return shopper;
  };
  const approve = async ({ opened }: Shopper) => {
    const reviews = await sandbox.office.reviews();
    const id = reviews.find(({ merchantOid }) => merchantOid === opened.oid)?.id ?? '';
    expect(await sandbox.office.decide(id, undefined)).toBe(true);
  };

  it('MA-11 goes to its own address with its own hash, and the outcome alone to that of outcomes', async () => {
    const shopper = await sendNotice();
    await sandbox.runDue();
    expect(outcomes.received).toEqual([]);
    const { oid } = shopper.opened;
    const hash = createHmac('sha256', merchant.key).update(`${oid}isbank${merchant.salt}`).digest('base64');
    expect(Object.fromEntries(notices.received[0] ?? [])).toMatchObject({
      status: 'info',
      merchant_oid: oid,
      bank: 'isbank',
      hash,
      tc_no_last5: notice.idLast6!.slice(1),
    });
    await approve(shopper);
    await sandbox.runDue();
    expect(outcomes.received.map((form) => form.get('status'))).toEqual(['success']);
    expect(notices.received).toHaveLength(1);
  });

  it('MA-11 is not sent where the merchant has set no address for it', async () => {
    await sandbox.panel.save(merchant.id, { transferNoticeUrl: '' });
    const shopper = await sendNotice();
    await approve(shopper);
    await sandbox.runDue();
    expect(outcomes.received.map((form) => form.get('status'))).toEqual(['success']);
    expect(notices.received).toEqual([]);
  });
});

it('MA-11 a shop that a start names by --notify gets outcomes alone', () => {
  const notified = merchantsNotifiedAt('http://localhost:3000/notify');
  expect(notified.filter(({ transferNoticeUrl }) => transferNoticeUrl !== '')).toEqual([]);
});
