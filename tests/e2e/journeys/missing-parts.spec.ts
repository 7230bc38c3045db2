import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const parts = '**/assets/card-extras*';

/** Holds back the parts of the page until the returned function is called. */
async function blockParts(page: Page): Promise<() => Promise<void>> {
  await page.route(parts, (route) => route.abort());
  return () => page.unroute(parts);
}

/** One panel says that a part is missing. */
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: text('tr', 'error.partMissing') });
const again = (page: Page) => page.getByRole('button', { name: text('tr', 'label.tryAgain') });

test.beforeEach(({ guard }) => {
  guard.declare(/ERR_FAILED/);
});

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test(`RL-13 installments and points of a typed card come at a press, and what was typed stays: ${width} px`, async ({
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height });
    const free = await blockParts(page);
    await page.goto((await pay({ no_installment: '0' })).url);
    const payment = new PaymentPage(page);
    await payment.fill(cardOf('points'));
    await expect(panel(page)).toBeVisible();
    await free();
    await again(page).click();
    await expect(page.locator('#chkCardPoints')).toBeVisible();
    await expect(page.getByText(text('tr', 'installments.title')).first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(payment.owner).toHaveValue(goodCard.owner);
    await expect(payment.payButton).toBeEnabled();
  });
}

test('RL-13 the saved cards come when the line is back', async ({ page, sandbox }) => {
  const free = await blockParts(page);
  await new StorePage(page, sandbox.urls.store).openScenario('saved-cards-one', 'tr');
  await expect(panel(page)).toBeVisible();
  await free();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('#savedCard')).toBeVisible();
});

test('RL-13 CN-12 the explanation of the security code says that it is missing, and comes with the next press', async ({
  page,
  pay,
}) => {
  const free = await blockParts(page);
  await page.goto((await pay()).url);
  await new PaymentPage(page).arrive();
  const help = page.getByRole('button', { name: text('tr', 'card.cvvHelp') });
  await help.click();
  await expect(panel(page)).toBeInViewport();
  await expect(again(page)).toBeFocused();
  await free();
  await help.click();
  await expect(page.getByRole('dialog', { name: text('tr', 'card.cvvHelp') })).toBeVisible();
});
