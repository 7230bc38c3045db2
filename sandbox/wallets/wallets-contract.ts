import type { Language } from '../../src/domain/locale/language.js';
import type { Currency } from '../../src/domain/money/currency.js';
import type { Logging } from '../site/log-fields.js';

/**
 * Describes what the provider and the wallets agree on. Each real wallet is a company; here one server stands for all.
 */

export interface WalletOptions extends Logging {
  /** Own origin, e.g. `http://127.0.0.1:4003`. */
  readonly publicUrl: string;
  readonly providerUrl: string;
  readonly payments: WalletCalls;
}

/** A payment as its wallet has it. */
export interface WalletPayment {
  readonly id: string;
  /** Key of methods.ts. */
  readonly method: string;
  /** The shopper pays at a page of the wallet, and comes back from it. */
  readonly hasPage: boolean;
  /** Name of the wallet, or of the bank that lends. */
  readonly wallet: string;
  /** Holds what the shopper types or shows; a secret of the page in bex's case. */
  readonly reference: string;
  readonly merchantName: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly language: Language;
  readonly state: WalletState;
}

/** Of no use any more: `expired` by time, `cancelled` by the shopper here or on the payment page. */
export type WalletState = 'waiting' | 'processing' | 'approved' | 'declined' | 'cancelled' | 'expired';

/** Holds what a shopper, or the wallet itself, can do with a waiting payment; `slow` takes a while to be approved. */
export const walletActs = ['approve', 'slow', 'decline', 'cancel'] as const;

export type WalletAct = (typeof walletActs)[number];

/** How the wallets' server talks to the provider's. */
export interface WalletCalls {
  find(id: string): Promise<WalletPayment | undefined>;
  findByReference(method: string, reference: string): Promise<WalletPayment | undefined>;
  /** Payments that wait for a wallet, newest first. */
  waiting(method: string): Promise<readonly WalletPayment[]>;
  /** Does nothing with a payment that is no longer waiting. */
  decide(id: string, act: WalletAct): Promise<void>;
}

/** The address of a payment at its wallet. */
export function walletAddress(walletsUrl: string, method: string, id: string): string {
  return `${walletsUrl}/${method}/${id}`;
}

/** The vendor's script of bex; one that is not there, and one that never comes. */
export const bexScripts = { usual: '/bex.js', missing: '/bex-missing.js', silent: '/bex-silent.js' } as const;

/** The provider's path that takes shoppers back from a wallet. */
export const walletReturnPath = '/odeme/cuzdan/donus';
