import path from 'node:path';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab } from '../pages/card-tab.js';
import { LinkPage } from '../pages/links.js';
import { OtherPayments } from '../pages/other-payments.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const picture = (name: string) => path.resolve(import.meta.dirname, '../../../docs/pictures', `${name}.png`);
const phone = { width: 390, height: 844 };

test('in the store', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const store = new StorePage(page, sandbox.urls.store);
  const payment = await store.checkOut({ language: 'tr', theme: 'light', framing: 'framed' });
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  await page.screenshot({ path: picture('store'), fullPage: true, animations: 'disabled' });
});

test('on a phone, dark, in English', async ({ page, pay }) => {
  await page.setViewportSize(phone);
  await page.goto((await pay({ lang: 'en', iframe_v2_dark: '1' })).url);
  const payment = new PaymentPage(page);
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  await page.screenshot({ path: picture('phone-dark'), animations: 'disabled' });
});

test('declined, at the bank, paid', async ({ page, pay, guard, stay }) => {
  guard.declareStatus(400, '/odeme');
  await page.setViewportSize(phone);
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('insufficient-funds'));
  await expect(payment.cvv).toHaveValue('');
  await page.screenshot({ path: picture('declined'), animations: 'disabled' });
  await payment.pay(goodCard);
  const acs = new AcsPage(page);
  await expect(acs.code).toBeVisible();
  await page.screenshot({ path: picture('bank'), animations: 'disabled' });
  await stay('/');
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  // The receipt comes a moment later.
  await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
  await page.screenshot({ path: picture('success'), animations: 'disabled' });
});

test('a product link', async ({ page, sandbox }) => {
  await page.setViewportSize(phone);
  await page.goto(`${sandbox.urls.store}/links`);
  await page.locator('form[action="/links/cases/product"] button').click();
  const link = new LinkPage(page, 'tr');
  await link.arrive();
  await link.button('quantity.more').click();
  await expect(link.due).toHaveText(/3\.780,00/);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: picture('link'), animations: 'disabled' });
});

test('by QR code', async ({ page, pay }) => {
  await page.setViewportSize(phone);
  await page.goto((await pay({ payment_options: 'tosla,juzdan,mmPay' })).url);
  const tab = new CardTab(page, { language: 'tr', size: 'phone' }, page);
  await tab.arrive();
  const ways = new OtherPayments(tab);
  await ways.goTo('tabs.otherPayments');
  await ways.choose('tosla');
  await ways.payButton.click();
  // On a phone the code stands first and the QR code is folded.
  await ways.referenceCode();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: picture('tosla'), animations: 'disabled' });
});
