/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import { cardExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { consoleLines } from '../console-lines.js';
import { FakePorts } from '../fake-ports.js';
import { providerPages, storePage } from '../payment-samples.js';
import { alerts, field, filled, pass, payButton, renderPayment, settleParts, typeInto } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();
afterEach(() => {
  jest.restoreAllMocks();
});

const box = (id: 'chkStoreCard' | 'chkUse3DSecure') => document.getElementById(id) as HTMLInputElement | null;

describe('the heading of the payment page', () => {
  it('PP-09 names who is paid', () => {
    renderPayment();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Ödenecek tutar, Kitapçı');
  });
});

describe('the payment screen', () => {
  it('PP-02 test mode shows the banner, a filled form that takes nothing, and tabs that stay', async () => {
    const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
    const ports = new FakePorts(storePage({ testMode: true, options: [option] }));
    const { user } = renderPayment(ports);
    expect(screen.getByText(tr['testMode.title'])).toBeVisible();
    typeInto(field('cc-name'), 'X');
    expect(field('cc-name')).toHaveValue('TEST KULLANICI');
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(screen.getByRole('tab', { name: tr['tabs.card'] })).toHaveAttribute('aria-selected', 'true');
    expect(box('chkStoreCard')).toBeNull();
  });

  it('PP-02 a live page shows no test banner', () => {
    renderPayment();
    expect(screen.queryByText(tr['testMode.title'])).toBeNull();
  });

  it.each(['liveMode1', 'liveMode2', 'merchantLogo'] as const)(
    'PP-03 PP-08 the warning %s shows its banner, with links to the provider’s pages',
    async (code) => {
      renderPayment(new FakePorts(storePage({ warnings: ['unknown', code] })));
      await settleParts();
      expect(screen.getByText(tr[`information.${code}`])).toBeVisible();
      expect(screen.getByRole('link', { name: tr['information.settings'] })).toHaveAttribute(
        'href',
        providerPages.settingsUrl,
      );
      expect(screen.getByRole('link', { name: tr['information.support'] })).toHaveAttribute(
        'href',
        providerPages.supportUrl,
      );
    },
  );

  it('PP-03 an unknown warning shows nothing; every error shows, even one said twice', () => {
    renderPayment(new FakePorts(storePage({ warnings: ['unknown'], errors: ['Ret', 'Ret', 'Limit'] })));
    expect(screen.queryByText(tr['information.settings'])).toBeNull();
    expect(alerts()).toEqual(['Ret', 'Ret', 'Limit'].map((error) => tr['error.payment'] + error));
  });

  it('PP-09 PP-15 the bottom bar shows the final amount, in the Turkish format, and the button', () => {
    renderPayment(new FakePorts(storePage({ order: { ...storePage().order, amount: 1_234_550, currency: 'USD' } })));
    const form = document.getElementById('formPayWithCard')!;
    expect(within(form).getByRole('status', { name: '' })).toHaveTextContent('$12.345,50');
    expect(within(form).getByRole('button', { name: '$12.345,50 öde' })).toHaveAttribute('type', 'submit');
  });

  it('the order: reference and what is bought, the sums exact', () => {
    const basket = [
      { name: 'Kitap', price: 1999, quantity: 3 },
      { name: 'Kitap', price: 1999, quantity: 3 },
    ];
    renderPayment(new FakePorts(storePage({ order: { ...storePage().order, basket } })));
    expect(screen.getAllByText('₺59,97')).toHaveLength(2);
    expect(screen.getByText(/order1/)).toBeVisible();
  });

  it('logs nothing, in StrictMode, through a whole declined and then lost payment', async () => {
    const lines = consoleLines();
    const { user, ports } = filled({ non3d: true, errors: ['a', 'a'] }, () => failing(refused({ description: 'Ret' })));
    await user.click(payButton());
    ports.payments.onPay = () => failing({ kind: 'timeout' });
    ports.payments.onStatus = () => of();
    typeInto(field('cc-csc'), '000');
    pass(1000);
    await user.click(payButton());
    pass(60_000);
    expect(lines).toEqual([]);
  });
});
