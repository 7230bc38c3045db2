import type { FastifyInstance } from 'fastify';
import { createAcs } from './acs/acs.js';
import { AdjustableClock } from './clock.js';
import type { Configuration } from './configuration.js';
import { type OpenDatabase, openDatabase } from './database/open-database.js';
import { readSecrets } from './database/secrets.js';
import { Faults } from './faults.js';
import { backOffice } from './gateway/back-office.js';
import { startBackground } from './gateway/background.js';
import type { Gateway, Urls } from './gateway/gateway.js';
import { merchantPanel, seed } from './gateway/merchant-panel.js';
import { createProvider } from './gateway/provider.js';
import { walletDesk } from './gateway/wallet-desk.js';
import { defaultLimits, type Limits } from './ledger/limits.js';
import { demoLinks } from './links/demo-links.js';
import { type Listening, listen } from './listening.js';
import { demoWallets } from './saved-cards/demo-wallets.js';
import { createStore } from './store/store.js';
import type { BackOffice, MerchantPanel } from './store-contract.js';
import { createWallets } from './wallets/wallets.js';

export interface SandboxOptions extends Configuration {
  /** Tests may freeze time. */
  readonly clock?: AdjustableClock;
  readonly limits?: Partial<Limits>;
  /** Seed of the faults' probabilities. */
  readonly seed?: number;
  /** Where the provider's log lines go; the process's output when absent. */
  readonly logStream?: { write(line: string): void };
}

/** A running sandbox. */
export interface Sandbox {
  readonly urls: Urls;
  /** Where they listen; the same as `urls` unless public ones were configured. */
  readonly listening: Urls;
  readonly clock: AdjustableClock;
  readonly faults: Faults;
  readonly db: OpenDatabase['db'];
  readonly panel: MerchantPanel;
  readonly office: BackOffice;
  /** Closes expired orders and delivers due notifications now, and waits for it. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and starts the provider, the demo store, the ACS and the wallets. Throws FolderInUse for a folder in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = await openDatabase(options.database);
  const undo: (() => Promise<void>)[] = [() => database.close()];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { db } = database;
    await seed(db);
    const clock = options.clock ?? new AdjustableClock();
    const doors = await openDoors(options, undo);
    const urls = urlsOf(options, doors);
    const gateway: Gateway = {
      db,
      clock,
      faults: new Faults(options.seed),
      urls,
      secrets: await readSecrets(db),
      limits: { ...defaultLimits, ...options.limits },
      product: options.product,
    };
    const { logLevel } = options;
    const acs = { db, clock, publicUrl: urls.acs, providerUrl: urls.provider, secret: gateway.secrets.acs, logLevel };
    const panel = merchantPanel(db, urls.store);
    const office = backOffice(gateway);
    const store = {
      db,
      clock,
      publicUrl: urls.store,
      providerUrl: urls.provider,
      acsUrl: urls.acs,
      walletsUrl: urls.wallets,
      product: options.product,
      panel,
      wallets: demoWallets(db, clock, gateway.secrets.marks),
      office,
      links: demoLinks(gateway),
      logLevel,
    };
    const desk = walletDesk(gateway);
    const wallets = { publicUrl: urls.wallets, providerUrl: urls.provider, desk, logLevel };
    const provider = await createProvider(gateway, options);
    await serve(doors.provider, provider, undo);
    await serve(doors.acs, await createAcs(acs), undo);
    await serve(doors.wallets, await createWallets(wallets), undo);
    await serve(doors.store, await createStore(store), undo);
    const background = startBackground(gateway, (error) => provider.log.error(error));
    undo.push(() => background.close());
    const listening = urlsOf({ ...options, publicUrls: {} }, doors);
    return {
      urls,
      listening,
      clock,
      faults: gateway.faults,
      db,
      panel,
      office,
      runDue: () => background.runDue(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Doors {
  readonly provider: Listening;
  readonly store: Listening;
  readonly acs: Listening;
  readonly wallets: Listening;
}

async function openDoors({ host, ports }: Configuration, undo: (() => Promise<void>)[]): Promise<Doors> {
  const open = async (port: number) => {
    const door = await listen(host, port);
    undo.push(() => door.close());
    return door;
  };
  // One after the other: when a port is taken, the next party must see which one was chosen instead.
  const provider = await open(ports.provider);
  const store = await open(ports.store);
  const acs = await open(ports.acs);
  return { provider, store, acs, wallets: await open(ports.wallets) };
}

/** The store is reached by another name than the provider: `localhost` and `127.0.0.1` are two sites to a browser. */
function urlsOf({ host, publicUrls }: Configuration, doors: Doors): Urls {
  return {
    provider: `http://${host}:${doors.provider.port}`,
    store: `http://localhost:${doors.store.port}`,
    acs: `http://${host}:${doors.acs.port}`,
    wallets: `http://${host}:${doors.wallets.port}`,
    ...publicUrls,
  };
}

async function serve(door: Listening, app: FastifyInstance, undo: (() => Promise<void>)[]): Promise<void> {
  undo.push(() => app.close());
  await app.ready();
  door.answerWith((request, response) => app.routing(request, response));
}
