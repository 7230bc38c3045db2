import { jest } from '@jest/globals';
import pg from 'pg';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** What the ledger needs of the database for the data of a page. */
const neededByPage = ['read the order', 'read its entries', 'read the shopper’s cards'];

/** What it needs for a payment that the bank approves: one transaction before the bank is asked, and one after. */
const neededByPost = [
  'begin',
  'lock the order',
  'read its entries',
  'add the attempt',
  'add its entry',
  'commit',
  'begin',
  'lock the order',
  'read its entries',
  'add the entry',
  'end the order',
  'add the notification',
  'commit',
];

/** Merchant without 3-D Secure, and a card approved by the bank. */
const merchant = { merchant_id: '100003' };
const card = '4355084300001002';

const describeOnServer = hasPostgres() ? describe : describe.skip;

describeOnServer('the statements of a payment (PostgreSQL)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let sent = 0;
  beforeAll(async () => {
    server = await startPostgres();
    sandbox = await openSandbox({ database: { url: await server.createMigrated() } });
    const { query } = pg.Client.prototype;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      sent += 1;
      return Reflect.apply(query, this, args);
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await sandbox.close();
    await server.stop();
  });

  /** The fewest of five runs: the provider's own rounds ask the database between them. */
  async function fewest(prepare: () => Promise<Shopper>, run: (shopper: Shopper) => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const shopper = await prepare();
      sent = 0;
      await run(shopper);
      counts.push(sent);
    }
    return Math.min(...counts);
  }

  const arrive = () => Shopper.arrive(sandbox.urls.provider, merchant);

  it('the data of a page takes at most twice the statements that it needs', async () => {
    const count = await fewest(arrive, (shopper) => shopper.load());
    expect(count).toBeLessThanOrEqual(2 * neededByPage.length);
  });

  it('a payment takes at most twice the statements that its ledger needs', async () => {
    const count = await fewest(arrive, async (shopper) => {
      const { json } = await shopper.pay(card, { do_3d: '0', attempt_id: '0'.repeat(32) });
      if (json?.status !== 'success') throw new Error('The payment was not taken');
    });
    expect(count).toBeLessThanOrEqual(2 * neededByPost.length);
  });
});
