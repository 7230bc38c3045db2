import type { TabId } from '../../../src/domain/methods/method-tabs.js';
import { amountToPay } from '../../../src/domain/payment/amount-to-pay.js';
import { samplePage } from '../sample-page.js';

describe('the amount to pay', () => {
  const page = samplePage();
  const installments = 130_000;
  const byCard = { amount: installments, points: undefined };

  it('TB-07 IN-01 by card is what the chosen installments charge', () => {
    expect(amountToPay(page, 'card', byCard)).toEqual({ charged: installments, byPoints: 0 });
  });

  it.each([
    [5_000, { charged: 125_000, byPoints: 5_000 }],
    [130_000, { charged: 0, byPoints: 130_000 }],
    [130_001, { charged: 0, byPoints: 130_000 }],
  ])('CP-05 points worth %d are taken off, and never more than the amount', (amount, due) => {
    const card = { ...byCard, points: { amount, brand: 'bonus' } };
    expect(amountToPay(page, 'card', card)).toEqual(due);
  });

  it('CP-05 points are not taken off what another method pays', () => {
    const card = { ...byCard, points: { amount: 5_000, brand: 'bonus' } };
    expect(amountToPay(page, 'bankLoans', card)).toEqual({ charged: page.order.amount, byPoints: 0 });
  });

  it.each<TabId>(['bankLoans', 'otherPayments'])('TB-07 OP-03 on the tab %s is that of the order', (tab) => {
    expect(amountToPay(page, tab, byCard).charged).toBe(page.order.amount);
  });

  it('TB-07 BT-01 of a page that takes a transfer alone is that of the order', () => {
    expect(amountToPay(samplePage({ transferOnly: true }), 'card', byCard).charged).toBe(page.order.amount);
  });
});
