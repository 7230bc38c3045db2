import fc from 'fast-check';
import { Fingerprints } from '../../../../sandbox/provider/database/fingerprints.js';
import { signedTexts } from '../../../../sandbox/provider/database/schema-signatures.js';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { basketOf, sign, signedOfCard, signedOfTransfer, tokenRequest } from '../../merchant.js';
import { fingerprintKey, sandboxOfTests } from '../../running-sandbox.js';
import { type Kind, linkRequest, openLink, saleTextFields, sellerFields } from '../links/link-shop.js';

const sandbox = sandboxOfTests();

const ask = async (path: string, fields: Fields) => (await post(sandbox.urls.provider + path, fields)).json;

const linkFields = ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang'];
const ownFields: Readonly<Record<Kind, string[]>> = { product: ['min_count'], collection: ['email'], flex: [] };

/** Which boundary characters are moved over, and how many: to the right where it is less than 0. */
const shift = fc.record({
  boundary: fc.nat(),
  by: fc.integer({ min: -9, max: 9 }).filter((count) => count !== 0),
  movedFirst: fc.boolean(),
});

type Shift = typeof shift extends fc.Arbitrary<infer Value> ? Value : never;

/** The request with characters moved over one boundary of its signed text, so that its signature stays; undefined where there are none to move. */
function moved(request: Fields, names: readonly string[], { boundary, by }: Shift): Fields | undefined {
  const at = boundary % (names.length - 1);
  const left = names[at] ?? '';
  const right = names[at + 1] ?? '';
  const before = request[left] ?? '';
  const text = before + (request[right] ?? '');
  const cut = before.length + by;
  if (cut < 0 || cut > text.length) return undefined;
  return { ...request, [left]: text.slice(0, cut), [right]: text.slice(cut) };
}

/** How many of the two readings of one signature are taken. */
async function takenOf(path: string, request: Fields, names: readonly string[], by: Shift): Promise<number> {
  const other = moved(request, names, by);
  if (other === undefined) return 1;
  let taken = 0;
  for (const reading of by.movedFirst ? [other, request] : [request, other]) {
    if ((await ask(path, reading)).status === 'success') taken += 1;
  }
  return taken;
}

const digit = fc.constantFrom(...'0123456789');
const alphanumeric = fc.constantFrom(...'0123456789aAbBtr');
const words = (min: number, max: number) => fc.string({ unit: alphanumeric, minLength: min, maxLength: max });
const emails = words(1, 6).map((text) => `${text}@example.com`);
const amounts = fc.tuple(fc.constantFrom(...'123'), fc.string({ unit: digit, minLength: 2, maxLength: 5 }));
const currencies = fc.constantFrom('', 'TL', 'TRY', 'USD');
let orders = 0;

/** Requests of the shape that integrations send: an order reference of digits, an e-mail that may begin with one. */
const tokens = fc.record({
  user_ip: fc.ipV4(),
  merchant_oid: words(1, 6),
  email: emails,
  payment_amount: amounts.map((parts) => parts.join('')),
  user_basket: words(1, 12).map((name) => basketOf([[name, '1.00', 1]])),
  no_installment: fc.constantFrom('0', '1'),
  max_installment: fc.integer({ min: 0, max: 12 }).map(String),
  currency: currencies,
  test_mode: fc.constantFrom('', '0', '1'),
});

const links = fc.record({
  name: fc.tuple(words(4, 8), fc.constantFrom('', ' ', ' 2')).map((parts) => parts.join('')),
  price: amounts.map((parts) => parts.join('')),
  currency: currencies,
  max_installment: fc.integer({ min: 1, max: 12 }).map(String),
  lang: fc.constantFrom('', 'tr', 'en', 'tr-TR'),
});

