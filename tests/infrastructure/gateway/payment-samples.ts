import type { SavedCard } from '../../../src/domain/card/saved-card.js';
import type { PageAccess } from '../../../src/domain/payment/payment-page.js';
import { product } from '../../../src/domain/payment/product-slug.js';

/** Payments as the gateways get them. */

export const access: PageAccess = {
  pageType: 'iframe',
  token: 'token1',
  csrfToken: 'csrf1',
  merchantId: '100001',
  merchantOid: 'ORDER1',
};

/** A payment with a new card, with 3-D Secure and in 3 installments. */
export const order = {
  access,
  form: {
    merchant_oid: 'ORDER1',
    user_basket: 'W10=',
    lang: 'tr',
    [`${product}_token`]: 'token1',
    card_number: 'from the form',
  },
  attemptId: '0123456789abcdef0123456789abcdef',
  language: 'en',
  source: {
    kind: 'new',
    card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
  },
  paymentType: 'card',
  brand: 'bonus',
  with3d: true,
  storeCard: false,
  installmentCount: 3,
  points: undefined,
  referrer: 'https://shop.example/',
} as const;

export const savedCard: SavedCard = {
  ctoken: 'c1',
  utoken: 'u1',
  dtoken: 'd1',
  groupId: 'g1',
  type: 'credit',
  brand: 'axess',
  name: 'İş',
  last4: '4358',
  month: '12',
  year: '30',
  scheme: 'visa',
  requiresCvv: true,
  business: false,
};

/** The same payment with the saved card and this code. */
export const saved = (cvv: string) =>
  ({
    ...order,
    source: { kind: 'saved', card: savedCard, cvv },
    paymentType: 'registered_cards',
    brand: 'axess',
  }) as const;
