import { maxCollection } from '../../src/domain/links/collection.js';
import type { Language } from '../../src/domain/locale/language.js';
import { products, sample } from '../store/goods/products.js';
import { type LinkDraft, plainDraft } from '../store/links/link-draft.js';
import type { PreparedLink } from '../store/prepared/prepared-links.js';
import { isPlain } from './card-tab-states.js';
import { sampleSale } from './sample-sale.js';

const teapot = products[0] ?? sample;
const payer = { payerName: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com' } as const;

const collection = (price: number) => (language: Language) => ({
  ...plainDraft,
  ...payer,
  kind: 'collection' as const,
  price,
  name: { tr: 'Toptan çay siparişi', en: 'Wholesale tea order' }[language],
  description: {
    tr: 'Mayıs hasadı, 40 kilo. Tamamını ya da bir bölümünü ödeyebilirsiniz.',
    en: 'The May harvest, 40 kilos. You can pay all of it or a part.',
  }[language],
});

const product =
  (changes: Partial<LinkDraft> = {}) =>
  (language: Language) => ({
    ...plainDraft,
    kind: 'product' as const,
    price: teapot.price,
    picture: teapot.id,
    name: teapot.name[language],
    description: teapot.text[language],
    ...changes,
  });

const flex =
  (changes: Partial<LinkDraft> = {}) =>
  (language: Language) => ({
    ...plainDraft,
    kind: 'flex' as const,
    price: 100,
    maxPrice: 500_000,
    name: { tr: 'Çay bahçesine destek', en: 'Support the tea garden' }[language],
    description: {
      tr: 'Fidanlık ve yeni sulama hattı için. Az ya da çok, her destek değerli.',
      en: 'For saplings and a new water line. Every bit helps.',
    }[language],
    ...changes,
  });

const cases: readonly Omit<PreparedLink, 'fits'>[] = [
  {
    id: 'collection',
    group: 'payable',
    title: { tr: 'Tahsilat: tutarın tamamı', en: 'Collection: the whole amount' },
    draft: collection(124_950),
  },
  {
    id: 'collection-part',
    group: 'payable',
    title: { tr: 'Tahsilat: bir bölümü ödenmiş', en: 'Collection: a part is paid' },
    draft: collection(100_000),
    past: { kind: 'pay', amountOrPieces: 40_050 },
  },
  {
    id: 'product',
    group: 'payable',
    title: { tr: 'Ürün', en: 'Product' },
    draft: product(),
  },
  {
    id: 'product-stock',
    group: 'payable',
    title: { tr: 'Ürün: en az 2 adet, stokta 5', en: 'Product: 2 pieces at least, 5 in stock' },
    draft: product({ minCount: 2, stock: 5 }),
  },
  {
    id: 'product-invoice',
    group: 'payable',
    title: { tr: 'Ürün: posta kodu zorunlu, fatura seçili', en: 'Product: zip code required, invoice chosen' },
    draft: product({ zipRequired: true, invoice: true }),
  },
  {
    id: 'product-texts',
    group: 'payable',
    title: {
      tr: 'Ürün: satıcı bilgileri, onaylanacak örnek sözleşme',
      en: 'Product: seller’s identity, sample contract to accept',
    },
    draft: (language) => product({ sale: sampleSale[language] })(language),
  },
  {
    id: 'flex',
    group: 'payable',
    title: { tr: 'Esnek tutar', en: 'Flexible amount' },
    draft: flex(),
  },
  {
    id: 'flex-currency',
    group: 'payable',
    title: { tr: 'Esnek tutar: euro, ad dolu, tek çekim', en: 'Flexible amount: euro, name filled in, single payment' },
    draft: flex({ currency: 'EUR', payerName: payer.payerName, maxInstallment: 1 }),
  },
  {
    id: 'paid',
    group: 'dead',
    title: { tr: 'Tahsilat: tamamı ödenmiş', en: 'Collection: paid in full' },
    draft: collection(124_950),
    past: { kind: 'pay', amountOrPieces: 124_950 },
  },
  {
    id: 'deleted',
    group: 'dead',
    title: { tr: 'Üye işyerinin sildiği bağlantı', en: 'Link that its merchant deleted' },
    draft: product(),
    past: { kind: 'delete' },
  },
  {
    id: 'expired',
    group: 'dead',
    title: { tr: 'Süresi dolmuş bağlantı', en: 'Expired link' },
    draft: flex(),
    past: { kind: 'expire' },
  },
  {
    id: 'out-of-stock',
    group: 'dead',
    title: { tr: 'Ürün: stok bitmiş', en: 'Product: out of stock' },
    draft: product({ stock: 2 }),
    past: { kind: 'pay', amountOrPieces: 2 },
  },
  {
    id: 'over-limit',
    group: 'dead',
    title: { tr: 'Tahsilat: 9.999.999 lirayı aşıyor', en: 'Collection: more than 9,999,999 lira' },
    draft: collection(maxCollection + 1),
  },
];

export const linkCases: readonly PreparedLink[] = cases.map((each) => ({ ...each, fits: isPlain }));
