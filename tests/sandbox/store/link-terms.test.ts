import { type Answer, type Fields, get, postPanelForm } from '../calls.js';
import { approved, arriveByLink, openLink, orders } from '../provider/links/link-shop.js';
import { sandboxOfTests } from '../running-sandbox.js';

const sandbox = sandboxOfTests();
let store: string;
let provider: string;
beforeAll(() => {
  ({ store, provider } = sandbox.urls);
});

const idOf = (answer: Answer): string => answer.headers.get('location')?.split('/').at(-1) ?? '';
const page = async (path: string) => (await get(store + path, { 'accept-language': 'en' })).text;
const act = (id: string, name: string, fields: Fields = {}) =>
  postPanelForm(store, `/links/${id}/${name}`, fields, { 'accept-language': 'en' });
const categoryOf = async (id: string) =>
  (await page(`/links/${id}`)).split('<select id="category"')[1]?.split('</select>')[0] ?? '';
const codeOf = async (id: string) => (await openLink(provider, id)).json.error?.code ?? 'open';
const product = { kind: 'product', name: 'Çaydanlık', price: '420', currency: 'TL', minCount: '1', merchant: '100003' };
const make = async (fields: Fields = {}) =>
  idOf(await postPanelForm(store, '/links', { ...product, language: 'tr', ...fields }));

describe('LK-09 the terms of a link in the demo store', () => {
  it('LK-09 pauses and resumes it, and says so on its page and in the list', async () => {
    const id = await make();
    expect((await act(id, 'pause')).status).toBe(303);
    expect(await codeOf(id)).toBe('closed');
    for (const path of ['/links', `/links/${id}`]) expect(await page(path)).toContain('badge-bad">Paused<');
    expect((await act(id, 'resume')).status).toBe(303);
    expect(await codeOf(id)).toBe('open');
    for (const path of ['/links', `/links/${id}`]) expect(await page(path)).not.toContain('badge-bad">Paused<');
  });

  it('LK-09 limits its payments, shows how many it took, and takes the limit away', async () => {
    const id = await make({ maxUses: '1' });
    await (await arriveByLink(provider, id, orders.product)).pay(approved, { do_3d: '0' });
    expect(await codeOf(id)).toBe('closed');
    const shown = await page(`/links/${id}`);
    expect(shown).toContain('<dd>1 / 1</dd>');
    expect(shown).toContain('<dd>₺420,00</dd>');
    expect((await act(id, 'change', { uses: '' })).status).toBe(303);
    expect(await codeOf(id)).toBe('open');
  });

  it('LK-09 changes price, stock, expiry and description, and leaves what did not change', async () => {
    const id = await make({ stock: '9' });
    const fields = { price: '1.234,50', stock: '5', uses: '', expiry: '2030-01-02T10:30', description: 'Elde dövme' };
    expect((await act(id, 'change', fields)).status).toBe(303);
    const { linkPage } = (await openLink(provider, id)).json.data;
    expect(linkPage).toMatchObject({ productPrice: '1.234,50', productMax: 5, productDesc: 'Elde dövme' });
    expect(await page('/links')).toContain('₺1.234,50, sold 0 / 5');
    expect(await page(`/links/${id}`)).toContain('value="2030-01-02T10:30"');
  });

  it('IN-12 a new link has the category of its form, and the form of its terms changes it and takes it away', async () => {
    const id = await make({ category: 'electronics' });
    const chosen = async () => /<option value="(\w*)" selected>/.exec(await categoryOf(id))?.[1];
    expect(await chosen()).toBe('electronics');
    expect((await act(id, 'change', { category: 'newPhones' })).status).toBe(303);
    expect(await chosen()).toBe('newPhones');
    expect((await act(id, 'change', { category: '' })).status).toBe(303);
    expect(await chosen()).toBe('');
  });

  it('LK-09 says beside the field what cannot be sent, and shows the provider’s reason as it came', async () => {
    const id = await make();
    const wrong = await act(id, 'change', { price: '1,2,3', uses: '0' });
    expect(wrong.status).toBe(422);
    for (const name of ['price', 'uses']) expect(wrong.text).toContain(`id="${name}-problem"`);
    expect(wrong.text).toContain('value="1,2,3"');
    const refused = await act(id, 'change', { expiry: '2020-01-01T10:00' });
    expect(refused.text).toContain('expiry_date must be in the future');
    expect(refused.text).toContain('value="2020-01-01T10:00"');
  });

  it('LK-09 offers nothing of it for a deleted link, nor to posts of other sites', async () => {
    const id = await make();
    for (const name of ['pause', 'resume', 'change'])
      expect((await postPanelForm(store, `/links/${id}/${name}`, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(
        403,
      );
    await act(id, 'delete');
    const shown = await page(`/links/${id}`);
    expect(shown).not.toContain('/pause"');
    expect(shown).not.toContain('/change"');
    expect((await act(id, 'pause')).status).toBe(502);
    expect((await act('unknown', 'pause')).status).toBe(404);
  });
});
