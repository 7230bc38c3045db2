import { firstValueFrom } from 'rxjs';
import type { SavedCard } from '../../../src/domain/card/saved-card.js';
import type { PageAccess } from '../../../src/domain/payment/payment-page.js';
import { product } from '../../../src/domain/payment/product.js';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { failureIn, ScriptedProvider } from './scripted-provider.js';
import { paymentForm, wirePayment } from './wire-samples.js';

const provider = new ScriptedProvider();
let vezne: Gateways;

beforeAll(async () => {
  vezne = gatewaysAt(await provider.start());
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.received.length = 0;
  provider.say(200, { status: 'success', message: '', data: {} });
});

const access: PageAccess = {
  pageType: 'iframe',
  token: 'token1',
  csrfToken: 'csrf1',
  merchantId: '100001',
  merchantOid: 'ORDER1',
};

/** The one call the provider received: method, path and fields. */
function received() {
  expect(provider.received).toHaveLength(1);
  const [call] = provider.received;
  return [call?.method, call?.path, Object.fromEntries(new URLSearchParams(call?.body))];
}

describe('the payment calls', () => {
  it('AP-05 get/token: GET with the token in the path', async () => {
    provider.say(200, wirePayment);
    const page = await firstValueFrom(vezne.payments.open('token1'));
    expect(received()).toEqual(['GET', '/odeme/api/oos/payment/get/token/token1', {}]);
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
    expect(received()).toEqual(['GET', '/odeme/api/oos/payment/get/status/token1', {}]);
  });

  it('AP-13 AP-21 check/payment-status: POST with the access and the e-mail', async () => {
    await firstValueFrom(vezne.payments.checkPayable(access, 'a@b.example'));
    expect(received()).toEqual(['POST', '/odeme/api/oos/check/payment-status', { ...access, email: 'a@b.example' }]);
  });

  it('AP-14 AP-21 check/ticimax-basket: POST with the access', async () => {
    await firstValueFrom(vezne.payments.checkBasket(access));
    expect(received()).toEqual(['POST', '/odeme/api/oos/check/ticimax-basket', { ...access }]);
  });

  const order = {
    access,
    form: {
      merchant_oid: 'ORDER1',
      user_basket: 'W10=',
      lang: 'tr',
      [`${product}_token`]: 'token1',
      card_number: 'from the form',
    },
    language: 'en',
    source: {
      kind: 'new',
      card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
    },
    paymentType: 'card',
    brand: 'bonus',
    with3d: true,
    storeCard: false,
    installmentCount: 3,
    points: undefined,
    referrer: 'https://shop.example/',
  } as const;

  it('AP-11 AP-21 POST /odeme with the card, the choices and the form as it came but for the language', async () => {
    await firstValueFrom(vezne.payments.pay(order));
    expect(received()).toEqual([
      'POST',
      '/odeme',
      {
        merchant_oid: 'ORDER1',
        user_basket: 'W10=',
        lang: 'en',
        [`${product}_token`]: 'token1',
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
    ]);
  });

  it('AP-11 the choices without 3-D Secure and with a stored card', async () => {
    await firstValueFrom(vezne.payments.pay({ ...order, with3d: false, storeCard: true, installmentCount: 0 }));
    expect(received()[2]).toMatchObject({ do_3d: '0', store_card: '1', installment_count: '0' });
  });

  const savedCard: SavedCard = {
    ctoken: 'c1',
    utoken: 'u1',
    dtoken: 'd1',
    groupId: 'g1',
    type: 'credit',
    brand: 'axess',
    name: 'İş',
    last4: '4358',
    month: '12',
    year: '30',
    scheme: 'visa',
    requiresCvv: true,
    business: false,
  };
  const saved = (cvv: string) =>
    ({
      ...order,
      source: { kind: 'saved', card: savedCard, cvv },
      paymentType: 'registered_cards',
      brand: 'axess',
    }) as const;

  /** What of a payment is the card, as it was received. */
  function sentCard() {
    const [, , sent] = received();
    const names = ['payment_type', 'ctoken', 'cvv', 'cc_owner', 'card_number', 'expiry_month', 'expiry_year'];
    return names.map((name) => Object(sent)[name]);
  }

  it('AP-11 TB-07 a saved card is its token and nothing of a card', async () => {
    await firstValueFrom(vezne.payments.pay(saved('')));
    expect(sentCard()).toEqual(['registered_cards', 'c1', '', '', '', '', '']);
    expect(received()[2]).toMatchObject({ card_type: 'axess', installment_count: '3', store_card: '0', do_3d: '1' });
  });

  it.each([
    ['', ''],
    ['1', ''],
    ['12', ''],
    ['123', '123'],
    ['1234', '1234'],
  ])('SC-07 of the saved card code %j is sent %j: only with at least 3 characters', async (cvv, sent) => {
    await firstValueFrom(vezne.payments.pay(saved(cvv)));
    expect(sentCard()).toEqual(['registered_cards', 'c1', sent, '', '', '', '']);
  });

  it.each([
    ['a new card', order, ['card_points', '', '000', 'AYŞE YILMAZ', '4355084355084358', '12', '30']],
    ['a saved card', saved('123'), ['card_points', 'c1', '123', '', '', '', '']],
  ])('AP-11 CP-03 the points of %s: their brand', async (_, paying, sent) => {
    const points = { amount: 2500, brand: 'world' };
    await firstValueFrom(vezne.payments.pay({ ...paying, points, paymentType: 'card_points' }));
    expect(sentCard()).toEqual(sent);
    expect(received()[2]).toMatchObject({ card_points: '1', card_type_pts: 'world', do_3d: '1' });
  });

  it('IN-01 every count is sent as it is', async () => {
    for (let count = 0; count <= 12; count += 1) {
      await firstValueFrom(vezne.payments.pay({ ...order, installmentCount: count }));
    }
    const sent = provider.received.map(({ body }) => new URLSearchParams(body).get('installment_count'));
    expect(sent).toEqual(Array.from({ length: 13 }, (_, count) => String(count)));
  });

  const typedCard = order.source;
  const askedPoints = { ...access, brand: 'bonus', amount: '1.234,50' };

  it('AP-07 AP-21 CP-01 card/points of a new card: number, owner, month, year and no code', async () => {
    provider.say(200, { status: 'success', data: { point: { points: '25,00', brand: 'BONUS' } } });
    expect(await firstValueFrom(vezne.cards.points(access, 123450, typedCard, 'bonus'))).toEqual({
      amount: 2500,
      brand: 'bonus',
    });
    const card = { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30' };
    expect(received()).toEqual(['POST', '/odeme/api/oos/card/points', { ...askedPoints, ...card }]);
  });

  it('AP-07 AP-21 CP-01 card/points of a saved card: its ctoken and utoken', async () => {
    provider.say(200, { status: 'success', data: { point: { points: '0,00' } } });
    const asking = vezne.cards.points(access, 123450, saved('123').source, 'bonus');
    expect(await firstValueFrom(asking)).toEqual({ amount: 0, brand: 'bonus' });
    expect(received()).toEqual(['POST', '/odeme/api/oos/card/points', { ...askedPoints, ctoken: 'c1', utoken: 'u1' }]);
  });

  it('AP-09 AP-21 IN-06 card/installment: the first digits, the amount and the link', async () => {
    provider.say(200, { status: 'success', data: { installments: wirePayment.data.installments } });
    const plans = await firstValueFrom(vezne.cards.installments(access, '43550843', 123450, 's1'));
    expect([...plans.keys()]).toEqual(['maximum', 'constructor']);
    expect(plans.get('maximum')?.options[1]).toEqual({ count: 2, monthly: 61725, total: 123450, pft: true });
    const fields = { ...access, binNumber: '43550843', amount: '1.234,50', shortId: 's1' };
    expect(received()).toEqual(['POST', '/odeme/api/oos/card/installment', fields]);
  });

  it('AP-10 AP-21 SC-04 card/delete: the four names of the card', async () => {
    expect(await firstValueFrom(vezne.cards.remove(access, savedCard))).toBeUndefined();
    const fields = { ...access, ctoken: 'c1', utoken: 'u1', dtoken: 'd1', groupId: 'g1' };
    expect(received()).toEqual(['POST', '/odeme/api/oos/card/delete', fields]);
  });

  it('AP-05 AP-11 every field of the form that was read goes back', async () => {
    provider.say(200, wirePayment);
    const { form } = await firstValueFrom(vezne.payments.open('token1'));
    provider.received.length = 0;
    await firstValueFrom(vezne.payments.pay({ ...order, form }));
    const [, , sent] = received();
    const given = Object.entries(paymentForm).filter(([name, value]) => value !== null && name !== 'lang');
    expect(sent).toMatchObject(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
  });
});

describe('the other calls', () => {
  it('AP-08 AP-21 card/details: POST with the access and the first 8 digits', async () => {
    const data = { brand: 'MAXIMUM', cardType: 'Credit', businessCard: 'y', bank: 'İş Bankası', schema: 'VISA' };
    provider.say(200, { status: 'success', data });
    expect(await firstValueFrom(vezne.cards.lookUp(access, '43550843'))).toEqual({
      brand: 'maximum',
      type: 'credit',
      business: true,
      bank: 'İş Bankası',
      scheme: 'visa',
    });
    expect(received()).toEqual(['POST', '/odeme/api/oos/card/details', { ...access, binNumber: '43550843' }]);
  });

  it('AP-17 main-site: POST with the merchant, its site and the origins around the page', async () => {
    const origins = ['https://shop.example', 'https://outer.example'];
    await firstValueFrom(vezne.reports.reportSite('100001', 'https://shop.example', origins));
    expect(received()).toEqual([
      'POST',
      '/odeme/main-site',
      {
        merchant_id: '100001',
        website: 'https://shop.example',
        ancestorOrigins: 'https://shop.example,https://outer.example',
      },
    ]);
  });

  it('AP-18 yetkisiz-islem: POST with the merchant, the e-mail and the reason', async () => {
    await firstValueFrom(vezne.reports.reportUnauthorized('100001', 'a@b.example', 2));
    expect(received()).toEqual([
      'POST',
      '/odeme/yetkisiz-islem',
      { merchant_id: '100001', email: 'a@b.example', reason: '2' },
    ]);
  });
});
