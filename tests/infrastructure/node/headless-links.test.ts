import { firstValueFrom, lastValueFrom } from 'rxjs';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { addressLine, fullName } from '../../../src/domain/links/address.js';
import { maxCollection } from '../../../src/domain/links/collection.js';
import type { LinkOrder, Payer } from '../../../src/domain/links/link.js';
import { linkRefusalOf } from '../../../src/domain/links/link-refusal-codes.js';
import { totalOf } from '../../../src/domain/links/quantity.js';
import { normalisePhone } from '../../../src/domain/validation/phone.js';
import {
  CreateLinkPayment,
  nodeContainer,
  OpenLink,
  OpenLinkPayment,
  PayByCard,
} from '../../../src/infrastructure/node/container.js';
import type { Fields } from '../../sandbox/calls.js';
import { createToken } from '../../sandbox/merchant.js';
import { createLink, deleteLink } from '../../sandbox/provider/links/link-shop.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../sandbox/running-sandbox.js';
import { frictionless, typedCard } from './headless-shopper.js';

/** Payment links in plain Node: from the merchant's call to its notification, by the page's own use cases over real HTTP. */
let sandbox: Sandbox;
let box: NotificationBox;

beforeAll(async () => {
  sandbox = await openSandbox();
  box = await openNotificationBox();
});
afterAll(async () => {
  await sandbox.close();
  await box.close();
});

const make = (...[kind, changes]: [Parameters<typeof createLink>[1], Fields?]) =>
  createLink(sandbox.urls.provider, kind, { callback_link: box.url, callback_id: 'link-1', ...changes });

const vezne = () => nodeContainer({ baseUrl: sandbox.urls.provider, language: 'en' });

async function open(shortId: string) {
  const opened = await firstValueFrom(vezne().get(OpenLink)(shortId));
  if (opened.kind !== 'open') throw new Error(`${shortId}: ${linkRefusalOf(opened.failure)}`);
  return opened.link;
}

/** What an address of a link comes to, when it cannot be paid. */
async function stateOf(shortId: string) {
  const opened = await firstValueFrom(vezne().get(OpenLink)(shortId));
  return opened.kind === 'open' ? 'open' : linkRefusalOf(opened.failure);
}

/** The state that an order runs into. */
async function refusalOf(shortId: string, order: LinkOrder) {
  const outcome = await lastValueFrom(vezne().get(CreateLinkPayment)(await open(shortId), order));
  return outcome.kind === 'failed' ? linkRefusalOf(outcome.failure) : outcome.kind;
}

/** The payment page of an order. */
async function pageOf(shortId: string, order: LinkOrder) {
  const shopper = vezne();
  const outcome = await lastValueFrom(shopper.get(CreateLinkPayment)(await open(shortId), order));
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome.failure));
  const opened = await firstValueFrom(shopper.get(OpenLinkPayment)(outcome.token));
  if (opened.kind !== 'payable') throw new Error(opened.kind);
  return { shopper, page: opened.page };
}

/** Pays an order to its end and returns the merchant's notification, which goes to the link's own address. */
async function payWhole(shortId: string, order: LinkOrder): Promise<Fields> {
  const { shopper, page } = await pageOf(shortId, order);
  const outcome = await lastValueFrom(
    shopper.get(PayByCard)({
      page,
      source: typedCard(frictionless),
      language: 'en',
      brand: '',
      with3d: true,
      storeCard: false,
      installmentCount: 0,
      points: undefined,
    }),
  );
  expect(outcome.kind).toBe('paid');
  await sandbox.runDue();
  const notification = box.received.find((fields) => fields.get('merchant_oid') === page.order.id);
  if (notification === undefined) throw new Error('The merchant was not notified');
  expect(notification.get('callback_id')).toBe('link-1');
  return Object.fromEntries(notification);
}

const payer: Payer = {
  name: fullName({ name: 'Ayşe Nur', surname: 'Öz' }),
  address: addressLine({ detail: 'Moda Cad. No: 5 Daire 3', province: 'İstanbul', district: 'Kadıköy' }),
  email: 'ayse@example.com',
  phone: normalisePhone('+90 (532) 111 22 33'),
};

const pieces = (quantity: number, price: number): LinkOrder => ({
  kind: 'product',
  quantity,
  amount: quantity * price,
  ...payer,
  invoice: undefined,
});
const amount = (minor: number): LinkOrder => ({ kind: 'collection', amount: minor });

