import { NEVER, type Observable, of } from 'rxjs';
import type { LinkOrder, Links, Places } from '../../../src/application/ports.js';
import type { Province } from '../../../src/domain/links/address.js';
import type { CollectionLink, FlexLink, PaymentLink, ProductLink } from '../../../src/domain/links/link.js';
import type { LinkContext } from '../../../src/domain/payment/payment-page.js';
import { failing, refused } from './failures.js';

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

const provinces: readonly Province[] = [
  { name: 'Ankara', districts: ['Çankaya', 'Merkez'] },
  { name: 'İstanbul', districts: ['Kadıköy', 'Üsküdar'] },
  { name: 'Sivas', districts: ['Divriği', 'Merkez'] },
];

/** Links that note their calls; what each call answers can be set at any time. */
export class FakeLinks implements Links {
  readonly calls: string[] = [];
  readonly orders: LinkOrder[] = [];
  onOpen: () => Observable<PaymentLink> = () => of(collection);
  onCreate: () => Observable<{ readonly token: string }> = () => NEVER;
  onContext: () => Observable<LinkContext> = () => failing(refused({ code: 'notFound' }, 404));

  open(shortId: string): Observable<PaymentLink> {
    this.calls.push(`open ${shortId}`);
    return this.onOpen();
  }
  create(_link: PaymentLink, order: LinkOrder): Observable<{ readonly token: string }> {
    this.calls.push('create');
    this.orders.push(order);
    return this.onCreate();
  }
  contextOf(token: string): Observable<LinkContext> {
    this.calls.push(`context ${token}`);
    return this.onContext();
  }
}

export class FakePlaces implements Places {
  asked = 0;
  onProvinces: () => Observable<readonly Province[]> = () => of(provinces);

  provinces(): Observable<readonly Province[]> {
    this.asked += 1;
    return this.onProvinces();
  }
}
