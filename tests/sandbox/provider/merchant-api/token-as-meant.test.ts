import { resultAddressRule } from '../../../../sandbox/provider/merchants/merchant-addresses.js';
import { type Fields, post } from '../../calls.js';
import { basketOf, createToken, tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();

const ask = (fields: Fields) => post(`${sandbox.urls.provider}/odeme/api/get-token`, fields);

describe('get-token takes what shops in the field send as they mean it', () => {
  const dataOf = async (changes: Fields) => {
    const { token } = await createToken(sandbox.urls.provider, changes);
    return (await new Shopper(sandbox.urls.provider, { token, oid: '', merchantId: '' }).load()).json.data;
  };

  it.each([
    ['1.899.00', '1899.00'],
    ['1,899.00', '1899.00'],
    ['1.899,00', '1899.00'],
    ['1,899', '1899.00'],
    ['1.899', '1899.00'],
    ['18.000', '18000.00'],
    ['1.899,000', '1899.00'],
    ['0.500', '0.50'],
    ['1234.567', '1234.57'],
    ['1.234.567', '1234567.00'],
    ['12,5', '12.50'],
    ['16.0169', '16.02'],
    [16.0169, '16.02'],
    [1.899, '1.90'],
    [56.699999999999996, '56.70'],
    [100 / 3, '33.33'],
    [18, '18.00'],
    [' 18.00 ', '18.00'],
    ['18.90 TL', '18.90'],
    ['₺18,90', '18.90'],
    ['.50', '0.50'],
    [',5', '0.50'],
    ['16.01694', '16.02'],
    ['-25.00', '-25.00'],
    ['- 1.250,00 TL', '-1250.00'],
    [-25, '-25.00'],
  ])('MA-05 a basket price of %s is %s', async (price, plain) => {
    const { paymentForm } = await dataOf({ user_basket: basketOf([['Çay', price, 1]]) });
    expect(JSON.parse(Buffer.from(paymentForm.user_basket, 'base64').toString())).toEqual([['Çay', plain, 1]]);
  });

  it.each([
    ['1.00', 1],
    ['3,0', 3],
    ['0', 1],
    [0, 1],
    [2, 2],
    [1.5, 1.5],
    ['1,5', 1.5],
    [' .25 ', 0.25],
    ['0.750', 0.75],
    [0.375, 0.375],
    [1.2345, 1.2345],
    [0.1 + 0.2, 0.3],
    [333_333.1 * 3, 999_999.3],
    ['2.000', 2],
  ])('MA-05 a quantity of %s is %s', async (quantity, pieces) => {
    const { paymentForm } = await dataOf({ user_basket: basketOf([['Çay', '1.00', quantity]]) });
    expect(JSON.parse(Buffer.from(paymentForm.user_basket, 'base64').toString())).toEqual([['Çay', '1.00', pieces]]);
  });

  it.each([
    [['Çay', 'on lira', 1], 'price must be a number such as 18.00 or 1.899,50'],
    [['Çay', '1.00', '-1'], 'quantity must be a number such as 2 or 1.5'],
    // Thousands, or three decimals of a kilogram.
    [
      ['Çay', '1.00', '1.500'],
      'quantity must be a number such as 2 or 1.5, not below 0, of at most 4 decimals (as a text',
    ],
    [['Çay', '1.00', 1.23456], 'quantity must be a number such as 2 or 1.5'],
    [['Çay', '1.00', 0.00004], 'quantity must be a number such as 2 or 1.5'],
    [['Çay', '1.00', 1e-12], 'quantity must be a number such as 2 or 1.5'],
    // More than nothing, which would be read as nothing.
    [['Çay', 0.00004, 1], 'price must be a number such as 18.00 or 1.899,50'],
    [['Çay', 1e-12, 1], 'price must be a number such as 18.00 or 1.899,50'],
    [['Çay', '0.00004', 1], 'price must be a number such as 18.00 or 1.899,50'],
    [[{}, '1.00', 1], 'name must be a text of at most 500 characters'],
    ['Çay', 'it must be [name, price, quantity]'],
  ])('MA-05 what cannot be meant is refused with its line and its rule: %j', async (line, rule) => {
    const user_basket = Buffer.from(JSON.stringify([['Kitap', '1.00', 1], line])).toString('base64');
    const { json } = await ask(tokenRequest({ user_basket }));
    expect(json.reason).toContain(`user_basket must be base64 of JSON`);
    expect(json.reason).toContain(`; line 2: ${rule}`);
  });

  it('MA-05 max_installment 1 is the single payment', async () => {
    const data = await dataOf({ max_installment: '1' });
    expect(data.paymentPage.noInstallment).toBe('1');
    expect(data.installments).toEqual({});
  });

  it('MA-05 timeout_limit 0 is the default', async () => {
    expect((await dataOf({ timeout_limit: '0' })).paymentPage.timeoutLimit).toBe(30);
  });

  it('MA-05 an unknown language is Turkish', async () => {
    expect((await dataOf({ lang: 'de' })).paymentPage.lang).toBe('tr');
  });

  it('MA-03 http result addresses are read as https', async () => {
    const { paymentForm } = await dataOf({
      merchant_ok_url: 'http://shop.example:8080/ok?a=1',
      merchant_fail_url: 'HTTP://shop.example/fail',
    });
    expect(paymentForm.merchant_ok_url).toBe('https://shop.example:8080/ok?a=1');
    expect(paymentForm.merchant_fail_url).toBe('https://shop.example/fail');
  });

  it('MA-03 a refused address is named with its rule', async () => {
    const { json } = await ask(tokenRequest({ merchant_ok_url: 'https://user@shop.example/ok' }));
    expect(json.reason).toBe(`merchant_ok_url ${resultAddressRule}`);
  });

  it('IN-12 MA-01 a word that is no category is taken as none, and said beside the token', async () => {
    const line = ['Kazak', '1000.00', 1, 'giyim'];
    const { json } = await ask(tokenRequest({ user_basket: basketOf([line]) }));
    expect(json).toMatchObject({
      status: 'success',
      basket_changes: [expect.stringMatching(/^line 1: giyim is no category of goods .* general, electronics, /)],
    });
    expect((await ask(tokenRequest({}))).json).not.toHaveProperty('basket_changes');
  });
});