describe('a signature', () => {
  it('T17 of get-token is good for one reading of its fields, whichever came first', async () => {
    await fc.assert(
      fc.asyncProperty(tokens, shift, async (fields, by) => {
        orders += 1;
        const request = tokenRequest({ ...fields, merchant_oid: `${orders}x${fields.merchant_oid}` });
        return (await takenOf('/odeme/api/get-token', request, signedOfCard, by)) <= 1;
      }),
      { numRuns: 300 },
    );
  });

  it('T17 of get-token for a bank transfer is good for one reading of its fields', async () => {
    await fc.assert(
      fc.asyncProperty(tokens, shift, async (fields, by) => {
        orders += 1;
        const oid = `${orders}x${fields.merchant_oid}`;
        const request = tokenRequest({ ...fields, merchant_oid: oid, payment_type: 'eft', currency: 'TL' });
        return (await takenOf('/odeme/api/get-token', request, signedOfTransfer, by)) <= 1;
      }),
      { numRuns: 150 },
    );
  });

  it.each(['product', 'collection', 'flex'] as const)(
    'T17 of link/create is good for one reading of a %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(links, emails, shift, async (fields, email, by) => {
          const own: Readonly<Record<Kind, Fields>> = {
            product: {},
            collection: { email },
            flex: { flex_max_price: '99999999' },
          };
          const request = linkRequest(kind, { ...fields, ...own[kind] });
          return (await takenOf('/odeme/api/link/create', request, [...linkFields, ...ownFields[kind]], by)) <= 1;
        }),
        { numRuns: 150 },
      );
    },
  );

  const boundaries: readonly [string, Fields, Fields][] = [
    [
      'the address and the order',
      { user_ip: '203.0.113.7', merchant_oid: '1A' },
      { user_ip: '203.0.113.71', merchant_oid: 'A' },
    ],
    [
      'the order and the e-mail',
      { merchant_oid: 'A12', email: 'ali@example.com' },
      { merchant_oid: 'A12al', email: 'i@example.com' },
    ],
  ];
  it.each(boundaries)(
    'T17 of get-token keeps %s apart: the second reading is refused with the reason',
    async (_name, one, other) => {
      const request = tokenRequest(one);
      expect(await ask('/odeme/api/get-token', request)).toMatchObject({ status: 'success' });
      const second = await ask('/odeme/api/get-token', { ...request, ...other });
      expect(second.status).toBe('failed');
      expect(second.reason).toMatch(/^the same signed text came with other fields before/);
    },
  );

  it('T17 of link/create keeps the language and the e-mail of a collection apart', async () => {
    const request = linkRequest('collection', { lang: 'tr', email: 'ali@example.com' });
    expect(await ask('/odeme/api/link/create', request)).toMatchObject({ status: 'success' });
    const second = await ask('/odeme/api/link/create', { ...request, lang: '', email: 'trali@example.com' });
    expect(second).toMatchObject({ status: 'error', err_no: '002' });
  });

  it('T17 of a link’s change that was kept before links had texts is taken again', async () => {
    const { id } = await ask('/odeme/api/link/create', linkRequest('product'));
    const parts = ['change', String(id), '100003', '45000', '', '', '', ''];
    const fingerprints = new Fingerprints(fingerprintKey);
    await sandbox.db.insert(signedTexts).values({
      text: fingerprints.of('signed text', `100003 ${parts.join('')}`),
      fields: fingerprints.of('signed fields', JSON.stringify(parts)),
    });
    const token = { [`${product}_token`]: sign('100003', parts.join('')) };
    const change = { merchant_id: '100003', id: String(id), price: '45000', ...token };
    expect(await ask('/odeme/api/link/change', change)).toEqual({ status: 'success' });
  });

  it.each([
    ['contract', { contract: 'Madde 1' }],
    ['version', { contract_version: '2026-09' }],
    ['seller', { seller_number: '1234567890' }],
  ])('T17 of link/create is not good for another %s of its sale', async (_what, other) => {
    const request = linkRequest('product', { ...sellerFields, ...saleTextFields });
    expect(await ask('/odeme/api/link/create', request)).toMatchObject({ status: 'success' });
    expect(await ask('/odeme/api/link/create', { ...request, ...other })).toMatchObject({ err_no: '001' });
  });

  it('T17 of link/create may make the same link twice', async () => {
    const request = linkRequest('product', { name: 'Masa 2' });
    expect(await ask('/odeme/api/link/create', request)).toMatchObject({ status: 'success' });
    expect(await ask('/odeme/api/link/create', request)).toMatchObject({ status: 'success' });
  });

  it.each(['turkish', 'TR', 't', 'tr-', 'tr_TUR', 'trali'])('T17 MA-05 a link takes no language %s', async (lang) => {
    const answer = await ask('/odeme/api/link/create', linkRequest('flex', { lang }));
    expect(answer.err_msg).toBe('lang must be a language such as tr, en or en-GB');
  });

  it.each([
    ['', 'tr'],
    ['tr', 'tr'],
    ['en', 'en'],
    ['de', 'tr'],
    ['en-GB', 'en'],
    ['tr_TR', 'tr'],
  ])('MA-05 a link of the language "%s" is shown in %s', async (lang, shown) => {
    const { id } = await ask('/odeme/api/link/create', linkRequest('flex', { lang }));
    const opened = await openLink(sandbox.urls.provider, String(id));
    expect(opened.json.data.linkPage.lang).toBe(shown);
  });

  it.each(['0', '1'])('T17 MA-05 max_installment 1 with test_mode %s needs a currency', async (test_mode) => {
    const fields = { max_installment: '1', test_mode, currency: '' };
    const answer = await ask('/odeme/api/get-token', tokenRequest(fields));
    expect(answer.reason).toBe('max_installment of 1 with a test_mode needs a currency');
    expect(await ask('/odeme/api/get-token', tokenRequest({ ...fields, currency: 'TL' }))).toMatchObject({
      status: 'success',
    });
  });
});
