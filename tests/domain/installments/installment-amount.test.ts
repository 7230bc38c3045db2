import fc from 'fast-check';
import { amountFor } from '../../../src/domain/installments/installment-amount.js';
import { countIn } from '../../../src/domain/installments/installment-choice.js';
import { installmentsOffered, planOf } from '../../../src/domain/installments/installment-eligibility.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import { currencies } from '../../../src/domain/money/currency.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { samplePage } from '../sample-page.js';
import { cardTypes, pageWith, rowsOf, usual } from './page-samples.js';
import { all, option, plan, plans } from './plan-samples.js';

const counts = fc.integer({ min: -1, max: 14 });

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
        if (order.currency === 'TL') return;
        expect(sent).toBe(0);
        expect(amountFor(page, paid, chosen)).toBe(order.amount);
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
