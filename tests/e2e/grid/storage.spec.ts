import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { goodAddress, LinkPage, StoreLinks } from '../pages/links.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

/** As a browser does that is set to keep nothing: it throws when a storage is read. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
});

test('TR-02 without any storage a payment by card fails at the bank, is tried again from there, and is paid', async ({
  page,
  pay,
}) => {
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  const acs = new AcsPage(page);
  await payment.pay(goodCard);
  await acs.abandon();
  await expect(payment.heading('tr', 'failed.title')).toBeVisible();
  await page.getByText('Yeniden dene', { exact: true }).click();
  await payment.pay(goodCard);
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('TR-02 without any storage a payment link is filled and paid', async ({ page, sandbox }) => {
  await page.goto((await new StoreLinks(sandbox.urls.store).make('product')).url);
  const link = new LinkPage(page, 'tr');
  await link.fill(goodAddress);
  await link.goOn();
  const payment = new PaymentPage(page);
  await payment.pay(goodCard);
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});
