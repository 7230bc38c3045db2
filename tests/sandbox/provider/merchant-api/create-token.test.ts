import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { basketOf, createToken, sign, tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();

const ask = (fields: Fields) => post(`${sandbox.urls.provider}/odeme/api/get-token`, fields);

const good: readonly (readonly [name: string, value: string])[] = [
  ['user_ip', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['merchant_oid', 'A'.repeat(64)],
  ['email', `${'a'.repeat(88)}@example.com`],
  ['payment_amount', '1'],
  ['currency', ''],
  ['currency', 'TRY'],
  ['currency', 'JPY'],
  ['max_installment', '12'],
  ['max_installment', '2'],
  ['no_installment', '1'],
  ['user_name', 'ş'.repeat(60)],
  ['user_address', 'ş'.repeat(400)],
  ['user_phone', '0'.repeat(20)],
  ['timeout_limit', '1'],
  ['lang', 'en'],
  ['test_mode', '1'],
  ['debug_on', '1'],
  [
    'user_basket',
    basketOf([
      ['a', 18, 2],
      ['b', '3.5', '1'],
    ]),
  ],
  ['warnings', 'liveMode1,financeInfo'],
  ['payment_type', 'card'],
  ['utoken', ''],
  ['pft_option_max', '0'],
  ['pft_option_max', '12'],
  ['single_off', '1'],
];

const bad: readonly (readonly [name: string, value: string])[] = [
  ['merchant_id', ''],
  ['merchant_id', 'x'],
  ['user_ip', '1'.repeat(40)],
  ['merchant_oid', 'has-dash'],
  ['merchant_oid', 'ş1'],
  ['merchant_oid', 'A'.repeat(65)],
  ['merchant_oid', ''],
  ['email', 'ayşe@example.com'],
  ['email', `${'a'.repeat(89)}@example.com`],
  ['email', 'nobody'],
  ['email', '4355084355084358@example.com'],
  ['payment_amount', '12.50'],
  ['payment_amount', '0'],
  ['payment_amount', '-5'],
  ['payment_amount', ''],
  ['currency', 'XXX'],
  ['user_basket', 'not_base64!'],
  ['user_basket', basketOf([])],
  ['user_basket', basketOf([['a', '1.899,0.0', 1]])],
  ['user_basket', basketOf([['a', '18,99,00', 1]])],
  ['user_basket', basketOf([['a', '--1', 1]])],
  ['merchant_ok_url', 'https://user@shop.example/ok'],
  ['merchant_ok_url', 'https://shop.example/o k'],
  ['merchant_fail_url', 'https://shop.example\\@a.example'],
  ['user_basket', Buffer.from('{').toString('base64')],
  ['no_installment', '2'],
  ['no_installment', ''],
  ['max_installment', '13'],
  ['user_name', 'a'.repeat(61)],
  ['user_address', 'a'.repeat(401)],
  ['user_phone', '0'.repeat(21)],
  ['merchant_ok_url', `https://a.example/${'a'.repeat(400)}`],
  ['merchant_ok_url', 'javascript:alert(1)'],
  ['merchant_fail_url', ''],
  ['test_mode', 'yes'],
  ['debug_on', '2'],
  ['timeout_limit', '1441'],
  ['non_3d', 'x'],
  ['pft_option_max', '1'],
  ['pft_option_max', '13'],
  ['single_off', 'x'],
  ['utoken', 'nobody-was-told-this'],
  ['utoken', 'ş'],
  ['payment_type', 'cash'],
];

describe('get-token', () => {
  it.each(good)('takes %s %p', async (name, value) => {
    expect((await ask(tokenRequest({ [name]: value }))).json).toEqual({
      status: 'success',
      token: expect.stringMatching(/^[\w-]{22,}$/),
    });
  });

  it.each(bad)('refuses %s %p and says why', async (name, value) => {
    const { status, json } = await ask(tokenRequest({ [name]: value }));
    expect(status).toBe(200);
    expect(json.status).toBe('failed');
    expect(json.reason).toContain(name);
  });

  it.each([
    ['user_ip', '203.0.113.8'],
    ['merchant_oid', 'B1'],
    ['email', 'b@example.com'],
    ['payment_amount', '1'],
    ['currency', 'USD'],
  ])('refuses a signature of another %s', async (name, value) => {
    expect((await ask({ ...tokenRequest(), [name]: value })).json.reason).toContain(`${product}_token`);
  });

  it('TR-09 reads a basket once the signature is known to be right', async () => {
    const wrong = { user_basket: Buffer.from('{').toString('base64') };
    const unsigned = await ask({ ...tokenRequest(wrong), [`${product}_token`]: 'A'.repeat(43).concat('=') });
    expect(unsigned.json.reason).toContain('is not the HMAC-SHA256');
  });

  it('refuses a missing signature', async () => {
    expect((await ask({ ...tokenRequest(), [`${product}_token`]: '' })).json.status).toBe('failed');
  });

  it('refuses a merchant that does not exist', async () => {
    expect((await ask(tokenRequest({ merchant_id: '999999' }))).json.status).toBe('failed');
  });

  it('takes an order reference once per merchant', async () => {
    const { oid } = await createToken(sandbox.urls.provider);
    const again = await ask(tokenRequest({ merchant_oid: oid, payment_amount: '1' }));
    expect(again.json.reason).toContain('unique');
    const other = await ask(tokenRequest({ merchant_oid: oid, merchant_id: '100002' }));
    expect(other.json.status).toBe('success');
  });

  it('takes multipart bodies', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(tokenRequest({ user_name: 'Çağrı Öğüt' }))) body.append(name, value);
    const response = await fetch(`${sandbox.urls.provider}/odeme/api/get-token`, { method: 'POST', body });
    const { token } = (await response.json()) as { token: string };
    const shopper = new Shopper(sandbox.urls.provider, { token, oid: '', merchantId: '' });
    expect((await shopper.load()).json.data.paymentForm.user_name).toBe('Çağrı Öğüt');
  });

  it.each(['__proto__', 'constructor', 'toString', 'a[b][c]', '', '💥', 'x'.repeat(5000), 'a"b', 'a%00'])(
    'is not confused by a field named %p, urlencoded or multipart',
    async (name) => {
      expect((await ask({ ...tokenRequest(), ...Object.fromEntries([[name, '1']]) })).json.status).toBe('success');
      const body = new FormData();
      body.append(name, '1');
      for (const [field, value] of Object.entries(tokenRequest())) body.append(field, value);
      const response = await fetch(`${sandbox.urls.provider}/odeme/api/get-token`, { method: 'POST', body });
      expect(await response.json()).toMatchObject({ status: 'success' });
    },
  );

  it('answers a body of another type, or a huge one, with a reason', async () => {
    const url = `${sandbox.urls.provider}/odeme/api/get-token`;
    const json = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(400);
    expect(await json.json()).toEqual(expect.objectContaining({ status: 'failed' }));
    const huge = await post(url, { ...tokenRequest(), x: 'x'.repeat(1_100_000) });
    expect(huge.status).toBe(400);
    expect(huge.json.status).toBe('failed');
  });

  it('carries the page flags to the page; a flag that does not come is as the merchant’s settings say', async () => {
    const pageOf = async (changes: Fields) => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, changes);
      return (await shopper.load()).json.data;
    };
    const on = await pageOf({
      merchant_id: '100003',
      non_3d: '1',
      force_3d: '1',
      store_card_off: '1',
      iframe_v2_dark: '1',
      warnings: 'liveMode2,merchantLogo',
      lang: 'en',
      timeout_limit: '5',
    });
    expect(on.paymentPage).toMatchObject({ non3d: '1', force3d: '1', storeCardOff: '1', darkMode: '1', lang: 'en' });
    expect(on.paymentPage.timeoutLimit).toBe(5);
    expect(on.paymentForm.request_exp_date).toBe('2026-03-09T09:05:00.000Z');
    expect(on.paymentWarnings).toEqual(['liveMode2', 'merchantLogo']);
    const without = await pageOf({ merchant_id: '100004' });
    expect(without.paymentPage).toMatchObject({
      non3d: '1',
      force3d: '1',
      storeCardOff: '0',
      darkMode: '0',
      lang: 'tr',
    });
    // The right to skip 3-D Secure is given by the panel alone.
    expect((await pageOf({ non_3d: '1' })).paymentPage.non3d).toBe('0');
    expect((await pageOf({ merchant_id: '100006' })).paymentPage.testMode).toBe('1');
  });
});

describe('bin-detail', () => {
  const look = (bin: string, token?: string) =>
    post(`${sandbox.urls.provider}/odeme/api/bin-detail`, {
      merchant_id: '100001',
      bin_number: bin,
      [`${product}_token`]: token ?? sign('100001', `${bin}100001`),
    });

  it('MA-04 describes a card by its first 6 digits and by its first 8', async () => {
    expect((await look('43550843')).json).toEqual({
      status: 'success',
      cardType: 'credit',
      businessCard: 'n',
      bank: 'Akbank',
      brand: 'axess',
      schema: 'VISA',
      bankCode: '0046',
      allow_non3d: 'y',
    });
    expect((await look('454360')).json).toMatchObject({ status: 'success', brand: 'maximum' });
  });

  it.each(['435508', '540667', '979203', '535576'])(
    'MA-04 by six digits finds the card of eight that alone begins with them: %s',
    async (bin) => {
      expect((await look(bin)).json.status).toBe('success');
    },
  );

  it('refuses a wrong signature and a number of other length; an unknown card is a failure', async () => {
    expect((await look('43550843', 'x')).json.status).toBe('error');
    expect((await look('4355084')).json.status).toBe('error');
    expect((await look('99999999')).json.status).toBe('failed');
  });
});
