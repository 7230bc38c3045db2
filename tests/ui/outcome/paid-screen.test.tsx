/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import { PaidScreen } from '../../../src/ui/outcome/PaidScreen.js';
import successStyles from '../../../src/ui/outcome/Success.styles.js';
import { outcomeDetails } from '../../../src/ui/texts/tr/outcome-details.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { wear } from '../kit/look.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { pass } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';

const tr = { ...page, ...outcomeDetails };

renderAtTestTime();
let undo = () => {};
beforeEach(() => {
  undo = wear(successStyles);
});
afterEach(() => undo());

interface Shown {
  readonly paid?: Partial<Receipt>;
  readonly isLink?: boolean;
  readonly merchantWebsite?: string;
}

function show({ paid = {}, isLink = false, merchantWebsite = 'https://store.example/' }: Shown = {}) {
  const ports = new FakePorts();
  const screenOf = () => (
    <PaidScreen
      t={ports.texts.t}
      host={ports.host}
      receipt={{ ...receipt, ...paid }}
      isLink={isLink}
      merchantWebsite={merchantWebsite}
    />
  );
  const { rerender, unmount } = render(screenOf(), { wrapper: StrictMode });
  return { ports, unmount, again: () => rerender(screenOf()) };
}

const countdown = (seconds: number, host = 'store.example') =>
  tr['success.countdown'].replace('{{count}}', String(seconds)).replace('{{host}}', host);

describe('PaidScreen', () => {
  it('RL-06 RL-11 shows the title, the merchant, the order and a link to the redirect address', () => {
    show();
    expect(screen.getByRole('heading', { name: tr['success.title'] })).toHaveFocus();
    expect(screen.getByText('Kitapçı').parentElement).toHaveTextContent(
      tr['success.description'].replace('{{merchant}}', 'Kitapçı'),
    );
    expect(screen.getByText('order1')).toBeVisible();
    const link = screen.getByRole('link', { name: tr['label.backToStore'] });
    expect(link).toHaveAttribute('href', 'https://store.example/ok');
    expect(link).toHaveAttribute('target', '_top');
  });

  it('RL-07 counts down and sends the parent window to the address after 3 s, once, even in StrictMode', () => {
    const { ports } = show();
    pass(0);
    expect(screen.getByText(countdown(3))).toBeVisible();
    pass(1000);
    expect(screen.getByText(countdown(2))).toBeVisible();
    pass(1999);
    expect(ports.host.calls).toEqual([]);
    pass(1);
    expect(ports.host.calls).toEqual(['leaveTo https://store.example/ok']);
    expect(screen.getByText(/saniye/)).not.toBeVisible();
    pass(60_000);
    expect(ports.host.calls).toHaveLength(1);
  });

  it('RL-07 a page that is still there after the countdown says so, and its link has the focus', () => {
    show();
    pass(3999);
    expect(screen.getByRole('link')).not.toHaveFocus();
    pass(1);
    const words = tr['success.stayed'].replace('{{host}}', 'store.example');
    expect(screen.getByText(words)).toBeVisible();
    const link = screen.getByRole('link', { description: words });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', 'https://store.example/ok');
    expect(screen.queryByText(/saniye/)).toBeNull();
  });

  it('RL-07 a link payment stays', () => {
    const { ports } = show({ isLink: true });
    pass(60_000);
    expect(ports.host.calls).toEqual([]);
    expect(screen.queryByText(/saniye/)).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://store.example/ok');
  });

  it('RL-07 another host than the merchant’s is named, and the window is sent there all the same', () => {
    const { ports } = show({ paid: { redirectUrl: 'https://other-store.example/ok' } });
    pass(0);
    expect(screen.getByText(countdown(3, 'other-store.example'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'other-store.example sitesine git' })).toHaveAttribute(
      'href',
      'https://other-store.example/ok',
    );
    pass(3000);
    expect(ports.host.calls).toEqual(['leaveTo https://other-store.example/ok']);
  });

  it('RL-07 where the merchant’s site is not known, the host is named too', () => {
    const { ports } = show({ merchantWebsite: '' });
    pass(0);
    expect(screen.getByText(countdown(3))).toBeVisible();
    expect(screen.getByRole('link', { name: 'store.example sitesine git' })).toBeVisible();
    pass(3000);
    expect(ports.host.calls).toEqual(['leaveTo https://store.example/ok']);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x'])('RL-06 goes nowhere with the address %j', (redirectUrl) => {
    const { ports } = show({ paid: { redirectUrl } });
    pass(60_000);
    expect(ports.host.calls).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: tr['success.title'] })).toBeVisible();
  });

  it('RL-07 a change of language neither stops the countdown nor begins it anew; leaving the screen ends it', async () => {
    const { ports, again, unmount } = show();
    pass(2000);
    await act(() => ports.texts.choose('en'));
    again();
    expect(screen.getByText('You’ll be taken back to store.example in 1 second.')).toBeVisible();
    pass(1000);
    expect(ports.host.calls).toHaveLength(1);
    unmount();

    const other = show();
    pass(2000);
    other.unmount();
    pass(5000);
    expect(other.ports.host.calls).toEqual([]);
  });
});
