import type { WalletFlow } from '../../../domain/methods/wallets.js';
import { QrPanel } from './qr/QrPanel.js';
import type { WalletView } from './wallet/wallet-method.js';

/** Holds what is shown of a wallet, by how it goes on. */
export const walletViews: Readonly<Record<WalletFlow, WalletView>> = {
  redirect: { hint: 'methods.redirectHint', warning: 'methods.redirectWarning' },
  direct: { hint: 'methods.directHint', warning: 'methods.directWarning' },
  vendor: { hint: 'methods.vendorHint', warning: 'methods.redirectWarning' },
  qr: { hint: 'methods.qrHint', warning: 'methods.redirectWarning', Panel: QrPanel },
};
