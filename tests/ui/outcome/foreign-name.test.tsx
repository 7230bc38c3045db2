/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Success } from '../../../src/ui/outcome/Success.js';
import { createTexts } from '../../../src/ui/texts/texts.js';
import { outcomeDetails } from '../../../src/ui/texts/tr/outcome-details.js';
import { page } from '../../../src/ui/texts/tr/page.js';

const texts = createTexts();
texts.add('tr', { ...page, ...outcomeDetails });

it('TR-11: the merchant’s name stands by itself in its sentence', () => {
  render(<Success t={(key, params) => texts.translate('tr', key, params)} merchantName="متجر 5" orderReference="A1" />);
  const name = screen.getByText('متجر 5');
  expect(name.tagName).toBe('BDI');
  expect(name.parentElement).toHaveTextContent('متجر 5 siparişinizin ödemesi tamamlandı. Teşekkür ederiz.');
});
