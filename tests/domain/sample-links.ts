import type { CollectionLink, FlexLink, ProductLink } from '../../src/domain/links/link.js';
import type { LinkContext } from '../../src/domain/payment/payment-page.js';

const base = {
  shortId: 'abc_1',
  merchant: { name: 'Kitapçı', logo: '', website: 'https://store.example' },
  currency: 'TL',
  description: '',
  language: 'tr',
  form: { short_id: 'abc_1' },
} as const;

export const collection: CollectionLink = {
  ...base,
  kind: 'collection',
  title: 'Haziran aidatı',
  price: 150_000,
  payerName: 'Ayşe Yılmaz',
  payerEmail: 'ayse@example.com',
};

export const product: ProductLink = {
  ...base,
  kind: 'product',
  title: 'Çaydanlık',
  price: 123_45,
  min: 1,
  max: 5,
  image: 'https://store.example/teapot.jpg',
  zipRequired: false,
  invoiceSelected: false,
  seller: undefined,
};

export const flex: FlexLink = { ...base, kind: 'flex', title: 'Bağış', min: 100, max: 1_000_000, payerName: '' };

export const linkContext: LinkContext = {
  shortId: 'abc_1',
  linkType: 'product',
  productName: 'Çaydanlık',
  productImage: '',
  productPrice: 123_45,
  productCount: 2,
  merchantLogo: '',
};
