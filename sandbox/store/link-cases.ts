import { maxCollection } from '../../src/domain/links/collection.js';
import type { Language } from '../../src/domain/page/language.js';
import { type LinkWish, plainWish } from './link-wish.js';
import { products, sample } from './products.js';

/** What happens to a link before it is opened. */
export type LinkPast =
  | { readonly kind: 'pay'; readonly amountOrPieces: number }
  | { readonly kind: 'delete' }
  | { readonly kind: 'expire' };

/** A payment link that one click makes and opens: each case of the page, the payable ones and the dead ones. */
export interface LinkCase {
  readonly id: string;
  readonly group: 'payable' | 'dead';
  readonly title: Readonly<Record<Language, string>>;
  readonly wish: (language: Language) => Omit<LinkWish, 'merchantId' | 'language' | 'scenario'>;
  readonly past?: LinkPast;
}

const teapot = products[0] ?? sample;
const payer = { payerName: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com' } as const;

const collection = (price: number) => (language: Language) => ({
  ...plainWish,
  ...payer,
  ...{ kind: 'collection' as const, price },
  name: { tr: 'Toptan çay siparişi', en: 'Wholesale tea order' }[language],
  description: {
    tr: 'Mayıs hasadı, 40 kilo. Tamamını ya da bir bölümünü ödeyebilirsiniz.',
    en: 'The May harvest, 40 kilos. You can pay all of it or a part.',
  }[language],
});

const product =
  (changes: Partial<LinkWish> = {}) =>
  (language: Language) => ({
    ...plainWish,
    ...{ kind: 'product' as const, price: teapot.price, picture: teapot.id },
    ...{ name: teapot.name[language], description: teapot.text[language] },
    ...changes,
  });

const flex =
  (changes: Partial<LinkWish> = {}) =>
  (language: Language) => ({
    ...plainWish,
    ...{ kind: 'flex' as const, price: 100, maxPrice: 500_000 },
    name: { tr: 'Çay bahçesine destek', en: 'Support the tea garden' }[language],
    description: {
      tr: 'Fidanlık ve yeni sulama hattı için. Az ya da çok, her destek değerli.',
      en: 'For saplings and a new water line. Much or little, all of it helps.',
    }[language],
    ...changes,
  });

export const linkCases: readonly LinkCase[] = [
  {
    id: 'collection',
    group: 'payable',
    title: { tr: 'Tahsilat: tutarın tamamı', en: 'Collection: the whole amount' },
    wish: collection(124_950),
  },
  {
    id: 'collection-part',
    group: 'payable',
    title: { tr: 'Tahsilat: bir bölümü ödenmiş', en: 'Collection: a part is paid' },
    wish: collection(100_000),
    past: { kind: 'pay', amountOrPieces: 40_050 },
  },
  {
    id: 'product',
    group: 'payable',
    title: { tr: 'Ürün', en: 'Product' },
    wish: product(),
  },
  {
    id: 'product-stock',
    group: 'payable',
    title: { tr: 'Ürün: en az 2 adet, stokta 5', en: 'Product: 2 pieces at least, 5 in stock' },
    wish: product({ minCount: 2, stock: 5 }),
  },
  {
    id: 'product-invoice',
    group: 'payable',
    title: { tr: 'Ürün: posta kodu zorunlu, fatura seçili', en: 'Product: zip code required, invoice chosen' },
    wish: product({ zipRequired: true, invoice: true }),
  },
  {
    id: 'flex',
    group: 'payable',
    title: { tr: 'Esnek tutar', en: 'Flexible amount' },
    wish: flex(),
  },
  {
    id: 'flex-currency',
    group: 'payable',
    title: { tr: 'Esnek tutar: euro, ad dolu, tek çekim', en: 'Flexible amount: euro, name filled in, single payment' },
    wish: flex({ currency: 'EUR', payerName: payer.payerName, maxInstallment: 1 }),
  },
  {
    id: 'paid',
    group: 'dead',
    title: { tr: 'Tahsilat: tamamı ödenmiş', en: 'Collection: paid in full' },
    wish: collection(124_950),
    past: { kind: 'pay', amountOrPieces: 124_950 },
  },
  {
    id: 'deleted',
    group: 'dead',
    title: { tr: 'Üye işyerinin sildiği bağlantı', en: 'Link that its merchant deleted' },
    wish: product(),
    past: { kind: 'delete' },
  },
  {
    id: 'expired',
    group: 'dead',
    title: { tr: 'Süresi dolmuş bağlantı', en: 'Expired link' },
    wish: flex(),
    past: { kind: 'expire' },
  },
  {
    id: 'out-of-stock',
    group: 'dead',
    title: { tr: 'Ürün: stok bitmiş', en: 'Product: out of stock' },
    wish: product({ stock: 2 }),
    past: { kind: 'pay', amountOrPieces: 2 },
  },
  {
    id: 'over-limit',
    group: 'dead',
    title: { tr: 'Tahsilat: 9.999.999 lirayı aşıyor', en: 'Collection: more than 9,999,999 lira' },
    wish: collection(maxCollection + 1),
  },
];

export function linkCase(id: string): LinkCase | undefined {
  return linkCases.find((each) => each.id === id);
}
