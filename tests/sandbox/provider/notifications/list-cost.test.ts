import { sql } from 'drizzle-orm';
import { openEmpty } from '../../embedded-database.js';
import { type NotificationBox, openNotificationBox, openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const merchant = '100003';

/** The statements that list what was tried. */
const lists: string[] = [];

async function openNoted() {
  const logQuery = (statement: string) => {
    if (statement.startsWith('select') && statement.includes('order by "notifications"."created_at" desc'))
      lists.push(statement);
  };
  return openSandbox({ database: { opened: await openEmpty({ logQuery }) } });
}

describe('the deliveries of the back office', () => {
  const sandbox = sandboxOfTests(openNoted);
  let box: NotificationBox;
  beforeAll(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save(merchant, { notificationUrl: box.url, non3d: true });
  });
  afterAll(() => box.close());

  it('TR-13 are the newest of very many, found by an index', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    await sandbox.runDue();
    await sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n,
        'created_at', it.created_at - n * interval '1 second'))).*
      from notifications it, generate_series(1, 3000) n`);
    await sandbox.db.execute(sql`analyze notifications`);
    expect(await sandbox.office.deliveries()).toHaveLength(50);
    expect(lists).toHaveLength(1);
    const statement = lists[0]!.replace('$1', '50');
    const plan = JSON.stringify(await sandbox.db.execute(sql.raw(`explain ${statement}`)));
    expect(plan).toContain('Index Scan Backward using notifications_tried on notifications');
  });
});
