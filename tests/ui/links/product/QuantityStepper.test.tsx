/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { QuantityStepper } from '../../../../src/ui/links/product/QuantityStepper.js';
import styles from '../../../../src/ui/links/product/QuantityStepper.styles.js';
import { QuantityVm } from '../../../../src/ui/links/product/quantity.vm.js';
import { lookOf } from '../../kit/look.js';

describe('the quantity', () => {
  it('RL-17 its field has a width of its own: WebKit gives the buttons’ box the width that a field has by itself', () => {
    render(<QuantityStepper t={(key) => key} vm={new QuantityVm({ min: 1, max: 3 })} />);
    expect(lookOf(screen.getByRole('textbox'), styles)).toMatch(/(^|;)width:4.25rem;/m);
  });
});
