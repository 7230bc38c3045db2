import { isNotNull, sql } from 'drizzle-orm';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { shareOfOne } from '../../../../sandbox/provider/notifications/delivery-shares.js';
import { openEmpty } from '../../embedded-database.js';
import { type NotificationBox, openNotificationBox, openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const merchant = '100003';
const hosts = 15;
const noticesOfEach = 20;

/** Statements that look for notices that are due. */
const looks: string[] = [];

async function openNoted() {
  const logQuery = (statement: string) => {
    if (statement.includes('with recursive')) looks.push(statement);
  };
  return openSandbox({ database: { opened: await openEmpty({ logQuery }) } });
}

describe('notices that wait for silent hosts', () => {
  const sandbox = sandboxOfTests(openNoted);
  let silent: NotificationBox;
  let wake = () => {};
  let round: Promise<void>;
  beforeAll(async () => {
    silent = await openNotificationBox();
    silent.answerWith(
      new Promise((resolve) => {
        wake = () => resolve({ body: 'OK' });
      }),
    );
    await sandbox.panel.save(merchant, { notificationUrl: silent.url, non3d: true });
  });
  afterAll(async () => {
    wake();
    await round;
    await silent.close();
  });

  it('TR-13 are looked through once, however many wait for each', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchant });
    await shopper.pay('4355084300001002', { do_3d: '0' });
    const { port, pathname } = new URL(silent.url);
    await sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n || 'N' || m,
        'url', ${sql.raw(`'http://shop' || n || '.localhost:${port}${pathname}'`)},
        'host', ${sql.raw(`'shop' || n || '.localhost:${port}'`)}, 'merchant_id', 'SILENT' || n,
        'fields', it.fields || jsonb_build_object('merchant_id', 'SILENT' || n)))).*
      from notifications it, generate_series(1, ${hosts}) n, generate_series(1, ${noticesOfEach}) m`);
    looks.length = 0;
    round = sandbox.runDue();
    while ((await sandbox.db.$count(notifications, isNotNull(notifications.claimedBy))) < hosts * shareOfOne);
    expect(looks.length).toBeLessThanOrEqual(3);
  });
});
