/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PlainSuccess } from '../../../src/ui/outcome/PlainSuccess.js';
import { createTexts, type Translate } from '../../../src/ui/texts/texts.js';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';

const texts = createTexts();
texts.add('tr', { ...page, ...links });
const t: Translate = (key, params) => texts.translate('tr', key, params);

const receipt = { redirectUrl: '', merchantName: 'Hızlı Market', merchantOid: 'DEM42' };
const host = { leaveTo: () => false, safeUrl: () => undefined };

it('RL-06 RL-13 a paid order whose slip did not come says merchant, amount and order number all the same', () => {
  render(<PlainSuccess t={t} host={host} receipt={receipt} isLink amount="₺1.234,50" />);
  expect(screen.getByRole('heading', { name: t('success.title') })).toBeVisible();
  expect(screen.getByText('Hızlı Market')).toBeVisible();
  expect(screen.getByText('₺1.234,50')).toBeVisible();
  expect(screen.getByText('DEM42')).toBeVisible();
});
