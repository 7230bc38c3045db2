import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { CardTab } from '../pages/card-tab.js';
import { goodAddress, LinkPage, StoreLinks } from '../pages/links.js';
import { OtherPayments } from '../pages/other-payments.js';
import { cardOf, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';
import { WalletPage } from '../pages/wallet-page.js';

/** Addresses of the page's own files: scripts, style sheets, lists, pictures. */
const isAsset = ({ pathname }: URL) => /^\/(assets|oos-assets)\/|^\/favicon/.test(pathname);

/** A way through the page, which asks for files: opened, then gone to its end. */
interface Way {
  readonly name: string;
  readonly open: (page: Page, at: Places) => Promise<void>;
  readonly finish: (page: Page) => Promise<void>;
}

interface Places {
  readonly store: string;
  readonly pay: (order?: { readonly payment_options: string }) => Promise<{ readonly url: string }>;
}

const paid = (page: Page) => expect(new PaymentPage(page).heading('tr', 'success.title')).toBeVisible();
const desktop = { language: 'tr', size: 'desktop' } as const;

const ways: readonly Way[] = [
  {
    name: 'a payment by card',
    open: async (page, { pay }) => void (await page.goto((await pay()).url)),
    finish: async (page) => {
      await new PaymentPage(page).pay(cardOf('3d-frictionless'));
      await paid(page);
    },
  },
  {
    name: 'a payment by wallet',
    open: async (page, { pay }) => void (await page.goto((await pay({ payment_options: 'alisGidis,tosla' })).url)),
    finish: async (page) => {
      await new OtherPayments(new CardTab(page, desktop)).payBy('alisGidis', { warns: true });
      await new WalletPage(page).press('approve');
      await paid(page);
    },
  },
  {
    name: 'a payment link',
    open: async (page, { store }) => void (await page.goto((await new StoreLinks(store).make('product')).url)),
    finish: async (page) => {
      const link = new LinkPage(page, 'tr');
      await link.fill(goodAddress);
      await link.goOn();
      await new PaymentPage(page).pay(cardOf('3d-frictionless'));
      await paid(page);
    },
  },
  {
    name: 'a payment in the store’s frame',
    open: async (page, { store }) => void (await new StorePage(page, store).clickScenario('approved')),
    finish: async (page) => {
      const payment = new StorePage(page, '').paymentPage('framed');
      await payment.pay(cardOf('3d-frictionless'));
      await expect(payment.heading('tr', 'success.title')).toBeVisible();
    },
  },
];

/** What the page says when something did not arrive, wherever in the page or its frame. */
async function saysSo(page: Page): Promise<boolean> {
  const words = (['error.partMissing', 'address.missing', 'error.description'] as const).map((key) => text('tr', key));
  for (const frame of page.frames()) {
    for (const each of words) if (await frame.getByText(each).first().isVisible()) return true;
  }
  return false;
}

for (const { name, open, finish } of ways) {
  test(`RL-13 TR-02 ${name}: each file failing in turn leaves a page that works, or one that says so`, async ({
    page,
    context,
    guard,
    sandbox,
    pay,
  }) => {
    test.setTimeout(600_000);
    guard.declare(/^(failed request|console): .*ERR_FAILED/, /Failed to fetch dynamically imported module/);
    guard.declare(/did not arrive/, /Importing a module script failed/);
    guard.declareStatus(400, '/');
    const at = { store: sandbox.urls.store, pay };
    const asked = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isAsset(url) && url.origin === sandbox.urls.provider) asked.add(url.pathname);
    });
    page.setDefaultTimeout(20_000);
    await open(page, at);
    await finish(page);
    expect(asked.size).toBeGreaterThan(5);

    const dead: string[] = [];
    const said: string[] = [];
    for (const file of asked) {
      const tab = await context.newPage();
      tab.setDefaultTimeout(20_000);
      await tab.route(
        ({ pathname, origin }) => origin === sandbox.urls.provider && pathname === file,
        (route) => route.abort(),
      );
      await open(tab, at);
      const end = await Promise.race([finish(tab).then(() => 'works'), untilSaid(tab)]).catch(() => 'dead');
      if (end === 'dead') dead.push(file);
      if (end === 'says') said.push(file);
      await tab.close();
    }
    expect(dead).toEqual([]);
    // What the way cannot do without, and what it can: a look that always finds words, or never, would prove nothing.
    expect(said.filter((file) => file.startsWith('/assets/'))).not.toEqual([]);
    expect(said.filter((file) => file.startsWith('/oos-assets/'))).toEqual([]);
  });
}

async function untilSaid(page: Page): Promise<'says'> {
  await expect(async () => expect(await saysSo(page)).toBe(true)).toPass({ timeout: 20_000 });
  return 'says';
}
