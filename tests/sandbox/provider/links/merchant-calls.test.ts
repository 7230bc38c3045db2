import { linkMessages } from '../../../../sandbox/provider/database/schema.js';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { merchantCall, sign } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import {
  approved,
  arriveByLink,
  cameOf,
  createLink,
  deleteLink,
  type Kind,
  linkRequest,
  openLink,
  orders,
  sendOrder,
} from './link-shop.js';

const sandbox = sandboxOfTests();
let provider: string;
beforeAll(() => {
  provider = sandbox.urls.provider;
});

const tokenField = `${product}_token`;
const ask = async (fields: Fields) => (await post(`${provider}/odeme/api/link/create`, fields)).json;
const create = (kind: Kind, changes: Fields = {}) => ask(linkRequest(kind, changes));

describe('link/create', () => {
  it.each(['collection', 'product', 'flex'] as const)('makes a %s link and says where it is', async (kind) => {
    const made = await create(kind);
    expect(made).toEqual({
      status: 'success',
      id: expect.stringMatching(/^[\w-]{16}$/),
      link: `${provider}/link/${made.id}`,
    });
    expect((await openLink(provider, made.id)).json.data.linkPage).toMatchObject({ type: 'link', linkType: kind });
  });

  it('takes multipart bodies, unknown fields and odd names', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...linkRequest('flex'),
      __proto__x: '1',
      'a[b]': '2',
      constructor: '3',
    }))
      body.append(name, value);
    const answer = await fetch(`${provider}/odeme/api/link/create`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ status: 'success' });
  });

  it('gives a QR picture of the address when asked: a PNG', async () => {
    const { base64_qr: picture } = await create('flex', { get_qr: '1' });
    const png = Buffer.from(picture, 'base64');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(400);
    expect(await create('flex', { get_qr: '0' })).not.toHaveProperty('base64_qr');
  });

  const signedBoth = ['name', 'price', 'max_installment', 'link_type', 'lang', 'currency'];
  const signed: readonly (readonly [Kind, string])[] = [
    ...[...signedBoth, 'min_count'].map((field) => ['product', field] as const),
    ...[...signedBoth, 'email'].map((field) => ['collection', field] as const),
  ];
  it.each(signed)('signs of a %s link its %s: with another value it makes no link', async (kind, field) => {
    const changed: Fields = {
      lang: 'en',
      currency: 'USD',
      price: '99900',
      name: 'Başka',
      max_installment: '2',
      link_type: 'flex',
      min_count: '2',
      email: 'other@example.com',
    };
    const forged = { ...linkRequest(kind), flex_max_price: '500000', [field]: changed[field] ?? '' };
    expect(await ask(forged)).toMatchObject({ status: 'error', err_no: '001' });
  });

  it('signs of a flex link what the contract says; another merchant’s signature makes no link', async () => {
    const flex = linkRequest('flex');
    const text = `${flex.name}TL12flextr`;
    expect(flex[tokenField]).toBe(sign('100003', text));
    expect(await ask({ ...flex, [tokenField]: sign('100001', text) })).toMatchObject({ err_no: '001' });
    expect(await ask({ ...flex, merchant_id: '100001' })).toMatchObject({ err_no: '001' });
  });

  const wrong: readonly (readonly [Kind, Fields, string])[] = [
    ['product', { link_type: 'gift' }, 'link_type must be collection, product or flex'],
    ['product', { name: 'abc' }, 'name must be 4 to 200 characters'],
    ['product', { name: 'x'.repeat(201) }, 'name must be 4 to 200 characters'],
    ['product', { name: '' }, 'name is missing'],
    ['product', { price: '' }, 'price is missing'],
    ['product', { price: '0' }, 'price must be an integer of at least 1'],
    ['product', { price: '12.50' }, 'price must be an integer'],
    ['product', { price: '10000000000' }, 'price must be an integer'],
    ['product', { currency: 'XAU' }, 'currency must be TL'],
    ['product', { max_installment: '13' }, 'max_installment must be 1 to 12'],
    ['product', { max_installment: '' }, 'max_installment is missing'],
    ['product', { pft: '1' }, 'pft must be 0, or 2 to 12'],
    ['product', { min_count: '0' }, 'min_count must be pieces, 1 to 99999'],
    ['product', { max_count: '100000' }, 'max_count must be pieces, 1 to 99999'],
    ['product', { min_count: '5', max_count: '4' }, 'max_count must not be less than min_count'],
    ['product', { image: 'javascript:alert(1)' }, 'image must be an http or https address'],
    ['product', { expiry_date: '2026-02-30 10:00:00' }, 'expiry_date must be a time in Turkey'],
    ['product', { expiry_date: '2026-03-10' }, 'expiry_date must be a time in Turkey'],
    ['product', { expiry_date: '2026-03-09 12:00:00' }, 'expiry_date must be in the future'],
    ['product', { callback_link: 'https://shop.example/cb' }, 'callback_link and callback_id need each other'],
    ['product', { callback_id: 'a1' }, 'callback_link and callback_id need each other'],
    ['product', { callback_link: 'ftp://shop.example', callback_id: 'a1' }, 'callback_link must be an http or https'],
    ['collection', { email: '' }, 'email is missing'],
    ['collection', { email: 'nobody' }, 'email must be an e-mail address'],
    ['collection', { email: '4355084355084358@example.com' }, 'email must be an e-mail address'],
    ['collection', { price: '99' }, 'price must be an integer of at least 100'],
    ['flex', { flex_max_price: '' }, 'flex_max_price is missing'],
    ['flex', { flex_max_price: '99' }, 'flex_max_price must be an integer of at least 100'],
    ['flex', { price: '600000' }, 'flex_max_price must not be less than price'],
    ['flex', { user_name: 'x'.repeat(61) }, 'user_name must be 1 to 60 characters'],
  ];
  it.each(wrong)('refuses a %s with %j', async (kind, changes, reason) => {
    const answer = await create(kind, changes);
    expect(answer).toMatchObject({ status: 'error', err_no: '002', err_msg: expect.stringContaining(reason) });
    expect(answer.reason).toBe(answer.err_msg);
  });

  it('reads an expiry date as the time in Turkey', async () => {
    const id = await createLink(provider, 'flex', { expiry_date: '2026-03-09 12:00:01' });
    expect((await openLink(provider, id)).status).toBe(200);
    sandbox.clock.advance(1000);
    const { status, json } = await openLink(provider, id);
    expect(status).toBe(410);
    expect(json.error.code).toBe('expired');
  });
});

