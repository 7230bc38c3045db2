/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { ErrorScreen } from '../../../src/ui/outcome/ErrorScreen.js';
import { ProviderError } from '../../../src/ui/outcome/ProviderError.js';
import { outcomeDetails } from '../../../src/ui/texts/tr/outcome-details.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { providerPages } from '../payment/payment-samples.js';

const tr = { ...page, ...outcomeDetails };

function show(failure: Failure) {
  const onRetry = jest.fn();
  const { host, texts } = new FakePorts();
  const { unmount } = render(
    <ErrorScreen
      texts={texts}
      failure={failure}
      host={host}
      providerPages={providerPages}
      storeUrl="https://store.example/fail"
      onRetry={onRetry}
      Special={ProviderError}
    />,
    { wrapper: StrictMode },
  );
  return { onRetry, unmount, user: userEvent.setup() };
}

const title = () => screen.getByRole('heading').textContent;

describe('ErrorScreen', () => {
  it('ER-03 RL-09 shows the provider’s words, with code and group beneath, and tries again', async () => {
    const { onRetry, user } = show(
      refused({ title: 'Kapalı', description: 'Mağaza kapalı', code: 'E42', group: 'G7', lang: 'tr' }, 500),
    );
    expect(title()).toBe('Kapalı');
    expect(screen.getByText('Mağaza kapalı')).toBeVisible();
    expect(screen.getByText('Hata kodu: E42')).toBeVisible();
    expect(screen.getByText('Hata grubu: G7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('LG-03 words in another language than the page’s are not quoted; code and group are', () => {
    show(refused({ title: 'Closed', description: 'The shop is closed', code: 'E42', group: 'G7', lang: 'en' }, 500));
    expect(title()).toBe(tr['error.title']);
    expect(screen.getByText(tr['error.description'])).toBeVisible();
    expect(screen.queryByText('The shop is closed')).toBeNull();
    expect(screen.getByText('Hata kodu: E42')).toBeVisible();
  });

  it.each<[string, Failure]>([
    ['no connection', { kind: 'noAnswer' }],
    [
      'an answer that is not what it should be',
      { kind: 'malformed', httpStatus: 200, field: 'data.paymentPage.token' },
    ],
    ['an error without words', refused({}, 400)],
  ])('ER-01 ER-03 %s is the general error', (_why, failure) => {
    show(failure);
    expect(title()).toBe(tr['error.title']);
    expect(screen.getByText(tr['error.description'])).toBeVisible();
    expect(document.body).not.toHaveTextContent('data.paymentPage');
  });

  it.each(['limit', 'closed', 'heldByAnother'])('RL-16 after %s there is no button that cannot help', (code) => {
    show(refused({ code }));
    expect(screen.queryByRole('button', { name: tr['label.tryAgain'] })).toBeNull();
  });

  it('RL-16 a closed order leads on to its store', () => {
    show(refused({ code: 'limit' }));
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
  });

  it('RL-16 PY-10 a payment of a link leads back to the link', () => {
    show(refused({ code: 'heldByAnother', shortId: 'Ab1' }));
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/Ab1');
  });

  it('PY-10 says in the language of the page that another payer pays the rest', () => {
    show(refused({ code: 'heldByAnother', description: 'Someone else is paying.', lang: 'en' }));
    expect(screen.getByText(tr['error.heldByAnother'])).toBeVisible();
  });

  it('ER-01 RL-08 a time-out is the timeout page with its restart button', async () => {
    const { onRetry, user } = show({ kind: 'timeout' });
    expect(title()).toBe(tr['error.timeoutTitle']);
    expect(screen.getByText(tr['error.timeout'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: tr['error.restart'] }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('RL-08 an unknown token has a screen of its own', () => {
    show(refused({ code: 'notFound' }, 404));
    expect(title()).toBe(tr['error.notFoundTitle']);
  });

  it.each(['notFound', 'missingNotificationUrl', 'transaction', 'other'])(
    'RL-09 the code %s and a group stand in one line beneath the sentence; a group of 0 is left out',
    (code) => {
      const { unmount } = show(refused({ code, group: '12' }, 404));
      const sentence = document.querySelector('h1 + div p')!;
      expect(sentence.nextElementSibling).toHaveTextContent(`Hata kodu: ${code}Hata grubu: 12`);
      unmount();
      show(refused({ code, group: '0' }, 404));
      expect(document.body).toHaveTextContent(`Hata kodu: ${code}`);
      expect(document.body).not.toHaveTextContent('Hata grubu');
    },
  );

  it('RL-08 a missing notification URL points to the settings of the panel', () => {
    show(refused({ code: 'missingNotificationUrl' }));
    expect(title()).toBe(tr['error.missingNotificationUrlTitle']);
    expect(screen.getByRole('link', { name: tr['error.panelSettings'] })).toHaveAttribute(
      'href',
      providerPages.settingsUrl,
    );
  });

  it.each(['missingNotificationUrl', 'transaction', 'notFound'])('RL-16: %s leads to the store', (code) => {
    show(refused({ code }));
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
  });

  it.each(['missingNotificationUrl', 'transaction', 'notFound'])('RL-16: %s of a link leads to the link', (code) => {
    show(refused({ code, shortId: 'Ab1' }));
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/Ab1');
    expect(screen.queryByRole('link', { name: tr['label.backToStore'] })).toBeNull();
  });

  it('RL-08 a transaction that was broken off says why, and leads back to the store', () => {
    show(refused({ code: 'transaction', description: 'Yarıda kaldı' }));
    expect(title()).toBe(tr['error.transactionTitle']);
    expect(screen.getByText('Yarıda kaldı')).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
  });

  it('RL-08 a transaction that was broken off offers the other try that its text names', async () => {
    const { onRetry, user } = show(refused({ code: 'transaction' }));
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each(['notFound', 'missingNotificationUrl', 'transaction'])('RL-08 docs/api.md has the code %s', (code) => {
    const api = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
    expect(api).toContain(`\`${code}\``);
  });

  it('ER-02 where the window could not be sent away, a link in the top window names the host and does the same', () => {
    show({
      kind: 'redirected',
      redirectUrl: 'https://store.example/fail?x=1',
      error: { description: 'Ödeme kapalı' },
    });
    expect(screen.getByText('Ödeme kapalı')).toBeVisible();
    const link = screen.getByRole('link', { name: 'store.example sitesine git' });
    expect(link).toHaveAttribute('href', 'https://store.example/fail?x=1');
    expect(link).toHaveAttribute('target', '_top');
  });

  it('ER-02 an address that is not safe is not linked to', () => {
    show({ kind: 'redirected', redirectUrl: 'javascript:alert(1)', error: {} });
    expect(title()).toBe(tr['error.title']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