describe('a link from the merchant to its money, in Node', () => {
  it('AP-02 AP-03 LK-01 LK-05 a collection paid in full is notified, and is paid from then on', async () => {
    const id = await make('collection', { price: '123450' });
    expect(await open(id)).toMatchObject({ kind: 'collection', price: 123450, payerEmail: 'ayse@example.com' });
    expect(await payWhole(id, amount(123450))).toMatchObject({ status: 'success', total_amount: '123450' });
    expect(await stateOf(id)).toBe('paid');
  });

  it('AP-03 LK-02 a collection in parts: each opening shows what is left, to the last kuruş', async () => {
    const id = await make('collection', { price: '30001' });
    await payWhole(id, amount(100_00));
    expect(await open(id)).toMatchObject({ price: 200_01 });
    expect(await refusalOf(id, amount(200_02))).toBe('amountLeft');
    expect(await refusalOf(id, amount(199_02))).toBe('amountLeft');
    await payWhole(id, amount(200_01));
    expect(await stateOf(id)).toBe('paid');
  });

  it('AP-03 AP-04 AP-21 PP-04 PP-05 LK-07 a product: what is shown is what is charged, and its page names the link', async () => {
    const id = await make('product', { price: '1999', min_count: '2', max_count: '10' });
    const link = await open(id);
    if (link.kind !== 'product') throw new Error(link.kind);
    expect(link).toMatchObject({ min: 2, max: 10 });
    const { page } = await pageOf(id, pieces(3, 1999));
    expect(page).toMatchObject({
      kind: 'link',
      order: { amount: totalOf(link, 3), currency: 'TL', email: payer.email },
      merchant: { name: link.merchant.name, logo: link.merchant.logo },
      link: { shortId: id, linkType: 'product', productName: link.title, productPrice: 1999, productCount: 3 },
    });
    expect(page.merchant.logo).not.toBe('');
    expect(page.form).toMatchObject({
      user_name: 'Ayşe Nur Öz',
      user_address: payer.address,
      user_phone: '05321112233',
    });
    expect(await payWhole(id, pieces(3, 1999))).toMatchObject({ status: 'success', total_amount: String(1999 * 3) });
  });

  it('AP-03 QT-01 the stock that is left limits the next opening, and ends it', async () => {
    const id = await make('product', { max_count: '3' });
    await payWhole(id, pieces(2, 42_000));
    expect(await open(id)).toMatchObject({ min: 1, max: 1 });
    expect(await refusalOf(id, pieces(2, 42_000))).toBe('outOfStock');
    await payWhole(id, pieces(1, 42_000));
    expect(await stateOf(id)).toBe('outOfStock');
  });

  it('AP-03 AD-03 AD-05 a product abroad, with an invoice', async () => {
    const id = await make('product', { zip_required: '1', invoice: '1' });
    expect(await open(id)).toMatchObject({ zipRequired: true, invoiceSelected: true });
    const order: LinkOrder = {
      kind: 'product',
      quantity: 1,
      amount: 42_000,
      ...payer,
      address: addressLine({ detail: 'Hauptstraße 12, Berlin', province: 'abroad', district: 'abroad' }),
      zip: '10115',
      country: 'DE',
      invoice: { title: 'Öz Ltd.', taxOffice: 'Kadıköy', taxNumber: '1234567890' },
    };
    const { page } = await pageOf(id, order);
    expect(page.form.user_address).toBe('Hauptstraße 12, Berlin');
    expect(await payWhole(id, order)).toMatchObject({ status: 'success', zip_code: '10115', user_country: 'DE' });
  });

  it('AP-03 LK-04 a flex link takes what the payer chose, again and again', async () => {
    const id = await make('flex', { flex_max_price: '50000' });
    expect(await open(id)).toMatchObject({ kind: 'flex', min: 100, max: 50000, payerName: 'Ayşe Yılmaz' });
    for (const chosen of [1_00, 123_45, 500_00]) {
      const notification = await payWhole(id, { kind: 'flex', amount: chosen, ...payer });
      expect(notification).toMatchObject({ status: 'success', total_amount: String(chosen) });
    }
    expect(await stateOf(id)).toBe('open');
  });

  it('AP-02 a deleted, an unknown, an expired link and one over the limit say so', async () => {
    const deleted = await make('flex');
    expect((await deleteLink(sandbox.urls.provider, deleted)).json).toMatchObject({ status: 'success' });
    const over = await make('collection', { price: String(maxCollection + 1) });
    const within = await make('collection', { price: String(maxCollection) });
    const expiring = await make('collection', { expiry_date: '2026-03-09 12:00:01' });
    const now = [deleted, 'Nobody-1', over, within, expiring];
    expect(await Promise.all(now.map(stateOf))).toEqual(['deleted', 'notFound', 'overLimit', 'open', 'open']);
    sandbox.clock.advance(2_000);
    expect(await stateOf(expiring)).toBe('expired');
  });

  it('AP-04 a payment without a link has no context, and opens all the same', async () => {
    const { token } = await createToken(sandbox.urls.provider);
    const shopper = vezne();
    const opened = await firstValueFrom(shopper.get(OpenLinkPayment)(token));
    expect(opened).toMatchObject({ kind: 'payable', page: { kind: 'iframe', link: undefined } });
  });
});
