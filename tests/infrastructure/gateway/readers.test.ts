import fc from 'fast-check';
import { GatewayError } from '../../../src/application/ports.js';
import { product } from '../../../src/domain/payment/product.js';
import type { Answer } from '../../../src/infrastructure/gateway/answer.js';
import { readBasket } from '../../../src/infrastructure/gateway/basket.reader.js';
import { readCardDetails } from '../../../src/infrastructure/gateway/card-details.reader.js';
import { readCardPoints } from '../../../src/infrastructure/gateway/card-points.reader.js';
import { readErrorBody } from '../../../src/infrastructure/gateway/error-body.reader.js';
import { readInstallments } from '../../../src/infrastructure/gateway/installments.reader.js';
import { readPaymentAnswer } from '../../../src/infrastructure/gateway/payment-answer.reader.js';
import { readPaymentPage } from '../../../src/infrastructure/gateway/payment-page.reader.js';
import { readReceipt } from '../../../src/infrastructure/gateway/receipt.reader.js';
import { wirePayment, withPage } from './wire-samples.js';

const answer = (body: unknown, answeredAt?: number): Answer => ({ httpStatus: 200, body, answeredAt });

/** The field that a reader names. */
function wrongField(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof GatewayError && error.failure.kind === 'malformed') return error.failure.field;
    throw error;
  }
  return undefined;
}

const minimal = {
  status: 'success',
  data: { paymentPage: { paymentAmount: '1,00', merchantId: '1', merchantOid: 'O1', csrfToken: 'c', token: 't' } },
};

