import { createHmac } from 'node:crypto';
import { type Fields, post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const id = '100003';
const hourMs = 60 * 60_000;

// The clock of a sandbox begins at 2026-03-09 12:00:00 in Turkey.
onOneStorage('the statement of a merchant', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;

  const pay = async (changes: Fields = {}, payment: Fields = {}) => {
    const shopper = await Shopper.arrive(provider(), { merchant_id: id, ...changes });
    expect((await shopper.pay(approved, { do_3d: '0', ...payment })).status).toBe(200);
    return shopper.opened.oid;
  };
  const refund = async (oid: string, amount: string, more: Fields = {}) =>
    (
      await merchantCall(
        provider(),
        '/odeme/iade',
        id,
        { merchant_oid: oid, return_amount: amount, ...more },
        id + oid + amount,
      )
    ).json;
  const ask = async (start_date: string, end_date: string, by = id, signed = by + start_date + end_date) =>
    (await merchantCall(provider(), '/rapor/islem-dokumu', by, { start_date, end_date }, signed)).json;
  const ofDay = (day: string) => ask(`${day} 00:00:00`, `${day} 23:59:59`);
  const rowsOf = async (day: string, oid: string) =>
    ((await ofDay(day)).data ?? []).filter((row: Fields) => row.siparis_no === oid);

  it('MA-09 has no rows where nothing was taken within the time', async () => {
    expect(await ofDay('2020-01-01')).toEqual({
      status: 'failed',
      err_msg: 'There is no transaction within this time',
    });
  });

  it('MA-09 has a charge with the order, what installments cost and the sum', async () => {
    const oid = await pay({ payment_amount: '100000' }, { installment_count: '3' });
    expect(await rowsOf('2026-03-09', oid)).toEqual([
      {
        islem_tipi: 'S',
        siparis_no: oid,
        islem_tarihi: '2026-03-09 12:00:00',
        islem_tutari: '1000.00',
        odeme_tutari: '1039.90',
        kesinti_tutari: '0.00',
        kesinti_orani: '0.00',
        net_tutar: '1039.90',
        payment_amount: '1000.00',
        surcharge: '39.90',
        total_amount: '1039.90',
        para_birimi: 'TL',
        taksit: '3',
        kart_marka: 'axess',
        kart_no: '435508******4358',
        odeme_tipi: 'KART',
        test_mode: '0',
        link_id: '',
        reference_no: '',
      },
    ]);
  });

  it('MA-09 the parts of refunds add up to what was charged, to the kuruş', async () => {
    const oid = await pay({ payment_amount: '100000' }, { installment_count: '3' });
    expect(await refund(oid, '333.33', { reference_no: 'R-1' })).toMatchObject({
      payment_amount: '320.54',
      surcharge: '12.79',
      total_amount: '333.33',
    });
    expect(await refund(oid, '333.34')).toMatchObject({ surcharge: '12.79', total_amount: '333.34' });
    expect(await refund(oid, '373.23')).toMatchObject({ surcharge: '14.32', total_amount: '373.23' });
    const rows: Fields[] = await rowsOf('2026-03-09', oid);
    expect(rows.map(({ islem_tipi }) => islem_tipi)).toEqual(['S', 'I', 'I', 'I']);
    expect(rows[1]).toMatchObject({
      reference_no: 'R-1',
      islem_tutari: '320.54',
      odeme_tutari: '333.33',
      surcharge: '12.79',
    });
    for (const part of ['payment_amount', 'surcharge', 'total_amount'])
      expect(kurus(rows[0]?.[part])).toBe(kurus(rows[1]?.[part]) + kurus(rows[2]?.[part]) + kurus(rows[3]?.[part]));
    const { returns, ...charged } = (
      await merchantCall(provider(), '/odeme/durum-sorgu', id, { merchant_oid: oid }, id + oid)
    ).json;
    expect(charged).toMatchObject({
      payment_amount: '1000.00',
      surcharge: '39.90',
      total_amount: '1039.90',
      payment_total: '1039.90',
    });
    expect(returns.map(({ surcharge }: Fields) => surcharge)).toEqual(['12.79', '12.79', '14.32']);
  });

  it('MA-09 days are those of Turkey, and the last second of a time belongs to it', async () => {
    // 23:59:59.5 in Turkey, where it is 20:59 by UTC.
    sandbox.clock.advance(12 * hourMs - 500);
    const last = await pay();
    sandbox.clock.advance(500);
    const first = await pay();
    expect(await rowsOf('2026-03-09', last)).toHaveLength(1);
    expect(await rowsOf('2026-03-10', last)).toEqual([]);
    expect(await rowsOf('2026-03-09', first)).toEqual([]);
    expect((await rowsOf('2026-03-10', first))[0].islem_tarihi).toBe('2026-03-10 00:00:00');
  });

  it.each(['0000-01-02 00:00:00', '0001-01-01 00:00:00'])(
    'MA-09 refuses a time that no calendar here has: %s',
    async (at) => {
      expect(await ask(at, at)).toMatchObject({ status: 'error', err_no: '002' });
    },
  );

  it('MA-09 says of a body that cannot be read, as of any fault, that it is an error, and not that nothing was taken', async () => {
    const answer = await fetch(`${provider()}/rapor/islem-dokumu`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: 'error', err_no: '002' });
  });

  it('MA-09 a refund of an earlier day stands in the day that it was given', async () => {
    const oid = await pay();
    sandbox.clock.advance(24 * hourMs);
    await refund(oid, '10.00');
    expect(await rowsOf('2026-03-11', oid)).toMatchObject([{ islem_tipi: 'I', total_amount: '10.00' }]);
  });

  it('MA-09 T17 has no other merchant’s payments', async () => {
    const oid = await pay();
    const answer = await ask('2026-03-09 00:00:00', '2026-03-11 23:59:59', '100001');
    expect(JSON.stringify(answer)).not.toContain(oid);
    expect(answer.status).toBe('failed');
  });

  it.each([
    ['without a start', '', '2026-03-09 23:59:59', /^start_date is missing; it must be YYYY-MM-DD hh:mm:ss/],
    ['of a day without a time', '2026-03-09', '2026-03-09 23:59:59', /^start_date must be YYYY-MM-DD hh:mm:ss/],
    ['of a day that is none', '2026-02-28 00:00:00', '2026-02-30 00:00:00', /^end_date must be YYYY-MM-DD hh:mm:ss/],
    ['that ends before it begins', '2026-03-09 00:00:01', '2026-03-09 00:00:00', /^end_date must not be before start/],
    ['of more than 3 days', '2026-03-06 00:00:00', '2026-03-09 00:00:01', /^end_date must be at most 3 days after/],
  ])('MA-09 a time %s is an error with its reason', async (_what, start, end, reason) => {
    expect(await ask(start, end)).toEqual({ status: 'error', err_no: '002', err_msg: expect.stringMatching(reason) });
  });

  it('MA-09 3 days to the second are answered', async () => {
    const { status } = await ask('2026-03-09 00:00:00', '2026-03-12 00:00:00');
    expect(status).toBe('success');
  });

  it('MA-09 MA-10 a wrong signature and an unknown merchant get no row, and hear why', async () => {
    await pay();
    const wrong = await ask('2026-03-09 00:00:00', '2026-03-11 23:59:59', id, 'wrong');
    expect(wrong).toEqual({
      status: 'error',
      err_no: '001',
      err_msg: expect.stringContaining('vezne_token is not the'),
    });
    const unknown = await ask('2026-03-09 00:00:00', '2026-03-11 23:59:59', '999999');
    expect(unknown).toEqual({ status: 'error', err_no: '001', err_msg: 'merchant_id is unknown' });
    const unsigned = await post(`${provider()}/rapor/islem-dokumu`, { merchant_id: id });
    expect(unsigned.json).toEqual({ status: 'error', err_no: '001', err_msg: 'vezne_token is missing' });
  });

  it('MA-09 MA-02 a header that signed the call ten minutes ago is refused', async () => {
    const fields = new URLSearchParams({
      merchant_id: id,
      start_date: '2026-03-09 00:00:00',
      end_date: '2026-03-09 23:59:59',
    });
    const text = `${id}2026-03-09 00:00:002026-03-09 23:59:59demo-salt-${id}`;
    fields.set('vezne_token', createHmac('sha256', `demo-key-${id}`).update(text).digest('base64'));
    const t = Math.floor(sandbox.clock.now() / 1000) - 600;
    const v1 = createHmac('sha256', `demo-key-${id}`).update(`${t}.${fields}`).digest('hex');
    const { json } = await post(`${provider()}/rapor/islem-dokumu`, fields, { 'x-vezne-signature': `t=${t},v1=${v1}` });
    expect(json).toMatchObject({
      status: 'error',
      err_no: '001',
      err_msg: expect.stringContaining('X-Vezne-Signature'),
    });
  });
});

const kurus = (text: string | undefined) => Math.round(Number(text) * 100);
