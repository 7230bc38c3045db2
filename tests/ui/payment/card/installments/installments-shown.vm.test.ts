import { anyPlans, looksUp, merchantWith, openedPayment } from '../../mounted-payment.js';
import { allCounts, plan, plans, savedCards } from '../../payment-samples.js';
import { atTestTime } from '../../test-time.js';
import { shownRows } from './shown-rows.js';
import { typed } from './typed-card.js';

atTestTime();

const pftPlans = plans(plan(allCounts, [2, 4]));
const withoutPft = [0, 3, 6, 9].map((count) => [count, false]);
const shown = (rows: readonly { count: number; pft: boolean }[]) => rows.map(({ count, pft }) => [count, pft]);

describe('which installments are shown', () => {
  it('IN-08 pft options are marked, and listed first, for a credit card that is typed', () => {
    expect(shown(shownRows(typed({ installments: pftPlans }).table))).toEqual([
      [0, false],
      [2, true],
      [4, true],
    ]);
  });

  it('IN-08 pft options are neither marked nor first for a debit card', () => {
    const { table } = typed({ installments: pftPlans }, looksUp({ type: 'debit' }));
    expect(shown(shownRows(table))).toEqual(withoutPft);
  });

  it('IN-08 pft options are neither marked nor first for a selected saved card', () => {
    const { tab } = openedPayment({ installments: pftPlans, savedCards: savedCards(1) });
    expect(shown(shownRows(tab.installments))).toEqual(withoutPft);
  });

  it('IN-09 the note shows when installments exist', () => {
    expect(openedPayment({ installments: anyPlans }).tab.installments.showsNote).toBe(true);
  });

  it('IN-09 the note does not show for a merchant that is exempt', () => {
    const { tab } = openedPayment({ installments: anyPlans, merchant: merchantWith('hidesInstallmentNote') });
    expect(tab.installments.showsNote).toBe(false);
  });

  it('IN-09 the note does not show without installments', () => {
    expect(openedPayment().tab.installments.showsNote).toBe(false);
  });
});
