import type { MerchantKeys } from '../../../sandbox/panel/merchant-keys.js';
import { type ReturnState, signedState } from '../../../sandbox/provider/merchants/return-state.js';
import { notify, openBench, orderOf, postForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe('the way back', () => {
  it('goes by the notification, not by the browser', async () => {
    const oid = await orderOf(bench);
    expect((await bench.store.inject(`/orders/${oid}/ok`)).body).toContain('Ödemeniz doğrulanıyor');
    await notify(bench, oid);
    expect((await bench.store.inject(`/orders/${oid}/ok`)).body).toContain('Teşekkürler');
    expect((await bench.store.inject(`/orders/${oid}/fail`)).body).toContain('yeniden ödemeyin');
  });

  it.each([
    ['success', 'ok', 'durum: ödendi', 'Ödemeniz doğrulanıyor'],
    ['success', 'fail', 'durum: ödendi', 'yeniden ödemeyin'],
    ['open', 'fail', 'henüz sonuçlanmadı', 'Ödeme tamamlanmadı'],
    ['failed', 'fail', 'sipariş kapandı', 'Ödeme tamamlanmadı'],
  ] as const)(
    'MA-13 shows the signed state %s at its %s address, and waits for the notification',
    async (status, end, said, title) => {
      const { oid, query } = await returned({ status });
      const { body } = await bench.store.inject(`/orders/${oid}/${end}?${query}`);
      expect(body).toContain(said);
      expect(body).toContain(title);
    },
  );

  it.each([
    ['of another order', { merchantOid: 'OTHER' }],
    ['of another amount', { paymentAmount: 1 }],
    ['that is too old', { at: Date.UTC(2026, 0, 15, 9, 19) }],
    ['by another key', { merchantKey: 'another' }],
  ])('MA-13 does not use a state %s', async (_, changes) => {
    const { oid, query } = await returned({ status: 'success', ...changes });
    const { body } = await bench.store.inject(`/orders/${oid}/fail?${query}`);
    expect(body).toContain('doğrulanamadı');
    expect(body).toContain('Ödeme tamamlanmadı');
  });

  it('MA-13 does not use a state that is none, or came twice', async () => {
    const { oid, query } = await returned({ status: 'success' });
    for (const wrong of ['return_state=', 'return_state=a.b', `${query}&${query}`]) {
      const { statusCode, body } = await bench.store.inject(`/orders/${oid}/fail?${wrong}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('doğrulanamadı');
    }
  });

  /** An order, and the query with its state as the provider signs it. */
  async function returned({ merchantKey, ...changes }: Partial<ReturnState & MerchantKeys>) {
    const oid = await orderOf(bench);
    const [{ body } = { body: {} as Record<string, string> }] = bench.asked.slice(-1);
    const paymentAmount = Number(body.payment_amount);
    const at = Date.UTC(2026, 0, 15, 9, 30);
    const known = {
      merchantOid: oid,
      status: 'success',
      paymentAmount,
      totalAmount: paymentAmount,
      currency: 'TL',
      at,
    } as const;
    const account = await bench.panel.find(body.merchant_id ?? '');
    const keys = { merchantKey: merchantKey ?? account!.merchantKey, merchantSalt: account!.merchantSalt };
    return { oid, query: `return_state=${signedState({ ...known, ...changes }, keys)}` };
  }

  it('cuts a failure message that no payment page would send', async () => {
    const oid = await orderOf(bench);
    const page = await postForm(bench.store, `/orders/${oid}/fail`, { fail_message: 'x'.repeat(5000) });
    expect(page.body).toContain('x'.repeat(500));
    expect(page.body).not.toContain('x'.repeat(501));
  });
});
