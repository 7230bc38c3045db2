/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { linkContext } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage } from '../payment/payment-samples.js';
import { pass, settleParts, shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

const tr = { ...page, ...linkTr };

renderAtTestTime();

/** The address of a result, by default of a store's payment. */
function visitResult(
  onStatus: FakePorts['payments']['onStatus'],
  address = '/odeme/guvenli/v2/basarili/token1',
): FakePorts {
  const ports = new FakePorts();
  ports.payments.onStatus = onStatus;
  return visitPage(address, ports);
}

/** Lets the part of the links arrive, which is fetched when it is first shown. */
async function arrive(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await import('../../../src/parts/links.part.js');
    });
  }
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('PageRoutes', () => {
  it.each([
    '/',
    '/odeme',
    '/nope',
    '/odeme/guvenli/v2/basarili',
    '/odeme/guvenli/v2/a/b/c',
    '/link/success',
    '/link/V2/abc_1',
    '/link/abc_1//',
    '/LINK/abc_1',
  ])('RT-01 %s shows the fallback page', (address) => {
    const ports = visitPage(address);
    expect(title()).toBe(tr['fallback.title']);
    expect(ports.payments.calls).toEqual([]);
  });

  it('RT-02 /link/{shortId} shows the link; TH-01 as the device wants it', async () => {
    const ports = visitPage('/link/abc_1');
    await arrive();
    expect(title()).toBe('Haziran aidatı');
    expect(ports.links.calls.at(-1)).toBe('open abc_1');
    expect(ports.preferences.sessionTheme('device')).toBe('light');
  });

  it.each(['/link', '/link/', '/link/a%20b', `/link/${'x'.repeat(51)}`])(
    'RT-11 %s has no short id: the generic error, which says what helps, and nothing is asked',
    async (address) => {
      const ports = visitPage(address);
      await arrive();
      expect(title()).toBe(tr['error.title']);
      expect(screen.getByText(linkTr['linkState.notFound'])).toBeVisible();
      expect(screen.queryByRole('button', { name: tr['label.tryAgain'] })).toBeNull();
      expect(ports.links.calls).toEqual([]);
    },
  );

  it.each(['/link/abc_1', '/link/abc_1/failed', '/link/success/token1', '/odeme/guvenli/v2/basarisiz#token1'])(
    'RT-12 %s in a document that was served for no page is the fallback page, and asks nothing',
    async (address) => {
      document.documentElement.dataset.view = 'fallback';
      const ports = visitPage(address);
      delete document.documentElement.dataset.view;
      await arrive();
      expect(title()).toBe(tr['fallback.title']);
      expect(ports.links.calls).toEqual([]);
      expect(ports.payments.calls).toEqual([]);
    },
  );

  it.each(['/odeme/guvenli/v2/a%20b', '/odeme/guvenli/v2/basarili/a%20b', '/link/success/a%20b'])(
    'ER-01 RT-12 %s holds no token: not found',
    (address) => {
      const ports = visitPage(address);
      expect(title()).toBe(tr['error.notFoundTitle']);
      expect(ports.payments.calls).toEqual([]);
    },
  );

  it('RT-05 /link/{shortId}/failed shows the error page with a way back to the link', async () => {
    visitPage('/link/abc_1/failed');
    await arrive();
    expect(title()).toBe(tr['failed.title']);
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/abc_1');
  });

  it.each(['/link/a%20b/failed', `/link/${'x'.repeat(51)}/failed`, '/link/a.b/failed', '/link/a%2Fb/failed'])(
    'RT-05 %s is no link’s: the fallback page',
    async (address) => {
      visitPage(address);
      await arrive();
      expect(title()).toBe(tr['fallback.title']);
    },
  );

  it.each([
    ['abc_1', '/odeme/guvenli/link/token1'],
    ['other', undefined],
  ])('RT-05 RL-11 the failed page of a link offers its own payment again, not that of %s', async (shortId, href) => {
    const ports = new FakePorts(storePage({ kind: 'link', link: { ...linkContext, shortId } }));
    ports.preferences.token = 'token1';
    visitPage('/link/abc_1/failed', ports);
    await arrive();
    expect(screen.queryByRole('link', { name: tr['failed.retry'] })?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('RT-06 /link/{shortId}/success shows the success page', async () => {
    visitPage('/link/abc_1/success');
    await arrive();
    expect(title()).toBe(linkTr['linkSuccess.title']);
    expect(screen.getByRole('link', { name: tr['label.backToLink'] })).toHaveAttribute('href', '/link/abc_1');
  });

  it.each(['/link/success/token1', '/odeme/guvenli/v2/basarili/token1'])(
    'RT-07 %s looks the payment status up first, then shows the success page',
    async (address) => {
      const ports = new FakePorts();
      const status = new Subject<Receipt>();
      ports.payments.onStatus = () => status;
      visitPage(address, ports);
      expect(title()).toBe(tr['app.title']);
      expect(screen.getByText(tr['loading.page'])).toBeInTheDocument();
      act(() => status.next(receipt));
      await settleParts();
      expect(title()).toBe(tr['success.title']);
      expect(screen.getByText('order1')).toBeVisible();
    },
  );

  it('RL-07 the result page of a store leaves after 3 s, the one of a link stays', async () => {
    const link = visitResult(() => of(receipt), '/link/success/token1');
    pass(10_000);
    await settleParts();
    expect(link.host.calls).toEqual([]);
    document.body.innerHTML = '';
    const store = visitResult(() => of(receipt));
    await settleParts();
    pass(3000);
    expect(store.host.calls).toEqual(['leaveTo https://store.example/ok']);
  });

  it.each([
    ['an unpaid token', refused({ code: 'unpaid', description: 'Ödenmedi' }), tr['failed.title']],
    ['an unknown token', refused({ code: 'notFound' }, 404), tr['error.notFoundTitle']],
  ] as const)('RT-07 a failed look-up is never a false success: %s', async (_why, failure, expected) => {
    visitResult(() => failing(failure));
    await settleParts();
    expect(title()).toBe(expected);
    expect(screen.queryByText(tr['success.title'])).toBeNull();
  });

  it.each([
    ['no connection', { kind: 'noAnswer' }],
    ['a time-out', { kind: 'timeout' }],
    ['a server error', refused({ code: 'technical' }, 503)],
  ] as const)('RT-07 TR-02 a look-up without an answer invites to no second payment: %s', async (_why, failure) => {
    const ports = visitResult(() => failing(failure));
    expect(title()).toBe(tr['unknown.title']);
    expect(screen.getByText(tr['unknown.doNotPayAgain'])).toBeVisible();
    ports.payments.onStatus = () => of(receipt);
    fireEvent.click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    await settleParts();
    expect(title()).toBe(tr['success.title']);
  });

  it('RT-07 an address whose token cannot be one asks nothing', async () => {
    const ports = visitPage('/odeme/guvenli/v2/basarili/a%20b');
    await settleParts();
    expect(ports.payments.calls).toEqual([]);
    expect(title()).toBe(tr['error.notFoundTitle']);
  });

  it('RT-07 EX-01 a result that waits for its shopper past the order’s time is not said to be confirmed', async () => {
    visitResult(() => failing({ kind: 'underWay', unfinished: true }));
    await settleParts();
    expect(title()).toBe(tr['unfinished.title']);
  });

  it('PY-06 PY-07 a result that is not known yet waits, then says so and asks again', async () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    visitPage('/odeme/guvenli/v2/basarili/token1', ports);
    expect(title()).toBe(tr['waiting.title']);
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    pass(16 * 60_000);
    expect(title()).toBe(tr['unknown.title']);
    ports.payments.onStatus = () => of(receipt);
    await shopper().click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    await settleParts();
    expect(title()).toBe(tr['success.title']);
  });
});
