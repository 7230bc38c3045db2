import { payWithAlisGidis } from '../../../application/methods/pay-with-alis-gidis.js';
import { payWithBex } from '../../../application/methods/pay-with-bex.js';
import { payWithJuzdan } from '../../../application/methods/pay-with-juzdan.js';
import { payWithMmPay } from '../../../application/methods/pay-with-mm-pay.js';
import { payWithTosla } from '../../../application/methods/pay-with-tosla.js';
import { type WalletCode, wallets } from '../../../domain/methods/wallets.js';
import { walletFaces } from './wallet-faces.js';
import type { WalletWay } from './wallet-way.js';

/** How the page pays with each wallet of the table: its use case, and the face of its flow. */
export const walletWays: Readonly<Record<WalletCode, WalletWay>> = {
  juzdan: { wallet: wallets.juzdan, pay: payWithJuzdan, face: walletFaces.redirect },
  tosla: { wallet: wallets.tosla, pay: payWithTosla, face: walletFaces.qr },
  mmPay: { wallet: wallets.mmPay, pay: payWithMmPay, face: walletFaces.direct },
  alisGidis: { wallet: wallets.alisGidis, pay: payWithAlisGidis, face: walletFaces.redirect },
  bex: { wallet: wallets.bex, pay: payWithBex, face: walletFaces.vendor },
};
