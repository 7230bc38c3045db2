import type { Configuration } from '../../sandbox/configuration.js';
import type { Database } from '../../sandbox/database/database.js';
import { product } from '../../src/domain/payment/product-slug.js';
import type { ProviderSide } from './fault-proxy.js';
import type { IssuerBook } from './issuer-book.js';
import type { Party } from './line-to-provider.js';

/** The key by which the simulated sandboxes compare cards. */
export const fingerprintKey = Buffer.alloc(32, 'simulation');

/** The provider of a simulation, in one process or in several. */
export interface SimulatedProvider extends ProviderSide {
  /** Its ledger, by a line that no fault meets. */
  readonly db: Database;
  /** Faults of the database end here: nothing is cut any more. */
  heal(): Promise<void>;
  /** Sets the clocks of all processes forward, in ms. */
  advance(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** What a provider is opened with. */
export interface ProviderSetting {
  readonly book: IssuerBook;
  /** The origins that shoppers use. */
  readonly publicUrls: Readonly<Record<Party, string>>;
}

/** How a provider of a simulation is configured, in this process or in one of its own. Without `publicUrls`: where it listens. */
export function simulatedConfiguration(
  database: Configuration['database'],
  publicUrls?: ProviderSetting['publicUrls'],
): Configuration {
  return {
    host: '127.0.0.1',
    ports: { provider: 0, store: 0, acs: 0, wallets: 0 },
    publicUrls,
    proxies: ['127.0.0.1'],
    product,
    pageFolder: '/nonexistent',
    controls: false,
    demo: true,
    logLevel: 'silent',
    fingerprintKey: { key: fingerprintKey.toString('base64') },
    database,
  };
}
