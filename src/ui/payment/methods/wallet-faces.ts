import type { WalletFlow } from '../../../domain/methods/wallets.js';
import { QrPanel } from './QrPanel.js';
import type { WalletFace } from './wallet-way.js';

/** What is shown of a wallet, by how it goes on. */
export const walletFaces: Readonly<Record<WalletFlow, WalletFace>> = {
  redirect: { hint: 'methods.redirectHint', warning: 'methods.redirectWarning' },
  direct: { hint: 'methods.directHint', warning: 'methods.directWarning' },
  vendor: { hint: 'methods.vendorHint', warning: 'methods.redirectWarning' },
  qr: { hint: 'methods.qrHint', warning: 'methods.redirectWarning', Panel: QrPanel },
};
