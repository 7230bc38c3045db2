import { storePaths } from './store-contract.js';

/** A merchant as it is seeded. `{store}` stands for the origin of the running demo store. */
export interface SeedMerchant {
  readonly id: string;
  readonly name: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  readonly website: string;
  readonly logo: string;
  readonly notificationUrl: string;
  readonly testMode: boolean;
  readonly non3d: boolean;
  readonly force3d: boolean;
  readonly storeCardOff: boolean;
  readonly dark: boolean;
}

/** The place holder in addresses; replaced when they are read. */
export const storePlace = '{store}';

const plain = {
  website: storePlace,
  logo: `${storePlace}${storePaths.logo}`,
  notificationUrl: `${storePlace}${storePaths.notification}`,
  testMode: false,
  non3d: false,
  force3d: false,
  storeCardOff: false,
  dark: false,
} as const;

/** Fixed keys: everybody may know them, they open nothing but the sandbox. */
const keys = (id: string) => ({ merchantKey: `demo-key-${id}`, merchantSalt: `demo-salt-${id}` });

/** The demo merchants. They are written on the first start; settings changed since then stay. */
export const seedMerchants: readonly SeedMerchant[] = [
  { ...plain, id: '100001', name: 'Çınar Kitabevi', ...keys('100001') },
  { ...plain, id: '100002', name: 'Gece Plak', ...keys('100002'), dark: true },
  { ...plain, id: '100003', name: 'Hızlı Market', ...keys('100003'), non3d: true },
  { ...plain, id: '100004', name: 'Temkinli Kuyumcu', ...keys('100004'), non3d: true, force3d: true },
  { ...plain, id: '100005', name: 'Bağış Derneği', ...keys('100005'), storeCardOff: true },
  { ...plain, id: '100006', name: 'Deneme Mağazası', ...keys('100006'), testMode: true },
  { ...plain, id: '100007', name: 'Bildirimsiz Dükkân', ...keys('100007'), notificationUrl: '' },
  { ...plain, id: '100008', name: 'Adressiz Dükkân', ...keys('100008'), website: '', logo: '' },
  // The merchants of the special rules in src/domain/merchant/policies.ts.
  { ...plain, id: '150397', name: 'Sepet Kontrollü Mağaza', ...keys('150397') },
  { ...plain, id: '582672', name: 'Finansmanlı Mağaza', ...keys('582672') },
  { ...plain, id: '595494', name: 'Finansmanlı Mağaza 2', ...keys('595494') },
];
