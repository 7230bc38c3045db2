import { readOtherwise } from '../../../../sandbox/provider/merchant-api/signed-texts.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved, createLink, openLink } from '../links/link-shop.js';

const merchantId = '100003';

describe('T17 the signature of one call', () => {
  const sandbox = sandboxOfTests();
  const provider = () => sandbox.urls.provider;
  const call = async (path: string, fields: Fields, signed: string) =>
    (await merchantCall(provider(), `/odeme/${path}`, merchantId, fields, signed)).json;
  const product = () => createLink(provider(), 'product');
  const pageOf = async (id: string) => (await openLink(provider(), id)).json.data.linkPage;
  const paid = async (merchant_oid: string) => {
    const shopper = await Shopper.arrive(provider(), { merchant_id: merchantId, merchant_oid });
    expect((await shopper.pay(approved, { do_3d: '0' })).status).toBe(200);
  };

  const linkCalls: readonly (readonly [path: string, fields: Fields, last: string, change: Fields])[] = [
    ['send-sms', { cell_phone: '05321234567' }, '05321234567', { price: '0532', max_count: '12345', max_uses: '67' }],
    ['send-email', { email: '5@example.com' }, '5@example.com', { price: '5', description: '@example.com' }],
    ['inquiry', {}, 'inquiry', { description: 'inquiry' }],
  ];

  it.each(linkCalls)('T17 of link/%s changes nothing of its link', async (path, fields, last, change) => {
    const id = await product();
    const before = await pageOf(id);
    const signed = id + merchantId + last;
    expect((await call(`api/link/${path}`, { id, ...fields }, signed)).status).toBe('success');
    expect(await call('api/link/change', { id, ...change }, signed)).toMatchObject({ err_no: '001' });
    expect(await pageOf(id)).toEqual(before);
  });

  it.each(linkCalls)('T17 of link/%s about an id that begins like a change changes nothing', async (...row) => {
    const [path, fields, last, change] = row;
    const id = await product();
    const before = await pageOf(id);
    const signed = `change${id}${merchantId}${last}`;
    expect((await call(`api/link/${path}`, { id: `change${id}`, ...fields }, signed)).err_no).toBe('004');
    expect(await call('api/link/change', { id, ...change }, signed)).toMatchObject({ err_no: '002' });
    expect(await pageOf(id)).toEqual(before);
  });

  it('T17 of link/change that was refused is not read otherwise', async () => {
    const id = await product();
    const signed = `change${id}${merchantId}999999`;
    expect(await call('api/link/change', { id, max_count: '999999' }, signed)).toMatchObject({ err_no: '002' });
    expect((await call('api/link/change', { id, price: '999999' }, signed)).err_msg).toBe(readOtherwise);
    expect((await pageOf(id)).productPrice).toBe('420,00');
  });

  it.each(['price', 'max_count', 'max_uses'])('T17 of link/change has no %s with leading zeros', async (name) => {
    const id = await product();
    const { err_msg } = await call('api/link/change', { id, [name]: '05' }, `change${id}${merchantId}05`);
    expect(err_msg).toMatch(new RegExp(`^${name} must be .*, without leading zeros$`));
  });

  it.each<[string, string, Fields]>([
    ['delete', '', {}],
    ['pause', 'pause', {}],
    ['resume', 'resume', {}],
    ['send-sms', '05551112233', { cell_phone: '05551112233' }],
    ['send-email', 'ayse@example.com', { email: 'ayse@example.com' }],
  ])('T17 of capi/list is not that of link/%s', async (act, last, fields) => {
    const id = await product();
    const signed = id + merchantId + last;
    await call('capi/list', { utoken: signed }, signed);
    expect((await call(`api/link/${act}`, { id, ...fields }, signed)).err_msg).toBe(readOtherwise);
  });

  it('T17 of capi/list is not that of capi/delete', async () => {
    await call('capi/list', { utoken: 'CARDSHOPPER' }, 'CARDSHOPPER');
    const { err_msg } = await call('capi/delete', { ctoken: 'CARD', utoken: 'SHOPPER' }, 'CARDSHOPPER');
    expect(err_msg).toBe(readOtherwise);
  });

  it.each<[string, string, Fields, string, string]>([
    ['bin-detail', 'api/bin-detail', { bin_number: '10000312' }, '121000', '03'],
    ['capi/list', 'capi/list', { utoken: '100003U110.00' }, 'U1', '10.00'],
    ['taksit-oranlari that is refused', 'taksit-oranlari', { request_id: 'Q110.00' }, 'Q1', '10.00'],
  ])('T17 of %s refunds nothing', async (_name, path, fields, merchant_oid, return_amount) => {
    await paid(merchant_oid);
    const signed = `100003${merchant_oid}${return_amount}`;
    await call(path, fields, signed);
    const { err_msg } = await call('iade', { merchant_oid, return_amount }, signed);
    expect(err_msg).toBe(readOtherwise);
  });

  it('T17 may be sent again', async () => {
    const id = await product();
    const send = () => call('api/link/send-sms', { id, cell_phone: '05551112233' }, `${id}${merchantId}05551112233`);
    await send();
    expect((await send()).status).toBe('success');
  });
});
