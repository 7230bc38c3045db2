import { sign } from '../../../sandbox/store/merchant-api/merchant-api.js';
import { storePaths } from '../../../sandbox/store/prepared/store-options.js';
import { notify, openBench, orderOf, postForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const stateOf = async (oid: string): Promise<string> => (await bench.store.inject(`/orders/${oid}/state`)).json().state;
const countOf = (page: string, text: string) => page.split(text).length - 1;

describe('a notification', () => {
  it('with the right hash makes the order paid and is answered exactly OK, as plain text', async () => {
    const oid = await orderOf(bench);
    expect(await stateOf(oid)).toBe('waiting');
    const answer = await notify(bench, oid);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('OK');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await stateOf(oid)).toBe('paid');
  });

  it('with a wrong hash is refused, changes nothing, and is shown as such', async () => {
    const oid = await orderOf(bench);
    const answer = await notify(bench, oid, { hash: 'AAAA' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('OK');
    expect(await stateOf(oid)).toBe('waiting');
    const page = (await bench.store.inject(`/orders/${oid}`)).body;
    expect(page).toContain('İmza yanlış');
    expect(page).toContain('BAD HASH');
  });

  it('signed by another merchant is refused', async () => {
    const oid = await orderOf(bench);
    const other = { merchantKey: 'demo-key-100002', merchantSalt: 'demo-salt-100002' };
    const hash = sign(other, `${oid}${other.merchantSalt}success42000`);
    const answer = await notify(bench, oid, { merchant_id: '100002', hash });
    expect(answer.statusCode).toBe(400);
    expect(await stateOf(oid)).toBe('waiting');
  });

  it('that comes again is answered OK and does nothing', async () => {
    const oid = await orderOf(bench);
    await notify(bench, oid, { total_amount: '45000' });
    expect((await notify(bench, oid, { total_amount: '45000' })).body).toBe('OK');
    expect((await notify(bench, oid, { status: 'failed' })).body).toBe('OK');
    expect(await stateOf(oid)).toBe('paid');
    const page = (await bench.store.inject(`/orders/${oid}`)).body;
    expect(countOf(page, '>Tekrar<')).toBe(2);
    expect(countOf(page, '>İmza doğru<')).toBe(3);
    expect(page).toContain('₺450,00');
  });

  it('that comes ten times at once counts once', async () => {
    const oid = await orderOf(bench);
    const received = await Promise.all(Array.from({ length: 10 }, () => notify(bench, oid)));
    expect(received.map((answer) => answer.body)).toEqual(Array(10).fill('OK'));
    const page = (await bench.store.inject(`/orders/${oid}`)).body;
    expect(countOf(page, '>Tekrar<')).toBe(9);
  });

  it('of a failure makes the order failed, and a later success still pays it', async () => {
    const oid = await orderOf(bench);
    await notify(bench, oid, { status: 'failed', failed_reason_code: '6', failed_reason_msg: 'Süre doldu' });
    expect(await stateOf(oid)).toBe('failed');
    await notify(bench, oid);
    expect(await stateOf(oid)).toBe('paid');
  });

  it.each(['41999', '', 'NaN', '-1'])('of less money (%s) pays nothing', async (total) => {
    const oid = await orderOf(bench);
    expect((await notify(bench, oid, { total_amount: total })).body).toBe('OK');
    expect(await stateOf(oid)).toBe('waiting');
  });

  it('of an order the store does not have is answered OK and listed apart', async () => {
    expect((await notify(bench, 'ELSEWHERE1')).body).toBe('OK');
    const page = (await bench.store.inject('/orders')).body;
    expect(page).toContain('Siparişi bilinmeyen bildirimler');
    expect(page).toContain('ELSEWHERE1');
  });

  it('MA-11 the notice of a transfer comes to an address of its own, and is noted', async () => {
    const oid = await orderOf(bench);
    const keys = { merchantKey: 'demo-key-100001', merchantSalt: 'demo-salt-100001' };
    const fields = { merchant_id: '100001', merchant_oid: oid, bank: 'isbank', total_amount: '42000' };
    const hash = sign(keys, `${oid}isbank${keys.merchantSalt}`);
    const tell = (status: string) => postForm(bench.store, storePaths.transferNotice, { ...fields, hash, status });
    expect((await tell('info')).body).toBe('OK');
    expect(await stateOf(oid)).toBe('waiting');
    // The hash does not cover the status: no notice may become a payment.
    expect((await tell('success')).statusCode).toBe(400);
    expect(await stateOf(oid)).toBe('waiting');
  });

  it.each([
    ['no field', {}],
    ['odd names', { __proto__x: '1', constructor: '2', 'a[b]': '3' }],
    ['NUL characters', { merchant_oid: 'A\u0000B', status: '\u0000' }],
    ['a very long order number', { merchant_oid: 'A'.repeat(9000) }],
  ])('with %s is refused without a fault', async (_what, fields) => {
    const answer = await postForm(bench.store, storePaths.notification, { ...fields });
    expect(answer.statusCode).toBe(400);
  });
});
