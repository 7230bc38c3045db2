import type { AdjustableClock } from '../clock.js';
import type { Database } from '../database/open-database.js';
import type { Secrets } from '../database/secrets.js';
import type { Faults } from '../faults.js';
import type { Limits } from '../ledger/limits.js';

/** What every call of the provider works with. */
export interface Gateway {
  readonly db: Database;
  readonly clock: AdjustableClock;
  readonly faults: Faults;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly urls: Urls;
  /** The product slug. */
  readonly product: string;
}

/** Origins of the parties. */
export interface Urls {
  readonly provider: string;
  readonly store: string;
  readonly acs: string;
  /** Of all wallets: one server plays them. */
  readonly wallets: string;
}
