import { sql } from 'drizzle-orm';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { type NotificationBox, onEveryStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const [busyId, otherId] = ['100003', '100009'] as const;

onEveryStorage('notices of a merchant that has its share, beside those of another one', (open) => {
  const sandbox = sandboxOfTests(open);
  let busy: NotificationBox;
  let other: NotificationBox;
  beforeEach(async () => {
    busy = await openNotificationBox();
    other = await openNotificationBox();
    await sandbox.panel.save(busyId, { notificationUrl: busy.url });
    await sandbox.panel.save(otherId, { notificationUrl: other.url, non3d: true });
  });
  afterEach(async () => {
    await sandbox.db.delete(notifications);
    await busy.close();
    await other.close();
  });

  const pay = async (merchant_id: string) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id });
    expect((await shopper.pay('4355084300001002', { do_3d: '0' })).json.status).toBe('success');
  };
  const statuses = (box: NotificationBox) => box.received.map((fields) => fields.get('status')).sort();

  /** Copies the busy merchant's notice, due now; each copy tells its number as its status, and goes to `url`. */
  const copy = (copies: number, url = 'it.url', host = 'it.host') =>
    sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n,
        'tries', 0, 'delivered_at', null, 'next_at', it.created_at, 'url', ${sql.raw(url)},
        'host', ${sql.raw(host)},
        'fields', it.fields || jsonb_build_object('status', 'copy ' || n)))).*
      from notifications it, generate_series(1, ${copies}) n where url = ${busy.url}`);

  it('MA-08 are posted once a try where its host failed before', async () => {
    busy.answerWith({ status: 500, body: 'no' }, { status: 500, body: 'no' }, { status: 500, body: 'no' });
    await pay(busyId);
    await sandbox.runDue();
    await copy(2);
    await pay(otherId);
    await sandbox.runDue();
    expect(other.received).toHaveLength(1);
    expect(statuses(busy)).toEqual(['copy 1', 'copy 2', 'success']);
  });

  it('MA-08 are posted once a try where it has two addresses', async () => {
    await pay(busyId);
    await sandbox.runDue();
    const { port, pathname } = new URL(busy.url);
    const host = `'shop' || n % 2 || '.localhost:${port}'`;
    await copy(6, `'http://' || ${host} || '${pathname}'`, host);
    await pay(otherId);
    await sandbox.runDue();
    expect(other.received).toHaveLength(1);
    expect(statuses(busy)).toEqual(['copy 1', 'copy 2', 'copy 3', 'copy 4', 'copy 5', 'copy 6', 'success']);
  });
});
