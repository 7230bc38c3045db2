import { type Fields, get, post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, createLink, type Kind, linkRequest, orders } from './link-shop.js';

const sandbox = sandboxOfTests();
const merchantId = '100003';
let provider: string;
beforeAll(async () => {
  provider = sandbox.urls.provider;
});

const arrive = (id: string, kind: Kind = 'product') => arriveByLink(provider, id, orders[kind]);

/** The data of a new payment of a link. */
async function paymentOf(id: string, kind: Kind = 'product') {
  const { opened } = await arrive(id, kind);
  return (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json.data;
}

/** The longest plan of a payment; 0 where it has none. */
const longestIn = ({ installments }: Awaited<ReturnType<typeof paymentOf>>) =>
  Math.max(0, ...Object.keys(installments.axess?.installment ?? {}).map(Number));

/** Changes a link, signed as the document says. */
async function change(id: string, fields: Fields): Promise<Fields> {
  const names = ['price', 'max_count', 'max_uses', 'expiry_date', 'description', 'category'];
  const signed = `change${id}${merchantId}${names.map((name) => fields[name] ?? '').join('')}`;
  return (await merchantCall(provider, '/odeme/api/link/change', merchantId, { id, ...fields }, signed)).json;
}

const inquire = async (id: string) =>
  (await merchantCall(provider, '/odeme/api/link/inquiry', merchantId, { id }, `${id}${merchantId}inquiry`)).json;

describe('the category of a link', () => {
  it.each([
    ['product', 'electronics', 4],
    ['product', 'smallAppliances', 9],
    ['product', 'newPhones', 0],
    ['collection', 'electronics', 4],
    ['flex', 'electronics', 4],
    ['product', '', 12],
  ] as const)('IN-12 a %s of %s ends its plans at %i', async (kind, category, longest) => {
    const payment = await paymentOf(await createLink(provider, kind, { category }), kind);
    expect(longestIn(payment)).toBe(longest);
  });

  it('IN-12 its page is given the reason why plans end early', async () => {
    const payment = await paymentOf(await createLink(provider, 'product', { category: 'electronics' }));
    expect(payment.paymentWarnings).toEqual(['installmentLimit:4']);
  });

  it('IN-12 a post above the limit is refused, one at it is charged', async () => {
    await sandbox.panel.save(merchantId, { non3d: true });
    const id = await createLink(provider, 'product', { category: 'electronics' });
    const above = await (await arrive(id)).pay(approved, { do_3d: '0', installment_count: '5' });
    expect(above.json.error).toMatchObject({ code: 'declined' });
    expect((await (await arrive(id)).pay(approved, { do_3d: '0', installment_count: '4' })).status).toBe(200);
  });

  it('IN-12 goes before that of its merchant, which counts where the link has none', async () => {
    await sandbox.panel.save(merchantId, { category: 'smallAppliances' });
    const named = await paymentOf(await createLink(provider, 'flex', { category: 'electronics' }), 'flex');
    const unnamed = await paymentOf(await createLink(provider, 'flex'), 'flex');
    await sandbox.panel.save(merchantId, { category: '' });
    expect(longestIn(named)).toBe(4);
    expect(longestIn(unnamed)).toBe(9);
  });

  it('IN-12 the price of one piece decides, not that of the order', async () => {
    const id = await createLink(provider, 'product', { category: 'refurbishedPhones', price: '2500000' });
    const { opened } = await arriveByLink(provider, id, { ...orders.product, urun_adet: '2' });
    const { data } = (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json;
    expect(longestIn(data)).toBe(12);
    const dear = await createLink(provider, 'product', { category: 'refurbishedPhones', price: '2500001' });
    expect(longestIn(await paymentOf(dear))).toBe(3);
  });

  it('IN-12 the price of a collection decides, for each of its parts', async () => {
    const phone = { category: 'refurbishedPhones', price: '4000000' };
    const id = await createLink(provider, 'collection', phone);
    for (const collection_amount of ['25.000,00', '15.000,00']) {
      const payer = await arriveByLink(provider, id, { collection_amount });
      const { data } = (await get(`${provider}/odeme/api/oos/payment/get/token/${payer.opened.token}`)).json;
      expect(longestIn(data)).toBe(3);
      expect(data.paymentWarnings).toEqual(['installmentLimit:3']);
      expect((await payer.pay(approved, { do_3d: '0', installment_count: '4' })).json.error.code).toBe('declined');
      expect((await payer.pay(approved, { do_3d: '0', installment_count: '3' })).status).toBe(200);
    }
  });

  it.each(['elektronik', '0', 'electronics,general', 'toString'])('IN-12 a link of %j is refused', async (category) => {
    const { json } = await post(`${provider}/odeme/api/link/create`, linkRequest('product', { category }));
    expect(json).toMatchObject({ err_no: '002', err_msg: expect.stringMatching(/^category must be /) });
  });

  it('IN-12 link/change names another one, takes it away, and leaves it', async () => {
    const id = await createLink(provider, 'product', { category: 'electronics' });
    expect(await change(id, { category: 'smallAppliances' })).toEqual({ status: 'success' });
    expect(longestIn(await paymentOf(id))).toBe(9);
    expect(await change(id, { description: 'Elde dövme' })).toEqual({ status: 'success' });
    expect(longestIn(await paymentOf(id))).toBe(9);
    expect(await change(id, { category: '0' })).toEqual({ status: 'success' });
    expect(longestIn(await paymentOf(id))).toBe(12);
    expect(await change(id, { category: 'elektronik' })).toMatchObject({ err_no: '002' });
  });

  it('IN-12 a payment that is open keeps the category it was opened with', async () => {
    const id = await createLink(provider, 'product', { category: 'smallAppliances' });
    const { opened } = await arrive(id);
    await change(id, { category: 'electronics' });
    const { data } = (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json;
    expect(longestIn(data)).toBe(9);
  });

  it('IN-12 T17 the signed text of a change is good for the description and the category it first came with', async () => {
    const id = await createLink(provider, 'product', { category: 'electronics' });
    expect(await change(id, { description: 'Yeni', category: 'general' })).toEqual({ status: 'success' });
    expect(await change(id, { description: 'Yenigeneral' })).toMatchObject({ err_no: '002' });
    expect(await inquire(id)).toMatchObject({ description: 'Yeni', category: 'general' });
  });

  it('IN-12 link/inquiry says it, empty where the link has none', async () => {
    expect(await inquire(await createLink(provider, 'flex', { category: 'newPhones' }))).toMatchObject({
      category: 'newPhones',
    });
    expect(await inquire(await createLink(provider, 'flex'))).toMatchObject({ category: '' });
  });
});

describe('the fields of a sale', () => {
  it.each([
    ['collection', { pre_information: 'Form' }],
    ['flex', { contract: 'Sözleşme', contract_version: '1' }],
    ['flex', { seller_title: 'Çınar Ltd.' }],
  ] as const)('LW-01 LW-02 a %s with %j is refused: its payers would not accept them', async (kind, changes) => {
    const { json } = await post(`${provider}/odeme/api/link/create`, linkRequest(kind, changes));
    expect(json).toMatchObject({
      err_no: '002',
      err_msg: 'the fields of the seller and of the texts are of products only',
    });
  });
});
