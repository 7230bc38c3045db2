import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { layoutMistakes } from '../harness/layout.js';
import { shiftMistakes, watchShifts } from '../harness/layout-shift.js';
import { AcsPage } from '../pages/acs-page.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

/** Each document of the page has its text twice as large, by the browser's own setting. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('RL-06 at 320 px with text of 200 % a card is typed in, the bank asks, and the receipt says paid', async ({
  stay,
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enlargeText(page);
  const { url } = await pay();
  await page.goto(url);
  await stay('/');
  const payment = new PaymentPage(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  expect(await layoutMistakes(page, { phone: true }), 'the card form').toEqual([]);
  await payToTheReceipt(page, payment);
});

test('RL-06 in forced colours a card is typed in, the bank asks, and the receipt says paid', async ({
  stay,
  page,
  pay,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { url } = await pay();
  await page.goto(url);
  await stay('/');
  const payment = new PaymentPage(page);
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  // Without its own colours a button is seen by its edge.
  expect(await edgeOf(payment), 'the edge of the pay button').toBeGreaterThan(0);
  await payToTheReceipt(page, payment);
});

for (const [device, size] of Object.entries({
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`RL-12 back from the bank nothing in view moves when the receipt arrives: ${device}`, async ({
    stay,
    page,
    pay,
  }) => {
    await page.setViewportSize(size);
    const { url } = await pay();
    await page.goto(url);
    await stay('/');
    await watchShifts(page);
    const payment = new PaymentPage(page);
    await payment.fill(goodCard);
    await payment.submit();
    const acs = new AcsPage(page);
    await expect(acs.code).toBeVisible();
    // The part that brings the receipt comes last.
    await page.route('**/card-extras.part-*', async (route) => {
      await expect(payment.heading('tr', 'success.title')).toBeVisible();
      await route.continue();
    });
    await acs.succeed();
    await expect(page.getByText('₺1.234,50').first()).toBeVisible();
    expect(await shiftMistakes(page)).toEqual([]);
  });
}

/** The bank asks for its code, and the page of the outcome names the amount. */
async function payToTheReceipt(page: Page, payment: PaymentPage): Promise<void> {
  await payment.submit();
  const acs = new AcsPage(page);
  await expect(acs.code).toBeVisible();
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  await expect(page.getByText('₺1.234,50').first()).toBeVisible();
}

/** The width of the pay button's edge where that has another colour than what it stands on; in px. */
function edgeOf({ payButton }: PaymentPage): Promise<number> {
  return payButton.evaluate((button) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(button);
    const { backgroundColor } = getComputedStyle(document.body);
    return borderTopColor === backgroundColor ? 0 : Number.parseFloat(borderTopWidth);
  });
}
