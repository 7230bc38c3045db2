import { payWithBex } from '../../../application/methods/pay-with-bex.js';
import { payWithRedirectWallet } from '../../../application/methods/pay-with-redirect-wallet.js';
import { payWithTosla } from '../../../application/methods/pay-with-tosla.js';
import { type SteppedWalletCode, type Wallet, type WalletTable, wallets } from '../../../domain/methods/wallets.js';
import type { WalletMethod } from './wallet/wallet-method.js';
import { walletViews } from './wallet-views.js';

/** The use cases of the wallets with steps of their own; the compiler asks for each. */
const steppedWallets: Readonly<Record<SteppedWalletCode, WalletMethod['pay']>> = {
  tosla: payWithTosla,
  bex: payWithBex,
};

const ownUseCases: ReadonlyMap<string, WalletMethod['pay']> = new Map(Object.entries(steppedWallets));

function methodOf(wallet: Wallet): WalletMethod {
  return { wallet, pay: ownUseCases.get(wallet.code) ?? payWithRedirectWallet(wallet), view: walletViews[wallet.flow] };
}

/** How the page pays with each wallet of a table: its own use case or the common one, and the view of its flow. */
export function walletMethodsOf(table: WalletTable): Readonly<Record<string, WalletMethod>> {
  return Object.fromEntries(Object.entries(table).map(([code, wallet]) => [code, methodOf(wallet)]));
}

export const walletMethods = walletMethodsOf(wallets);
