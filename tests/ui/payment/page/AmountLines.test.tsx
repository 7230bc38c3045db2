/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AmountLines } from '../../../../src/ui/payment/page/AmountLines.js';
import styles from '../../../../src/ui/payment/page/PageExtras.styles.js';
import { wear } from '../../kit/look.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';

describe('what lies between the order and the sum', () => {
  it('CP-05 an amount of eight figures goes below its name where both do not fit, and stays at the end of its line', () => {
    const undo = wear(styles);
    const { order } = storePage();
    const due = { charged: order.amount + 9_999_999_900, byPoints: 0 };
    render(<AmountLines t={new FakePorts().texts.t} order={order} sum={{ due, installment: undefined }} />);
    const value = screen.getByText('₺99.999.999,00');
    const line = value.parentElement;
    expect(line && getComputedStyle(line).flexWrap).toBe('wrap');
    expect(getComputedStyle(value).marginInlineStart).toBe('auto');
    undo();
  });

  it.each([
    ['alone say what a month costs', 0, '6 taksitayda ₺337,02'],
    ['beside points do not: the card pays less than its plan', 50_000, '6 taksit'],
  ])('CP-05 PP-19 installments %s', (_what, byPoints, line) => {
    const { order } = storePage({ order: { ...storePage().order, amount: 202_211 } });
    const sum = {
      due: { charged: order.amount - byPoints, byPoints },
      installment: { count: 6, total: 202_211, monthly: 33_702, pft: false },
    };
    render(<AmountLines t={new FakePorts().texts.t} order={order} sum={sum} />);
    expect(screen.getByText('6 taksit').parentElement).toHaveTextContent(new RegExp(`^${line}$`));
  });
});
