import type { ServiceIdentifier } from 'inversify';

/** Origins of the parties. */
export interface Urls {
  readonly provider: string;
  /** Where there is no store, an address that leads nowhere. */
  readonly store: string;
  readonly acs: string;
  /** One server stands for all wallets. */
  readonly wallets: string;
}

export const Urls: ServiceIdentifier<Urls> = Symbol('Urls');
