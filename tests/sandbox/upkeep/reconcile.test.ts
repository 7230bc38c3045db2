import { isNull } from 'drizzle-orm';
import { orders } from '../../../sandbox/provider/database/schema.js';
import { reviews } from '../../../sandbox/provider/database/schema-waiting.js';
import { defaultLimits } from '../../../sandbox/provider/ledger/attempt-limits.js';
import { Outcomes } from '../../../sandbox/provider/ledger/outcomes.js';
import { Outbox } from '../../../sandbox/provider/notifications/outbox.js';
import { smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import { reconcile } from '../../../sandbox/upkeep/reconcile.js';
import { OrderRecords } from '../order-records.js';
import { onOneStorage, sandboxOfTests } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';
const verifiedAtOnce = '4355084300001705';
const reviewedByHand = '4355084300002000';

onOneStorage('the bank’s list', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const paid = async (fields: Record<string, string> = {}) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, fields);
    await shopper.pay(verifiedAtOnce);
    await shopper.verification('confirm', { smsCode });
    expect(await records.kindsOf(shopper)).toContain('charged');
    return shopper;
  };
  const onList = async ({ opened }: Shopper) => {
    const rows = await sandbox.db.select().from(orders);
    const { merchantId, merchantOid, amount, currency } = rows.find(({ token }) => token === opened.token)!;
    return { merchantId, merchantOid, amount, currency };
  };
  const compared = async (shoppers: readonly Shopper[], options: { settle?: boolean; since?: Date } = {}) => {
    const { db, clock, urls } = sandbox;
    const said: string[] = [];
    const code = await reconcile(db, {
      payments: await Promise.all(shoppers.map(onList)),
      settleBy: options.settle === true ? new Outcomes(defaultLimits, new Outbox(clock, urls), urls) : undefined,
      since: options.since,
      at: new Date(clock.now()),
      print: (line) => said.push(line),
    });
    return { code, said };
  };

  it('SV-02 ends the review of an attempt that it charges', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider);
    await shopper.pay(reviewedByHand);
    await shopper.verification('confirm', { smsCode });
    expect((await sandbox.office.reviews()).map(({ merchantOid }) => merchantOid)).toContain(shopper.opened.oid);
    expect((await compared([shopper], { settle: true })).code).toBe(0);
    expect(await records.kindsOf(shopper)).toEqual(['challenged', 'reviewing', 'charged']);
    expect((await sandbox.office.reviews()).map(({ merchantOid }) => merchantOid)).not.toContain(shopper.opened.oid);
    expect(await sandbox.db.$count(reviews, isNull(reviews.decidedAt))).toBe(0);
  });

  it('SV-02 says which order it has more than once', async () => {
    const shopper = await paid();
    const { code, said } = await compared([shopper, shopper]);
    expect(code).toBe(1);
    expect(said[0]).toContain(`${shopper.opened.oid}: TWICE AT THE BANK`);
  });

  it('SV-02 says both amounts where they differ', async () => {
    const shopper = await paid();
    const other = { ...(await onList(shopper)), amount: 1 };
    const said: string[] = [];
    const at = new Date(sandbox.clock.now());
    await reconcile(sandbox.db, { payments: [other], at, print: (line) => said.push(line) });
    expect(said[0]).toContain('(at the bank 0.01 TL, charged here 1234.50 TL)');
  });

  it('SV-02 says what was charged with what installments cost, and not what was ordered', async () => {
    const fields = { merchant_id: '100003', payment_amount: '100000' };
    const shopper = await Shopper.arrive(sandbox.urls.provider, fields);
    await shopper.pay(approved, { do_3d: '0', installment_count: '3', card_type: 'axess' });
    expect((await compared([shopper])).said[0]).toContain('(at the bank 1000.00 TL, charged here 1039.90 TL)');
  });

  it('SV-02 need not have what was paid as a test', async () => {
    const since = new Date(sandbox.clock.now());
    const tested = await paid({ test_mode: '1' });
    const { said } = await compared([], { since });
    expect(said.filter((line) => line.includes(tested.opened.oid))).toEqual([]);
    const real = await paid();
    expect((await compared([], { since })).said).toContainEqual(
      expect.stringContaining(`${real.opened.oid}: NOT AT THE BANK`),
    );
  });
});