describe('the payment page', () => {
  it('AP-05 EN-03 is read whole', () => {
    const page = readPaymentPage(answer(wirePayment));
    expect(page).toMatchObject({
      kind: 'page',
      root: 'https://pay.example',
      merchant: {
        id: '100001',
        name: 'Kitapçı',
        website: 'https://shop.example',
        logo: 'https://cdn.example/logos/logo.svg',
        okUrl: 'https://shop.example/ok',
        failUrl: 'https://shop.example/fail',
      },
      order: { id: 'ORDER1', amount: 123450, currency: 'TL', email: 'a@b.example' },
      language: 'en',
      darkMode: false,
      testMode: false,
      storeCardOff: true,
      non3d: true,
      force3d: false,
      noInstallment: false,
      pftOptionMax: 6,
      payableForMs: 20 * 60_000,
      warnings: ['liveMode1'],
      errors: [],
      options: [{ code: 'mmPay', name: 'MM', icon: '' }],
      bankLoans: [],
      link: undefined,
    });
    expect(page.order.basket).toEqual([{ name: 'Şiir kitabı', price: 1800, quantity: 2 }]);
    expect(page.savedCards).toEqual([
      {
        ctoken: 'c1',
        utoken: 'u1',
        dtoken: 'd1',
        groupId: '7',
        type: 'debit',
        brand: 'maximum',
        name: 'İş',
        last4: '4358',
        month: '03',
        year: '30',
        scheme: 'visa',
        requiresCvv: true,
        business: true,
      },
    ]);
    expect(page.installments.get('maximum')).toEqual({
      brand: 'maximum',
      options: [
        { count: 1, monthly: 123450, total: 123450, pft: false },
        { count: 2, monthly: 61725, total: 123450, pft: true },
      ],
      pftCounts: [2, 3],
    });
  });

  it('EN-01 a missing or null optional field takes its default', () => {
    const nulls = Object.fromEntries(Object.keys(wirePayment.data.paymentPage).map((name) => [name, null]));
    const allNull = { ...minimal, data: { paymentPage: { ...nulls, ...minimal.data.paymentPage }, paymentForm: null } };
    for (const body of [minimal, allNull]) {
      expect(readPaymentPage(answer(body))).toMatchObject({
        kind: 'iframe',
        order: { amount: 100, currency: 'TL', email: '', basket: [] },
        language: 'tr',
        testMode: false,
        pftOptionMax: undefined,
        payableForMs: 30 * 60_000,
        warnings: [],
        savedCards: [],
        form: { no_installment: '1', test_mode: '1', [`${product}_token`]: 't' },
      });
    }
  });

  it('EN-01 what the form does say wins over its defaults', () => {
    const { form } = readPaymentPage(answer(withPage({}, { no_installment: 0, test_mode: '0' })));
    expect(form).toMatchObject({ no_installment: '0', test_mode: '0' });
  });

  it.each(['paymentAmount', 'merchantId', 'merchantOid', 'csrfToken', 'token'])(
    'EN-01 AP-20 a missing, null, empty or wrong %s is a typed failure that names it',
    (name) => {
      for (const value of [undefined, null, '', {}, [], true]) {
        const read = () => readPaymentPage(answer(withPage({ [name]: value })));
        expect(wrongField(read)).toBe(`data.paymentPage.${name}`);
      }
    },
  );

  it('PP-15 AP-20 an amount or a currency that is none is a typed failure, not NaN', () => {
    for (const paymentAmount of ['abc', '1.23', '-1,00', '1,234', 'NaN', ' 1,00']) {
      expect(wrongField(() => readPaymentPage(answer(withPage({ paymentAmount }))))).toBe(
        'data.paymentPage.paymentAmount',
      );
    }
    expect(wrongField(() => readPaymentPage(answer(withPage({ currency: 'BTC' }))))).toBe('data.paymentPage.currency');
    expect(readPaymentPage(answer(withPage({ currency: 'try' }))).order.currency).toBe('TL');
  });

  it.each([
    [true, [1, '1', true, 'true']],
    [false, [0, '0', false, 'false', '', null, undefined]],
  ])('AP-20 a flag is %s for each of its spellings', (expected, spellings) => {
    for (const testMode of spellings) expect(readPaymentPage(answer(withPage({ testMode }))).testMode).toBe(expected);
  });

  it('AP-20 a flag of another word is a typed failure', () => {
    expect(wrongField(() => readPaymentPage(answer(withPage({ force3d: 'evet' }))))).toBe('data.paymentPage.force3d');
  });

  it("EX-01 the end is read against the server's own clock", () => {
    const at = Date.parse('2030-01-01T10:00:00Z');
    const until = (end: string, answered: number | undefined = at) =>
      readPaymentPage(answer(withPage({ timeoutLimit: 20 }, { request_exp_date: end }), answered)).payableForMs;
    expect(until('2030-01-01T10:05:00Z')).toBe(5 * 60_000);
    // Without a zone it is UTC, as the contract says, and not the shopper's.
    expect(until('2030-01-01T10:05:00')).toBe(5 * 60_000);
    expect(until('2030-01-01T13:05:00+03:00')).toBe(5 * 60_000);
    expect(until('2030-01-01T09:00:00Z')).toBe(0);
  });

  it('EX-01 without an end, or without the clock of the server, the limit counts in minutes', () => {
    const forMs = (timeoutLimit: unknown, end = '', answeredAt?: number) =>
      readPaymentPage(answer(withPage({ timeoutLimit }, { request_exp_date: end }), answeredAt)).payableForMs;
    expect(forMs('45', 'yarın', 0)).toBe(45 * 60_000);
    expect(forMs(45, '2030-01-01T10:05:00Z')).toBe(45 * 60_000);
    for (const odd of [0, -5, 'x', null, 1.5, {}]) expect(forMs(odd)).toBe(30 * 60_000);
    expect(forMs(1e15)).toBe(366 * 24 * 60 * 60_000);
  });

  it('IN-06 brands are looked up in a Map by lower case, without the dotless ı', () => {
    const { installments } = readPaymentPage(answer(wirePayment));
    expect([...installments.keys()]).toEqual(['maximum', 'constructor']);
    expect(installments.get('toString')).toBeUndefined();
  });

  it('AP-20 an item that cannot be read is left out, its neighbours stay', () => {
    const { data } = wirePayment;
    const card = data.registeredCards[0];
    const registeredCards = [null, 7, { ...card, last_4: '4355084355084358x' }, { ...card, ctoken: '' }, card];
    const paymentOptions = [{ code: '' }, 'x', { code: 'tosla', name: 'Tosla' }];
    const page = readPaymentPage(answer({ ...wirePayment, data: { ...data, registeredCards, paymentOptions } }));
    expect(page.savedCards.map(({ ctoken }) => ctoken)).toEqual(['c1']);
    expect(page.options.map(({ code }) => code)).toEqual(['tosla']);
  });

  it('AP-20 10,000 cards and names of a megabyte are held within bounds', () => {
    const { data } = wirePayment;
    const registeredCards = Array.from({ length: 10_000 }, () => ({
      ...data.registeredCards[0],
      c_name: 'x'.repeat(500),
    }));
    const body = withPage({ merchantName: 'x'.repeat(1_000_000), merchantWebsite: `https://${'x'.repeat(1_000_000)}` });
    const page = readPaymentPage(answer({ ...body, data: { ...body.data, registeredCards } }));
    expect(page.savedCards).toHaveLength(1000);
    expect(page.savedCards[0]?.name).toHaveLength(100);
    expect(page.merchant.name).toHaveLength(300);
    expect(page.merchant.website).toBe('');
  });

  it('PP-04 PP-05 a link payment carries its context', () => {
    const fields = {
      type: 'link',
      shortId: 's1',
      linkType: 'product',
      productName: 'Kitap',
      productPrice: '18,00',
      productCount: '3',
    };
    expect(readPaymentPage(answer(withPage(fields))).link).toEqual({
      shortId: 's1',
      linkType: 'product',
      productName: 'Kitap',
      productImage: '',
      productPrice: 1800,
      productCount: 3,
      merchantLogo: 'https://cdn.example/logos/logo.svg',
    });
  });

  it('AP-11 a basket that cannot be read is empty, and goes back as it came', () => {
    for (const user_basket of ['', '%%%', btoa('{'), btoa('{"a":1}'), btoa('[[1]]')]) {
      const page = readPaymentPage(answer(withPage({}, { user_basket })));
      expect(page.order.basket).toEqual([]);
      expect(page.form.user_basket).toEqual(user_basket);
    }
  });

  it('AP-20 a form with odd names and values breaks nothing', () => {
    const form = JSON.parse('{"__proto__":"x","constructor":"y","a":{"b":1},"c":[1],"d":null,"e":true}');
    const read = readPaymentPage(answer({ ...minimal, data: { ...minimal.data, paymentForm: form } })).form;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read).toMatchObject({ constructor: 'y', e: 'true' });
    expect(Object.keys(read)).not.toContain('a');
  });
});

