import type { OpenDatabase } from '../../../../sandbox/database/database.js';
import type { Answer } from '../../calls.js';
import { openEmpty } from '../../embedded-database.js';
import { openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approvedAtOnce = '4355084300001002';

/** Every statement that was sent, BEGIN and COMMIT among them: on a server each is one round trip. */
const sent: string[] = [];

/** A database that notes what it is sent. */
async function openNoted(): Promise<OpenDatabase> {
  const { db, close } = await openEmpty({ logQuery: (statement) => sent.push(statement) });
  const transaction: typeof db.transaction = async (act, config) => {
    sent.push('begin');
    const done = await db.transaction(act, config);
    sent.push('commit');
    return done;
  };
  const noted = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { db: noted, close };
}

/** A call of a page, by how many round trips it costs. The post names its attempt, as every post of the page does. */
const calls: readonly [number, string, (shopper: Shopper) => Promise<Answer>][] = [
  [3, 'the data of the page', (shopper) => shopper.load()],
  [2, 'the check before the post', (shopper) => shopper.call('/odeme/api/oos/check/payment-status', { email: '' })],
  [23, 'the post that pays', (shopper) => shopper.pay(approvedAtOnce, { do_3d: '0', attempt_id: 'f'.repeat(32) })],
  [6, 'the status of a paid order, with its receipt', (shopper) => shopper.status()],
];

describe('the database', () => {
  const sandbox = sandboxOfTests(async () => openSandbox({ database: { opened: await openNoted() } }));
  const counts = new Map<string, number>();
  beforeAll(async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    for (const [, name, call] of calls) {
      sent.length = 0;
      const { json } = await call(shopper);
      if (json.status !== 'success') throw new Error(`${name} was refused`);
      counts.set(name, sent.length);
    }
  });

  it.each(calls)('is asked %i times for %s', (most, name) => {
    expect(counts.get(name)).toBe(most);
  });
});
