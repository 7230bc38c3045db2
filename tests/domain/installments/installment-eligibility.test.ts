import {
  installmentsEnabled,
  installmentsOffered,
  needsFetchedPlan,
  planOf,
  showsInstallmentNote,
} from '../../../src/domain/installments/installment-eligibility.js';
import { policies } from '../../../src/domain/merchant/policies.js';
import { currencies } from '../../../src/domain/money/currency.js';
import { samplePage } from '../sample-page.js';
import { blocking, cardTypes, exempt, inCurrency, ofMerchant, pageWith, usual } from './page-samples.js';
import { plan } from './plan-samples.js';

describe('whether installments are offered', () => {
  it.each(currencies)('IN-07 in %s: in TL only', (currency) => {
    for (const type of cardTypes) {
      expect(installmentsOffered(inCurrency(usual, currency), { type })).toBe(currency === 'TL');
    }
  });

  it('PP-12 IN-07 not where they are disabled, nor where the page has none', () => {
    expect(installmentsOffered(usual, {})).toBe(true);
    expect(installmentsOffered({ ...usual, noInstallment: true }, {})).toBe(false);
    expect(installmentsOffered(samplePage(), {})).toBe(false);
  });

  it.each(cardTypes)('IN-05 by a card of type %s: a debit card of one merchant group is blocked, no other', (type) => {
    expect(installmentsOffered(ofMerchant(usual, blocking), { type })).toBe(type !== 'debit');
    expect(installmentsOffered(usual, { type })).toBe(true);
  });

  it('IN-05 the group is every merchant whose policy says so, and no other', () => {
    for (const { merchantId } of policies) {
      expect(installmentsOffered(ofMerchant(usual, merchantId), { type: 'debit' })).toBe(true);
    }
    expect(installmentsOffered(ofMerchant(usual, blocking), { type: 'debit' })).toBe(false);
  });

  it.each([
    [false, new Map(), false],
    [false, usual.installments, true],
    [true, usual.installments, false],
    [true, new Map(), false],
  ])('PP-12 installments with noInstallment %s', (noInstallment, plans, enabled) => {
    expect(installmentsEnabled(samplePage({ noInstallment, installments: plans }))).toBe(enabled);
  });
});

describe('where the options come from', () => {
  const own = plan([1, 3]);
  const page = pageWith(own);

  it('IN-06 from the page, by lower-cased brand; an unknown brand has none', () => {
    expect(planOf(page, 'bonus')).toBe(own);
    for (const brand of ['', 'axess', 'BONUS', 'constructor', '__proto__']) expect(planOf(page, brand)).toBeUndefined();
  });

  it("IN-06 fetched ones stand in for the page's, also where they name nothing", () => {
    const fetched = plan([1, 2]);
    expect(planOf(page, 'bonus', new Map([['bonus', fetched]]))).toBe(fetched);
    expect(planOf(page, 'bonus', new Map([['axess', fetched]]))).toBeUndefined();
    expect(planOf(page, 'bonus', new Map())).toBeUndefined();
  });

  it('IN-06 a plan without options is none', () => {
    expect(planOf(pageWith(plan([])), 'bonus')).toBeUndefined();
  });

  it('IN-06 they are fetched for business cards, where installments are offered in TL', () => {
    const business = { type: 'credit', business: true } as const;
    expect(needsFetchedPlan(page, business)).toBe(true);
    expect(needsFetchedPlan(page, { ...business, business: false })).toBe(false);
    expect(needsFetchedPlan({ ...page, noInstallment: true }, business)).toBe(false);
    for (const currency of currencies) {
      expect(needsFetchedPlan(inCurrency(page, currency), business)).toBe(currency === 'TL');
    }
    expect(needsFetchedPlan(ofMerchant(page, blocking), { type: 'debit', business: true })).toBe(false);
  });
});

describe('the note about installments', () => {
  it('IN-09 is shown when installments exist', () => {
    expect(showsInstallmentNote(usual)).toBe(true);
    expect(showsInstallmentNote(samplePage())).toBe(false);
    expect(showsInstallmentNote({ ...usual, noInstallment: true })).toBe(false);
    expect(showsInstallmentNote(inCurrency(usual, 'EUR'))).toBe(false);
  });

  it('IN-09 is not shown by a merchant on the exempt list', () => {
    expect(showsInstallmentNote(ofMerchant(usual, exempt))).toBe(false);
    for (const { merchantId } of policies) expect(showsInstallmentNote(ofMerchant(usual, merchantId))).toBe(true);
  });
});
