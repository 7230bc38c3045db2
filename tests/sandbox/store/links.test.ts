import { createHmac } from 'node:crypto';
import { linkCases } from '../../../sandbox/demo/link-cases.js';
import { storeLinks } from '../../../sandbox/store/orders/schema.js';
import { storePaths } from '../../../sandbox/store/prepared/store-options.js';
import { type Answer, type Fields, get, post, postPanelForm } from '../calls.js';
import { approved, arriveByLink, openLink, orders } from '../provider/links/link-shop.js';
import { sandboxOfTests } from '../running-sandbox.js';

const sandbox = sandboxOfTests();
let store: string;
let provider: string;
beforeAll(() => {
  ({ store, provider } = sandbox.urls);
});

const idOf = (answer: Answer): string => answer.headers.get('location')?.split('/').at(-1) ?? '';
const openCase = async (id: string): Promise<string> => idOf(await postPanelForm(store, `/links/cases/${id}`, {}));
const page = async (path: string, language = 'tr') => (await get(store + path, { 'accept-language': language })).text;
const hostile = `"><img src=x onerror=alert(1)>'&`;

const collection: Fields = {
  kind: 'collection',
  name: 'Toptan çay',
  description: '',
  price: '1.234,5',
  currency: 'TL',
  payerName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  merchant: '100003',
  language: 'tr',
  expiry: '',
};

