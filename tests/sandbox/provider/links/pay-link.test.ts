import { eq } from 'drizzle-orm';
import { orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, get } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { arriveByLink, createLink, type Kind, openLink, orders, sendOrder } from './link-shop.js';

const sandbox = sandboxOfTests();
let provider: string;
beforeAll(() => {
  provider = sandbox.urls.provider;
});

const dataOf = async (id: string) => (await openLink(provider, id)).json.data;
const formOf = async (id: string): Promise<Fields> => (await dataOf(id)).linkForm;
const linkOfPayment = (token: string) => get(`${provider}/odeme/api/oos/payment/get/link/payment/${token}`);

describe('AP-03 payment/link', () => {
  it('LK-05 opens a payment whose page shows the order: logo, type, pieces, amount', async () => {
    const id = await createLink(provider, 'product', { image: 'https://shop.example/a.webp' });
    const shopper = await arriveByLink(provider, id, { ...orders.product, urun_adet: '3' });
    const { paymentPage, paymentForm } = (await shopper.load()).json.data;
    const shown = {
      linkType: 'product',
      shortId: id,
      productName: 'İnce belli, altılı',
      productPrice: '420,00',
      productCount: 3,
    };
    expect(paymentPage).toMatchObject({
      ...shown,
      type: 'link',
      paymentAmount: '1.260,00',
      productImg: 'https://shop.example/a.webp',
    });
    expect(paymentPage.merchantLogo).toBe(`${sandbox.urls.store}/logo.svg`);
    const {
      urun_adet: _,
      fatura_secimi: __,
      vergi_unvan: ___,
      vergi_dairesi: ____,
      vergi_numarasi: _____,
      ...payer
    } = orders.product;
    expect(paymentForm).toMatchObject({ ...payer, payment_amount: '126000', merchant_oid: shopper.opened.oid });
    expect(JSON.parse(Buffer.from(paymentForm.user_basket, 'base64').toString())).toEqual([
      ['İnce belli, altılı', '420.00', 3],
    ]);
    const { linkPage } = (await linkOfPayment(shopper.opened.token)).json.data;
    expect(linkPage).toMatchObject(shown);
    expect(linkPage.merchantLogo).toBe(paymentPage.merchantLogo);
  });

  it('keeps the invoice with the order, and expires no later than its link', async () => {
    const id = await createLink(provider, 'product', { expiry_date: '2026-03-09 12:10:00' });
    const invoice = {
      fatura_secimi: '1',
      vergi_unvan: 'Demlik Ltd',
      vergi_dairesi: 'Kadıköy',
      vergi_numarasi: '1234567890',
    };
    const shopper = await arriveByLink(provider, id, { ...orders.product, ...invoice });
    const [row] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, shopper.opened.token));
    expect(row!.invoice).toEqual(invoice);
    expect(shopper.form.request_exp_date).toBe('2026-03-09T09:10:00.000Z');
  });

  it('takes the reference of the form once; a form sent again opens another payment', async () => {
    const form = await formOf(await createLink(provider, 'flex'));
    const tokens = await Promise.all([1, 2, 3].map(() => sendOrder(provider, form, orders.flex)));
    expect(new Set(tokens.map(({ json }) => json.data.paymentPage.token)).size).toBe(3);
    const rows = await sandbox.db
      .select()
      .from(orderRows)
      .where(eq(orderRows.linkId, form.short_id ?? ''));
    expect(rows.filter(({ merchantOid }) => merchantOid === form.merchant_oid)).toHaveLength(1);
    expect(rows).toHaveLength(3);
  });

  describe('LK-07 a product is ordered at the price its page showed', () => {
    const order = (form: Fields, shown: string) =>
      sendOrder(provider, form, { ...orders.product, urun_adet: '3', shown_amount: shown });
    const changePrice = (id: string, price: string) =>
      merchantCall(provider, '/odeme/api/link/change', '100003', { id, price }, `change${id}100003${price}`);

    it('takes the total that the link has', async () => {
      const form = await formOf(await createLink(provider, 'product'));
      expect((await order(form, '1.260,00')).status).toBe(200);
    });

    it('refuses the total of the price before, and opens no payment', async () => {
      const id = await createLink(provider, 'product');
      const form = await formOf(id);
      expect((await changePrice(id, '45000')).json.status).toBe('success');
      expect((await order(form, '1.260,00')).json.error.code).toBe('priceChanged');
      expect(await sandbox.db.select().from(orderRows).where(eq(orderRows.linkId, id))).toEqual([]);
    });

    it('says so before it looks at the fields, which the shopper would correct for nothing', async () => {
      const id = await createLink(provider, 'product');
      const form = await formOf(id);
      await changePrice(id, '45000');
      const wrong = { ...orders.product, email: 'ayse@', shown_amount: '420,00' };
      expect((await sendOrder(provider, form, wrong)).json.error.code).toBe('priceChanged');
    });

    it('takes the same form again at the new total', async () => {
      const id = await createLink(provider, 'product');
      const form = await formOf(id);
      await changePrice(id, '45000');
      await order(form, '1.260,00');
      expect((await order(form, '1.350,00')).status).toBe(200);
    });

    it('asks older pages for nothing', async () => {
      const form = await formOf(await createLink(provider, 'product'));
      expect((await order(form, '')).status).toBe(200);
    });
  });

  it('T13 keeps digits that no telephone has with its last four digits only', async () => {
    const id = await createLink(provider, 'product');
    const shopper = await arriveByLink(provider, id, { ...orders.product, user_phone: '1234567890124359' });
    const [row] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, shopper.opened.token));
    expect(row!.userPhone).toBe('************4359');
  });

  const wrong: readonly (readonly [Kind, Fields, string])[] = [
    ['collection', { collection_amount: '' }, 'collection_amount'],
    ['collection', { collection_amount: '0,99' }, 'collection_amount'],
    ['collection', { collection_amount: '1,2,3' }, 'collection_amount'],
    ['collection', { collection_amount: '-5,00' }, 'collection_amount'],
    ['collection', { collection_amount: '1e3' }, 'collection_amount'],
    ['collection', { user_name: 'Ayşe Yılmaz' }, 'user_name'],
    ['collection', { urun_adet: '1' }, 'urun_adet'],
    ['product', { urun_adet: '0' }, 'urun_adet'],
    ['product', { urun_adet: '' }, 'urun_adet'],
    ['product', { urun_adet: '-1' }, 'urun_adet'],
    ['product', { urun_adet: '1.5' }, 'urun_adet'],
    ['product', { urun_adet: '100000' }, 'urun_adet'],
    ['product', { shown_amount: '420 lira' }, 'shown_amount'],
    ['flex', { shown_amount: '250,00' }, 'shown_amount'],
    ['product', { collection_amount: '1,00' }, 'collection_amount'],
    ['product', { user_name: '' }, 'user_name'],
    ['product', { user_name: 'x'.repeat(152) }, 'user_name'],
    ['product', { user_address: 'Moda' }, 'user_address'],
    ['product', { user_address: 'Moda Caddesi 1, 4355 0843 5508 4358' }, 'user_address'],
    ['product', { user_name: 'Ayşe 4355-0843-5508-4358' }, 'user_name'],
    ['flex', { user_name: '4355084355084358' }, 'user_name'],
    ['flex', { email: '4355084355084358@example.com' }, 'email'],
    ['product', { user_address: 'x'.repeat(401) }, 'user_address'],
    ['product', { email: 'ayşe@example.com' }, 'email'],
    ['product', { email: 'ayse@' }, 'email'],
    ['product', { user_phone: '123456789' }, 'user_phone'],
    ['product', { user_phone: '0555 111 22 33' }, 'user_phone'],
    ['product', { user_phone: '4355084355084358' }, 'user_phone'],
    ['flex', { user_phone: '+4355084355084358' }, 'user_phone'],
    ['product', { user_phone: '4355084355084359' }, 'user_phone'],
    ['product', { fatura_secimi: '2' }, 'fatura_secimi'],
    ['product', { vergi_unvan: 'Demlik Ltd' }, 'vergi_unvan'],
    ['product', { zip_code: '1'.repeat(13) }, 'zip_code'],
    ['product', { user_country: 'XX' }, 'user_country'],
    ['flex', { user_country: 'AT' }, 'user_country'],
    ['product', { fatura_secimi: '1', vergi_dairesi: 'Kadıköy', vergi_numarasi: '1234567890' }, 'vergi_unvan'],
    [
      'product',
      { fatura_secimi: '1', vergi_unvan: 'Demlik', vergi_dairesi: 'K', vergi_numarasi: '1234567890' },
      'vergi_dairesi',
    ],
    [
      'product',
      { fatura_secimi: '1', vergi_unvan: 'Demlik', vergi_dairesi: 'Kadıköy', vergi_numarasi: '123456789' },
      'vergi_numarasi',
    ],
    ['flex', { collection_amount: '0,99' }, 'collection_amount'],
    ['flex', { collection_amount: '5.000,01' }, 'collection_amount'],
    ['flex', { user_name: 'x'.repeat(76) }, 'user_name'],
    ['flex', { user_address: '' }, 'user_address'],
    ['flex', { fatura_secimi: '1' }, 'fatura_secimi'],
  ];
  it.each(wrong)('LK-02 LK-04 LK-06 AD-01 AD-04 AD-05 QT-01 refuses a %s with %j', async (kind, changes, field) => {
    const form = await formOf(await createLink(provider, kind));
    const { status, json } = await sendOrder(provider, form, { ...orders[kind], ...changes });
    expect(status).toBe(400);
    expect(json.error).toEqual(expect.objectContaining({ code: 'validation', field }));
  });

  it('T11 refuses a form that was made for another link: only the diagonal opens payments', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        createLink(provider, 'flex', { merchant_id: index < 3 ? '100003' : '100001' }),
      ),
    );
    const forms = await Promise.all(ids.map(formOf));
    const cells: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [row, form] of forms.entries()) {
      for (const [column, id] of ids.entries()) {
        const { status, json } = await sendOrder(provider, { ...form, short_id: id }, orders.flex);
        cells[`form ${row}, link ${column}`] = status === 200 ? 'opened' : `${status} ${json.error.code}`;
        expected[`form ${row}, link ${column}`] = row === column ? 'opened' : '401 ownership';
      }
    }
    expect(cells).toEqual(expected);
    const rows = await sandbox.db.select().from(orderRows);
    for (const [index, id] of ids.entries()) {
      const own = rows.filter(({ linkId }) => linkId === id);
      expect(own).toHaveLength(1);
      expect(own[0]!.merchantOid).toBe(forms[index]!.merchant_oid);
      expect(own[0]!.merchantId).toBe(forms[index]!.merchant_id);
    }
  });

  it('T9 refuses a form with a changed or missing part, a repeated field, and a post of another site', async () => {
    const form = await formOf(await createLink(provider, 'flex'));
    const changed: Record<string, string>[] = [
      { merchant_id: '100001' },
      { merchant_oid: 'LNK1' },
      { [`${product}_token`]: '' },
    ];
    for (const changes of changed) {
      expect((await sendOrder(provider, { ...form, ...changes }, orders.flex)).json.error.code).toBe('ownership');
    }
    const foreign = await sendOrder(provider, form, orders.flex, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.json.error.code).toBe('csrf');
    const twice = new URLSearchParams({ ...form, ...orders.flex });
    twice.append('collection_amount', '1,00');
    const answer = await fetch(`${provider}/odeme/api/oos/payment/link`, { method: 'POST', body: twice });
    expect(answer.status).toBe(400);
    expect(
      await sandbox.db
        .select()
        .from(orderRows)
        .where(eq(orderRows.linkId, form.short_id ?? '')),
    ).toEqual([]);
  });

  it('T17 the amount is the server’s: what the form says of currency, addresses and limits changes nothing', async () => {
    const form = await formOf(await createLink(provider, 'product', { max_count: '3' }));
    const urls = { merchant_ok_url: 'https://evil.example', merchant_fail_url: 'https://evil.example' };
    const evil = { currency: 'JPY', user_ip: '1.2.3.4', ...urls };
    const { json } = await sendOrder(provider, { ...form, ...evil }, orders.product);
    const [row] = await sandbox.db.select().from(orderRows).where(eq(orderRows.token, json.data.paymentPage.token));
    expect(row).toMatchObject({ currency: 'TL', amount: 42000, okUrl: sandbox.urls.store, userIp: '127.0.0.1' });
    expect(row!.failUrl).toBe(`${provider}/link/${form.short_id}/failed`);
  });
});
