import { createHmac } from 'node:crypto';
import { isNotificationSigned } from '../../../../sandbox/store/merchant-api/merchant-api.js';
import { notify, openBench, orderOf, postForm, postPanelForm, type StoreBench } from '../store-bench.js';

const keys = { merchantKey: 'key', merchantSalt: 'salt' };
const published = {
  merchant_oid: 'transactionId',
  status: 'success',
  total_amount: '1234',
  hash: 'LqkSMvTmozAD+zLTj21CvP20rnJxitym5tb1sypQJZ4=',
};

describe('the hash of a notification', () => {
  it('is the published vector', () => {
    expect(isNotificationSigned(keys, new Map(Object.entries(published)))).toBe(true);
  });

  it.each([
    ['another amount', { total_amount: '1235' }],
    ['another state', { status: 'failed' }],
    ['another order', { merchant_oid: 'transactionIe' }],
    ['another hash', { hash: 'LqkSMvTmozAD+zLTj21CvP20rnJxitym5tb1sypQJZ5=' }],
    ['a shorter hash', { hash: '' }],
  ])('is not good with %s', (_what, change) => {
    expect(isNotificationSigned(keys, new Map(Object.entries({ ...published, ...change })))).toBe(false);
  });

  it('is not good when the fields are missing', () => {
    expect(isNotificationSigned(keys, new Map())).toBe(false);
  });
});

describe('the calls to the provider', () => {
  let bench: StoreBench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  it('asks for a token with every signed field and sends the shopper back to the store', async () => {
    const oid = await orderOf(bench);
    const { path, body } = bench.asked.at(-1)!;
    expect(path).toBe('/odeme/api/get-token');
    expect(body).toMatchObject({
      merchant_id: '100001',
      merchant_oid: oid,
      payment_amount: '42000',
      currency: 'TL',
      merchant_ok_url: `http://localhost:4001/orders/${oid}/ok`,
      merchant_fail_url: `http://localhost:4001/orders/${oid}/fail`,
      timeout_limit: '30',
      lang: 'tr',
    });
    const text =
      body.merchant_id! +
      body.user_ip +
      oid +
      body.email +
      body.payment_amount +
      body.user_basket +
      body.no_installment +
      body.max_installment +
      body.currency +
      body.test_mode;
    const signature = createHmac('sha256', 'demo-key-100001').update(`${text}demo-salt-100001`).digest('base64');
    expect(body.vezne_token).toBe(signature);
    expect(oid).toMatch(/^[A-Z0-9]{35}$/);
    expect(body.email).toMatch(/^[\x21-\x7e]{1,100}$/);
    const basket = JSON.parse(Buffer.from(body.user_basket!, 'base64').toString());
    expect(basket).toEqual([['İnce belli, altılı', '420.00', 1]]);
  });

  it('never sends a merchant key or salt', async () => {
    await orderOf(bench);
    expect(JSON.stringify(bench.asked)).not.toMatch(/demo-(key|salt)/);
  });

  it('asks for the state of an order and shows the answer as it came', async () => {
    const oid = await orderOf(bench);
    bench.answer = { status: 'error', err_no: '004', err_msg: '<i>unknown</i>' };
    const asked = await postPanelForm(bench.store, `/orders/${oid}/inquiry`, {});
    bench.answer = { status: 'success', token: 'token-1' };
    expect(asked.statusCode).toBe(303);
    const { path, body } = bench.asked.at(-1)!;
    const signature = createHmac('sha256', 'demo-key-100001').update(`100001${oid}demo-salt-100001`).digest('base64');
    expect(path).toBe('/odeme/durum-sorgu');
    expect(body).toEqual({ merchant_id: '100001', merchant_oid: oid, vezne_token: signature });
    const page = await bench.store.inject(`/orders/${oid}`);
    expect(page.body).toContain('&lt;i&gt;unknown&lt;/i&gt;');
    expect(page.body).not.toContain('<i>unknown');
  });

  it('asks for a refund once a reference, and distinguishes a refusal, a repeat and no answer', async () => {
    const oid = await orderOf(bench);
    await notify(bench, oid);
    const give = async (answer: unknown) => {
      const page = (await bench.store.inject(`/orders/${oid}`)).body;
      const [, reference = ''] = /name="reference" value="(\w+)"/.exec(page) ?? [];
      bench.answer = answer;
      const asked = await postPanelForm(bench.store, `/orders/${oid}/refund`, { amount: '10,25', reference });
      bench.answer = { status: 'success', token: 'token-1' };
      expect(asked.statusCode).toBe(303);
      return reference;
    };
    const reference = await give({ status: 'success' });
    const text = `100001${oid}10.25demo-salt-100001`;
    expect(bench.asked.at(-1)).toEqual({
      path: '/odeme/iade',
      body: {
        merchant_id: '100001',
        merchant_oid: oid,
        return_amount: '10.25',
        reference_no: reference,
        vezne_token: createHmac('sha256', 'demo-key-100001').update(text).digest('base64'),
      },
    });
    const references = [
      reference,
      await give({ status: 'error', err_no: '007', err_msg: '<b>too much</b>' }),
      await give({ status: 'error', err_no: '008', err_msg: 'there is one' }),
      await give('not JSON'),
    ];
    expect(new Set(references).size).toBe(4);
    const page = (await bench.store.inject(`/orders/${oid}`)).body;
    expect([...page.matchAll(/data-refund="(\w+)"/g)].map(([, state]) => state)).toEqual([
      'done',
      'refused',
      'done',
      'refused',
    ]);
    expect(page).toContain('&lt;b&gt;too much');
    expect(page).toContain('Sağlayıcı yanıt vermedi');
    // What a lost answer left open is settled by asking again under the same reference.
    bench.answer = { status: 'error', err_no: '008' };
    await postPanelForm(bench.store, `/orders/${oid}/refund`, { amount: '10,25', reference: references[3] ?? '' });
    bench.answer = { status: 'success', token: 'token-1' };
    expect((await bench.store.inject(`/orders/${oid}`)).body.match(/data-refund="done"/g)).toHaveLength(3);
  });

  it('shows the reason when the provider gives no token, and keeps no order', async () => {
    bench.answer = { status: 'failed', reason: '<script>alert(1)</script>' };
    const answer = await postForm(bench.store, '/scenarios/approved', {});
    bench.answer = { status: 'success', token: 'token-1' };
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const oid = bench.asked.at(-1)!.body.merchant_oid!;
    expect((await bench.store.inject(`/orders/${oid}`)).statusCode).toBe(404);
  });
});
