import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, get } from '../../calls.js';
import { createToken } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { arriveByLink, createLink, type Kind, openLink, orders } from './link-shop.js';

const sandbox = sandboxOfTests();
let provider: string;
beforeAll(() => {
  provider = sandbox.urls.provider;
});

const kinds = ['collection', 'product', 'flex'] as const;
const dataOf = async (id: string) => (await openLink(provider, id)).json.data;
const formOf = async (id: string): Promise<Fields> => (await dataOf(id)).linkForm;
const linkOfPayment = (token: string) => get(`${provider}/odeme/api/oos/payment/get/link/payment/${token}`);

describe('AP-02 get/link', () => {
  it('gives the page of each type its fields, amounts as decimal-comma texts', async () => {
    const page = async (kind: Kind, changes: Fields) =>
      (await dataOf(await createLink(provider, kind, { description: 'Elde dövme', ...changes }))).linkPage;
    const common = {
      type: 'link',
      currency: 'EUR',
      lang: 'en',
      merchantName: 'Hızlı Market',
      productName: 'İnce belli, altılı',
      productDesc: 'Elde dövme',
      merchantWebsite: sandbox.urls.store,
      merchantLogo: `${sandbox.urls.store}/logo.svg`,
    };
    const changes = { currency: 'EUR', lang: 'en' };
    expect(await page('collection', { ...changes, price: '123456' })).toMatchObject({
      ...common,
      linkType: 'collection',
      productPrice: '1.234,56',
      productUserName: 'Ayşe Yılmaz',
      productEmail: 'ayse@example.com',
    });
    const image = 'https://shop.example/a.webp';
    // MA-03: the picture's address is read as https.
    const given = 'http://shop.example/a.webp';
    const own = { min_count: '2', max_count: '7', zip_required: '1', invoice: '1', image: given };
    expect(await page('product', { ...changes, ...own })).toMatchObject({
      ...common,
      linkType: 'product',
      productPrice: '420,00',
      productMin: 2,
      productMax: 7,
      productImage: image,
      fbxType: '1',
      isInvoiceSelected: '1',
    });
    expect(await page('product', {})).toMatchObject({
      productMin: 1,
      productMax: null,
      fbxType: '0',
      isInvoiceSelected: '0',
    });
    expect(await page('flex', { ...changes, price: '500' })).toMatchObject({
      ...common,
      linkType: 'flex',
      flexMinPrice: '5,00',
      flexMaxPrice: '5.000,00',
      productUserName: 'Ayşe Yılmaz',
    });
    expect(await page('flex', {})).toMatchObject({ flexMinPrice: '1,00' });
  });

  it('gives the form that comes back, with a reference of its own each time', async () => {
    const id = await createLink(provider, 'product', { max_installment: '1' });
    const form = await formOf(id);
    const other = await formOf(id);
    expect(form).toEqual({
      merchant_id: '100003',
      merchant_oid: expect.stringMatching(/^LNK[0-9A-F]{32}$/),
      currency: 'TL',
      user_ip: '127.0.0.1',
      short_id: id,
      max_installment: '1',
      no_installment: '1',
      urun_odeme: '1',
      merchant_fail_url: `${provider}/link/${id}/failed`,
      merchant_ok_url: sandbox.urls.store,
      [`${product}_token`]: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(other.merchant_oid).not.toBe(form.merchant_oid);
  });

  it.each(['yok', 'x'.repeat(51), '..%2f..%2fetc', '%00', "a'or'1", '%F0%9F%92%A9'])(
    'RT-02 answers for a link that is none, however it is written: %s',
    async (id) => {
      const { status, json } = await openLink(provider, id);
      expect(status).toBe(404);
      expect(json.error?.code).toBe('notFound');
    },
  );

  it('RT-02 says it in the language asked for', async () => {
    const { json } = await openLink(provider, 'yok', { 'accept-language': 'en' });
    expect(json.error).toMatchObject({ description: 'There is no such payment link.', lang: 'en' });
  });

  it('says it in the language of the link, or the shopper’s', async () => {
    const id = await createLink(provider, 'collection', { lang: 'en', price: '1000000000' });
    expect((await openLink(provider, id)).json.error).toMatchObject({ code: 'overLimit', lang: 'en' });
    expect((await openLink(provider, id, { 'accept-language': 'tr' })).json.error.lang).toBe('tr');
  });
});

describe('AP-04 get/link/payment', () => {
  it('opens to each token its own link, and to no other token anything', async () => {
    const made = await Promise.all(
      kinds.map(async (kind) => {
        const id = await createLink(provider, kind);
        return { id, kind, shopper: await arriveByLink(provider, id, orders[kind]) };
      }),
    );
    for (const { id, kind, shopper } of made) {
      const { linkPage } = (await linkOfPayment(shopper.opened.token)).json.data;
      expect(linkPage).toMatchObject({ shortId: id, linkType: kind });
    }
    const plain = await createToken(provider);
    for (const token of [plain.token, 'unknown', '..', made[0]!.id]) {
      expect((await linkOfPayment(token)).json.error.code).toBe('notFound');
    }
  });

  it('where the merchant has no site, the way back is the link', async () => {
    const id = await createLink(provider, 'collection', { merchant_id: '100008' });
    const shopper = await arriveByLink(provider, id, orders.collection);
    expect(shopper.form.merchant_ok_url).toBe(`${provider}/link/${id}`);
  });
});
