import { rmSync } from 'node:fs';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, get } from '../../calls.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox } from '../../running-sandbox.js';
import {
  accepting,
  approved,
  arriveByLink,
  cameOf,
  createLink,
  deleteLink,
  orders,
  saleTextFields,
} from '../links/link-shop.js';

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = pageFolder();
  sandbox = await openSandbox({ pageFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => get(sandbox.urls.provider + path);

describe('SD-04 the document of a link', () => {
  const merchant = { merchant_id: '100003' };
  const shellOf = async (kind: 'collection' | 'product' | 'flex', changes: Fields = {}) => {
    const id = await createLink(sandbox.urls.provider, kind, { ...merchant, ...changes });
    return { id, text: (await open(`/link/${id}`)).text };
  };

  it.each(['collection', 'product', 'flex'] as const)('has the form of its type, in its language: %s', async (kind) => {
    const { text } = await shellOf(kind, { lang: 'en' });
    expect(text).toMatch(new RegExp(`^<html lang="en".*<p>${kind}$`));
  });

  it('has its name, what one piece costs and its description', async () => {
    const { text } = await shellOf('product', { name: 'Kitap', price: '123450', description: 'İki cilt' });
    expect(text).toContain('<h1>Kitap</h1><b>₺1.234,50</b><q>İki cilt</q>');
  });

  it('LK-03 TR-11 has the heading of the page where nothing can be shown of its name', async () => {
    const { text } = await shellOf('product', { name: '\u202e\u202e\u202e\u202e\u202e', lang: 'en' });
    expect(text).toContain('<h1>Secure payment</h1>');
  });

  it('TR-11: has texts without characters that turn a line round', async () => {
    const { text } = await shellOf('product', { name: '\u202eKitap', description: 'İki\u2066 cilt' });
    expect(text).toContain('<h1>Kitap</h1>');
    expect(text).toContain('<q>İki cilt</q>');
  });

  it('has what is left of a collection, in its currency', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'collection', { ...merchant, price: '150000', currency: 'EUR' });
    const shopper = await arriveByLink(provider, id, orders.collection);
    expect(cameOf(await shopper.pay(approved, { do_3d: '0' }))).toBe('charged');
    expect((await open(`/link/${id}`)).text).toContain('<b>€500,00</b>');
  });

  it('PP-15 LK-04 has the sign of its currency for the amount that is typed', async () => {
    expect((await shellOf('flex', { currency: 'EUR' })).text).toContain('<i>€</i>');
    expect((await shellOf('flex', { currency: 'CHF' })).text).toContain('<i>CHF</i>');
    expect((await shellOf('flex')).text).toContain('<i>₺</i>');
  });

  it('names no price where the payer chooses it', async () => {
    expect((await shellOf('flex')).text).toContain('<b></b>');
  });

  it('has text of a merchant as text, whatever it is', async () => {
    const { text } = await shellOf('product', { name: '</h1><script>x</script>%CONFIG%' });
    expect(text).toContain('<h1>&lt;/h1&gt;&lt;script&gt;x&lt;/script&gt;%CONFIG%</h1>');
  });

  it('says on its root element that its description is long', async () => {
    expect((await shellOf('flex', { description: 'a'.repeat(181) })).text).toContain(' data-shell-text="long"');
    expect((await shellOf('flex', { description: 'a'.repeat(180) })).text).not.toContain('data-shell-text');
  });

  it('LW-03 says on its root element that the order obliges to pay, where it has the texts of a sale', async () => {
    expect((await shellOf('product', saleTextFields)).text).toContain(' data-shell-obliges="on"');
    expect((await shellOf('product')).text).not.toContain('data-shell-obliges');
  });

  it('LK-09 that takes no payment has no form, and neither has what became of one', async () => {
    const { id } = await shellOf('flex');
    for (const end of ['failed', 'success']) expect((await open(`/link/${id}/${end}`)).text).toContain('<p>plain');
    await deleteLink(sandbox.urls.provider, id);
    expect((await open(`/link/${id}`)).text).toContain('<p>plain');
  });

  it('TH-01 takes the look of the device, with a form and without', async () => {
    const { id, text } = await shellOf('flex');
    expect(text).toContain(' data-theme="device"');
    for (const end of ['failed', 'success'])
      expect((await open(`/link/${id}/${end}`)).text).toContain(' data-theme="device"');
    await deleteLink(sandbox.urls.provider, id);
    expect((await open(`/link/${id}`)).text).toContain(' data-theme="device"');
  });
});

describe('the document of a payment by link', () => {
  it('RT-09 of a link has its card fields; what became of one has none', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'product', { merchant_id: '100001', lang: 'en', max_count: '1' });
    const { opened } = await arriveByLink(provider, id, orders.product);
    const path = `/odeme/guvenli/link/${opened.token}`;
    expect((await open(path)).text).toMatch(/^<html lang="en".*<p>card$/);
    expect((await open(path)).headers.get('content-security-policy')).toContain(
      `frame-ancestors ${sandbox.urls.store};`,
    );
    await deleteLink(provider, id, '100001');
    expect((await open(path)).text).toContain('<p>plain');
    expect((await open('/odeme/guvenli/link/unknown')).text).toContain('<p>plain');
  });

  it('LW-03 says on its root element that the order obliges to pay, where it accepted the texts of a sale', async () => {
    const { provider } = sandbox.urls;
    const documentOf = async (texts: Fields) => {
      const id = await createLink(provider, 'product', texts);
      const acceptance = texts.contract === undefined ? {} : accepting(texts);
      const { opened } = await arriveByLink(provider, id, { ...orders.product, ...acceptance });
      return (await open(`/odeme/guvenli/link/${opened.token}`)).text;
    };
    expect(await documentOf(saleTextFields)).toContain(' data-shell-obliges="on"');
    expect(await documentOf({})).not.toContain('data-shell-obliges');
  });

  it('RT-10 of a link is redirected to from its v2 address', async () => {
    const { status, headers } = await open('/odeme/guvenli/link/v2/abc');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/odeme/guvenli/link/abc');
  });
});
