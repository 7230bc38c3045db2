import { product } from '../../../src/domain/payment/product-slug.js';

export const linkPage = {
  type: 'link',
  currency: 'TL',
  lang: 'en',
  merchantName: 'Kitapçı',
  merchantWebsite: 'https://shop.example',
  merchantLogo: 'logo.svg',
  merchantLogoPath: 'https://cdn.example/logos/',
  productName: 'Şiir kitabı',
  productDesc: 'Ciltli',
};

export const linkForm = {
  merchant_id: 100001,
  merchant_oid: 'L1',
  currency: 'TL',
  user_ip: '10.0.0.1',
  short_id: 'kitap1',
  max_installment: 12,
  no_installment: 0,
  merchant_fail_url: '',
  merchant_ok_url: '',
  [`${product}_token`]: 'hash1',
  urun_odeme: 0,
};

/** The fields of each type beside the common ones. */
const own = {
  collection: { productPrice: '1.234,50', productUserName: 'Ayşe Öz', productEmail: 'ayse@example.com' },
  product: {
    productPrice: '18,00',
    productMin: '2',
    productMax: 5,
    productImage: 'https://cdn.example/kitap.jpg',
    fbxType: '1',
    isInvoiceSelected: 1,
  },
  flex: { flexMinPrice: '5,00', flexMaxPrice: '250,00', productUserName: 'Ayşe Öz' },
} as const;

/** The answer to `get/link`, with some fields of `linkPage` changed. */
export function wireLink(type: keyof typeof own, fields: Record<string, unknown> = {}) {
  const page: Record<string, unknown> = { ...linkPage, linkType: type, ...own[type], ...fields };
  return { status: 'success', message: '', data: { linkPage: page, linkForm } };
}
