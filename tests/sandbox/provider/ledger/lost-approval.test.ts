import { asc, eq } from 'drizzle-orm';
import type { Container } from 'inversify';
import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { AdjustableClock } from '../../../../sandbox/process/clock.js';
import { entries, orders } from '../../../../sandbox/provider/database/schema.js';
import { DemoIssuer, Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { Ledger } from '../../../../sandbox/provider/ledger/ledger.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { payAtSlowBank } from '../../slow-bank.js';

const approved = '4355084355084358';
const without3d = { do_3d: '0' };

/** A card whose bank takes more than a minute and then approves. */
const slow = scenarios.find(({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d === undefined);

onEveryStorage('an approval that comes after its order went on', (open) => {
  let sandbox: Sandbox;
  const reversed: string[] = [];
  let confirms = true;
  let provider: Container;
  const records = new OrderRecords({
    get db() {
      return sandbox.db;
    },
  });
  class ReversingIssuer extends DemoIssuer {
    override async reverse(attemptId: string): Promise<boolean> {
      reversed.push(attemptId);
      return confirms;
    }
  }
  beforeAll(async () => {
    sandbox = await open({}, (container) => {
      provider = container;
      container
        .rebind(Issuer)
        .toResolvedValue((clock: AdjustableClock) => new ReversingIssuer(clock), [AdjustableClock]);
    });
  });
  beforeEach(() => {
    reversed.length = 0;
    confirms = true;
  });
  afterAll(() => sandbox.close());

  const kindsOf = async ({ opened }: Shopper) => {
    const rows = await sandbox.db
      .select({ kind: entries.kind })
      .from(entries)
      .innerJoin(orders, eq(orders.id, entries.orderId))
      .where(eq(orders.token, opened.token))
      .orderBy(asc(entries.seq));
    return rows.map(({ kind }) => kind);
  };

  /** A slow bank; another attempt pays once the hold of the first has lapsed; then the first bank approves. */
  async function loseTheRace(): Promise<Shopper> {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const first = await payAtSlowBank(sandbox.clock, () => shopper.pay(slow?.number ?? '', without3d));
    // The clock of one process may stand ahead: the hold lapses before the bank has answered. Its sleep goes by this clock
    // too, so the order is taken in the moment between.
    const { now } = sandbox.clock;
    const aheadMs = 130_000;
    sandbox.clock.now = () => now.call(sandbox.clock) + aheadMs;
    expect((await shopper.pay(approved, without3d)).json.status).toBe('success');
    sandbox.clock.now = now;
    sandbox.clock.advance(slow?.slowMs ?? 0);
    // The order is paid, by the other attempt.
    expect((await first.answer).json.status).toBe('success');
    return shopper;
  }

  it('TR-06 is recorded and reversed, and the order stays paid once', async () => {
    const shopper = await loseTheRace();
    // The provider's own rounds may have reversed it already, and what was released before, whose answer was not known.
    const kinds = (await kindsOf(shopper)).filter((kind) => kind !== 'reversed');
    expect(kinds).toEqual(['authorising', 'released', 'authorising', 'charged', 'approved']);
    await sandbox.runDue();
    expect((await kindsOf(shopper)).at(-1)).toBe('reversed');
    expect((await shopper.status()).json.status).toBe('success');
    const before = reversed.length;
    sandbox.clock.advance(60 * 60_000);
    await sandbox.runDue();
    expect(reversed).toHaveLength(before);
  });

  it('TR-02 an order that was answered as unpaid is not charged by a process whose clock is behind', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    // The bank waits by the clock of its process, which is the one behind.
    const first = await payAtSlowBank(sandbox.clock, () => shopper.pay(slow?.number ?? '', without3d));
    const { now } = sandbox.clock;
    sandbox.clock.now = () => now.call(sandbox.clock) + 130_000;
    expect((await shopper.status()).json.error.code).toBe('unpaid');
    sandbox.clock.now = now;
    // By this clock the authorisation still holds its order.
    sandbox.clock.advance(slow?.slowMs ?? 0);
    await first.answer;
    expect((await kindsOf(shopper)).slice(0, 2)).toEqual(['authorising', 'released']);
    expect(await kindsOf(shopper)).not.toContain('charged');
    expect((await shopper.status()).json.error.code).toBe('unpaid');
  });

  it('TR-06 the issuer is asked until it confirms, with growing pauses', async () => {
    confirms = false;
    const shopper = await loseTheRace();
    for (const pause of [0, 1_000, 2_000]) {
      sandbox.clock.advance(pause);
      await sandbox.runDue();
    }
    confirms = true;
    sandbox.clock.advance(3_999);
    await sandbox.runDue();
    expect(await kindsOf(shopper)).not.toContain('reversed');
    sandbox.clock.advance(1);
    await sandbox.runDue();
    expect((await kindsOf(shopper)).filter((kind) => kind === 'reversed')).toHaveLength(1);
  });

  it('TR-06 is recorded once, and reversed once, though its settlement is made anew', async () => {
    const shopper = await loseTheRace();
    await sandbox.runDue();
    const [first] = await records.attemptsOf(shopper);
    await (await provider.getAsync(Ledger)).settle(first!.orderId, first!.id, undefined);
    await sandbox.runDue();
    const kinds = await kindsOf(shopper);
    expect(kinds.filter((kind) => kind === 'approved')).toHaveLength(1);
    // A round of the provider may have asked before the approval, too.
    expect(kinds.slice(kinds.indexOf('approved'))).toEqual(['approved', 'reversed']);
  });

  it('TR-06 an authorisation whose process died is reversed when its order is closed', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const abandoned = await payAtSlowBank(sandbox.clock, () => shopper.pay(slow?.number ?? '', without3d));
    const { now } = sandbox.clock;
    const aheadMs = 31 * 60_000;
    sandbox.clock.now = () => now.call(sandbox.clock) + aheadMs;
    await sandbox.runDue();
    sandbox.clock.now = now;
    expect(await kindsOf(shopper)).toEqual(['authorising', 'released', 'closed', 'reversed']);
    sandbox.clock.advance(slow?.slowMs ?? 0);
    await abandoned.answer;
    await sandbox.runDue();
    expect(await kindsOf(shopper)).toEqual(['authorising', 'released', 'closed', 'reversed', 'approved', 'reversed']);
  });
});
