import type { Page } from 'playwright/test';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { CardTab } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { withToslaApp } from '../../pages/wallet-page.js';

const view = { language: 'tr', size: 'desktop' } as const;
const name = 'Tosla';

/** The machine slept: the wall clock has moved, no timer has fired, and the tab is looked at again. */
async function sleep(page: Page, ms: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);
}

const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** What is true is shown within a second. */
const atOnce = { timeout: 1_000 };

test.describe('after a sleep', () => {
  test.beforeEach(async ({ page }) => page.clock.install());

  test('OP-07 EX-03 five minutes later tosla’s code has expired, and the provider agrees', async ({
    page,
    pay,
    controls,
  }) => {
    const { url, orderId } = await pay({ payment_options: 'tosla' });
    await page.goto(url);
    const methods = new OtherPayments(new CardTab(page, view));
    await methods.payBy('tosla');
    await methods.referenceCode();
    await controls.advance(5 * 60_000);
    await sleep(page, 5 * 60_000);
    await wake(page);
    await expect(methods.heading('methods.expired')).toBeVisible(atOnce);
    await expectAccessible(page);
    expect(await controls.charges(orderId)).toBe(0);
  });

  test('OP-07 EX-03 what was approved in the meantime is completed', async ({ page, pay, controls, sandbox }) => {
    const { url, orderId } = await pay({ payment_options: 'tosla' });
    await page.goto(url);
    const methods = new OtherPayments(new CardTab(page, view));
    await methods.payBy('tosla');
    const code = await methods.referenceCode();
    // Some time ahead: the clock runs on until the call arrives, and cannot be stopped in the past.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    await withToslaApp(page, sandbox.urls.wallets, code, 'approve');
    await expect(methods.heading('methods.toApprove', { name })).toBeVisible();
    await sleep(page, 2 * 60_000);
    await page.clock.resume();
    await wake(page);
    await expect(methods.heading('methods.completed')).toBeVisible(atOnce);
    expect(await controls.charges(orderId)).toBe(1);
  });

  test('EX-01 EX-03 five minutes later the page’s time is over', async ({ page, pay, controls, guard }) => {
    guard.declareStatus(410, '/get/status/');
    const { url } = await pay({ payment_options: 'tosla', timeout_limit: '5' });
    await page.goto(url);
    const tab = new CardTab(page, view);
    await tab.arrive();
    await new OtherPayments(tab).goTo('tabs.otherPayments');
    await controls.advance(5 * 60_000);
    await sleep(page, 5 * 60_000);
    await wake(page);
    await expect(tab.heading('tr', 'error.expiredTitle')).toBeVisible(atOnce);
  });
});
