import type { Page, Route } from 'playwright/test';
import { languages } from '../../../src/domain/page/language.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab, sizes, type View } from '../pages/card-tab.js';
import { StorePage } from '../pages/store-page.js';
import { expectAccessible } from './accessible.js';
import type { Guard } from './guard.js';
import { expect, test } from './journey.js';
import { inquire } from './merchant.js';
import type { SandboxControls } from './sandbox-controls.js';

/** A row of the demo store's scenarios, and what a shopper does with the payment it opens. */
export interface StoreRow {
  readonly id: string;
  /** What the walk proves, with the IDs of the requirements. */
  readonly proves: string;
  readonly walk: (tab: CardTab, walk: Walk) => Promise<void>;
  /** The page's clock can be moved: it is Playwright's. */
  readonly clock?: boolean;
  /** Walked in the store's frame; otherwise on the page of its own that the store leads to. */
  readonly framed?: boolean;
  /** Answers the walk provokes. */
  readonly refusals?: readonly (readonly [status: number, path: string])[];
}

/** What a walk has beside the card tab. */
export interface Walk {
  readonly page: Page;
  readonly guard: Guard;
  /** Paths the browser posted to, in order. */
  readonly posts: readonly string[];
  /** Through the bank to the page that says it is paid. */
  passTheBank(): Promise<void>;
  /** The page says it is paid. */
  expectPaid(): Promise<void>;
  /** What the provider says of the order; the merchant is the plain one unless named. */
  inquire(merchantId?: string): Promise<Record<string, unknown>>;
  /** Where the wallets' own pages are. */
  readonly wallets: string;
  readonly controls: SandboxControls;
  /** One more click of the same visitor. */
  click(id: string): Promise<CardTab>;
  /** The demo store's page of the order. */
  readonly orderPage: string;
}

/** A test per row and language, by turns on a phone and on a desktop; each ends in a look by axe. */
export function walkRows(rows: readonly StoreRow[]): void {
  for (const [index, row] of rows.entries()) {
    for (const language of languages) {
      const size = (index % 2 === 0) === (language === 'tr') ? 'phone' : 'desktop';
      walkRow(row, { language, size });
    }
  }
}

export function walkRow(row: StoreRow, view: View): void {
  const { language, size } = view;
  test.describe(() => {
    // The store speaks the browser's language, and so does the payment it starts.
    test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', viewport: sizes[size] });

    test(`${row.proves} [${row.id}]: ${language}, ${size}`, async ({ page, sandbox, guard, controls }) => {
      for (const refusal of row.refusals ?? []) guard.declareStatus(...refusal);
      if (row.clock === true) await page.clock.install();
      const store = new StorePage(page, sandbox.urls.store);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
      // A paid page leaves for the store after 3 s; an answer without content keeps it where it can be looked at.
      await page.route(`${sandbox.urls.store}/orders/*/ok`, (route) => route.fulfill({ status: 204 }));
      // Where the payment is walked on a page of its own, the store's frame stays empty: it would be loaded twice.
      const inFrame = (route: Route) =>
        route.request().frame() === page.mainFrame()
          ? route.fallback()
          : route.fulfill({ contentType: 'text/html', body: '' });
      if (row.framed !== true) await page.route(`${sandbox.urls.provider}/odeme/guvenli/v2/*`, inFrame);
      let orderId = '';
      const click = async (id: string) => {
        orderId = await store.clickScenario(id);
        if (row.framed !== true) await store.leaveFrame();
        const tab = new CardTab(page, view, store.paymentPage(row.framed === true ? 'framed' : 'own').view);
        await tab.arrive();
        return tab;
      };
      const tab = await click(row.id);
      const expectPaid = () => expect(tab.heading(language, 'success.title')).toBeVisible();
      await row.walk(tab, {
        page,
        guard,
        posts,
        click,
        expectPaid,
        controls,
        wallets: sandbox.urls.wallets,
        passTheBank: async () => {
          await new AcsPage(tab.view).succeed();
          await expectPaid();
        },
        inquire: (merchantId) => inquire(sandbox.urls.provider, orderId, merchantId),
        get orderPage() {
          return `${sandbox.urls.store}/orders/${orderId}`;
        },
      });
      await expectAccessible(page);
    });
  });
}
