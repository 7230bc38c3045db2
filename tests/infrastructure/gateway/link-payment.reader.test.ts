import { readCreatedPayment, readLinkContext } from '../../../src/infrastructure/gateway/link.reader.js';
import { linkPage } from './link-samples.js';
import { answer, wrongField } from './reading.js';

describe('the link of a payment', () => {
  const page = { ...linkPage, linkType: 'product', shortId: 'kitap1', productPrice: '18,00', productCount: '3' };
  const read = (fields: Record<string, unknown> = {}) =>
    readLinkContext(answer({ status: 'success', data: { linkPage: { ...page, ...fields } } }));

  it('AP-04 PP-04 PP-05 is read whole', () => {
    expect(read({ productImage: 'https://cdn.example/kitap.jpg' })).toEqual({
      shortId: 'kitap1',
      linkType: 'product',
      productName: 'Şiir kitabı',
      productPrice: 1800,
      productCount: 3,
      productImage: 'https://cdn.example/kitap.jpg',
      merchantLogo: 'https://cdn.example/logos/logo.svg',
    });
  });

  it('AP-04 EN-01 takes its defaults, and any word for the type', () => {
    const nothing = readLinkContext(answer({ status: 'success', data: { linkPage: { shortId: 'k' } } }));
    expect(nothing).toEqual({
      shortId: 'k',
      linkType: '',
      productName: '',
      productImage: '',
      productPrice: 0,
      productCount: 1,
      merchantLogo: '',
    });
    expect(read({ linkType: 'auction', productPrice: 'abc' })).toMatchObject({ linkType: 'auction', productPrice: 0 });
  });

  it('AP-04 AP-20 RT-05 a short id that can be none is a typed failure: an address is made of it', () => {
    for (const shortId of [undefined, null, '', '../x', 'a b', 'a/b', 'ş', 'a'.repeat(51), 'a'.repeat(61), {}]) {
      expect(wrongField(() => read({ shortId }))).toBe('data.linkPage.shortId');
    }
  });
});

describe('the created payment', () => {
  it('AP-03 is its token; without one it is a typed failure', () => {
    const read = (token: unknown) =>
      readCreatedPayment(answer({ status: 'success', data: { paymentPage: { token } } }));
    expect(read('token1')).toEqual({ token: 'token1' });
    for (const token of [undefined, null, '', {}, 'x'.repeat(201)]) {
      expect(wrongField(() => read(token))).toBe('data.paymentPage.token');
    }
  });
});
