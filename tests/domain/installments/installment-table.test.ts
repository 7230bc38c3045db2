import fc from 'fast-check';
import type { CardType } from '../../../src/domain/card/card-details.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import {
  amountFor,
  collapses,
  countIn,
  type InstallmentTable,
  initialCount,
  installmentRows,
  installmentsOffered,
  needsFetchedPlan,
  planOf,
  showsInstallmentNote,
} from '../../../src/domain/installments/installment-table.js';
import { addPolicies, policies } from '../../../src/domain/merchant/policies.js';
import { currencies } from '../../../src/domain/money/currency.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { samplePage } from '../sample-page.js';
import { all, option, plan, plans } from './plan-samples.js';

const cardTypes = [undefined, 'credit', 'debit', 'prepaid'] as const;
const counts = fc.integer({ min: -1, max: 14 });

/** A page with a plan for bonus. */
function pageWith(ofBonus: InstallmentPlan, different: Partial<PaymentPage> = {}): PaymentPage {
  return samplePage({ installments: new Map([['bonus', ofBonus]]), ...different });
}

const inCurrency = (page: PaymentPage, currency: PaymentPage['order']['currency']): PaymentPage => ({
  ...page,
  order: { ...page.order, currency },
});

const ofMerchant = (page: PaymentPage, id: string | undefined): PaymentPage => ({
  ...page,
  merchant: { ...page.merchant, id: id ?? 'no policy' },
});

const usual = pageWith(plan(all));

function rowsOf(ofBonus: InstallmentPlan, different: Partial<InstallmentTable> = {}) {
  const table = { page: usual, plan: ofBonus, cardType: 'credit', selected: false, expanded: false } as const;
  return installmentRows({ ...table, ...different });
}

const countsOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ count }) => count);

describe('whether installments are offered', () => {
  const blocking = '900001';
  beforeAll(() => addPolicies([{ merchantId: blocking, blocksDebitInstallments: true }]));

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

  it('IN-05 the group is every merchant whose policy says so, and nobody else', () => {
    for (const { merchantId } of policies) {
      expect(installmentsOffered(ofMerchant(usual, merchantId), { type: 'debit' })).toBe(true);
    }
    expect(installmentsOffered(ofMerchant(usual, blocking), { type: 'debit' })).toBe(false);
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
    const blocking = '900001';
    addPolicies([{ merchantId: blocking, blocksDebitInstallments: true }]);
    expect(needsFetchedPlan(ofMerchant(page, blocking), { type: 'debit', business: true })).toBe(false);
  });
});

describe('the rows of the table', () => {
  it('IN-02 carry the count, the month and the total of their option', () => {
    expect(rowsOf(plan([1, 3, 6], [3]))).toEqual([
      { count: 0, monthly: 123450, total: 123450, pft: false },
      { ...option(3), pft: true },
    ]);
  });

  it.each<[string, number[], number[], Partial<InstallmentTable>, number[]]>([
    ['3, 6, 9 collapsed', all, [], {}, [0, 3, 6, 9]],
    ['all of 2-12 expanded', all, [], { expanded: true }, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['the pft options collapsed', all, [2, 3, 4], {}, [0, 2, 3, 4]],
    ['all of 2-12 expanded with pft options', all, [2, 3], { expanded: true }, [0, ...all.slice(1)]],
    ['what the plan has of 3, 6, 9', [1, 2, 3, 4], [], {}, [0, 3]],
    ['what the plan has, expanded', [1, 5, 2], [], { expanded: true }, [0, 2, 5]],
    ['everything, where it has none of 3, 6, 9', [1, 2, 4], [], {}, [0, 2, 4]],
    ['everything, where its pft options do not exist', [1, 4, 5], [3], {}, [0, 4, 5]],
    ['the chosen count as well', all, [], { chosen: 7 }, [0, 3, 6, 7, 9]],
    ['a chosen count that is there anyway once', all, [], { chosen: 6 }, [0, 3, 6, 9]],
  ])('IN-03 %s', (_, has, pft, different, listed) => {
    expect(countsOf(plan(has, pft), different)).toEqual(listed);
  });

  it('IN-03 the toggle is there when collapsing hides something', () => {
    const table = { page: usual, cardType: undefined, selected: false, expanded: false };
    expect(collapses({ ...table, plan: plan(all) })).toBe(true);
    expect(collapses({ ...table, plan: plan([1, 3, 6, 9]), expanded: true })).toBe(false);
    expect(collapses({ ...table, plan: plan([1, 2, 4]) })).toBe(false);
  });

  it.each([false, true])('IN-04 without count 1 the single row is hidden, and 2 is there: expanded %s', (expanded) => {
    const missing = plan([2, 3, 4, 6, 9]);
    expect(countsOf(missing, { expanded })).toEqual(expanded ? [2, 3, 4, 6, 9] : [2, 3, 6, 9]);
    expect(countsOf(plan([1, 2, 3]), { expanded })[0]).toBe(0);
  });

  it.each<[CardType | undefined, boolean, boolean]>([
    ['credit', false, true],
    ['prepaid', false, true],
    [undefined, false, true],
    ['debit', false, false],
    ['credit', true, false],
    ['debit', true, false],
  ])('IN-08 a %s card, selected %s: pft options are shown %s', (cardType, selected, shown) => {
    const offering = plan(all, [2, 4]);
    expect(countsOf(offering, { cardType, selected })).toEqual(shown ? [0, 2, 4] : [0, 3, 6, 9]);
    const marked = rowsOf(offering, { cardType, selected, expanded: true }).filter(({ pft }) => pft);
    expect(marked.map(({ count }) => count)).toEqual(shown ? [2, 4] : []);
  });

  const tables = fc.record({
    plan: plans,
    cardType: fc.constantFrom(...cardTypes),
    selected: fc.boolean(),
    expanded: fc.boolean(),
    chosen: fc.option(counts, { nil: undefined }),
  });

  it('IN-02 IN-03 of any plan are rising counts without repeats, and collapsing only leaves rows out', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const rows = rowsOf(table.plan, table);
        const listed = rows.map(({ count }) => count);
        expect(listed).toEqual([...new Set(listed)].sort((one, other) => one - other));
        expect(rowsOf(table.plan, { ...table, expanded: true })).toEqual(expect.arrayContaining(rows));
      }),
    );
  });

  it('IN-03 IN-04 what a plan starts with, and what was chosen of it, is always among them', () => {
    fc.assert(
      fc.property(tables, counts, (table, wanted) => {
        fc.pre(table.plan.options.length > 0);
        const chosen = countIn(table.plan, wanted);
        const listed = countsOf(table.plan, { ...table, chosen });
        expect(listed).toContain(chosen);
        expect(listed).toContain(initialCount(table.plan));
      }),
    );
  });
});

