import type { Page } from 'playwright/test';
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
  /** What its journey proves, with the IDs of the requirements. */
  readonly proves: string;
  readonly steps: (tab: CardTab, journey: Journey) => Promise<void>;
  /** Run in two views: it walks through more screens than any other row of its part. */
  readonly twice?: boolean;
  /** The page's clock can be moved: it is Playwright's. */
  readonly clock?: boolean;
  /** Run from the store's list into its frame; otherwise the page opens on its own, without the store's pages. */
  readonly framed?: boolean;
  /** Answers the journey provokes. */
  readonly refusals?: readonly (readonly [status: number, path: string])[];
}

/** What a journey of a row has beside the card tab. */
export interface Journey {
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

/** Every language at every size. */
const views: readonly View[] = [
  { language: 'tr', size: 'phone' },
  { language: 'en', size: 'desktop' },
  { language: 'en', size: 'phone' },
  { language: 'tr', size: 'desktop' },
];

/** A test per row, by turns in each view; a row with `twice` in the opposite view, too. Each ends with the check by axe. */
export function testRows(rows: readonly StoreRow[]): void {
  for (const [index, row] of rows.entries()) {
    // One further after each round, so that rows that come in fours meet every view.
    const turn = index + Math.floor(index / views.length);
    for (const view of views.filter((_, place) => (turn - place) % views.length === 0)) {
      testRow(row, view);
      if (row.twice === true) testRow(row, oppositeOf(view));
    }
  }
}

function oppositeOf({ language, size }: View): View {
  return { language: language === 'tr' ? 'en' : 'tr', size: size === 'phone' ? 'desktop' : 'phone' };
}

export function testRow(row: StoreRow, view: View): void {
  const { language, size } = view;
  test.describe(() => {
    // The store takes the browser's language, and so does the payment it starts.
    test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', viewport: sizes[size] });

    test(`${row.proves} [${row.id}]: ${language}, ${size}`, async ({ stay, page, sandbox, guard, controls }) => {
      for (const refusal of row.refusals ?? []) guard.declareStatus(...refusal);
      if (row.clock === true) await page.clock.install();
      const store = new StorePage(page, sandbox.urls.store);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
      await stay('/orders/*/ok');
      let orderId = '';
      const click = async (id: string) => {
        orderId = row.framed === true ? await store.clickScenario(id) : await store.openScenario(id, language);
        const tab = new CardTab(page, view, store.paymentPage(row.framed === true ? 'framed' : 'own').view);
        await tab.arrive();
        return tab;
      };
      const tab = await click(row.id);
      const expectPaid = () => expect(tab.heading(language, 'success.title')).toBeVisible();
      await row.steps(tab, {
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
