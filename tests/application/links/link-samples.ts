import { of } from 'rxjs';
import type { CollectionLink } from '../../../src/domain/links/link.js';
import type { LinkContext } from '../../../src/domain/payment/payment-page.js';
import { FakeLinks } from '../../ports/fake-links.js';

export const link: CollectionLink = {
  kind: 'collection',
  shortId: 'kitap1',
  merchant: { name: 'Kitapçı', logo: '', website: 'https://store.example/' },
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

/** Links whose every call succeeds. */
export function openLinks(): FakeLinks {
  const links = new FakeLinks();
  links.onOpen = () => of(link);
  links.onCreate = () => of({ token: 'token1' });
  links.onContext = () => of(context);
  return links;
}
