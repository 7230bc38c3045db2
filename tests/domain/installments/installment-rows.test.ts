import fc from 'fast-check';
import type { CardType } from '../../../src/domain/card/bin.js';
import { countIn, initialCount } from '../../../src/domain/installments/installment-choice.js';
import { collapses, type InstallmentTable } from '../../../src/domain/installments/installment-rows.js';
import { cardTypes, rowsOf, usual } from './page-samples.js';
import { all, option, plan, plans } from './plan-samples.js';

const counts = fc.integer({ min: -1, max: 14 });

const countsOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ count }) => count);

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
