import type { Currency } from '../money/currency.js';
import type { MethodOption, OfferedMethods } from './method-option.js';
import { firstOfEach, type WalletTable, walletIn } from './wallets.js';

/** The bank transfer is an option like a wallet, and a journey of its own (BT-01). */
export const transferCode = 'bankTransfer';

/** The options a page lists beside the card, in the provider's order: the wallets of the table and the bank transfer; an unknown code, and a second one of a kind, are left out (OP-13). */
export function offeredOptions(
  table: WalletTable,
  { options }: Pick<OfferedMethods, 'options'>,
): readonly MethodOption[] {
  return firstOfEach(options).filter(({ code }) => code === transferCode || walletIn(table, code) !== undefined);
}

/** Returns whether a currency can be paid by bank transfer: the accounts are in lira (BT-01). */
export function transferPays(currency: string): boolean {
  return currency === 'TL';
}

/** Returns what can be paid in a currency (BT-01). */
export function optionsIn(currency: Currency, options: readonly MethodOption[]): readonly MethodOption[] {
  return transferPays(currency) ? options : options.filter(({ code }) => code !== transferCode);
}

/** The bank transfer as the page offers it, with the provider's name for it; undefined where it is not offered (BT-01). */
export function transferOption({ options }: Pick<OfferedMethods, 'options'>): MethodOption | undefined {
  return options.find(({ code }) => code === transferCode);
}

/** Returns whether the order can be paid by bank transfer: as an option, or as the only method (BT-01). */
export function transferOffered(page: Pick<OfferedMethods, 'options' | 'transferOnly'>): boolean {
  return page.transferOnly || transferOption(page) !== undefined;
}
