import { firstValueFrom } from 'rxjs';
import { product } from '../../../src/domain/payment/product-slug.js';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { access, order, saved } from './payment-samples.js';
import { failureIn, providerOfTests } from './scripted-provider.js';
import { paymentForm, wirePayment } from './wire-samples.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

describe('the payment calls', () => {
  it('AP-05 get/token: GET with the token in the path', async () => {
    provider.say(200, wirePayment);
    const page = await firstValueFrom(vezne.payments.open('token1'));
    expect(provider.onlyCall()).toEqual({ call: 'GET /odeme/api/oos/payment/get/token/token1', fields: {} });
    expect(page.access).toEqual({ ...access, pageType: 'page' });
  });

  it('AP-05 AP-06 a token that cannot be one is not asked about', async () => {
    for (const token of ['../../status/x', 'a b', 'a/b', '%2e%2e', '\ud800', '']) {
      const failure = { kind: 'refused', httpStatus: 404, error: { code: 'notFound' } };
      expect(await failureIn(vezne.payments.open(token))).toEqual(failure);
      expect(await failureIn(vezne.payments.readStatus(token))).toEqual(failure);
    }
    expect(provider.received).toEqual([]);
  });

  it('AP-06 get/status: GET, and the receipt with what is missing left empty', async () => {
    provider.say(200, { status: 'success', data: { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı' } });
    expect(await firstValueFrom(vezne.payments.readStatus('token1'))).toEqual({
      redirectUrl: 'https://shop.example/ok',
      merchantName: 'Kitapçı',
      merchantOid: '',
    });
    expect(provider.onlyCall()).toEqual({ call: 'GET /odeme/api/oos/payment/get/status/token1', fields: {} });
  });

  it('AP-13 AP-21 check/payment-status: POST with the access and the e-mail', async () => {
    await firstValueFrom(vezne.payments.checkPayable(access, 'a@b.example'));
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/api/oos/check/payment-status',
      fields: { ...access, email: 'a@b.example' },
    });
  });

  it('AP-13 PY-06 the question about a post names it, and the answer that names it voids it', async () => {
    const attemptId = '0123456789abcdef0123456789abcdef';
    const asked = () => firstValueFrom(vezne.payments.checkPayable(access, 'a@b.example', attemptId));
    provider.say(200, { status: 'success', data: { attempt_id: attemptId } });
    expect(await asked()).toMatchObject({ voided: true });
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/api/oos/check/payment-status',
      fields: { ...access, email: 'a@b.example', attempt_id: attemptId },
    });
    for (const data of [{}, undefined, null, { attempt_id: 'another' }, { attempt_id: 7 }]) {
      provider.say(200, { status: 'success', data });
      expect(await asked()).toMatchObject({ voided: false });
    }
  });

  it('PY-06 each id of a post is 128 bits in four numbers, and another', () => {
    const ids = Array.from({ length: 100 }, () => vezne.payments.newAttemptId(''));
    for (const id of ids) expect(id).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(new Set(ids).size).toBe(100);
  });

  it('PY-06 the id of a post begins with what the check before it was answered with, where it was', async () => {
    const checked = () => firstValueFrom(vezne.payments.checkPayable(access, 'a@b.example'));
    provider.say(200, { status: 'success', data: { attempt_prefix: '2_' } });
    const { attemptPrefix } = await checked();
    expect(vezne.payments.newAttemptId(attemptPrefix)).toMatch(/^2_\d+-/);
    for (const data of [{}, null, undefined]) {
      provider.say(200, { status: 'success', data });
      expect(await checked()).toMatchObject({ attemptPrefix: '' });
    }
  });

  it('AP-14 AP-21 check/ticimax-basket: POST with the access', async () => {
    await firstValueFrom(vezne.payments.checkBasket(access));
    expect(provider.onlyCall()).toEqual({ call: 'POST /odeme/api/oos/check/ticimax-basket', fields: { ...access } });
  });

  it('AP-11 AP-21 POST /odeme with the card, the choices and the form as it came but for the language', async () => {
    await firstValueFrom(vezne.payments.pay(order));
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme',
      fields: {
        merchant_oid: 'ORDER1',
        user_basket: 'W10=',
        lang: 'en',
        [`${product}_token`]: 'token1',
        attempt_id: order.attemptId,
        csrf_token: 'csrf1',
        payment_type: 'card',
        installment_count: '3',
        ref_url: 'https://shop.example/',
        do_3d: '1',
        store_card: '0',
        card_type: 'bonus',
        card_points: '0',
        card_type_pts: '',
        ctoken: '',
        cvv: '000',
        cc_owner: 'AYŞE YILMAZ',
        card_number: '4355084355084358',
        expiry_month: '12',
        expiry_year: '30',
      },
    });
  });

  it('AP-11 the choices without 3-D Secure and with a stored card', async () => {
    await firstValueFrom(vezne.payments.pay({ ...order, with3d: false, storeCard: true, installmentCount: 0 }));
    expect(provider.onlyCall().fields).toMatchObject({ do_3d: '0', store_card: '1', installment_count: '0' });
  });

  const noCard = { ctoken: '', cvv: '', cc_owner: '', card_number: '', expiry_month: '', expiry_year: '' };

  /** The fields of a received payment that name its card, and the payment type. */
  function sentCard() {
    const { fields: sent } = provider.onlyCall();
    const names = ['payment_type', ...Object.keys(noCard)];
    return Object.fromEntries(names.map((name) => [name, sent[name]]));
  }

  it('AP-11 TB-07 a saved card is its token and nothing of a card', async () => {
    await firstValueFrom(vezne.payments.pay(saved('')));
    expect(sentCard()).toEqual({ ...noCard, payment_type: 'registered_cards', ctoken: 'c1' });
    expect(provider.onlyCall().fields).toMatchObject({
      card_type: 'axess',
      installment_count: '3',
      store_card: '0',
      do_3d: '1',
    });
  });

  it.each([
    ['', ''],
    ['1', ''],
    ['12', ''],
    ['123', '123'],
    ['1234', '1234'],
  ])('SC-07 of the saved card code %j is sent %j: only with at least 3 characters', async (cvv, sent) => {
    await firstValueFrom(vezne.payments.pay(saved(cvv)));
    expect(sentCard()).toEqual({ ...noCard, payment_type: 'registered_cards', ctoken: 'c1', cvv: sent });
  });

  it.each([
    [
      'a new card',
      order,
      {
        cvv: '000',
        cc_owner: 'AYŞE YILMAZ',
        card_number: '4355084355084358',
        expiry_month: '12',
        expiry_year: '30',
      },
    ],
    ['a saved card', saved('123'), { ctoken: 'c1', cvv: '123' }],
  ])('AP-11 CP-03 the points of %s: their brand', async (_, paying, sent) => {
    const points = { amount: 2500, brand: 'world' };
    await firstValueFrom(vezne.payments.pay({ ...paying, points, paymentType: 'card_points' }));
    expect(sentCard()).toEqual({ ...noCard, payment_type: 'card_points', ...sent });
    expect(provider.onlyCall().fields).toMatchObject({ card_points: '1', card_type_pts: 'world', do_3d: '1' });
  });

  it('IN-01 every count is sent as it is', async () => {
    for (let count = 0; count <= 12; count += 1) {
      await firstValueFrom(vezne.payments.pay({ ...order, installmentCount: count }));
    }
    const sent = provider.received.map(({ body }) => new URLSearchParams(body).get('installment_count'));
    expect(sent).toEqual(Array.from({ length: 13 }, (_, count) => String(count)));
  });

  it('AP-05 AP-11 every field of the form that was read goes back', async () => {
    provider.say(200, wirePayment);
    const { form } = await firstValueFrom(vezne.payments.open('token1'));
    provider.received.length = 0;
    await firstValueFrom(vezne.payments.pay({ ...order, form }));
    const { fields: sent } = provider.onlyCall();
    const given = Object.entries(paymentForm).filter(([name, value]) => value !== null && name !== 'lang');
    expect(sent).toMatchObject(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
  });
});
