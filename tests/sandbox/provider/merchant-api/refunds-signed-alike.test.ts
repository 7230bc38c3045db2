import { createHmac } from 'node:crypto';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { merchantCall, sign } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved } from '../links/link-shop.js';

const sandbox = sandboxOfTests();

const paid = async (merchant_oid: string) => {
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', merchant_oid });
  expect((await shopper.pay(approved, { do_3d: '0' })).status).toBe(200);
};

it('T17 of iade refunds the order and the amount it was first sent with', async () => {
  await paid('R7');
  await paid('R71');
  const refund = (merchant_oid: string, return_amount: string) => {
    const signed = `100003${merchant_oid}${return_amount}`;
    return merchantCall(sandbox.urls.provider, '/odeme/iade', '100003', { merchant_oid, return_amount }, signed);
  };
  expect((await refund('R71', '0.25')).json).toMatchObject({ status: 'success' });
  expect((await refund('R7', '10.25')).json).toMatchObject({ status: 'error', err_no: '002' });
  // A part of the same order once more is the same reading.
  expect((await refund('R71', '0.25')).json).toMatchObject({ status: 'success' });
});

describe('T17 the signature of a question', () => {
  const call = (path: string, fields: Fields, signed: string) =>
    merchantCall(sandbox.urls.provider, path, '100003', fields, signed);
  const inquire = async (merchant_oid: string) =>
    (await call('/odeme/durum-sorgu', { merchant_oid }, `100003${merchant_oid}`)).json;
  const rates = async (request_id: string) =>
    (await call('/odeme/taksit-oranlari', { request_id }, `100003${request_id}`)).json;
  const refund = async (merchant_oid: string, return_amount: string) =>
    (await call('/odeme/iade', { merchant_oid, return_amount }, `100003${merchant_oid}${return_amount}`)).json;

  it('T17 for the status of an order refunds no other order', async () => {
    await paid('1001');
    await paid('100110');
    expect((await inquire('100110')).status).toBe('success');
    expect(await refund('1001', '10')).toMatchObject({ status: 'error', err_no: '002' });
    expect((await inquire('1001')).returns).toEqual([]);
    expect((await refund('1001', '10.00')).status).toBe('success');
  });

  it('T17 for what installments cost refunds nothing', async () => {
    await paid('2001');
    expect((await rates('200120')).status).toBe('success');
    expect(await refund('2001', '20')).toMatchObject({ status: 'error', err_no: '002' });
  });

  it('T17 is good for the same question again, and for one that reads alike', async () => {
    await paid('3001');
    expect((await inquire('3001')).status).toBe('success');
    expect((await rates('3001')).status).toBe('success');
    expect((await inquire('3001')).status).toBe('success');
    expect((await rates('3001')).status).toBe('success');
  });

  it('T17 is answered behind a refund that reads alike: it moves no money', async () => {
    await paid('4001');
    await paid('400110');
    expect((await refund('4001', '10')).status).toBe('success');
    expect((await inquire('400110')).status).toBe('success');
    expect((await refund('4001', '10')).status).toBe('success');
  });
});

describe('T17 MA-02 two refunds that share a signed text', () => {
  const bodyOf = (merchant_oid: string, return_amount: string) => {
    const token = sign('100003', `100003${merchant_oid}${return_amount}`);
    const fields = { merchant_id: '100003', merchant_oid, return_amount, [`${product}_token`]: token };
    return new URLSearchParams(fields).toString();
  };
  const headersOf = (body: string, key = 'demo-key-100003') => {
    const time = Math.floor(sandbox.clock.now() / 1000);
    const hash = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
    return { 'x-vezne-signature': `t=${time},v1=${hash}` };
  };
  const refund = async (body: string, headers: Fields = {}) =>
    (await post(`${sandbox.urls.provider}/odeme/iade`, new URLSearchParams(body), headers)).json;

  it('are both made where the second is signed whole', async () => {
    await paid('S1');
    await paid('S11');
    expect(await refund(bodyOf('S1', '12.50'))).toMatchObject({ status: 'success' });
    const second = bodyOf('S11', '2.50');
    expect(await refund(second, headersOf(second))).toMatchObject({ status: 'success', return_amount: '2.50' });
  });

  it('are both made where the second writes its amount otherwise', async () => {
    await paid('W1');
    await paid('W11');
    expect(await refund(bodyOf('W1', '12.50'))).toMatchObject({ status: 'success' });
    expect(await refund(bodyOf('W11', '2.5'))).toMatchObject({ status: 'success' });
  });

  it('the refusal of the second names both ways', async () => {
    await paid('N1');
    await paid('N11');
    await refund(bodyOf('N1', '12.50'));
    const { err_no, err_msg } = await refund(bodyOf('N11', '2.50'));
    expect(err_no).toBe('002');
    expect(err_msg).toMatch(/X-Vezne-Signature.*2\.5 for 2\.50/);
  });

  it('a whole signature that is wrong proves nothing', async () => {
    await paid('F1');
    const body = bodyOf('F1', '1.00');
    expect(await refund(body, headersOf(body, 'another key'))).toMatchObject({ err_no: '001' });
  });

  it('what was signed whole first is not read in another way afterwards', async () => {
    await paid('K1');
    await paid('K11');
    const first = bodyOf('K1', '12.50');
    expect(await refund(first, headersOf(first))).toMatchObject({ status: 'success' });
    expect(await refund(bodyOf('K11', '2.50'))).toMatchObject({ err_no: '002' });
  });
});
