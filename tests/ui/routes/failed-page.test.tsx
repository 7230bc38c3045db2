/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { storePage } from '../payment/payment-samples.js';
import { settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

const tr = { ...page, ...links };

renderAtTestTime();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the failed page of a store’s payment', () => {
  it('RT-08 RL-11 the failed page offers another try while the token of the session is still payable', async () => {
    const ports = new FakePorts(storePage({ errors: ['Banka onaylamadı'] }));
    ports.preferences.token = 'token1';
    visitPage('/odeme/guvenli/v2/basarisiz', ports);
    await settleParts();
    expect(title()).toBe(tr['failed.title']);
    expect(screen.getByText('Banka onaylamadı')).toBeVisible();
    expect(screen.getByRole('link', { name: tr['failed.retry'] })).toHaveAttribute('href', '/odeme/guvenli/v2/token1');
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
  });

  it('EM-04 the failed page says to a parent that the payment failed', () => {
    const { host } = visitPage('/odeme/guvenli/v2/basarisiz');
    expect(new Set(host.results)).toEqual(new Set(['failed']));
  });

  it.each([
    ['with no payment to ask about', ''],
    ['of a payment that can be paid', 'token1'],
  ])('EM-04 RT-05 the failed page of a link %s says so to a parent', async (_which, token) => {
    const ports = new FakePorts();
    ports.preferences.token = token === '' ? undefined : token;
    visitPage('/link/abc_1/failed', ports);
    await settleParts();
    expect(new Set(ports.host.results)).toEqual(new Set(['failed']));
  });

  it('RL-11 the failed page reads the token of its fragment where the browser keeps no storage', async () => {
    const ports = visitPage('/odeme/guvenli/v2/basarisiz#token1');
    await settleParts();
    expect(ports.payments.calls).toContain('open token1');
    expect(screen.getByRole('link', { name: tr['failed.retry'] })).toHaveAttribute('href', '/odeme/guvenli/v2/token1');
  });

  it('RT-08 RL-11 without a payable token it shows the failed page and no other try', () => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    visitPage('/odeme/guvenli/v2/basarisiz', ports);
    expect(title()).toBe(tr['failed.title']);
    expect(screen.getByText(tr['failed.descriptionNoRetry'])).toBeVisible();
    expect(screen.queryByRole('link', { name: tr['failed.retry'] })).toBeNull();
  });
});
