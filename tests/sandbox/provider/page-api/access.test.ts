import { policies } from '../../../../src/domain/merchant/policies.js';
import { type Fields, post } from '../../calls.js';
import { basketOf } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const sandbox = sandboxOfTests();
let one: Shopper;
let other: Shopper;
let otherShop: Shopper;
beforeAll(async () => {
  one = await Shopper.arrive(sandbox.urls.provider);
  other = await Shopper.arrive(sandbox.urls.provider);
  otherShop = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100002' });
});

const calls: readonly (readonly [path: string, fields: Fields])[] = [
  ['/odeme/api/oos/check/payment-status', { email: 'ayse@example.com' }],
  ['/odeme/api/oos/card/details', { binNumber: '43550843' }],
  ['/odeme/api/oos/card/installment', { binNumber: '43550843', amount: '1.234,50', shortId: '' }],
  [
    '/odeme/api/oos/card/points',
    { brand: 'axess', amount: '1.234,50', number: approved, owner: 'AYŞE YILMAZ', month: '12', year: '30' },
  ],
];

describe.each(calls)('AP-21 %s', (path, fields) => {
  it('answers the payment’s own page', async () => {
    expect(await one.call(path, fields)).toMatchObject({ status: 200, json: { status: 'success' } });
  });

  it.each([
    ['csrf', 401, () => ({ csrfToken: '' })],
    ['csrf', 401, () => ({ csrfToken: 'x' })],
    ['csrf', 401, () => ({ csrfToken: other.csrfToken })],
    ['ownership', 401, () => ({ merchantId: otherShop.opened.merchantId })],
    ['ownership', 401, () => ({ merchantOid: other.opened.oid })],
    ['notFound', 404, () => ({ token: 'unknown' })],
    ['notFound', 404, () => ({ token: '' })],
    ['validation', 400, () => ({ pageType: 'other' })],
  ] as const)('T9 refuses %s (%d), changed in %p', async (code, status, change) => {
    const answer = await one.call(path, { ...fields, ...change() });
    expect(answer.status).toEqual(status);
    expect(answer.json.error.code).toEqual(code);
  });

  it.each(['cross-site', 'same-site', 'none'])('T9 refuses a post of another site: %s', async (site) => {
    const answer = await one.call(path, fields, { 'sec-fetch-site': site });
    expect(answer.status).toBe(401);
    expect(answer.json.error.code).toBe('csrf');
  });

  it('T9 takes a post of its own site', async () => {
    expect((await one.call(path, fields, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('T13 refuses a repeated field, a body over 64 KiB and a body of another type', async () => {
    const url = sandbox.urls.provider + path;
    const repeated = new URLSearchParams({ ...one.access(), ...fields });
    repeated.append('token', one.opened.token);
    const json = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    for (const answer of [
      await post(url, repeated),
      await one.call(path, { ...fields, x: 'x'.repeat(64 * 1024) }),
      { status: json.status, json: await json.json() },
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json.error.code).toBe('validation');
    }
  });
});

describe('AP-10 card/delete', () => {
  const path = '/odeme/api/oos/card/delete';
  const fields: Fields = { ctoken: 'x', utoken: 'another-shopper', dtoken: 'x', groupId: 'x' };
  it('T9 answers the payment’s own page only', async () => {
    expect((await one.call(path, { ...fields, csrfToken: other.csrfToken })).json.error.code).toBe('csrf');
    expect((await one.call(path, { ...fields, merchantOid: other.opened.oid })).json.error.code).toBe('ownership');
    expect((await one.call(path, { ...fields, token: 'unknown' })).json.error.code).toBe('notFound');
    expect((await one.call(path, fields, { 'sec-fetch-site': 'cross-site' })).json.error.code).toBe('csrf');
    expect((await one.call(path, fields)).json.error.code).toBe('ownership');
  });
});

describe('AP-11 POST /odeme', () => {
  const names: readonly (readonly [code: string, status: number, change: () => Fields])[] = [
    ['csrf', 401, () => ({ csrf_token: other.csrfToken })],
    ['csrf', 401, () => ({ csrf_token: '' })],
    ['ownership', 401, () => ({ merchant_id: '100002' })],
    ['ownership', 401, () => ({ merchant_oid: other.opened.oid })],
    ['cardGone', 410, () => ({ ctoken: 'deleted' })],
    ['notFound', 404, () => ({ vezne_token: 'unknown' })],
  ];
  it.each(names)('T9 refuses %s (%d), without a trace in the order', async (code, status, change) => {
    const answer = await one.pay(approved, change());
    expect(answer.status).toEqual(status);
    expect(answer.json.error.code).toEqual(code);
    expect((await one.status()).json.error.code).toBe('unpaid');
  });

  it('T9 refuses a post of another site', async () => {
    expect((await one.pay(approved, {}, { 'sec-fetch-site': 'cross-site' })).json.error.code).toBe('csrf');
  });

  it.each([
    ['card_number', '4355084355084359'],
    ['card_number', '4355 0843 5508 4358'],
    ['card_number', ''],
    ['cc_owner', 'AYŞE'],
    ['cc_owner', 'A'.repeat(80)],
    ['expiry_month', '13'],
    ['expiry_month', '1'],
    ['expiry_year', '25'],
    ['expiry_year', '2030'],
    ['cvv', '12'],
    ['cvv', '1234'],
    ['do_3d', 'x'],
    ['installment_count', ''],
    ['installment_count', '-1'],
    ['payment_type', 'tosla'],
    ['card_points', '1'],
  ])('refuses %s %p by name, and never repeats the value', async (name, value) => {
    const answer = await one.pay(approved, { [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.json.error.code).toBe('validation');
    expect(answer.json.error.field).toMatch(
      /^(card_number|cc_owner|expiry_month|expiry_year|cvv|do_3d|installment_count|payment_type|card_points)$/,
    );
    if (value.length > 3) expect(answer.text).not.toContain(value);
  });

  it('CN-11 takes a card through the last day of its month', async () => {
    expect((await one.pay(approved, { expiry_month: '03', expiry_year: '26' })).json.message).toBe('3D');
    expect((await one.pay(approved, { expiry_month: '02', expiry_year: '26' })).json.error.code).toBe('validation');
  });
});

describe('AP-05 get/token', () => {
  it('carries the payment as the page reads it', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { payment_amount: '123450', currency: 'TRY' });
    const answer = await shopper.load();
    const { paymentPage, paymentForm } = answer.json.data;
    expect(paymentPage).toMatchObject({
      paymentAmount: '1.234,50',
      currency: 'TL',
      merchantId: '100001',
      merchantName: 'Çınar Kitabevi',
      merchantWebsite: sandbox.urls.store,
      root: `${sandbox.urls.provider}/`,
      token: shopper.opened.token,
    });
    expect(paymentForm.vezne_token).toBe(shopper.opened.token);
    // EX-01: the end is read against the answer's Date, which follows the sandbox's own clock.
    expect(Date.parse(paymentForm.request_exp_date) - Date.parse(answer.headers.get('date') ?? '')).toBe(30 * 60_000);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('ER-01 a token the server does not have is its 404, in the language asked for', async () => {
    const shopper = new Shopper(sandbox.urls.provider, { token: 'x%2F..%00', oid: '', merchantId: '' });
    const answer = await shopper.load({ 'accept-language': 'en-GB,en;q=0.8' });
    expect(answer.status).toBe(404);
    expect(answer.json.error.code).toBe('notFound');
    expect(answer.json.error.lang).toBe('en');
  });

  it('refuses a merchant that cannot be notified of the payment', async () => {
    const shopper = new Shopper(
      sandbox.urls.provider,
      (await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100007' })).opened,
    );
    const answer = await shopper.load();
    expect(answer.status).toBe(400);
    expect(answer.json.error.code).toBe('missingNotificationUrl');
  });
});

describe('AP-08 card/details', () => {
  const look = async (binNumber: string) => (await one.call('/odeme/api/oos/card/details', { binNumber })).json;

  it('answers brand, type, bank and scheme', async () => {
    expect((await look('53557600')).data).toEqual({
      brand: 'none',
      cardType: 'prepaid',
      businessCard: 'n',
      bank: 'Akbank',
      schema: 'mastercard',
    });
    expect((await look('65017000')).data).toMatchObject({ cardType: 'debit', schema: 'troy' });
    expect((await look('65999999')).data).toMatchObject({ schema: '' });
    expect((await look('97924400')).data).toMatchObject({ businessCard: 'y', brand: 'world' });
    expect((await look('41111111')).data).toMatchObject({ brand: 'none', cardType: 'credit', schema: 'visa' });
  });

  it.each(['4355084', '435508430', 'abcdefgh', ''])('refuses %p', async (bin) => {
    expect((await look(bin)).error.code).toBe('validation');
  });
});

describe('AP-14 check/ticimax-basket', () => {
  const path = '/odeme/api/oos/check/ticimax-basket';
  const special = (lines: readonly unknown[]) =>
    Shopper.arrive(sandbox.urls.provider, { merchant_id: specialMerchant, user_basket: basketOf(lines) });

  it('SP-02 says whether the basket holds what the order costs, for the one merchant', async () => {
    const whole = await special([['Bardak', '617.25', 2]]);
    expect((await whole.call(path)).json.status).toBe('success');
    const short = await special([['Bardak', '617.24', 2]]);
    expect((await short.call(path)).json.error.code).toBe('validation');
    expect((await one.call(path)).json.error.code).toBe('validation');
  });

  it.each([
    ['prices with parts of a minor unit, rounded in the sum', [['Çay', '176.3571', 7]], 'success'],
    ['prices with parts of a minor unit, rounded by the piece', [['Çay', '246.8951', 5]], 'success'],
    [
      'a line of no piece that is not charged',
      [
        ['Bardak', '617.25', 2],
        ['Hediye', '5.00', 0],
      ],
      'success',
    ],
    [
      'a line of no piece that is charged once',
      [
        ['Bardak', '612.25', 2],
        ['Kargo', '10.00', '0'],
      ],
      'success',
    ],
    ['a minor unit too few', [['Bardak', '1234.49', 1]], 'error'],
    ['more than rounding leaves out', [['Çay', '246.8940', 5]], 'error'],
  ])('MA-05 SP-02 counts %s', async (_name, lines, status) => {
    expect((await (await special(lines)).call(path)).json.status).toBe(status);
  });
});

const specialMerchant = policies.find((policy) => policy.basketCheck === true)?.merchantId ?? '';
