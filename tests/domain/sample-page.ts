import type { SavedCard } from '../../src/domain/card/saved-card.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';

/** A plain live page; each test names what it is about. */
export function samplePage(different: Partial<PaymentPage> = {}): PaymentPage {
  return {
    kind: 'iframe',
    root: 'https://pay.example/',
    access: { pageType: 'iframe', token: 'token1', csrfToken: 'csrf1', merchantId: '100', merchantOid: 'order1' },
    merchant: {
      id: '100',
      policy: { merchantId: '100' },
      name: 'Store',
      website: 'https://store.example',
      logo: '',
      okUrl: '',
      failUrl: '',
    },
    order: { id: 'order1', amount: 123450, currency: 'TL', email: 'ayse@example.com', basket: [] },
    language: 'tr',
    darkMode: false,
    statedTheme: undefined,
    look: [],
    showsLogo: false,
    testMode: false,
    storeCardOff: false,
    non3d: false,
    force3d: false,
    noInstallment: false,
    pftOptionMax: undefined,
    payableForMs: 1_800_000,
    extendable: false,
    warnings: [],
    errors: [],
    transferOnly: false,
    options: [],
    bankLoans: [],
    savedCards: [],
    installments: new Map(),
    link: undefined,
    form: {},
    ...different,
  };
}

export const sampleSavedCard: SavedCard = {
  ctoken: 'c1',
  utoken: 'u1',
  dtoken: 'd1',
  groupId: 'g1',
  type: 'credit',
  brand: 'bonus',
  name: 'My card',
  last4: '4358',
  month: '12',
  year: '30',
  scheme: 'visa',
  requiresCvv: true,
  business: false,
};
