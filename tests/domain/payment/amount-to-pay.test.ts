import type { TabId } from '../../../src/domain/methods/tabs.js';
import { amountToPay } from '../../../src/domain/payment/amount-to-pay.js';
import { samplePage } from '../sample-page.js';

describe('the amount to pay', () => {
  const page = samplePage();
  const installments = 130_000;
  const byCard = { usePoints: false, saved: false, amount: installments };

  it.each([
    ['a typed card', {}],
    ['a saved card', { saved: true }],
    ['points', { usePoints: true }],
  ])('TB-07 IN-01 CP-03 by %s is what the chosen installments charge', (_, different) => {
    expect(amountToPay(page, 'card', { ...byCard, ...different })).toBe(installments);
  });

  it('TB-07 by a card without installments is that of the order', () => {
    expect(amountToPay(page, 'card', { ...byCard, amount: undefined })).toBe(page.order.amount);
  });

  it.each<TabId>(['bankLoans', 'otherPayments'])('TB-07 OP-03 on the tab %s is that of the order', (tab) => {
    expect(amountToPay(page, tab, byCard)).toBe(page.order.amount);
  });

  it('TB-07 BT-01 of a page that takes a transfer alone is that of the order', () => {
    expect(amountToPay(samplePage({ transferOnly: true }), 'card', byCard)).toBe(page.order.amount);
  });
});
