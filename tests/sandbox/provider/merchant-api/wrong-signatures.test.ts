import { createHmac } from 'node:crypto';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { sign, tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';

const sandbox = sandboxOfTests();
const tokenField = `${product}_token`;

describe('the reason of a call that is not signed as it should be', () => {
  const call = async (path: string, fields: Fields, headers: Readonly<Record<string, string>> = {}) =>
    (await post(`${sandbox.urls.provider}${path}`, fields, headers)).json;
  const getToken = async (changes: Fields, headers: Readonly<Record<string, string>> = {}) => {
    const fields = tokenRequest({ merchant_id: '100001' });
    const { reason } = await call('/odeme/api/get-token', { ...fields, ...changes }, headers);
    return reason;
  };
  const header = (time: number, hash: string) => ({ 'x-vezne-signature': `t=${Math.floor(time / 1000)},v1=${hash}` });

  it.each([
    ['without a token', { [tokenField]: '' }, `${tokenField} is missing`],
    [
      'with a token in hexadecimal digits',
      { [tokenField]: createHmac('sha256', 'key').update('text').digest('hex') },
      `${tokenField} is not base64 of the 32 bytes of an HMAC-SHA256`,
    ],
    ['of a merchant that there is not', { merchant_id: '999999' }, 'merchant_id is unknown'],
    [
      'signed with the key of another merchant',
      { [tokenField]: sign('100003', 'any text') },
      `${tokenField} is not the HMAC-SHA256, with the key of merchant_id, of its signed text and salt`,
    ],
  ])('MA-10 %s', async (_what, changes, reason) => {
    expect(await getToken(changes)).toBe(reason);
  });

  it.each([
    ['in another form', { 'x-vezne-signature': 'abc' }, 'must be like t=1750000000,v1= and 64 hexadecimal digits'],
    ['of another hour', header(0, 'a'.repeat(64)), 'has a time more than 5 minutes off'],
  ])('MA-10 with a header %s', async (_what, headers, reason) => {
    expect(await getToken({}, headers)).toBe(`X-Vezne-Signature ${reason}`);
  });

  it.each([
    ['/odeme/api/get-token', { merchant_ok_url: 'http://localhost:3000/ok' }],
    [
      '/odeme/api/link/create',
      { merchant_ok_url: 'http://localhost:3000/ok', callback_link: 'http://localhost:3000/' },
    ],
  ])(
    'MA-10 %s of a merchant that there is not says so before a rule that depends on the merchant',
    async (path, changes) => {
      const link = {
        name: 'Çay bardağı',
        price: '1890',
        currency: 'TL',
        max_installment: '1',
        link_type: 'product',
        lang: 'tr',
      };
      const fields = { ...tokenRequest({ merchant_id: '999999' }), ...link, min_count: '1', ...changes };
      expect(JSON.stringify(await call(path, fields))).toContain('merchant_id is unknown');
    },
  );

  it('MA-10 a wrong field of a merchant that there is is named', async () => {
    const reason = await getToken({ merchant_ok_url: 'http://localhost:3000/ok' });
    expect(reason).toContain('merchant_ok_url is on this machine by http');
  });

  it('MA-10 with a header over another body', async () => {
    const headers = header(sandbox.clock.now(), 'a'.repeat(64));
    expect(await getToken({}, headers)).toBe(
      'X-Vezne-Signature is not the HMAC-SHA256, with the key of merchant_id, of its time, a dot and this body',
    );
  });

  it('MA-10 with debug_on the text that was signed is shown, without key and salt', async () => {
    const changes = { debug_on: '1', merchant_oid: 'order77', [tokenField]: sign('100003', 'any text') };
    const reason: string = await getToken(changes);
    expect(reason).toContain('; the signed text, before the salt, is: 100001');
    expect(reason).toContain('order77');
    expect(reason).not.toContain('demo-salt');
    expect(reason).not.toContain('demo-key');
  });

  it('MA-10 T13 with debug_on a card number in that text is shown with its last four digits only', async () => {
    const order = 'order4355084355084358';
    const said: string = await getToken({
      debug_on: '1',
      merchant_oid: order,
      [tokenField]: sign('100003', 'any text'),
    });
    expect(said).toContain('order************4358');
    expect(said).not.toContain('4355084355084358');
  });

  it('TR-09: with debug_on no more than the beginning of a long text is shown, and no part of a card number', async () => {
    const asked = { merchant_id: '100003', debug_on: '1', [tokenField]: sign('100003', 'any text') };
    const card = '4355 0843 5508 4358';
    const gap = 4_096 - 'change100003'.length - 10;
    const contract = `${'a'.repeat(gap)}${card}${' 1'.repeat(20_000)}`;
    const { err_msg: said } = await call('/odeme/api/link/change', { ...asked, contract });
    expect(said).toContain('; the beginning of the signed text, before the salt, is: change100003aaa');
    expect(said.length).toBeLessThan(5_000);
    expect(said).not.toContain('4355');
  });

  it.each([
    '/odeme/durum-sorgu',
    '/odeme/iade',
    '/odeme/api/link/delete',
    '/odeme/api/link/list',
    '/odeme/api/link/inquiry',
    '/odeme/api/link/change',
    '/odeme/capi/list',
    '/odeme/capi/delete',
    '/odeme/api/bin-detail',
    '/odeme/taksit-oranlari',
  ])('MA-10 %s says it too', async (path) => {
    const said = JSON.stringify(await call(path, { merchant_id: '999999', [tokenField]: sign('100001', 'a') }));
    expect(said).toContain('merchant_id is unknown');
  });
});
