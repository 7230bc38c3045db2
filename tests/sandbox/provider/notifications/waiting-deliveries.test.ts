import { sql } from 'drizzle-orm';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const id = '100003';

onOneStorage('the panel of a merchant that took many later notifications', (open) => {
  const sandbox = sandboxOfTests(() => open());
  let box: NotificationBox;
  let page = '';
  let stuck = '';
  let taken = '';

  const payOne = async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: id });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    await sandbox.runDue();
    return shopper.opened.oid;
  };

  beforeAll(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save(id, { notificationUrl: box.url, non3d: true });
    box.answerWith({ status: 503, body: '' });
    stuck = await payOne();
    box.answerWith({ body: 'OK' });
    taken = await payOne();
    const copies = sql`select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object(
        'id', 'LATER' || n, 'created_at', it.created_at + n * interval '1 second'))).*
      from notifications it join orders on orders.id = it.order_id, generate_series(1, 60) n
      where orders.merchant_oid = ${taken}`;
    await sandbox.db.execute(sql`insert into notifications ${copies}`);
    page = await (await fetch(`${sandbox.urls.store}/merchants/${id}/deliveries`)).text();
  });
  afterAll(() => box.close());

  it('MA-08 shows the one that waits', () => {
    expect(page).toContain(`data-delivery="${stuck}"`);
  });

  it('MA-08 shows it before those that were taken', () => {
    expect(page.indexOf(`data-delivery="${stuck}"`)).toBeLessThan(page.indexOf(`data-delivery="${taken}"`));
  });

  it('MA-08 shows it once', () => {
    expect(page.split(`data-delivery="${stuck}"`)).toHaveLength(2);
  });
});
