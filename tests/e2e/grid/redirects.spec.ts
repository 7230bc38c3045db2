import type { ConsoleMessage, Locator, Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import type { Order } from '../harness/merchant.js';
import type { CardTab } from '../pages/card-tab.js';
import { OtherPayments } from '../pages/other-payments.js';
import { cardOf, PaymentPage } from '../pages/payment-page.js';
import { type Placed, place, placements, tabIn } from './placements.js';

/** Where the window is sent. */
interface Target {
  readonly target: string;
}

/** A way the page sends the window around it to another address. */
interface Redirect {
  readonly name: string;
  readonly order: (at: Target) => Order;
  /** What the provider answers in the sandbox's place. */
  readonly answer?: (page: Page, at: Target) => Promise<void>;
  /** From the open payment to where the window is sent. */
  readonly reach: (placed: Placed) => Promise<void>;
  /** Before the payment is opened, where opening it sends the window away without a press; absent where a press does. */
  readonly untouched?: (page: Page, url: string, at: Target) => Promise<void>;
  /** The screen that is true where the browser refuses. */
  readonly screen: (tab: CardTab) => Locator;
  /** The way on that it offers. */
  readonly way: (tab: CardTab) => Locator;
}

/** What a provider says of a shopper whom it sends away (ER-02). */
const reason = 'Bu sipariş mağazada yeniden başlatılmalı.';

async function sendAway(page: Page, { target }: Target, call: string): Promise<void> {
  const json = { status: 'error', error: { description: reason }, redirectUrl: target };
  await page.route(call, (route) => route.fulfill({ status: 301, json }));
  await page.route(target, (route) => route.fulfill({ body: 'Another page.' }));
}

const redirects: readonly Redirect[] = [
  {
    name: 'RL-07 after a payment',
    order: ({ target }) => ({ merchant_ok_url: target }),
    reach: async ({ tab, press }) => {
      await tab.fill(cardOf('3d-frictionless'));
      await press({ selector: 'button[type="submit"]' });
    },
    untouched: async (page, url) => {
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(url);
      const payment = new PaymentPage(elsewhere);
      await payment.pay(cardOf('3d-frictionless'));
      await expect(payment.heading('tr', 'success.title')).toBeVisible();
      await elsewhere.close();
    },
    screen: (tab) => tab.heading('tr', 'success.title'),
    way: (tab) => tab.view.locator('a[target="_top"]'),
  },
  {
    name: 'ER-02 after a refusal',
    order: () => ({}),
    answer: (page, at) => sendAway(page, at, '**/odeme'),
    untouched: (page, _url, at) => sendAway(page, at, '**/get/token/*'),
    reach: async ({ tab, press }) => {
      await tab.fill(cardOf('3d-frictionless'));
      await press({ selector: 'button[type="submit"]' });
    },
    screen: (tab) => tab.view.getByText(reason),
    way: (tab) => tab.view.locator('a[target="_top"]'),
  },
  {
    name: 'OP-04 OP-10 in the window around the page',
    order: () => ({ payment_options: 'alisGidis' }),
    // The provider asks for the window around the page on mobile devices.
    answer: async (page) => {
      await page.route('**/odeme', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.data.mobile = '1';
        await route.fulfill({ response, json });
      });
    },
    reach: async ({ tab, press }) => {
      await new OtherPayments(tab).payBy('alisGidis');
      await press({ selector: 'dialog[open] button', text: tab.say('label.continue') });
    },
    screen: (tab) => tab.view.locator('#leaving'),
    way: (tab) => tab.view.locator('section[aria-labelledby="leaving"] a'),
  },
];

/**
 * Each by each place; but nothing leads to a wallet where nobody presses. Without a press Chromium lets a frame send the
 * window to the window's own site, the store's, and to no other.
 */
const cells = redirects.flatMap((redirect) =>
  placements.flatMap((placement) => {
    if (redirect.untouched === undefined)
      return placement.press === 'none' ? [] : [{ redirect, placement, to: 'a wallet' }];
    const toTheStore = { redirect, to: 'the store', placement };
    if (placement.press !== 'none') return [toTheStore];
    return [
      { ...toTheStore, placement: { ...placement, lets: true } },
      { redirect, to: 'another site', placement },
    ];
  }),
);

const isRefusal = (message: ConsoleMessage) => message.text().startsWith('Unsafe attempt to initiate navigation');

for (const { redirect, placement, to } of cells) {
  const { lets, linkLets, press } = placement;
  const end = lets
    ? 'the window leaves'
    : `the true screen has a link${linkLets ? ', which leads on' : ' to an address that the frame holds back'}`;
  test(`TR-02 ${redirect.name}, to ${to}, ${placement.name}: ${end}`, async ({ page, pay, sandbox, guard }) => {
    guard.declareStatus(301, '/');
    guard.declareStatus(400, '/get/token/');
    guard.declare(/^console: Unsafe attempt to initiate navigation/);
    const { store, wallets } = sandbox.urls;
    const target = to === 'a wallet' ? wallets : to === 'the store' ? `${store}/orders` : `${wallets}/tosla`;
    const { url } = await pay(redirect.order({ target }));
    // The browser says so when it refuses. Until then the frame is not looked at, which would count as a press.
    const refused = lets ? undefined : page.waitForEvent('console', isRefusal);
    if (press === 'none') {
      await redirect.untouched?.(page, url, { target });
      await place(page, url, store, placement);
    } else {
      await redirect.answer?.(page, { target });
      await redirect.reach(await place(page, url, store, placement));
    }
    const gone = ({ href }: URL) => href.startsWith(target);
    if (lets) return expect(page).toHaveURL(gone);
    await refused;
    const tab = tabIn(page, placement);
    await expect(redirect.screen(tab)).toBeVisible();
    const way = redirect.way(tab);
    await expect(way).toHaveAttribute('href', new RegExp(`^${target}`));
    const held = linkLets ? undefined : page.waitForEvent('console', isRefusal);
    await way.click();
    if (linkLets) return expect(page).toHaveURL(gone);
    await held;
    await expect(redirect.screen(tab)).toBeVisible();
  });
}
