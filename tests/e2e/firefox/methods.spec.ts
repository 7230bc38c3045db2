import type { Page } from 'playwright/test';
import { inquire, linkNotificationOf } from '../harness/merchant.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab } from '../pages/card-tab.js';
import { goodAddress, LinkPage, StoreLinks } from '../pages/links.js';
import { OtherPayments } from '../pages/other-payments.js';
import { type Card, cardOf } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';
import { TransferSteps } from '../pages/transfer-steps.js';
import { WalletPage, withToslaApp } from '../pages/wallet-page.js';
import { expect, test } from './firefox.js';

const view = { language: 'tr', size: 'desktop' } as const;

/** Letters of every keyboard: the keys are pressed. */
const plain = (id: string): Card => ({ ...cardOf(id), owner: 'AYSE YILMAZ' });

interface Shop {
  readonly store: string;
  readonly wallets: string;
}

interface Method {
  readonly name: string;
  /** The provider's word for it in the merchant's inquiry. */
  readonly paidBy: string;
  /** The row of the store's scenarios that opens it. */
  readonly row: string;
  readonly steps: (tab: CardTab, shop: Shop) => Promise<void>;
}

const methods: readonly Method[] = [
  {
    name: 'a new card with 3-D Secure',
    paidBy: 'KART',
    row: 'approved',
    steps: async (tab) => {
      await tab.fill(plain('approved'));
      await tab.submit();
      await new AcsPage(tab.view).succeed();
    },
  },
  {
    name: 'a new card whose bank asks nothing',
    paidBy: 'KART',
    row: '3d-frictionless',
    steps: async (tab) => {
      await tab.fill(plain('3d-frictionless'));
      await tab.submit();
    },
  },
  {
    name: 'a saved card',
    paidBy: 'KART',
    row: 'saved-cards',
    steps: async (tab) => {
      await expect(tab.savedCard).toContainText('4358');
      await tab.submit();
      await new AcsPage(tab.view).succeed();
    },
  },
  {
    name: 'a new card with its points',
    paidBy: 'KART',
    row: 'points',
    steps: async (tab) => {
      await tab.fill(plain('points'));
      await tab.points.check();
      await tab.submit();
      await new AcsPage(tab.view).succeed();
    },
  },
  {
    name: 'a new card in installments',
    paidBy: 'KART',
    row: 'installments',
    steps: async (tab) => {
      await tab.fill(plain('3d-frictionless'));
      await tab.chooseCount(6);
      await tab.expectAmount(44_936);
      await tab.submit();
    },
  },
  {
    name: 'a bank loan',
    paidBy: 'KREDI',
    row: 'loan-approve',
    steps: async (tab) => {
      await new OtherPayments(tab).payByLoan('isbank');
      await new WalletPage(tab.view).press('approve');
    },
  },
  {
    name: 'a bank transfer',
    paidBy: 'EFT',
    row: 'transfer-confirmed',
    steps: async (tab) => {
      const steps = new TransferSteps(tab);
      await steps.chooseBank('Akbank');
      await steps.giveNotice();
      await steps.giveCode();
    },
  },
  ...['alisGidis', 'mmPay', 'juzdan'].map((code) => ({
    name: code,
    paidBy: code.toUpperCase(),
    row: `${code}-approve`,
    steps: async (tab: CardTab) => {
      await new OtherPayments(tab).payBy(code, { warns: true });
      await new WalletPage(tab.view).press('approve');
    },
  })),
  {
    name: 'mmPay at once',
    paidBy: 'MMPAY',
    row: 'mmPay-approved',
    steps: async (tab) => new OtherPayments(tab).payBy('mmPay', { warns: true }),
  },
  {
    name: 'tosla',
    paidBy: 'TOSLA',
    row: 'tosla-approve',
    steps: async (tab, { wallets }) => {
      const other = new OtherPayments(tab);
      await other.payBy('tosla');
      await withToslaApp(tab.page, wallets, await other.referenceCode(), 'approve');
    },
  },
  {
    name: 'bex',
    paidBy: 'BEX',
    row: 'bex-approve',
    steps: async (tab) => {
      const other = new OtherPayments(tab);
      await other.payBy('bex');
      await new WalletPage(other.vendorPage).press('approve');
    },
  },
];

async function open(page: Page, store: string, row: string): Promise<readonly [CardTab, orderId: string]> {
  const orderId = await new StorePage(page, store).openScenario(row, view.language);
  const tab = new CardTab(page, view);
  await tab.arrive();
  return [tab, orderId];
}

for (const { name, paidBy, row, steps } of methods) {
  test(`RT-07 in Firefox ${name} pays, to the receipt, and the provider has the payment`, async ({ page, sandbox }) => {
    const { store, wallets, provider } = sandbox.urls;
    // Whoever has paid is led to the store after 3 s; an answer without content keeps the receipt where it is.
    await page.route(`${store}/orders/*/ok`, (route) => route.fulfill({ status: 204 }));
    const [tab, orderId] = await open(page, store, row);
    await steps(tab, { store, wallets });
    await expect(tab.heading(view.language, 'success.title')).toBeVisible();
    expect(await inquire(provider, orderId)).toMatchObject({ status: 'success', odeme_tipi: paidBy });
  });
}

test('RT-07 in Firefox a payment link is filled in and paid, to its receipt, and the merchant is notified', async ({
  page,
  sandbox,
}) => {
  const { store } = sandbox.urls;
  const opened = await new StoreLinks(store).make('product');
  const link = new LinkPage(page, view.language);
  await page.goto(opened.url);
  await link.arrive();
  await link.fill({ ...goodAddress, name: 'Ayse', surname: 'Yilmaz', detail: 'Moda Caddesi No 12 Daire 3' });
  await link.goOn();
  const tab = new CardTab(page, view);
  await tab.arrive();
  await tab.fill(plain('3d-frictionless'));
  await tab.submit();
  await expect(tab.heading(view.language, 'success.title')).toBeVisible();
  expect((await linkNotificationOf(store, opened.shortId)).get('status')).toBe('success');
});
