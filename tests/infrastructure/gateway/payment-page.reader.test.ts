import { policies } from '../../../src/domain/merchant/policies.js';
import { readPaymentPage } from '../../../src/infrastructure/gateway/payment-page.reader.js';
import { answer, wrongField } from './reading.js';
import { wirePayment, withPage } from './wire-samples.js';

const minimal = {
  status: 'success',
  data: { paymentPage: { paymentAmount: '1,00', merchantId: '1', merchantOid: 'O1', csrfToken: 'c', token: 't' } },
};

describe('the payment page', () => {
  it('SP-03 carries the policy of its merchant: of the table, and of the installation', () => {
    const ofInstallation = [{ merchantId: '800001', hidesInstallmentNote: true }];
    const policyFor = (merchantId: string) =>
      readPaymentPage(answer(withPage({ merchantId })), ofInstallation).merchant.policy;
    for (const policy of policies) expect(policyFor(policy.merchantId)).toEqual(policy);
    expect(policyFor('800001')).toEqual({ merchantId: '800001', hidesInstallmentNote: true });
    expect(policyFor('100')).toEqual({ merchantId: '100' });
  });

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
    const forMs = (timeoutLimit: unknown, end = '', serverTime?: number) =>
      readPaymentPage(answer(withPage({ timeoutLimit }, { request_exp_date: end }), serverTime)).payableForMs;
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

  it.each([
    ['TL', ['bankTransfer', 'tosla']],
    ['USD', ['tosla']],
    ['EUR', ['tosla']],
  ])('BT-01 the bank transfer is offered for TL only: %s', (currency, codes) => {
    const { data } = wirePayment;
    const paymentOptions = [
      { code: 'bankTransfer', name: 'Havale' },
      { code: 'tosla', name: 'Tosla' },
    ];
    const paymentPage = { ...data.paymentPage, currency };
    const page = readPaymentPage(answer({ ...wirePayment, data: { ...data, paymentPage, paymentOptions } }));
    expect(page.options.map(({ code }) => code)).toEqual(codes);
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

  it('TH-07 TH-08 a merchant’s own look is rules that set values, and nothing else; a theme is stated or not', () => {
    const good = ['html:root{--fill:#ffd400;--radius-md:1rem}', 'html[data-theme=dark]:root{--accent:#ffd400}'];
    const bad = [
      'body{color:red}',
      'html{background:url(//a.example)}',
      '@import "//a.example"',
      'html{}*{--a:b}',
      // No style sheet has these selectors.
      'html:rooot{--accent:#fff}',
      'html[{--accent:#fff}',
      // The page's own, which no look may change.
      'html:root{visibility:hidden}',
      'html:root{--danger:#fff}',
      'html:root{--fill:#ffd400;--danger:#fff}',
      'html:root{--accent:transparent}',
      7,
    ];
    const read = (fields: Record<string, unknown>) => readPaymentPage(answer(withPage(fields)));
    expect(read({ look: good }).look).toEqual(good);
    for (const rule of bad) expect(read({ look: [rule] }).look).toEqual([]);
    expect(read({}).look).toEqual([]);
    expect(read({ themeStated: '1', darkMode: '1' }).statedTheme).toBe('dark');
    expect(read({ themeStated: '1', darkMode: '0' }).statedTheme).toBe('light');
    expect(read({ darkMode: '1' }).statedTheme).toBeUndefined();
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
