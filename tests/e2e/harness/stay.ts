import type { Page } from 'playwright/test';

/**
 * Keeps a paid page where it can be looked at: it leaves for the store after 3 s, and an answer without content ends
 * that. Chromium holds back the one address by itself; Playwright's `route` holds back every request and leaves the
 * browser without its cache. `address` may have a `*` in it. Returns what ends it.
 */
export async function stayOnPage(page: Page, address: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is closed has no request to answer any more.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return () => session.detach().catch(() => {});
}
