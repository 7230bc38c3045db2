import fastify from 'fastify';
import type { Container } from 'inversify';
import { DatabaseClock } from '../../sandbox/database/database-clock.js';
import { ownSchemaVersion } from '../../sandbox/database/open-database.js';
import { clockFrom } from '../../sandbox/process/clock.js';
import { ProductSlug } from '../../sandbox/process/product.js';
import { Readiness } from '../../sandbox/process/readiness.js';
import { Health } from '../../sandbox/provider/server/health.js';
import { openEmpty, placeOf } from './embedded-database.js';
import { openSandbox } from './running-sandbox.js';

const seeded = { startsAt: Date.UTC(2026, 0, 5, 9) };
const ports = { provider: 0, store: undefined, acs: 0, wallets: 0 };

describe('a seeded start', () => {
  it('PK-05 says that it is up only when its payment is there', async () => {
    const { db, close } = await openEmpty();
    const readiness = new Readiness(false);
    const app = fastify();
    new Health({ db }, readiness, ownSchemaVersion(), new DatabaseClock(db, clockFrom()), await placeOf(db)).serve(app);
    const statuses = () =>
      Promise.all(['/healthz', '/readyz'].map(async (url) => (await app.inject({ url })).statusCode));
    expect(await statuses()).toEqual([503, 503]);
    readiness.set();
    expect(await statuses()).toEqual([200, 200]);
    await app.close();
    await close();
  });

  it('PK-05 opens its payment by the address it listens at, whatever browsers use', async () => {
    const sandbox = await openSandbox({ seeded, ports, publicUrls: { provider: 'https://pay.invalid' } });
    const { provider } = sandbox.listening;
    expect((await fetch(`${provider}/odeme/api/oos/payment/get/token/seeded`)).status).toBe(200);
    expect((await fetch(`${provider}/readyz`)).status).toBe(200);
    await sandbox.close();
  });

  it('PK-05 closes everything where its payment cannot be opened', async () => {
    const { db, close } = await openEmpty();
    let isClosed = false;
    const opened = {
      db,
      async close() {
        isClosed = true;
        await close();
      },
    };
    const refusing = (container: Container) => {
      container.rebind(ProductSlug).toConstantValue('acme');
    };
    await expect(openSandbox({ seeded, ports, database: { opened } }, refusing)).rejects.toThrow();
    expect(isClosed).toBe(true);
  });
});