describe('a link whose time is over', () => {
  it.each(['collection', 'product', 'flex'] as const)(
    'T17 a form of a %s that was opened before creates no payment',
    async (kind) => {
      const expiresAt = new Date(sandbox.clock.now() + 1000 + 3 * 3_600_000).toISOString();
      const id = await createLink(provider, kind, { expiry_date: expiresAt.slice(0, 19).replace('T', ' ') });
      const { linkForm } = (await openLink(provider, id)).json.data;
      sandbox.clock.advance(1000);
      const { status, json } = await sendOrder(provider, linkForm, orders[kind]);
      expect(status).toBe(410);
      expect(json.error.code).toBe('expired');
    },
  );
});

describe('link/delete', () => {
  it('deletes up to ten, all or none, and a second time too', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => createLink(provider, 'flex')));
    const [one = ''] = ids;
    expect((await deleteLink(provider, [...ids, await createLink(provider, 'flex')].join(','))).json.err_no).toBe(
      '002',
    );
    expect((await deleteLink(provider, `${one},unknown`)).json.err_no).toBe('004');
    expect((await openLink(provider, one)).status).toBe(200);
    for (const _ of [1, 2]) expect((await deleteLink(provider, ids.join(','))).json).toEqual({ status: 'success' });
    for (const id of ids) expect((await openLink(provider, id)).json.error.code).toBe('deleted');
  });

  it('is for the merchant of the link alone, with its signature', async () => {
    const id = await createLink(provider, 'flex');
    expect((await deleteLink(provider, id, '100001')).json.err_no).toBe('004');
    const path = '/odeme/api/link/delete';
    expect((await merchantCall(provider, path, '100003', { id }, `${id}100001`)).json.err_no).toBe('001');
    expect((await merchantCall(provider, path, '100003', { id: '' }, '100003')).json.err_no).toBe('002');
    expect((await openLink(provider, id)).status).toBe(200);
  });
});

