import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { Configuration } from './configuration.js';
import { AcsApp, listeningUrls, ProviderApp, StoreApp, WalletsApp } from './container.js';
import { DataPlace } from './database/data-place.js';
import { Database, OpenDatabase } from './database/database.js';
import { DatabaseClock } from './database/database-clock.js';
import { openSeededPayment } from './demo/seeded-payment.js';
import type { BackOffice } from './panel/back-office.js';
import type { MerchantPanel } from './panel/merchant-account.js';
import { AdjustableClock } from './process/clock.js';
import { Closing } from './process/closing.js';
import { Listeners, type Listening } from './process/listening.js';
import { Metrics } from './process/metrics.js';
import { Quiet } from './process/quiet.js';
import { Readiness } from './process/readiness.js';
import { Urls } from './process/urls.js';
import { ProviderOffice } from './provider/back-office/provider-office.js';
import { Faults } from './provider/faults/faults.js';
import { Jobs } from './provider/jobs/jobs.js';
import { Merchants } from './provider/merchants/merchants.js';
import { baseHeaders } from './site/default-headers.js';
import { refuseWhileQuiet } from './site/refuse-while-quiet.js';
import { addDatabaseGauges, serveMetrics } from './status/serve-metrics.js';

/** A running sandbox. */
export interface Sandbox {
  readonly urls: Urls;
  /** Where they listen; the same as `urls` unless public ones were configured. */
  readonly listening: Urls;
  readonly clock: AdjustableClock;
  readonly faults: Faults;
  readonly db: Database;
  readonly quiet: Quiet;
  readonly panel: MerchantPanel;
  readonly office: BackOffice;
  /** Decides due reviews, closes expired orders and delivers due notifications now, and waits for it. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and starts the provider, the demo store, the ACS and the wallets. Throws FolderInUse for a folder in use. */
export async function startSandbox(container: Container): Promise<Sandbox> {
  const closing = container.get(Closing);
  try {
    const db = await container.getAsync(Database);
    const listeners = await container.getAsync(Listeners);
    const provider = await container.getAsync(ProviderApp);
    const acs = await container.getAsync(AcsApp);
    const wallets = await container.getAsync(WalletsApp);
    const urls = container.get(Urls);
    const quiet = await container.getAsync(Quiet);
    const store = listeners.store === undefined ? undefined : await container.getAsync(StoreApp);
    const apps = store === undefined ? [provider, acs, wallets] : [provider, acs, wallets, store];
    const place = container.get(DataPlace);
    // guard: calls of a quiet process -> const isQuiet = () => !place.isSame;
    const isQuiet = () => quiet !== 'no' || !place.isSame;
    for (const app of apps) refuseWhileQuiet(app, isQuiet);
    // Nothing is decided before the clock of this process is the database's, and where the two differ nobody can say which is right.
    // guard: clock at a start
    await (await container.getAsync(DatabaseClock)).requireSure();
    const jobs = await container.getAsync(Jobs);
    for (const app of apps) lookAfterPosts(app, jobs);
    await answer(listeners.provider, provider, urls.provider, closing);
    await answer(listeners.acs, acs, urls.acs, closing);
    await answer(listeners.wallets, wallets, urls.wallets, closing);
    if (listeners.store !== undefined && store !== undefined) {
      await answer(listeners.store, store, urls.store, closing);
    }
    // guard: jobs of a quiet process -> jobs.start(provider.log);
    if (quiet === 'no') jobs.start(provider.log);
    closing.add(() => jobs.close());
    const { host, seeded, product, metricsPort } = container.get(Configuration);
    if (metricsPort !== undefined) await offerMetrics(container, host, metricsPort);
    (await container.getAsync(OpenDatabase)).watchSlow?.((slow) => provider.log.warn(slow));
    const listening = listeningUrls(host, listeners);
    // By the address it listens at: a public one may lead nowhere from this machine.
    if (seeded !== undefined) await openSeededPayment(db, listening.provider, product);
    container.get(Readiness).set();
    return {
      db,
      quiet,
      urls,
      listening,
      clock: container.get(AdjustableClock),
      faults: container.get(Faults),
      panel: container.get(Merchants),
      office: container.get(ProviderOffice),
      runDue: () => jobs.runDue(),
      close: () => closing.close(),
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

/** Lets the jobs look soon after each post, which may have made work for them. */
function lookAfterPosts(app: FastifyInstance, jobs: Jobs): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') jobs.lookSoon();
  });
}

/** They end first when the sandbox is closed: they hold no payment. */
async function offerMetrics(container: Container, host: string, port: number): Promise<void> {
  const metrics = container.get(Metrics);
  addDatabaseGauges(metrics, container.get(AdjustableClock), await container.getAsync(OpenDatabase));
  const jobs = await container.getAsync(Jobs);
  metrics.addGauge(
    'vezne_job_last_round_seconds',
    'For how long the last whole round of a job is over',
    ['job'],
    async () => jobs.lastRounds().map(({ job, seconds }) => ({ labels: { job }, value: seconds })),
  );
  const server = await serveMetrics(host, port, metrics);
  container.get(Closing).add(async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function answer(listening: Listening, app: FastifyInstance, origin: string, closing: Closing): Promise<void> {
  closing.add(async (deadline) => {
    await listening.close(deadline);
    await app.close();
  });
  await app.ready();
  listening.answerWith((request, response) => app.routing(request, response), baseHeaders(origin));
}
