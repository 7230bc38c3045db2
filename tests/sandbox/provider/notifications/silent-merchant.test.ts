import { isNotNull, sql } from 'drizzle-orm';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { shareOfOne } from '../../../../sandbox/provider/notifications/delivery-shares.js';
import { type NotificationBox, onEveryStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const [silentId, otherId] = ['100003', '100009'] as const;
const copies = 100;

onEveryStorage('a merchant whose address does not answer', (open) => {
  const sandbox = sandboxOfTests(open);
  let silent: NotificationBox;
  let other: NotificationBox;
  let wake = () => {};
  let rounds: Promise<void>[] = [];
  beforeEach(async () => {
    silent = await openNotificationBox();
    other = await openNotificationBox();
    silent.answerWith(
      new Promise((resolve) => {
        wake = () => resolve({ body: 'OK' });
      }),
    );
    await sandbox.panel.save(silentId, { notificationUrl: silent.url });
    await sandbox.panel.save(otherId, { notificationUrl: other.url, non3d: true });
    rounds = [];
  });
  afterEach(async () => {
    wake();
    await Promise.all(rounds);
    await sandbox.db.delete(notifications);
    await silent.close();
    await other.close();
  });

  const round = () => rounds.push(sandbox.runDue());
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise(setImmediate);
  };
  const pay = async (merchant_id: string) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id });
    expect((await shopper.pay('4355084300001002', { do_3d: '0' })).json.status).toBe('success');
  };

  const underWay = () => sandbox.db.$count(notifications, isNotNull(notifications.claimedBy));

  /** Copies what waits for the silent address; `changes`: what each copy has of its own, SQL over `it` and its number `n`. */
  const copy = (changes: string) =>
    sandbox.db.execute(sql`insert into notifications
      select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object('id', 'COPY' || n,
        ${sql.raw(changes)}))).*
      from notifications it, generate_series(1, ${copies}) n where url = ${silent.url}`);
  const pathOfItsOwn = `'url', it.url || n`;
  const ofMerchant = (id: string) =>
    `'merchant_id', ${id}, 'fields', it.fields || jsonb_build_object('merchant_id', ${id})`;

  it('keeps no other merchant’s notice waiting, however many of its own wait', async () => {
    await pay(silentId);
    await copy(pathOfItsOwn);
    round();
    await until(() => silent.received.length >= shareOfOne);
    await pay(otherId);
    round();
    await until(() => other.received.length > 0);
    expect(other.received[0]!.get('merchant_id')).toBe(otherId);
  });

  it('is sent no more than its share at once', async () => {
    await pay(silentId);
    await copy(pathOfItsOwn);
    round();
    await until(() => silent.received.length >= shareOfOne);
    expect(await underWay()).toBe(shareOfOne);
  });

  it('gets all of what waited in one round, once it answers', async () => {
    await pay(silentId);
    await copy(pathOfItsOwn);
    wake();
    await sandbox.runDue();
    expect(silent.received).toHaveLength(copies + 1);
  });

  it('shares its host with other merchants: no more at once to all of them', async () => {
    await pay(silentId);
    await copy(ofMerchant(`'10000' || (n % 5 + 1)`));
    round();
    await until(() => silent.received.length >= shareOfOne);
    expect(await underWay()).toBe(shareOfOne);
  });

  it('has one share for all its addresses', async () => {
    await pay(silentId);
    await copy(
      `'host', 'localhost:${new URL(silent.url).port}', 'url', 'http://localhost:' || split_part(it.url, ':', 3)`,
    );
    round();
    await until(() => silent.received.length >= 3);
    expect(await underWay()).toBe(3);
  });

  it('is sent what it was not sent yet before what it did not take', async () => {
    await pay(silentId);
    await copy(`'tries', 1, 'next_at', it.next_at - interval '1 minute', 'fields', it.fields || '{"status":"repeat"}'`);
    round();
    await until(() => silent.received.length >= shareOfOne);
    expect(silent.received.map((fields) => fields.get('status'))).toContain('success');
  });
});
