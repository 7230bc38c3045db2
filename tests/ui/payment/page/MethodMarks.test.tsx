/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MethodMarks } from '../../../../src/ui/payment/page/MethodMarks.js';
import { storePage } from '../payment-samples.js';

const host = { safeUrl: (address: string) => address };

describe('MethodMarks', () => {
  it('TB-01 RL-10 the tab of cards has the marks of the accepted schemes, which the footer has fetched', () => {
    const { container } = render(<MethodMarks page={storePage()} host={host} tab="card" />, { wrapper: StrictMode });
    const addresses = [...container.querySelectorAll('img')].map((mark) => mark.getAttribute('src'));
    expect(addresses).toEqual(
      ['visa', 'mastercard', 'troy'].map((view) => `/oos-assets/logo/card-schemas/accepted.svg#${view}`),
    );
  });
});
