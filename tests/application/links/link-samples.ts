import { type Observable, of } from 'rxjs';
import type { LinkOrder, Links } from '../../../src/application/ports.js';
import type { CollectionLink, PaymentLink } from '../../../src/domain/links/link.js';
import type { LinkContext } from '../../../src/domain/payment/payment-page.js';

export const link: CollectionLink = {
  kind: 'collection',
  shortId: 'kitap1',
  merchant: { name: 'Kitapçı', logo: '', website: 'https://shop.example/' },
  currency: 'TL',
  title: 'Mart kirası',
  description: '',
  language: 'tr',
  form: { short_id: 'kitap1' },
  price: 100_00,
  payerName: 'Ayşe Öz',
  payerEmail: 'ayse@example.com',
};

export const context: LinkContext = {
  shortId: 'kitap1',
  linkType: 'product',
  productName: 'Şiir kitabı',
  productImage: '',
  productPrice: 18_00,
  productCount: 2,
  merchantLogo: 'https://cdn.example/logo.svg',
};

/** Hand-written links that note their calls; each answer can be told. */
export class FakeLinks implements Links {
  readonly calls: string[] = [];
  opened: () => Observable<PaymentLink> = () => of(link);
  created: () => Observable<{ readonly token: string }> = () => of({ token: 'token1' });
  context: () => Observable<LinkContext> = () => of(context);

  open(shortId: string): Observable<PaymentLink> {
    this.calls.push(`open ${shortId}`);
    return this.opened();
  }
  create({ shortId }: PaymentLink, order: LinkOrder): Observable<{ readonly token: string }> {
    this.calls.push(`create ${shortId} ${JSON.stringify(order)}`);
    return this.created();
  }
  contextOf(token: string): Observable<LinkContext> {
    this.calls.push(`contextOf ${token}`);
    return this.context();
  }
}
