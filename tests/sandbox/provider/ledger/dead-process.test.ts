import { Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { lateApprovalMs } from '../../../../sandbox/provider/ledger/reversals.js';
import { authorisationHoldMs } from '../../../../sandbox/provider/orders/order-state.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { silentIssuer } from './silent-issuer.js';

const hourMs = 60 * 60_000;

onOneStorage('a process that died while an issuer was asked', (open) => {
  /** What the issuer holds by its own book, whatever the provider was answered. */
  const held = new Set<string>();
  const asked: string[] = [];
  let questions = 0;
  const issuer = silentIssuer({
    asked: (attemptId) => asked.push(attemptId),
    reversed: (attemptId) => {
      questions += 1;
      held.delete(attemptId);
    },
  });
  const sandbox = sandboxOfTests(() => open({}, (container) => container.rebind(Issuer).toConstantValue(issuer)));
  const records = new OrderRecords(sandbox);
  const pass = async (ms: number) => {
    sandbox.clock.advance(ms);
    await sandbox.runDue();
  };

  /** A payment that was released because its process gave no answer, and whose reversal is confirmed. */
  async function released() {
    asked.length = 0;
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', timeout_limit: '60' });
    shopper.pay('4355084355084358', { do_3d: '0' }).catch(() => {});
    while (asked.length === 0) await new Promise(setImmediate);
    sandbox.clock.advance(authorisationHoldMs);
    expect((await shopper.status()).json.error.code).toBe('unpaid');
    await sandbox.runDue();
    expect(await records.kindsOf(shopper)).toEqual(['authorising', 'released', 'reversed']);
    return shopper;
  }

  it.each([
    ['a minute', 60_000],
    ['five hours', 5 * hourMs],
    ['a day', lateApprovalMs - 1],
  ])('TR-06 what the issuer approves %s after the reversal is reversed too', async (_when, ms) => {
    await released();
    for (const part of [0.25, 0.25, 0.5]) await pass(ms * part);
    const [attemptId = ''] = asked;
    held.add(attemptId);
    await pass(lateApprovalMs);
    expect(held).not.toContain(attemptId);
  });

  it('TR-06 is asked about with growing pauses, for a day, and stands in the ledger as reversed once', async () => {
    const shopper = await released();
    questions = 0;
    for (let step = 0; step < 26 * 6; step += 1) await pass(10 * 60_000);
    expect(questions).toBeGreaterThan(5);
    expect(questions).toBeLessThan(25);
    const before = questions;
    await pass(lateApprovalMs);
    expect(questions).toBe(before);
    expect((await records.kindsOf(shopper)).filter((kind) => kind === 'reversed')).toHaveLength(1);
  });
});
