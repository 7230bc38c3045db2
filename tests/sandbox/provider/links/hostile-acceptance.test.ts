import { eq } from 'drizzle-orm';
import { orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { type Fields, post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import {
  accepting,
  changeTexts,
  createLink,
  deleteLink,
  linkRequest,
  openLink,
  orders,
  saleTextFields,
  sendOrder,
  sha256,
} from './link-shop.js';

const merchantId = '100003';
const accepts = accepting(saleTextFields);
const otherTexts: Fields = { ...saleTextFields, pre_information: 'Başka form', contract: 'Başka sözleşme' };

const sandbox = sandboxOfTests();
const provider = () => sandbox.urls.provider;
const make = (changes: Fields = {}) => createLink(provider(), 'product', { ...saleTextFields, ...changes });
const formOf = async (id: string) => (await openLink(provider(), id)).json.data.linkForm;
const ordersOf = (id: string) => sandbox.db.select().from(orderRows).where(eq(orderRows.linkId, id));
const codeOf = ({ status, json }: Awaited<ReturnType<typeof sendOrder>>) =>
  status === 200 ? 'taken' : json.error.code;

/** Sends an order whose fields of the acceptance are these. */
async function order(id: string, acceptance: Fields): Promise<string> {
  return codeOf(await sendOrder(provider(), await formOf(id), { ...orders.product, ...acceptance }));
}

const upper = (name: string): Fields => ({ ...accepts, [name]: (accepts[name] ?? '').toUpperCase() });

describe('an order whose acceptance is not that of its link', () => {
  it.each([
    ['the texts of another link', accepting(otherTexts)],
    ['one text of another link', { ...accepts, contract_sha256: sha256('Başka sözleşme') }],
    ['the contract alone', { ...accepts, pre_information_sha256: '', pre_information_version: '' }],
    ['hashes without versions', { ...accepts, pre_information_version: '', contract_version: '' }],
    ['versions without hashes', { ...accepts, pre_information_sha256: '', contract_sha256: '' }],
    [
      'the hashes in each other’s place',
      { ...accepts, contract_sha256: accepts.pre_information_sha256, pre_information_sha256: accepts.contract_sha256 },
    ],
    ['a hash in capitals', upper('contract_sha256')],
    ['a hash with a space', { ...accepts, contract_sha256: ` ${accepts.contract_sha256}` }],
    ['a version with a mark that nobody sees', { ...accepts, contract_version: '2026-0\u200b2' }],
    ['a text in place of its hash', { ...accepts, contract_sha256: saleTextFields.contract ?? '' }],
    ['a word', { ...accepts, contract_sha256: 'true' }],
  ])('LW-04 %s makes no payment', async (_name, acceptance) => {
    await make(otherTexts);
    const id = await make();
    expect(await order(id, acceptance as Fields)).toBe('textsChanged');
    expect(await ordersOf(id)).toEqual([]);
  });

  it('LW-04 of a link without texts makes no payment: its page shows none', async () => {
    const id = await createLink(provider(), 'product');
    expect(await order(id, accepts)).toBe('textsChanged');
    expect(await ordersOf(id)).toEqual([]);
  });

  it.each([
    ['the wrong one last', [accepts.contract_sha256 ?? '', sha256('x')]],
    ['the right one last', [sha256('x'), accepts.contract_sha256 ?? '']],
    ['the right one twice', [accepts.contract_sha256 ?? '', accepts.contract_sha256 ?? '']],
  ])('LW-04 a hash that comes twice makes no payment: %s', async (_name, twice) => {
    const id = await make();
    const { contract_sha256: _sha256, ...rest } = accepts;
    const fields = new URLSearchParams({ ...(await formOf(id)), ...orders.product, ...rest });
    for (const hash of twice) fields.append('contract_sha256', hash);
    expect(codeOf(await post(`${provider()}/odeme/api/oos/payment/link`, fields))).toBe('validation');
    expect(await ordersOf(id)).toEqual([]);
  });

  it('LW-04 texts that were changed and changed back are taken again', async () => {
    const id = await make();
    await changeTexts(provider(), id, otherTexts);
    expect(await order(id, accepts)).toBe('textsChanged');
    await changeTexts(provider(), id, saleTextFields);
    expect(await order(id, accepts)).toBe('taken');
  });

  it.each([
    ['deleted', (id: string) => deleteLink(provider(), id)],
    [
      'paused',
      (id: string) => merchantCall(provider(), '/odeme/api/link/pause', merchantId, { id }, `${id}${merchantId}pause`),
    ],
  ])('LW-04 a link that is %s behind the open page makes no payment, whatever was accepted', async (_act, act) => {
    const id = await make();
    const form = await formOf(id);
    expect((await act(id)).json.status).toBe('success');
    expect(codeOf(await sendOrder(provider(), form, { ...orders.product, ...accepts }))).not.toBe('taken');
    expect(await ordersOf(id)).toEqual([]);
  });

  it('LW-04 LW-05 of changes and orders at once, each order keeps texts that stood there', async () => {
    const id = await make();
    const form = await formOf(id);
    const others = accepting(otherTexts);
    const posts = [accepts, others, accepts, others].map((acceptance) =>
      sendOrder(provider(), form, { ...orders.product, ...acceptance }),
    );
    const [changed, ...answers] = await Promise.all([changeTexts(provider(), id, otherTexts), ...posts]);
    expect(changed).toEqual({ status: 'success' });
    const taken = answers.filter(({ status }) => status === 200).length;
    const kept = (await ordersOf(id)).map(({ acceptedTexts }) => acceptedTexts?.contract.sha256);
    expect(kept).toHaveLength(taken);
    const shown = [accepts.contract_sha256, others.contract_sha256];
    for (const hash of kept) expect(shown).toContain(hash);
    expect(await order(id, accepts)).toBe('textsChanged');
  });
});

describe('a text with letters that a way may change', () => {
  it.each([
    ['a byte order mark before it', '\ufeffMADDE 1'],
    ['letters that are not composed', 'I\u0307stanbul, c\u0327ay'],
    ['line ends of every kind', 'a\r\nb\nc\rd\u2028e'],
    ['blanks at its ends', '  Madde 1 \n\t'],
    ['signs of forms', 'a=b&c+d%20%e2%28'],
    ['characters beyond the first plane', '𝐌adde 😀'],
  ])('LW-06 with %s is named by the hash of its own bytes, and comes back so', async (_name, contract) => {
    const answer = await post(
      `${provider()}/odeme/api/link/create`,
      linkRequest('product', { ...saleTextFields, contract }),
    );
    expect(answer.json.contract_sha256).toBe(sha256(contract));
    const { linkPage } = (await openLink(provider(), answer.json.id)).json.data;
    expect(linkPage.saleTexts.contract.text).toBe(contract);
    expect(await order(answer.json.id, { ...accepts, contract_sha256: sha256(contract) })).toBe('taken');
  });
});
