import { expect, type Page } from 'playwright/test';
import { test } from '../harness/journey.js';
import type { State } from './states.js';
import type { Cell } from './visits.js';

/** How a shopper leaves a state and comes back, or looks at it again. */
export const moves = ['reload', 'back', 'forward', 'new tab', 'back-forward cache'] as const;

export type Move = (typeof moves)[number];

/** Statuses by which the provider says what became of a payment; a browser logs each as a console error. */
const said = [400, 404, 410] as const;

/** One cell of the grid: the state, the move, and the screen that is true then. */
export function testCell(state: State, move: Move): void {
  test(`TR-02 RT-07 ${state.name}, then ${move}: the screen is true`, async ({
    page,
    context,
    pay,
    controls,
    sandbox,
    guard,
  }) => {
    for (const status of said) guard.declareStatus(status, '/');
    guard.declare(/^(failed request|console): .*ERR_(FAILED|CONNECTION|EMPTY_RESPONSE|HTTP2|CACHE_MISS)/);
    // A document that the test hands on counts as another network's: the store's pictures are refused to it.
    guard.declare(/^console: Access to image at .* Permission was denied/, /^failed request: .*\.svg$/);
    const cell: Cell = { page, context, pay, controls, store: sandbox.urls.store };
    if (move === 'back-forward cache') await letDocumentsBeKept(page);
    const url = await state.reach(cell);
    const looked = await looks[move](cell, url, state);
    await shownAfter(state, move)(looked, controls);
  });
}

function shownAfter(state: State, move: Move) {
  if (move === 'reload') return state.reloaded;
  if (move === 'back') return state.back;
  if (move === 'forward') return state.forward;
  return move === 'new tab' ? state.newTab : state.cached;
}

/** Makes the move; the page that is looked at then. */
const looks: Readonly<Record<Move, (cell: Cell, url: string, state: State) => Promise<Page>>> = {
  reload: async ({ page }) => {
    // The way to the store that a paid page takes by itself breaks a reload off: the shopper presses again.
    await expect(() => page.reload()).toPass();
    return page;
  },
  back: async ({ page }) => {
    await page.goBack({ waitUntil: 'commit' });
    return page;
  },
  forward: async ({ page }) => {
    await page.goBack({ waitUntil: 'commit' });
    // A kept document is shown again a moment after the navigation to it is committed.
    await page.waitForFunction(() => document.visibilityState === 'visible' && document.readyState !== 'loading');
    // A kept document that opens itself anew at that moment breaks the move off: the shopper presses again.
    await expect(() => page.goForward({ waitUntil: 'commit' })).toPass();
    return page;
  },
  'new tab': async ({ context }, url) => {
    const tab = await context.newPage();
    await tab.goto(url);
    return tab;
  },
  'back-forward cache': async ({ page, store }, _url, { hasLeft = false, isNeverKept = false }) => {
    if (!hasLeft) await page.goto(`${store}/orders`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'comesFromCache'))).toBe(!isNeverKept);
    return page;
  },
};

/**
 * The page is sent with `no-store`, for which Chromium keeps no document. Browsers that keep it all the same are met by
 * taking the header off.
 */
async function letDocumentsBeKept(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { comesFromCache: persisted }));
  });
  await page.route(/\/odeme\/guvenli\/|\/link\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'cache-control': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
