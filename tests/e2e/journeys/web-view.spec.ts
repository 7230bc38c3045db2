import type { Page } from 'playwright/test';
import { readByPrintedCheck } from '../../sandbox/printed-return-state.js';
import { expect, test } from '../harness/journey.js';
import { inquire } from '../harness/merchant.js';
import { AcsPage } from '../pages/acs-page.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
  viewport: { width: 375, height: 667 },
});

/** Takes away what an app's web view does not have unless the app allows it: storage, and windows beside its own. */
function asWebView(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: () => null });
  window.open = () => null;
}

/** Takes the address that the page leaves for, as an app does: it is not loaded. */
async function takeAsApp(page: Page, address: string): Promise<{ readonly taken: Promise<string> }> {
  let take: (url: string) => void = () => undefined;
  const taken = new Promise<string>((resolve) => {
    take = resolve;
  });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    take(request.url);
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return { taken };
}

test('PY-02 MA-01 in a web view without storage and windows a card is paid through 3-D Secure, and the app asks for the state', async ({
  page,
  pay,
  sandbox,
}) => {
  const ok = `${sandbox.urls.store}/app/paid`;
  await page.addInitScript(asWebView);
  const { url, orderId } = await pay({ merchant_ok_url: ok });
  const app = await takeAsApp(page, ok);
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(goodCard);
  await new AcsPage(page).succeed();
  expect(await app.taken).toBe(ok);
  expect(await inquire(sandbox.urls.provider, orderId)).toMatchObject({ status: 'success' });
});

test('MA-13 PY-02 in a web view the address that the app takes carries the state, and its server reads it by the printed check', async ({
  page,
  pay,
  sandbox,
}) => {
  const ok = `${sandbox.urls.store}/app/paid`;
  await page.addInitScript(asWebView);
  const { url, orderId } = await pay({ merchant_ok_url: ok, return_state: '1' });
  const app = await takeAsApp(page, `${ok}?*`);
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(goodCard);
  await new AcsPage(page).succeed();
  const { searchParams } = new URL(await app.taken);
  const keys = { merchantKey: 'demo-key-100001', merchantSalt: 'demo-salt-100001' };
  const now = Date.parse((await page.request.head(sandbox.urls.provider)).headers().date ?? '') / 1000;
  const state = readByPrintedCheck(searchParams.get('return_state'), keys, now);
  expect(state).toMatchObject({ merchant_oid: orderId, status: 'success' });
});