describe('the form of a link', () => {
  const made: readonly (readonly [Fields, object])[] = [
    [collection, { linkType: 'collection', productPrice: '1.234,50', productEmail: 'ayse@example.com' }],
    [
      { ...collection, kind: 'product', price: '420', minCount: '2', stock: '9', picture: 'teapot', zipRequired: '1' },
      {
        linkType: 'product',
        productPrice: '420,00',
        productMin: 2,
        productMax: 9,
        fbxType: '1',
        isInvoiceSelected: '0',
      },
    ],
    [
      { ...collection, kind: 'flex', price: '', maxPrice: '5000', currency: 'EUR', language: 'en' },
      { linkType: 'flex', flexMinPrice: '1,00', flexMaxPrice: '5.000,00', currency: 'EUR', lang: 'en' },
    ],
  ];
  it.each(made)('LK-01 LK-03 LK-04 makes a link of %j over the merchant API', async (form, linkPage) => {
    const id = idOf(await postPanelForm(store, '/links', form));
    expect((await openLink(provider, id)).json.data.linkPage).toMatchObject(linkPage);
    for (const path of ['/links', `/links/${id}`]) expect(await page(path)).toContain(`${provider}/link/${id}`);
    const picture = await fetch(`${store}/links/${id}/qr.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('says what is wrong beside the field, in both languages, and keeps what was typed', async () => {
    const form = { ...collection, name: 'abc', price: '1,2,3', email: 'nobody', merchant: '1', description: hostile };
    const answer = await postPanelForm(store, '/links', form);
    expect(answer.status).toBe(422);
    for (const name of ['name', 'price', 'email', 'merchant']) expect(answer.text).toContain(`id="${name}-problem"`);
    expect(answer.text).toContain('value="1,2,3"');
    expect(answer.text).not.toContain('<img');
    const english = await postPanelForm(store, '/links', form, { 'accept-language': 'en' });
    expect(english.text).toContain('The link was not created.');
  });

  it('shows a hostile name as text, in the list and on its page', async () => {
    const id = idOf(await postPanelForm(store, '/links', { ...collection, name: hostile, payerName: hostile }));
    for (const path of ['/links', `/links/${id}`]) {
      const text = await page(path);
      expect(text).toContain('&quot;&gt;&lt;img src=x');
      expect(text).not.toContain('<img src=x');
    }
  });

  it('shows the provider’s reason as it came', async () => {
    const answer = await postPanelForm(store, '/links', { ...collection, expiry: '2020-01-01T10:00' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('expiry_date must be in the future');
    expect(answer.text).toContain('value="Toptan çay"');
  });
});

describe('one click', () => {
  const ends: Readonly<Record<string, string>> = {
    paid: 'paid',
    deleted: 'deleted',
    expired: 'expired',
    'out-of-stock': 'outOfStock',
    'over-limit': 'overLimit',
  };
  it.each(linkCases.map(({ id, group }) => [id, group] as const))(
    'RT-02 %s opens a link that is %s',
    async (id, group) => {
      const { status, json } = await openLink(provider, await openCase(id));
      expect(status < 300).toEqual(group === 'payable');
      expect(json.error?.code).toEqual(ends[id]);
    },
  );

  it('IM-01 a product has a picture that can be opened from any site', async () => {
    const { productImage } = (await openLink(provider, await openCase('product'))).json.data.linkPage;
    const picture = await get(productImage);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(picture.text).not.toContain('class=');
    expect((await get(`${store}/pictures/none.svg`)).status).toBe(404);
  });
});

describe('what the store shows of a link', () => {
  const stateOf = async (id: string) =>
    /<p><span class="badge[^>]*>([^<]+)/.exec(await page(`/links/${id}`, 'en'))?.[1];

  it('follows its notifications: before one comes nothing is paid', async () => {
    const id = await openCase('collection-part');
    expect(await stateOf(id)).toBe('Open');
    await sandbox.runDue();
    expect(await stateOf(id)).toBe('Paid in part');
    expect(await page(`/links/${id}`, 'en')).toContain('₺400,50 / ₺1.000,00');
  });

  it.each([
    ['paid', 'Paid'],
    ['deleted', 'Deleted'],
    ['expired', 'Expired'],
    ['out-of-stock', 'Sold out'],
    ['product', 'Open'],
  ])('%s is %s', async (id, state) => {
    const made = await openCase(id);
    await sandbox.runDue();
    expect(await stateOf(made)).toBe(state);
  });

  it('shows the payment it was notified of, whole and once, however often it comes', async () => {
    const id = idOf(
      await postPanelForm(store, '/links', { ...collection, kind: 'product', price: '420', minCount: '1' }),
    );
    const shopper = await arriveByLink(provider, id, { ...orders.product, urun_adet: '2' });
    expect((await shopper.pay(approved, { do_3d: '0' })).status).toBe(200);
    await sandbox.runDue();
    const [link] = (await sandbox.db.select().from(storeLinks)).filter((row) => row.id === id);
    const notice = {
      callback_id: link!.callbackId,
      merchant_oid: shopper.opened.oid,
      status: 'success',
      total_amount: '84000',
    };
    const hash = (fields: Fields) =>
      createHmac('sha256', 'demo-key-100003')
        .update(`${fields.callback_id}${fields.merchant_oid}demo-salt-100003${fields.status}${fields.total_amount}`)
        .digest('base64');
    const tell = (fields: Fields) =>
      post(store + storePaths.linkNotification, { payment_amount: '84000', urun_adet: '2', ...fields });
    expect(await tell({ ...notice, hash: hash(notice) })).toMatchObject({ status: 200, text: 'OK' });
    expect(await tell({ ...notice, hash: 'forged' })).toMatchObject({ status: 400, text: 'BAD HASH' });
    const other = { ...notice, callback_id: 'BAG0' };
    expect(await tell({ ...other, hash: hash(notice), merchant_id: '100003' })).toMatchObject({ status: 400 });
    const shown = await page(`/links/${id}`, 'en');
    expect(shown).toContain('₺420,00, sold 2');
    expect(shown.match(/Signature correct/g)).toHaveLength(2);
    expect(shown).toContain('Repeated');
    expect(shown).toContain(orders.product.user_address);
    expect(await page('/orders')).not.toContain('BAG0');
  });
});

describe('sending and deleting', () => {
  it('shows what would have been sent, and the provider’s reason when it would not', async () => {
    const id = await openCase('collection');
    const send = (fields: Fields) => postPanelForm(store, `/links/${id}/send`, fields);
    expect((await send({ channel: 'sms', sms: '0555 111 22 33' })).status).toBe(303);
    expect((await send({ channel: 'email', email: ' ayse@example.com ' })).status).toBe(303);
    const shown = await page(`/links/${id}`);
    expect(shown.match(/class="message" data-channel/g)).toHaveLength(2);
    expect(shown).toContain('Çınar Kitabevi: ödeme bağlantınız');
    const wrong = await send({ channel: 'sms', sms: hostile });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('cell_phone must be 11 digits that begin with 05');
    expect(wrong.text).not.toContain('<img src=x');
  });

  it('deletes, and offers neither sending nor deleting then', async () => {
    const id = await openCase('flex');
    await postPanelForm(store, `/links/${id}/delete`, {});
    expect((await openLink(provider, id)).json.error.code).toBe('deleted');
    const shown = await page(`/links/${id}`);
    expect(shown).not.toContain('/send"');
    expect(shown).not.toContain('/delete"');
  });
});

it('has the strict policy on its pages of links, and takes posts of other sites only for the notification', async () => {
  const id = await openCase('flex');
  for (const path of ['/links', '/links/new', `/links/${id}`]) {
    const { status, text, headers } = await get(store + path);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'none'; script-src 'self' ${provider}; style-src 'self'`,
    );
    // What a link is called stands in attributes too.
    const tags = text.replace(/"[^"]*"/g, '""');
    expect(tags).not.toMatch(/<[^>]* (?:style|on\w+)=|<style|<script(?![^>]* src=)/);
  }
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/links', '/links/cases/flex', `/links/${id}/delete`, `/links/${id}/send`])
    expect((await postPanelForm(store, path, {}, foreign)).status).toBe(403);
  expect((await post(store + storePaths.linkNotification, {}, foreign)).text).toBe('BAD HASH');
  expect((await get(`${store}/links/unknown`)).status).toBe(404);
});
