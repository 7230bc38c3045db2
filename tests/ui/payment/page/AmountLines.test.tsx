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
});
