import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import type { LinkOrder } from '../../../src/domain/links/link.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { linkForm, linkPage, wireLink } from './link-samples.js';
import { failureIn, providerOfTests } from './scripted-provider.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

const notFound = { kind: 'refused', httpStatus: 404, error: { code: 'notFound' } };
const impossible = ['', '../../status/x', 'a b', 'a/b', '%2e%2e', '\ud800', 'x'.repeat(201)];

describe('get/link', () => {
  it('AP-02 GET with the short id in the path', async () => {
    provider.say(200, wireLink('flex'));
    const link = await firstValueFrom(vezne.links.open('Kitap_1-a'));
    expect(provider.onlyCall()).toEqual({ call: 'GET /odeme/api/oos/payment/get/link/Kitap_1-a', fields: {} });
    expect(link).toMatchObject({ kind: 'flex', shortId: 'Kitap_1-a' });
  });

  it('AP-02 RT-11 a short id that cannot be one is not asked about', async () => {
    for (const shortId of [...impossible, 'x'.repeat(51)]) {
      expect(await failureIn(vezne.links.open(shortId))).toEqual(notFound);
    }
    expect(provider.received).toEqual([]);
  });

  it('AP-02 a link that cannot be paid is a typed failure, whatever its state', async () => {
    for (const code of ['deleted', 'expired', 'outOfStock', 'overLimit']) {
      provider.say(400, { status: 'error', error: { code } });
      expect(await failureIn(vezne.links.open('k'))).toEqual({ kind: 'refused', httpStatus: 400, error: { code } });
    }
    provider.say(400, { status: 'error', error: { code: 'paid' }, merchantName: 'Kitapçı' });
    expect(await failureIn(vezne.links.open('k'))).toMatchObject({ kind: 'alreadyPaid' });
    provider.say(400, { status: 'error', error: { code: 'pending' } });
    expect(await failureIn(vezne.links.open('k'))).toEqual({ kind: 'underWay' });
  });

  it('LK-09 a link of which a payment is under way names the store to ask', async () => {
    const store = { merchantName: 'Kitapçı', redirectUrl: 'https://kitapci.example/' };
    provider.say(400, { status: 'error', error: { code: 'pending' }, ...store });
    expect(await failureIn(vezne.links.open('k'))).toMatchObject({ kind: 'underWay', store });
  });
});

describe('payment/link', () => {
  const path = '/odeme/api/oos/payment/link';
  const form = Object.fromEntries(Object.entries(linkForm).map(([name, value]) => [name, String(value)]));
  const payer = {
    name: 'Ayşe Öz',
    address: 'Moda Cad. No: 5, Kadıköy/İstanbul',
    email: 'a@b.co',
    phone: '05321112233',
  };
  const payerFields = {
    user_name: 'Ayşe Öz',
    user_address: 'Moda Cad. No: 5, Kadıköy/İstanbul',
    email: 'a@b.co',
    user_phone: '05321112233',
  };

  async function create(order: LinkOrder) {
    provider.say(200, wireLink(order.kind));
    const link = await firstValueFrom(vezne.links.open('kitap1'));
    provider.received.length = 0;
    provider.say(200, { status: 'success', data: { paymentPage: { token: 'token1' } } });
    return firstValueFrom(vezne.links.create(link, order));
  }

  it("AP-03 LK-05 LK-06 a collection: the link's form and the amount, nothing else", async () => {
    expect(await create({ kind: 'collection', amount: 123450 })).toEqual({ token: 'token1' });
    expect(provider.onlyCall()).toEqual({ call: `POST ${path}`, fields: { ...form, collection_amount: '1.234,50' } });
  });

  it("AP-03 AD-05 LK-06 a product: the link's form, quantity, payer and invoice", async () => {
    const invoice = { title: 'Öz Ltd.', taxOffice: 'Kadıköy', taxNumber: '1234567890' };
    await create({ kind: 'product', quantity: 3, amount: 1_260_00, ...payer, zip: '34710', invoice });
    const fields = {
      fatura_secimi: '1',
      vergi_unvan: 'Öz Ltd.',
      vergi_dairesi: 'Kadıköy',
      vergi_numarasi: '1234567890',
    };
    expect(provider.onlyCall()).toEqual({
      call: `POST ${path}`,
      fields: {
        ...form,
        urun_adet: '3',
        shown_amount: '1.260,00',
        ...payerFields,
        zip_code: '34710',
        user_country: '',
        ...fields,
      },
    });
  });

  it('AP-03 AD-05 a product without an invoice says so', async () => {
    await create({ kind: 'product', quantity: 1, amount: 420_00, ...payer, invoice: undefined });
    const fields = { fatura_secimi: '0', vergi_unvan: '', vergi_dairesi: '', vergi_numarasi: '' };
    expect(provider.onlyCall()).toEqual({
      call: `POST ${path}`,
      fields: {
        ...form,
        urun_adet: '1',
        shown_amount: '420,00',
        ...payerFields,
        zip_code: '',
        user_country: '',
        ...fields,
      },
    });
  });

  it("AP-03 LK-06 a flex link: the link's form, payer and amount", async () => {
    await create({ kind: 'flex', amount: 5, ...payer });
    expect(provider.onlyCall()).toEqual({
      call: `POST ${path}`,
      fields: { ...form, ...payerFields, collection_amount: '0,05' },
    });
  });

  it('AP-03 EN-02 every field of the form goes back unread, under its own name', async () => {
    await create({ kind: 'collection', amount: 100 });
    const { fields } = provider.onlyCall();
    expect(fields).toMatchObject({
      merchant_oid: 'L1',
      urun_odeme: '0',
      short_id: 'kitap1',
      [`${product}_token`]: 'hash1',
    });
  });

  it('AP-03 AP-19 is sent once, whatever happens, and nothing in the form can stand in for the decision', async () => {
    provider.say(200, {
      ...wireLink('collection'),
      data: { ...wireLink('collection').data, linkForm: { collection_amount: '1,00' } },
    });
    const link = await firstValueFrom(vezne.links.open('kitap1'));
    provider.received.length = 0;
    provider.say(503, '');
    expect(await failureIn(vezne.links.create(link, { kind: 'collection', amount: 200 }))).toEqual({
      kind: 'noAnswer',
    });
    expect(provider.onlyCall()).toEqual({ call: `POST ${path}`, fields: { collection_amount: '2,00' } });
  });
});