describe('the answer to a payment', () => {
  const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
  const read = (message: unknown, data?: unknown) => readPaymentAnswer(answer({ status: 'success', message, data }));
  const challenge = (htmlContent: unknown) => wrongField(() => read('3D', { htmlContent }));

  it('PY-02 AP-11 3D is the challenge, decoded as UTF-8', () => {
    const html = '<p>Şifreyi girin: ğüşıöç İ €</p>';
    expect(read('3D', { htmlContent: base64(html) })).toEqual({ kind: 'challenge', html });
  });

  it('PY-02 a byte order mark is no part of the document', () => {
    expect(read('3D', { htmlContent: base64('\ufeff<p>') })).toEqual({ kind: 'challenge', html: '<p>' });
  });

  it('PY-02 AP-20 bad base64, another encoding and nothing at all are typed failures', () => {
    const latin1 = Uint8Array.from([0x3c, 0x70, 0x3e, 0xfd, 0xfe]);
    const odd = [
      base64('<p>').replace('PHA+', 'PHA-'),
      'PHA',
      'PHA+=',
      'PH\nA+',
      '====',
      '',
      base64(latin1),
      null,
      7,
      undefined,
      {},
    ];
    for (const htmlContent of odd) expect(challenge(htmlContent)).toBe('data.htmlContent');
    expect(wrongField(() => read('3D', null))).toBe('data');
  });

  it('PY-03 exactly 3D: any other word is paid', () => {
    for (const message of ['', 'OK', '3d', ' 3D', '3D ', null, undefined]) {
      expect(read(message, { merchantName: 'Kitapçı' })).toEqual({ kind: 'completed', merchantName: 'Kitapçı' });
    }
    expect(read('OK')).toEqual({ kind: 'completed', merchantName: '' });
  });

  it('VF-04 exactly VERIFICATION is a payment that is not complete, however little it says; without its data it is nothing', () => {
    const verification = { maskedPhone: '05** *** ** 67', resendAfter: 30, attempts: '2' };
    expect(read('VERIFICATION', { verification })).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '05** *** ** 67', resendAfterMs: 30_000, attemptsLeft: 2 },
    });
    expect(read('VERIFICATION', { verification: {} })).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '', resendAfterMs: 60_000, attemptsLeft: 1 },
    });
    for (const data of [{}, { verification: null }, null]) {
      expect(wrongField(() => read('VERIFICATION', data))).toMatch(/^data/);
    }
    expect(read('verification', {})).toMatchObject({ kind: 'completed' });
  });
});

