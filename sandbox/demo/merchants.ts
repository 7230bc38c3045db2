import {
  type InstallationPolicy,
  type MerchantPolicy,
  policies,
  policyOf,
} from '../../src/domain/merchant/policies.js';
import type { MerchantAccount } from '../panel/merchant-account.js';
import { storePlace } from '../provider/merchants/store-origin.js';
import { storePaths } from '../store/prepared/store-options.js';

const plain = {
  website: storePlace,
  logo: `${storePlace}${storePaths.logo}`,
  notificationUrl: `${storePlace}${storePaths.notification}`,
  transferNoticeUrl: `${storePlace}${storePaths.transferNotice}`,
  testMode: false,
  non3d: false,
  force3d: false,
  storeCardOff: false,
  dark: false,
  requireCvv: false,
  noInstallment: false,
  singleOff: false,
  bodySignature: false,
  logoOnPayments: false,
  pftOptionMax: 0,
} as const;

/** Fixed keys, no secrets: they open nothing but the sandbox. */
export const account = (id: string, name: string) => ({
  ...plain,
  id,
  name,
  merchantKey: `demo-key-${id}`,
  merchantSalt: `demo-salt-${id}`,
});

/** The merchant of the payment that a seeded sandbox begins with. */
export const seededMerchant: MerchantAccount = account('100001', 'Çınar Kitabevi');

const named: readonly MerchantAccount[] = [
  seededMerchant,
  { ...account('100002', 'Gece Plak'), dark: true },
  { ...account('100003', 'Hızlı Market'), non3d: true },
  { ...account('100004', 'Temkinli Kuyumcu'), non3d: true, force3d: true },
  { ...account('100005', 'Bağış Derneği'), storeCardOff: true },
  { ...account('100006', 'Deneme Mağazası'), testMode: true },
  { ...account('100007', 'Bildirimsiz Dükkân'), notificationUrl: '', transferNoticeUrl: '' },
  { ...account('100008', 'Adressiz Dükkân'), website: '', logo: '' },
  { ...account('100009', 'Kilitli Sandık'), requireCvv: true },
  { ...account('100010', 'Peşin Pazarı'), noInstallment: true },
  account('100011', 'Kredili Mobilya'),
  account('100012', 'Sessiz Eczane'),
  { ...account('100013', 'Taksitli Teknoloji'), pftOptionMax: 6 },
  { ...account('100014', 'Vadeli Beyaz Eşya'), singleOff: true },
];

/** Their installment rules, which the page gets by its configuration. */
export const demoPolicies: readonly InstallationPolicy[] = [
  { merchantId: '100011', blocksDebitInstallments: true },
  { merchantId: '100012', hidesInstallmentNote: true },
];

/** The policy of a merchant of the demo. */
export function demoPolicyOf(merchantId: string): MerchantPolicy {
  return policyOf(merchantId, demoPolicies);
}

/** The merchant of whoever starts the sandbox for a shop of their own. */
export const ownMerchantId = '100100';

/** Its account: it is notified at the shop's address, and its pages may stand in the shop (MA-06). */
export function ownMerchant(notificationUrl: string): MerchantAccount {
  const website = new URL(notificationUrl).origin;
  return { ...account(ownMerchantId, 'Sizin Mağazanız'), notificationUrl, transferNoticeUrl: '', website, logo: '' };
}

/**
 * The demo merchants, notified of outcomes at one address where there is one; a merchant without a notification address
 * stays so.
 */
export function merchantsNotifiedAt(notificationUrl?: string): readonly MerchantAccount[] {
  if (notificationUrl === undefined) return seedMerchants;
  const website = new URL(notificationUrl).origin;
  return seedMerchants.map((merchant) =>
    merchant.notificationUrl === ''
      ? merchant
      : { ...merchant, notificationUrl, transferNoticeUrl: '', website, logo: '' },
  );
}

/** The demo merchants. They are written on the first start; settings changed since then stay. */
export const seedMerchants: readonly MerchantAccount[] = [
  ...named,
  // One for every merchant with rules of its own that has no name yet.
  ...policies
    .filter(({ merchantId }) => !named.some(({ id }) => id === merchantId))
    .map(({ merchantId }) => account(merchantId, `Özel Kurallı Mağaza ${merchantId}`)),
];
