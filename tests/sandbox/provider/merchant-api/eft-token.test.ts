import { type Fields, get, post } from '../../calls.js';
import { createToken, sign, tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';

const sandbox = sandboxOfTests();

const ask = async (fields: Fields) => (await post(`${sandbox.urls.provider}/odeme/api/get-token`, fields)).json;
const forCards = ['user_basket', 'no_installment', 'max_installment', 'user_name', 'user_address', 'user_phone'];

describe('BT-01 get-token of payment_type eft', () => {
  it('is signed in its own way, and needs nothing that is about cards', async () => {
    const bare = Object.fromEntries(forCards.map((name) => [name, '']));
    const fields = tokenRequest({ payment_type: 'eft', ...bare });
    expect((await ask(fields)).status).toBe('success');
    const signed = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount'].map((name) => fields[name]);
    expect(fields.vezne_token).toBe(sign('100001', `${signed.join('')}eft0`));
  });

  it('is not opened by the signature of a card token, nor a card token by its', async () => {
    const asCard = tokenRequest();
    expect(await ask({ ...asCard, payment_type: 'eft' })).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('vezne_token'),
    });
    const asEft = tokenRequest({ payment_type: 'eft' });
    expect(await ask({ ...asEft, payment_type: 'card' })).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('vezne_token'),
    });
    expect(await ask({ ...asEft, payment_amount: '1' })).toMatchObject({ status: 'failed' });
  });

  it.each([
    [{ currency: 'EUR' }, /currency must be TL/],
    [{ bank: 'nobank' }, /bank must be one of isbank/],
    [{ payment_amount: '' }, /payment_amount is missing/],
    [{ payment_type: 'havale' }, /payment_type must be card or eft/],
  ])('refuses %j in words', async (changes, reason) => {
    const { status, reason: said } = await ask(tokenRequest({ payment_type: 'eft', ...changes }));
    expect(status).toBe('failed');
    expect(said).toEqual(expect.stringMatching(reason));
  });

  it('MA-05 an EFT token can do without result addresses', async () => {
    const request = tokenRequest({ payment_type: 'eft', merchant_ok_url: '', merchant_fail_url: '' });
    expect((await ask(request)).status).toBe('success');
  });

  it.each(['merchant_ok_url', 'merchant_fail_url'])('a card token still needs %s', async (name) => {
    expect((await ask(tokenRequest({ [name]: '' }))).reason).toMatch(`${name} is missing`);
  });

  it.each(forCards)('a card token still needs %s', async (name) => {
    expect((await ask(tokenRequest({ [name]: '' }))).reason).toMatch(`${name} is missing`);
  });

  describe.each(['payment_options', 'bank_loans', 'sandbox_case'])('%s', (name) => {
    it.each(['a b', 'tosla;bex', '<b>', ',', 'x'.repeat(50)])(
      'refuses %s, which is no list of codes',
      async (wrong) => {
        expect((await ask(tokenRequest({ [name]: wrong }))).reason).toBe(`${name} must be codes, comma separated`);
      },
    );
  });

  it('offers options by their codes', async () => {
    const opened = await createToken(sandbox.urls.provider, { payment_options: 'tosla,bex', payment_type: 'card' });
    const { json } = await get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/token/${opened.token}`);
    expect(json.data.paymentOptions.map(({ code }: Fields) => code)).toEqual(['tosla', 'bex']);
  });
});
