/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ErrorDetails, Failure } from '../../../src/domain/payment/failure.js';
import { links } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

const tr = { ...page, ...links };

renderAtTestTime();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const store: ErrorDetails = { merchantName: 'Vişne Kitap', redirectUrl: 'https://store.example/fail' };

async function visit(address: string, failure: Failure): Promise<FakePorts> {
  const ports = new FakePorts();
  ports.payments.onStatus = () => failing(failure);
  visitPage(address, ports);
  await settleParts();
  return ports;
}

describe('the result page of an order that is not paid', () => {
  it.each([
    ['/odeme/guvenli/v2/basarili/token1', '/odeme/guvenli/v2/token1'],
    ['/link/success/token1', '/odeme/guvenli/link/token1'],
  ])('RL-16: %s leads to the payment that its token opens, and asks nothing anew', async (address, payment) => {
    await visit(address, refused({ ...store, code: 'unpaid', description: 'Bu sipariş ödenmedi.' }));
    expect(title()).toBe(tr['failed.title']);
    expect(screen.getByText('Bu sipariş ödenmedi.')).toBeVisible();
    expect(screen.getByText('Vişne Kitap')).toBeVisible();
    expect(screen.getByRole('link', { name: tr['failed.retry'] })).toHaveAttribute('href', payment);
    expect(screen.queryByRole('button', { name: tr['label.tryAgain'] })).toBeNull();
  });

  it.each([
    ['limit', 400],
    ['expired', 410],
  ])(
    'RL-16: where it is closed with the code %s it names the merchant and leads to the store alone',
    async (code, http) => {
      await visit('/odeme/guvenli/v2/basarili/token1', refused({ ...store, code }, http));
      expect(screen.getByText('Vişne Kitap')).toBeVisible();
      const back = screen.getByRole('link', { name: tr['label.backToStore'] });
      expect(back).toHaveAttribute('href', 'https://store.example/fail');
      expect(screen.queryByRole('link', { name: tr['failed.retry'] })).toBeNull();
      expect(screen.queryByRole('button', { name: tr['label.tryAgain'] })).toBeNull();
    },
  );

  it('EX-02: an order whose time is over is said to be so, in the language of the page', async () => {
    const error = { ...store, code: 'expired', description: 'This order has expired.', language: 'en' as const };
    await visit('/odeme/guvenli/v2/basarili/token1', refused(error, 410));
    expect(title()).toBe(tr['error.expiredTitle']);
  });

  it('EM-04: a parent reads that the payment failed where the page says so', async () => {
    const { host } = await visit('/odeme/guvenli/v2/basarili/token1', refused({ ...store, code: 'unpaid' }));
    expect(title()).toBe(tr['failed.title']);
    expect(new Set(host.results)).toEqual(new Set(['failed']));
  });

  it('RL-16: where the one of a link is closed it leads to the link', async () => {
    await visit('/link/success/token1', refused({ merchantName: 'Vişne Kitap', shortId: 'abc_1', code: 'limit' }));
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/abc_1');
  });

  it('RL-12: the one of an order that is under way names the merchant', async () => {
    await visit('/odeme/guvenli/v2/basarili/token1', {
      kind: 'underWay',
      store: { merchantName: 'Vişne Kitap', redirectUrl: 'https://store.example/fail' },
    });
    expect(title()).toBe(tr['waiting.title']);
    expect(document.title).toBe('Ödemeniz onaylanıyor · Vişne Kitap');
  });
});