describe('the acceptance of texts in payment/link', () => {
  it('LW-04 nothing in the form of the provider says that the shopper accepted', async () => {
    const answer = wireLink('collection');
    const accepted = { pre_information_sha256: 'a'.repeat(64), contract_sha256: 'b'.repeat(64) };
    provider.say(200, { ...answer, data: { ...answer.data, linkForm: { short_id: 'k', ...accepted } } });
    const link = await firstValueFrom(vezne.links.open('kitap1'));
    provider.received.length = 0;
    provider.say(200, { status: 'success', data: { paymentPage: { token: 'token1' } } });
    await firstValueFrom(vezne.links.create(link, { kind: 'collection', amount: 200 }));
    expect(provider.onlyCall().fields).toEqual({ short_id: 'k', collection_amount: '2,00' });
  });

  it('LW-04 a page that cannot hash says so, and sends nothing', async () => {
    provider.say(200, wireLink('product'));
    const link = await firstValueFrom(vezne.links.open('kitap1'));
    provider.received.length = 0;
    const text = { version: '1', text: 'Metin' };
    const hashing = jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    const failure = await failureIn(
      vezne.links.create(link, {
        kind: 'product',
        quantity: 1,
        amount: 420_00,
        name: 'Ayşe Öz',
        address: 'Moda Cad. No: 5',
        email: 'a@b.co',
        phone: '05321112233',
        invoice: undefined,
        accepts: { preInformation: text, contract: text },
      }),
    );
    hashing.restore();
    expect(failure).toMatchObject({ kind: 'refused', error: { code: 'insecurePage' } });
    expect(provider.received).toEqual([]);
  });
});

describe('a refused payment/link', () => {
  const wrongField = async (order: LinkOrder, field: string) => {
    provider.say(200, wireLink(order.kind));
    const link = await firstValueFrom(vezne.links.open('kitap1'));
    provider.say(400, { status: 'error', error: { code: 'validation', field } });
    return failureIn(vezne.links.create(link, order));
  };
  const payer = { name: 'Ayşe Öz', address: 'Moda Cad. No: 5', email: 'a@b.co', phone: '05321112233' };
  const orders = {
    collection: { kind: 'collection', amount: 100 },
    product: { kind: 'product', quantity: 1, amount: 420_00, ...payer, invoice: undefined },
    flex: { kind: 'flex', amount: 100, ...payer },
  } as const;

  it.each([
    ['collection', 'collection_amount', 'amount'],
    ['flex', 'user_name', 'fullName'],
    ['product', 'user_name', 'name'],
    ['product', 'user_phone', 'phone'],
    ['product', 'user_address', 'detail'],
    ['product', 'vergi_numarasi', 'taxNumber'],
    ['product', 'transactionNo', undefined],
    ['collection', 'toString', undefined],
  ] as const)('LK-04 ER-03 of a %s names %s by the field of the form: %s', async (kind, wire, field) => {
    expect(await wrongField(orders[kind], wire)).toEqual({
      kind: 'refused',
      httpStatus: 400,
      error: { code: 'validation', ...(field === undefined ? {} : { field }) },
    });
  });
});

describe('get/link/payment', () => {
  it('AP-04 GET with the token in the path', async () => {
    provider.say(200, {
      status: 'success',
      data: { linkPage: { ...linkPage, shortId: 'kitap1', linkType: 'product' } },
    });
    expect(await firstValueFrom(vezne.links.contextOf('token1'))).toMatchObject({
      shortId: 'kitap1',
      linkType: 'product',
    });
    expect(provider.onlyCall()).toEqual({ call: 'GET /odeme/api/oos/payment/get/link/payment/token1', fields: {} });
  });

  it('AP-04 a token that cannot be one is not asked about', async () => {
    for (const token of impossible) expect(await failureIn(vezne.links.contextOf(token))).toEqual(notFound);
    expect(provider.received).toEqual([]);
  });
});
