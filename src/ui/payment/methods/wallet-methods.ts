import { payWithBex } from '../../../application/methods/pay-with-bex.js';
import { payWithRedirectWallet } from '../../../application/methods/pay-with-redirect-wallet.js';
import { payWithTosla } from '../../../application/methods/pay-with-tosla.js';
import {
  type SteppedWalletCode,
  type Wallet,
  type WalletFlow,
  type WalletTable,
  wallets,
} from '../../../domain/methods/wallets.js';
import { QrPanel } from './qr/QrPanel.js';
import type { WalletMethod, WalletView } from './wallet/wallet-method.js';

/** Holds what is shown of a wallet, by how it goes on. */
const walletViews: Readonly<Record<WalletFlow, WalletView>> = {
  redirect: { hint: 'methods.redirectHint', warning: 'methods.redirectWarning' },
  direct: { hint: 'methods.directHint', warning: 'methods.directWarning' },
  vendor: { hint: 'methods.vendorHint', warning: 'methods.redirectWarning' },
  qr: { hint: 'methods.qrHint', warning: 'methods.redirectWarning', Panel: QrPanel },
};

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