describe('the card details', () => {
  const read = (data: unknown) => readCardDetails(answer({ status: 'success', data }));

  it('AP-08 are read in any case, and none is no brand', () => {
    expect(read({ brand: 'NONE', cardType: 'PREPAID', businessCard: 'N', bank: null, schema: 'TROY' })).toEqual({
      brand: '',
      type: 'prepaid',
      business: false,
      bank: '',
      scheme: 'troy',
    });
  });

  it('AP-20 an unknown kind of card is a typed failure', () => {
    expect(wrongField(() => read({ cardType: 'gift' }))).toBe('data.cardType');
  });
});

describe('the card points', () => {
  const read = (data: unknown) => readCardPoints(answer({ status: 'success', data }));

  it('AP-07 CP-02 are what they are worth, by lower-cased brand; missing or null is none', () => {
    expect(read({ point: { points: '1.025,50', brand: 'MAXIMUM' } })).toEqual({ amount: 102550, brand: 'maximum' });
    expect(read({ point: { points: 12, brand: 'none' } })).toEqual({ amount: 1200, brand: '' });
    for (const data of [{}, { point: null }]) expect(read(data)).toEqual({ amount: 0, brand: '' });
  });

  it('AP-20 points that are none are a typed failure, not NaN', () => {
    for (const points of [null, undefined, '', 'çok', '-1,00', '12.50', {}, Number.NaN]) {
      expect(wrongField(() => read({ point: { points, brand: 'bonus' } }))).toBe('data.point.points');
    }
    for (const point of ['25,00', 25, []]) expect(wrongField(() => read({ point }))).toMatch(/^data\.point/);
    expect(wrongField(() => read(null))).toBe('data');
  });
});

describe('the installments', () => {
  const read = (installments: unknown) => readInstallments(answer({ status: 'success', data: { installments } }));
  const option = { monthly: '5,00', total: '10,00', pft: 0 };

  it('EN-03 AP-09 are keyed by lower-cased brand, of the plan or else of its key', () => {
    const plan = { installment: { 2: option }, pftOptions: [] };
    expect([
      ...read({ MAXIMUM: plan, x: { ...plan, brand: 'WORLD' }, Axess: { ...plan, brand: null } }).keys(),
    ]).toEqual(['maximum', 'world', 'axess']);
  });

  it('EN-03 each count of 1 to 12 has its amounts and its cash-price mark; another key is no count', () => {
    const keys = ['12', '1', '0', '13', '02', '1.0', '-1', ' 2', 'x', '__proto__'];
    const installment = Object.fromEntries(keys.map((key) => [key, option]));
    const options = read({ bonus: { installment, pftOptions: [2, '3', 0, 13, 'x', null] } }).get('bonus');
    expect(options).toEqual({
      brand: 'bonus',
      options: [1, 12].map((count) => ({ count, monthly: 500, total: 1000, pft: false })),
      pftCounts: [2, 3, 12],
    });
  });

  it('EN-03 AP-20 what cannot be read is left out, its neighbours stay', () => {
    const odd = [{}, null, { ...option, total: '-1,00' }, { ...option, total: 'x' }, { ...option, pft: 'evet' }];
    for (const broken of odd) {
      const plan = { installment: { 2: broken, 3: option }, pftOptions: null };
      const plans = read({ bonus: plan, world: 7, axess: { installment: 'x' } });
      expect([...plans].map(([brand, { options }]) => [brand, options.map(({ count }) => count)])).toEqual([
        ['bonus', [3]],
      ]);
    }
  });

  it('AP-09 an empty list, as PHP writes no entries, null and nothing are no plans', () => {
    for (const nothing of [[], {}, null, undefined]) expect(read(nothing).size).toBe(0);
  });
});

