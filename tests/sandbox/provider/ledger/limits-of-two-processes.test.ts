import { defaultLimits, Limits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, get } from '../../calls.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../../postgres-cluster.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved, cameOf, declined } from '../links/link-shop.js';

const without3d: Fields = { do_3d: '0' };

(hasPostgres() ? describe : describe.skip)('TR-05 two sandboxes on one PostgreSQL', () => {
  let server: PostgresServer;
  let running: readonly Sandbox[];
  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.createDatabase();
    const limits = { ...defaultLimits, unpaidPerAddress: 12, pointsPerAddress: 5 };
    const open = () =>
      openSandbox({ database: { url } }, (container) => {
        container.rebind(Limits).toConstantValue(limits);
      });
    running = [await open(), await open()];
  });
  afterAll(async () => {
    for (const sandbox of running) await sandbox.close();
    await server.stop();
  });
  const arrive = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        Shopper.arrive(running[index % 2]!.urls.provider, { merchant_id: '100003' }),
      ),
    );
  const many = async (count: number, act: (shopper: Shopper) => Promise<string>) =>
    Promise.all((await arrive(count)).map(act));

  it('TR-05 let no more points through than the limit', async () => {
    const fields = { brand: '', amount: '1.234,50', owner: 'AYŞE YILMAZ', month: '12', year: '30', number: approved };
    const codes = await many(20, async (shopper) => cameOf(await shopper.call('/odeme/api/oos/card/points', fields)));
    expect(codes.filter((code) => code === 'charged')).toHaveLength(5);
    expect(codes.filter((code) => code === 'limit')).toHaveLength(15);
  });

  it('TR-05 count no payment that was charged, and let no more unpaid attempts through than the limit', async () => {
    const paid = await many(12, async (shopper) => cameOf(await shopper.pay(approved, without3d)));
    expect(paid.filter((code) => code === 'charged')).toHaveLength(12);
    const codes = await many(40, async (shopper) => cameOf(await shopper.pay(declined, without3d)));
    expect(codes.filter((code) => code === 'declined')).toHaveLength(12);
    expect(codes.filter((code) => code === 'limit')).toHaveLength(28);
    for (const { urls } of running) expect((await get(`${urls.provider}/healthz`)).status).toBe(200);
  });
});
