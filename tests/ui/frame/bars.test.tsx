/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { banners } from '../../../src/domain/payment/page-features.js';
import { Footer } from '../../../src/ui/frame/Footer.js';
import { HeaderBar } from '../../../src/ui/frame/HeaderBar.js';
import { InformationBanner, TestModeBanner } from '../../../src/ui/payment/page/Banners.js';
import { createTexts, type Translate } from '../../../src/ui/texts/texts.js';
import { cardExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../src/ui/texts/tr/page.js';

const tr = { ...page, ...cardExtras };
const texts = createTexts();
texts.add('tr', tr);
const t: Translate = (key, params) => texts.translate('tr', key, params);
const nothing = () => {};

describe('HeaderBar', () => {
  it('RL-04 offers the languages tr and en, each by its own name, and reports the choice', async () => {
    const choose = jest.fn();
    render(<HeaderBar t={t} language="tr" onLanguage={choose} onToggleTheme={nothing} />, { wrapper: StrictMode });
    const options = screen.getAllByRole('option');
    expect(options.map((option) => [option.textContent, option.lang])).toEqual([
      ['Türkçe', 'tr'],
      ['English', 'en'],
    ]);
    const list = screen.getByRole('combobox', { name: 'Dil' });
    expect(list).toHaveDisplayValue('Türkçe');
    await userEvent.selectOptions(list, 'English');
    expect(choose.mock.calls).toEqual([['en']]);
  });

  it('RL-04 has a dark/light toggle that carries both states, so that a switch renders nothing', async () => {
    const toggle = jest.fn();
    render(<HeaderBar t={t} language="tr" onLanguage={nothing} onToggleTheme={toggle} />, { wrapper: StrictMode });
    const button = screen.getByRole('button', { name: /Koyu temaya geç/ });
    expect(button).toHaveTextContent('Açık temaya geç');
    await userEvent.click(button);
    expect(toggle).toHaveBeenCalledTimes(1);
  });

  it('shows the merchant’s name, its logo beside it where one is given, else the page’s own mark', () => {
    const bar = (more: object) => (
      <HeaderBar t={t} language="tr" onLanguage={nothing} onToggleTheme={nothing} {...more} />
    );
    const { rerender } = render(bar({}), { wrapper: StrictMode });
    expect(screen.getByRole('img', { name: 'Vezne' })).toBeInTheDocument();
    rerender(bar({ merchantName: 'Kitapçı' }));
    expect(screen.getByText('Kitapçı')).toBeInTheDocument();
    rerender(bar({ merchantName: 'Kitapçı', merchantLogo: 'https://kitap.example/logo.png' }));
    expect(screen.getByText('Kitapçı')).toBeInTheDocument();
    expect(document.querySelector('header img')).toHaveAttribute('src', 'https://kitap.example/logo.png');
  });

  it('says when a language could not be fetched', () => {
    render(<HeaderBar t={t} language="tr" onLanguage={nothing} onToggleTheme={nothing} languageUnavailable />, {
      wrapper: StrictMode,
    });
    expect(screen.getByRole('status')).toHaveTextContent(tr['error.partMissing']);
  });
});

describe('Footer', () => {
  it('RL-05 has the marks in order, the two legal links and who runs the page', () => {
    const addresses = { privacyUrl: 'https://v.example/gizlilik', personalDataUrl: 'https://v.example/kvkk' };
    render(<Footer t={t} complete {...addresses} />, { wrapper: StrictMode });
    const marks = within(screen.getByRole('list')).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual([
      'Troy',
      'American Express',
      'Visa',
      'Mastercard',
      'UnionPay',
      '3-D Secure',
      'GO',
    ]);
    const views = ['troy', 'amex', 'visa', 'mastercard', 'unionpay', '3d-secure', 'go'];
    expect(marks.map((mark) => mark.getAttribute('src'))).toEqual(
      views.map((view) => `/oos-assets/logo/card-schemas/accepted.svg#${view}`),
    );
    expect(screen.getByRole('link', { name: 'Gizlilik politikası' })).toHaveAttribute(
      'href',
      'https://v.example/gizlilik',
    );
    expect(screen.getByRole('link', { name: 'Kişisel verilerin korunması' })).toHaveAttribute(
      'href',
      'https://v.example/kvkk',
    );
    expect(screen.getByRole('img', { name: 'Vezne altyapısıyla' })).toBeInTheDocument();
  });

  it('RL-11 the legal addresses are configuration: one that is not given has no link', () => {
    render(<Footer t={t} complete />, { wrapper: StrictMode });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('RL-05 RL-10 keeps the room and the names of the marks until they are fetched', () => {
    const { container } = render(<Footer t={t} complete={false} />, { wrapper: StrictMode });
    expect(container.querySelector('img')).toBeNull();
    const marks = within(screen.getByRole('list')).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toContain('Visa');
    for (const mark of marks) expect(mark).toHaveAttribute('width', '42');
  });
});

describe('InformationBanner', () => {
  it.each(banners)('PP-08 %s has its own text and links to settings and support', (variant) => {
    render(
      <InformationBanner
        t={t}
        variant={variant}
        settingsUrl="https://panel.example/"
        supportUrl="https://destek.example/"
      />,
      { wrapper: StrictMode },
    );
    expect(screen.getByText(tr[`information.${variant}`])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mağaza ayarları' })).toHaveAttribute('href', 'https://panel.example/');
    expect(screen.getByRole('link', { name: 'Destek' })).toHaveAttribute('href', 'https://destek.example/');
  });
});

describe('TestModeBanner', () => {
  it('PP-02 says that it is a test', () => {
    render(<TestModeBanner t={t} />, { wrapper: StrictMode });
    expect(screen.getByText('Test modu: gerçek ödeme alınmaz')).toBeInTheDocument();
  });
});