describe('the saved cards', () => {
  const [sample] = wirePayment.data.registeredCards;
  const read = (different: Record<string, unknown>) => {
    const body = { ...wirePayment, data: { ...wirePayment.data, registeredCards: [{ ...sample, ...different }] } };
    return readPaymentPage(answer(body)).savedCards[0];
  };

  it.each([
    [{ c_type: 'DEBIT' }, { type: 'debit' }],
    [{ c_type: 'credit' }, { type: 'credit' }],
    [{ businessCard: 'y' }, { business: true }],
    [{ businessCard: 'N' }, { business: false }],
    [{ businessCard: null }, { business: false }],
    [{ require_cvv: '1' }, { requiresCvv: true }],
    [{ require_cvv: 1 }, { requiresCvv: true }],
    [{ require_cvv: 0 }, { requiresCvv: false }],
    [{ require_cvv: '2' }, { requiresCvv: false }],
    [{ require_cvv: null }, { requiresCvv: false }],
    [{ schema: 'AMEX' }, { scheme: 'amex' }],
    [{ schema: 'Amex' }, { scheme: 'amex' }],
    [{ c_brand: 'MAXIMUM' }, { brand: 'maximum' }],
    [{ c_brand: 'none' }, { brand: '' }],
    [
      { month: 7, year: 31 },
      { month: '07', year: '31' },
    ],
  ])('EN-03 %j is read as %j', (wire, card) => expect(read(wire)).toMatchObject(card));

  it('EN-03 AP-20 a card with a whole number for its last four digits is left out', () => {
    for (const last_4 of ['4355084355084358', '435', '43a8', '', null]) expect(read({ last_4 })).toBeUndefined();
  });
});

describe('any JSON at all', () => {
  const readers: readonly ((body: unknown) => unknown)[] = [
    (body) => readPaymentPage(answer(body, 0)),
    (body) => readPaymentAnswer(answer(body)),
    (body) => readReceipt(answer(body)),
    (body) => readCardDetails(answer(body)),
    (body) => readCardPoints(answer(body)),
    (body) => readInstallments(answer(body)),
  ];

  it('AP-20 gives a value or a typed failure, never another exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const read of readers) wrongField(() => read(body));
        expect(readErrorBody(body, 400).kind).toMatch(/malformed|refused|alreadyPaid|underWay/);
      }),
      { numRuns: 300 },
    );
  });

  /** Answers of the right shape with any value in each place. */
  const anyPlan = fc.record(
    {
      brand: fc.jsonValue(),
      installment: fc.dictionary(fc.constantFrom('1', '2', '12', '13', '__proto__', 'x'), fc.jsonValue()),
      pftOptions: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  it('AP-20 gives the same for installments and points with any value in any place', () => {
    const brands = fc.constantFrom('bonus', 'MAXIMUM', '__proto__', 'constructor', '');
    fc.assert(
      fc.property(fc.dictionary(brands, fc.oneof(anyPlan, fc.jsonValue())), (installments) => {
        for (const [brand, plan] of readInstallments(answer({ data: { installments } }))) {
          expect(plan.brand).toBe(brand);
          for (const { count, monthly, total } of plan.options) {
            expect([count, monthly, total].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (points, brand) => {
        wrongField(() => expect(readCardPoints(answer({ data: { point: { points, brand } } })).amount).not.toBeNaN());
      }),
      { numRuns: 300 },
    );
  });

  /** Every place of the sample, replaced by any JSON. */
  const places = ['paymentPage', 'paymentForm'].flatMap((part) =>
    Object.keys(Object(Reflect.get(wirePayment.data, part))).map((name) => [part, name] as const),
  );

  it('AP-20 gives the same with any one field replaced by any value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), ([part, name], value) => {
        const body = part === 'paymentPage' ? withPage({ [name]: value }) : withPage({}, { [name]: value });
        wrongField(() => readPaymentPage(answer(body, 0)));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wirePayment.data)), fc.jsonValue(), (part, value) => {
        wrongField(() => readPaymentPage(answer({ ...wirePayment, data: { ...wirePayment.data, [part]: value } }, 0)));
      }),
      { numRuns: 300 },
    );
  });

  it('AP-20 a failure names the field and never quotes the value', () => {
    const secret = '4355084355084358';
    for (const { 0: part, 1: name } of places) {
      const body =
        part === 'paymentPage' ? withPage({ [name]: { [secret]: secret } }) : withPage({}, { [name]: [secret] });
      try {
        readPaymentPage(answer(body));
      } catch (error) {
        expect(JSON.stringify([error, String(error), (error as GatewayError).failure])).not.toContain(secret);
      }
    }
  });

  it('AP-20 a basket of anything is lines or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64')),
        ),
        (text) => {
          expect(Array.isArray(readBasket(text))).toBe(true);
        },
      ),
    );
  });
});