describe('link/send-sms and link/send-email', () => {
  const send = (id: string, channel: 'sms' | 'email', recipient: string, merchantId = '100003') =>
    merchantCall(
      provider,
      `/odeme/api/link/send-${channel}`,
      merchantId,
      { id, [channel === 'sms' ? 'cell_phone' : 'email']: recipient },
      id + merchantId + recipient,
    );

  it.each(['ali+vezne@gmail.com', 'ayşe@example.com', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`])(
    'LK-04 takes any valid address: %s',
    async (recipient) => {
      const id = await createLink(sandbox.urls.provider, 'product', { merchant_id: '100003' });
      expect((await send(id, 'email', recipient)).json).toEqual({ status: 'success' });
    },
  );

  it('put a message with the address into the outbox, in the language of the link', async () => {
    const id = await createLink(provider, 'collection', { lang: 'en' });
    expect((await send(id, 'sms', '05551112233')).json).toEqual({ status: 'success' });
    expect((await send(id, 'email', 'ayse@example.com')).json).toEqual({ status: 'success' });
    const sent = (await sandbox.db.select().from(linkMessages)).filter(({ linkId }) => linkId === id);
    expect(sent).toMatchObject([
      { channel: 'sms', recipient: '05551112233' },
      { channel: 'email', recipient: 'ayse@example.com' },
    ]);
    for (const { body } of sent) expect(body).toMatch(new RegExp(`${provider}/link/${id}(\\n|$)`));
    expect(sent[1]).toMatchObject({
      subject: 'Hızlı Market: your payment link',
      body: expect.stringContaining('₺1.000,00'),
    });
  });

  it('LK-02 name what a partly paid collection still asks for', async () => {
    const id = await createLink(provider, 'collection', { lang: 'en' });
    const shopper = await arriveByLink(provider, id, { collection_amount: '250,50' });
    expect(cameOf(await shopper.pay(approved, { do_3d: '0' }))).toBe('charged');
    expect((await send(id, 'sms', '05551112233')).json).toEqual({ status: 'success' });
    const sent = (await sandbox.db.select().from(linkMessages)).filter(({ linkId }) => linkId === id);
    expect(sent.find(({ channel }) => channel === 'sms')?.body).toContain('₺749,50');
  });

  it.each([
    ['sms', '555111223'],
    ['sms', '0555111223'],
    ['sms', '055511122334'],
    ['sms', '0212 111 22 33'],
    ['sms', ''],
    ['email', 'ayse'],
    ['email', 'a@b.c\r\nBcc: x@y.z'],
    ['email', ''],
    ['email', '4355084355084358@example.com'],
    ['sms', '4355084355084358'],
  ] as const)('T13 refuse by %s the wrong recipient %j', async (channel, recipient) => {
    const id = await createLink(provider, 'flex');
    expect((await send(id, channel, recipient)).json.err_no).toBe('002');
  });

  it('refuse another merchant’s link, and one that is over', async () => {
    const id = await createLink(provider, 'flex');
    expect((await send(id, 'sms', '05551112233', '100001')).json.err_no).toBe('004');
    expect((await send('unknown', 'sms', '05551112233')).json.err_no).toBe('004');
    await deleteLink(provider, id);
    expect((await send(id, 'sms', '05551112233')).json).toMatchObject({ status: 'error', err_no: '006' });
  });
});
