import { readFileSync } from 'node:fs';
import path from 'node:path';
import { financeInfoPending } from '../../../src/domain/payment/page-features.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { readPaymentPage } from '../../../src/infrastructure/gateway/payment-page.reader.js';
import { answer } from './reading.js';
import { wirePayment, withPage } from './wire-samples.js';

const minimal = {
  status: 'success',
  data: { paymentPage: { paymentAmount: '1,00', merchantId: '1', merchantOid: 'O1', csrfToken: 'c', token: 't' } },
};

describe('the defaults of a payment', () => {
  it('EN-01 a missing or null optional field takes its default', () => {
    const nulls = Object.fromEntries(Object.keys(wirePayment.data.paymentPage).map((name) => [name, null]));
    const allNull = { ...minimal, data: { paymentPage: { ...nulls, ...minimal.data.paymentPage }, paymentForm: null } };
    for (const body of [minimal, allNull]) {
      expect(readPaymentPage(answer(body))).toEqual({
        kind: 'iframe',
        root: '',
        access: { pageType: 'iframe', token: 't', csrfToken: 'c', merchantId: '1', merchantOid: 'O1' },
        merchant: { id: '1', policy: { merchantId: '1' }, name: '', website: '', logo: '', okUrl: '', failUrl: '' },
        order: { id: 'O1', amount: 100, currency: 'TL', email: '', basket: [] },
        language: 'tr',
        darkMode: false,
        statedTheme: undefined,
        look: [],
        showsLogo: false,
        testMode: false,
        storeCardOff: false,
        non3d: false,
        force3d: false,
        noInstallment: false,
        pftOptionMax: undefined,
        payableForMs: 30 * 60_000,
        warnings: [],
        errors: [],
        transferOnly: false,
        extendable: false,
        options: [],
        bankLoans: [],
        savedCards: [],
        installments: new Map(),
        link: undefined,
        form: { no_installment: '1', test_mode: '1', [`${product}_token`]: 't' },
      });
    }
  });

  it.each(['iframe', 'link', 'page'] as const)('EN-01 a page of the type %s is one', (type) => {
    expect(readPaymentPage(answer(withPage({ type }))).kind).toBe(type);
  });

  it('EN-01 what the form does say goes before its defaults', () => {
    const { form } = readPaymentPage(answer(withPage({}, { no_installment: 0, test_mode: '0' })));
    expect(form).toMatchObject({ no_installment: '0', test_mode: '0' });
  });
});

function wordsOf(text: string): readonly string[] {
  return text.replaceAll('{product}', product).match(/\w+/g) ?? [];
}

describe('the fields of a payment', () => {
  const folder = path.resolve(import.meta.dirname, '../../../docs');
  const [, lines = ''] =
    /### Fields\n([\s\S]*?)\n## /.exec(readFileSync(path.join(folder, 'requirements.md'), 'utf8')) ?? [];
  const api = readFileSync(path.join(folder, 'api.md'), 'utf8');

  /** Every word that the document sets as code. */
  const inCode = new Set([...api.matchAll(/`[^`\n]+`/g)].flatMap(([code]) => wordsOf(code)));

  /** The names behind the title of a line, what stands in brackets left out. */
  function named(title: string): readonly string[] {
    const [, text = ''] = new RegExp(`^- .*?\\*\\*${title}\\*\\*: ([^.]*)\\.`, 'm').exec(lines) ?? [];
    return wordsOf(text.replace(/\([^)]*\)/g, ''));
  }

  it.each([
    ['linkPage', 19],
    ['linkForm', 11],
    ['paymentPage', 29],
    ['paymentForm', 23],
    ['registered card', 13],
    ['card details', 5],
    ['state', 1],
  ])('EN-02 docs/api.md names every field of %s', (title, count) => {
    const names = named(title);
    expect(names).toHaveLength(count);
    expect(names.filter((name) => !inCode.has(name))).toEqual([]);
  });

  /** Another value for each field of `paymentPage` than the one it is compared with. */
  const other: Readonly<Record<string, unknown>> = {
    root: 'https://other.example',
    type: 'iframe',
    linkType: 'flex',
    paymentAmount: '2,00',
    testMode: 1,
    storeCardOff: 0,
    non3d: false,
    timeoutLimit: 21,
    noInstallment: 1,
    email: 'b@b.example',
    currency: 'USD',
    darkMode: 1,
    force3d: true,
    lang: 'tr',
    merchantId: '7',
    merchantOid: 'ORDER2',
    merchantLogo: 'other.svg',
    merchantLogoPath: 'https://other.example/',
    merchantWebsite: 'https://other.example',
    merchantName: 'Başka',
    productImg: 'https://other.example/b.jpg',
    productName: 'Defter',
    productPrice: '2,00',
    productCount: '4',
    pftOptionMax: '7',
    csrfToken: 'csrf2',
    shortId: 's2',
    token: 'token2',
  };
  const linked = { type: 'link', shortId: 's1', linkType: 'product', productName: 'Kitap', productCount: '3' };
  const readWith = (fields: Record<string, unknown>) => readPaymentPage(answer(withPage({ ...linked, ...fields })));

  it('EN-02 one alone of paymentPage is not read, and docs/api.md says so', () => {
    expect(named('paymentPage').filter((name) => !(name in other))).toEqual(['onShop']);
    expect(readWith({ onShop: 1 })).toEqual(readWith({ onShop: 0 }));
    expect(api).toMatch(/Not read: `onShop`/);
  });

  it.each(Object.entries(other))('EN-02 %s of paymentPage is read and used', (name, value) => {
    expect(readWith({ [name]: value })).not.toEqual(readWith({}));
  });

  it.each(named('paymentForm'))('EN-02 %s of paymentForm goes back with the payment', (name) => {
    const { form } = readPaymentPage(answer(withPage({}, { [name]: 'x1' })));
    expect(form[name]).toBe('x1');
  });
});

describe('a payment for a bank transfer alone', () => {
  it.each([
    ['TL', true],
    ['USD', false],
    ['CHF', false],
  ])('BT-01 is one in TL only: %s', (currency, alone) => {
    expect(readPaymentPage(answer(withPage({ transferOnly: 1, currency }))).transferOnly).toBe(alone);
  });
});

describe('a payment of a merchant whose shoppers are told of its financing', () => {
  it.each([
    ['582672', true],
    ['595494', true],
    ['150397', false],
    ['100', false],
  ])('SP-01 PP-03 a payment of merchant %s that asks for the financing message shows it: %s', (merchantId, shown) => {
    const { data } = withPage({ merchantId });
    const read = (paymentWarnings: string[]) =>
      readPaymentPage(answer({ ...wirePayment, data: { ...data, paymentWarnings } }));
    expect(financeInfoPending(read(['liveMode1', 'financeInfo']))).toBe(shown);
    expect(financeInfoPending(read(['liveMode1']))).toBe(false);
  });
});