describe('the count that is paid', () => {
  it.each<[string, InstallmentPlan | undefined, number]>([
    ['without a plan', undefined, 0],
    ['with count 1', plan([1, 2, 3]), 0],
    ['without count 1', plan([3, 2]), 2],
    ['without 1 and 2, the lowest', plan([6, 4]), 4],
    ['of a plan without options', plan([]), 0],
  ])('IN-04 starts %s', (_, of, count) => expect(initialCount(of)).toBe(count));

  it('IN-04 is what was chosen where the plan has it, else what the plan starts with', () => {
    expect([0, 3, 4, 1, 13, -1].map((count) => countIn(plan([1, 2, 3]), count))).toEqual([0, 3, 0, 0, 0, 0]);
    expect([0, 3, 4].map((count) => countIn(plan([2, 3]), count))).toEqual([2, 3, 2]);
    expect([0, 3].map((count) => countIn(undefined, count))).toEqual([0, 0]);
  });
});

describe('the amount', () => {
  /** What a provider takes for a count it is sent: the order's amount for 0, the option's total else. Written anew here. */
  const charged = (page: PaymentPage, of: InstallmentPlan | undefined, sent: number) =>
    sent === 0 ? page.order.amount : of?.options.find(({ count }) => count === sent)?.total;

  it('IN-01 is the payment amount for count 0 and the total of the option for count n', () => {
    expect(amountFor(usual, undefined, 0)).toBe(123450);
    expect(amountFor(usual, plan(all), 0)).toBe(123450);
    for (const count of all.slice(1)) expect(amountFor(usual, plan(all), count)).toBe(option(count).total);
  });

  it('IN-01 shown is the amount charged, for every count and currency', () => {
    const orders = fc.record({ amount: fc.nat(999_999_999), currency: fc.constantFrom(...currencies) });
    fc.assert(
      fc.property(plans, counts, orders, fc.constantFrom(...cardTypes), (of, chosen, order, type) => {
        const page = pageWith(of, { order: { ...samplePage().order, ...order } });
        const paid = installmentsOffered(page, { type }) ? planOf(page, 'bonus') : undefined;
        const sent = countIn(paid, chosen);
        expect(amountFor(page, paid, chosen)).toBe(charged(page, paid, sent));
        if (order.currency !== 'TL') expect([sent, amountFor(page, paid, chosen)]).toEqual([0, order.amount]);
      }),
      { numRuns: 1000 },
    );
  });

  it('IN-01 IN-02 of a row is what its count charges, in every state of the table', () => {
    fc.assert(
      fc.property(plans, fc.boolean(), fc.boolean(), fc.constantFrom(...cardTypes), (of, expanded, selected, type) => {
        for (const row of rowsOf(of, { expanded, selected, cardType: type })) {
          expect(countIn(of, row.count)).toBe(row.count);
          expect(row.total).toBe(charged(usual, of, row.count));
          expect(row.total).toBe(amountFor(usual, of, row.count));
        }
      }),
    );
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
    addPolicies([{ merchantId: '900002', hidesInstallmentNote: true }]);
    expect(showsInstallmentNote(ofMerchant(usual, '900002'))).toBe(false);
    for (const { merchantId } of policies) expect(showsInstallmentNote(ofMerchant(usual, merchantId))).toBe(true);
  });
});
