import { NEVER, Subject } from 'rxjs';
import type { InstallmentPlan } from '../../../../../src/domain/installments/installment-plan.js';
import { collapses } from '../../../../../src/domain/installments/installment-rows.js';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { failing } from '../../../../ports/failures.js';
import { anyPlans, looksUp, merchantWith } from '../../mounted-payment.js';
import { plan, plans, storePage } from '../../payment-samples.js';
import { atTestTime } from '../../test-time.js';
import { shownRows } from './shown-rows.js';
import { typed } from './typed-card.js';

atTestTime();

describe('installments', () => {
  it('IN-01 0 is the single payment and the order’s amount; a count sets the amount to its total, on the bar and in the payment', () => {
    const { vm, table, lastOrder } = typed({});
    expect(table.count).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
    table.choose(6);
    expect(table.count).toBe(6);
    expect(table.amount).toBe(129450);
    expect(vm.session!.amount).toBe('₺1.294,50');
    table.choose(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
    table.choose(6);
    vm.session!.cardTab.pay();
    expect(lastOrder()?.installmentCount).toBe(6);
  });

  it('IN-03 collapsed it lists 3, 6, 9 beside the single payment; a toggle shows all and hides again, the chosen one kept', () => {
    const { table } = typed({});
    const counts = () => shownRows(table).map(({ count }) => count);
    expect(counts()).toEqual([0, 3, 6, 9]);
    expect(table.table && collapses(table.table)).toBe(true);
    table.toggleAll();
    expect(counts()).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    table.choose(11);
    table.toggleAll();
    expect(counts()).toEqual([0, 3, 6, 9, 11]);
  });

  it('IN-04 where count 1 is missing the single option is hidden and 2 is selected, charged and sent', () => {
    const { vm, table, lastOrder } = typed({ installments: plans(plan([2, 3, 4])) });
    expect(shownRows(table).map(({ count }) => count)).toEqual([2, 3]);
    expect(table.count).toBe(2);
    expect(vm.session!.amount).toBe('₺1.254,50');
    vm.session!.cardTab.pay();
    expect(lastOrder()?.installmentCount).toBe(2);
  });

  it('IN-05 debit cards of a merchant that blocks them have none', () => {
    const merchant = merchantWith('blocksDebitInstallments');
    expect(typed({ merchant }, looksUp({ type: 'debit' })).table.table).toBeUndefined();
  });

  it('IN-05 its credit cards have them', () => {
    expect(typed({ merchant: merchantWith('blocksDebitInstallments') }).table.table).toBeDefined();
  });

  it('IN-05 debit cards of another merchant have them', () => {
    expect(typed({}, looksUp({ type: 'debit' })).table.table).toBeDefined();
  });

  it('IN-06 options come from the page by the brand of the card', () => {
    const { table } = typed({}, looksUp({ brand: 'axess' }));
    expect(shownRows(table).map(({ count }) => count)).toEqual([0, 3]);
  });

  it('IN-06 a brand without a plan has none, and nothing is fetched', () => {
    const { table, ports } = typed({}, looksUp({ brand: 'world' }));
    expect(table.table).toBeUndefined();
    expect(ports.cards.fetched).toEqual([]);
  });

  it('IN-06 those of a business card are fetched by its BIN; until they come it pays at once', () => {
    const answer = new Subject<ReadonlyMap<string, InstallmentPlan>>();
    const { vm, table, ports } = typed({}, (ports) => {
      looksUp({ business: true })(ports);
      ports.cards.onInstallments = () => answer;
    });
    expect(ports.cards.fetched.map(({ bin }) => bin)).toEqual(['43550843']);
    expect(table.table).toBeUndefined();
    expect(vm.session!.cardTab.canPay).toBe(true);
    answer.next(plans(plan([1, 4])));
    expect(shownRows(table).map(({ count }) => count)).toEqual([0, 4]);
  });

  it('IN-06 a business card whose installments do not come pays at once', () => {
    const { vm, table } = typed({}, (ports) => {
      looksUp({ business: true })(ports);
      ports.cards.onInstallments = () => failing({ kind: 'timeout' });
    });
    expect(table.table).toBeUndefined();
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('IN-06 an answer for a card that is no longer typed is not shown', () => {
    const late = new Subject<ReadonlyMap<string, InstallmentPlan>>();
    const answers = [late, NEVER];
    const { vm, table, ports } = typed({}, (made) => {
      looksUp({ business: true })(made);
      made.cards.onInstallments = () => answers.shift() ?? NEVER;
    });
    vm.form.enter('number', '5528790000000008');
    late.next(anyPlans);
    expect(ports.cards.fetched.map(({ bin }) => bin)).toEqual(['43550843', '55287900']);
    expect(table.table).toBeUndefined();
  });

  it.each<[string, Partial<PaymentPage>]>([
    ['another currency', { order: { ...storePage().order, currency: 'USD' } }],
    ['noInstallment', { noInstallment: true }],
    ['a page without any', { installments: plans() }],
  ])('IN-07 PP-12 there are none with %s', (_, page) => {
    const { table, vm } = typed(page);
    expect(table.table).toBeUndefined();
    expect(table.showsNote).toBe(false);
    expect(vm.session!.cardTab.canPay).toBe(true);
  });

  it('IN-07 PP-12 there are some for TL, where the page has any and noInstallment is off', () => {
    expect(typed({}).table.table).toBeDefined();
  });
});
