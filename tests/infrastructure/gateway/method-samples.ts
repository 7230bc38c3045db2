import type { WalletFlow } from '../../../src/domain/methods/wallets.js';

export const flows: readonly WalletFlow[] = ['redirect', 'qr', 'vendor', 'direct'];

/** An account for transfers as the provider sends it. */
export const bank = {
  code: '0046',
  name: 'Akbank',
  icon: null,
  accountName: 'Vezne Ödeme',
  accountNo: 123,
  branchCode: '0001',
  receiver: 'Vezne A.Ş.',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  active: 1,
  closedFrom: '17:30',
  closedUntil: '09:00',
};
