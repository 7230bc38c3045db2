import { expect } from 'playwright/test';
import { AcsPage } from '../../pages/acs-page.js';
import { StoreLinks } from '../../pages/links.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { goodCard } from '../../pages/payment-page.js';
import { StorePage } from '../../pages/store-page.js';
import { scene, scenes, send } from './scene.js';

/** The codes that a bank shows in the place of a text message. */
const random = [/\b\d{6}\b/];

scenes('bank', {
  code: async ({ page, pay, picture }) => {
    const tab = await pay();
    await send(tab, goodCard);
    const acs = new AcsPage(page);
    await expect(acs.code).toBeVisible();
    await picture('', { random });
    await acs.code.fill('999999');
    await acs.confirm.click();
    await expect(page.getByRole('alert')).toContainText('2');
    await picture('wrong', { random });
  },
});

scenes('wallet', {
  page: async ({ page, pay, picture, wallets }) => {
    const methods = new OtherPayments(await pay({ payment_options: 'juzdan' }));
    await methods.payBy('juzdan', { warns: true });
    await page.waitForURL(`${wallets}/**`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await picture();
  },
});

/** What the other sites list while next to nothing has happened. */
scene('sites', 'rooms', { fresh: true }, async (at) => {
  const { page, picture, store } = at;
  const heading = page.getByRole('heading', { level: 1 });
  const shop = new StorePage(page, store);
  for (const [name, place] of Object.entries({ home: '', scenarios: 'scenarios', office: 'office' })) {
    await page.goto(`${store}/${place}`);
    await expect(heading).toBeVisible();
    await picture(name);
  }
  await page.goto(`${at.wallets}/tosla`);
  await picture('wallet');
  await page.getByRole('textbox').fill('AAAABBBBCCCC');
  await page.getByRole('button').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await picture('wallet-wrong');
  await shop.clickScenario('approved');
  const payment = shop.paymentPage('framed');
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  await picture('checkout');
  await new StoreLinks(store).click(page, 'product');
  const rest = {
    links: 'links',
    link: 'links/new',
    orders: 'orders',
    merchants: 'merchants',
    merchant: 'merchants/100001',
  };
  for (const [name, place] of Object.entries(rest)) {
    await page.goto(`${store}/${place}`);
    await expect(heading).toBeVisible();
    await picture(name, { hide: [page.locator('.qr')] });
  }
});

scene('sites', 'basket', {}, async ({ page, picture, store }) => {
  await page.goto(store);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL('**/basket');
  await picture();
});
