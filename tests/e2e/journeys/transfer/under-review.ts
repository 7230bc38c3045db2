import type { Page } from 'playwright/test';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { expect } from '../../harness/journey.js';
import type { Journey } from '../../harness/store-rows.js';

/** What the provider's ledger says of the order; not paid is also what waits for a decision. */
export async function expectLedger({ inquire }: Journey, paidBy?: string): Promise<void> {
  expect(await inquire()).toMatchObject(
    paidBy === undefined ? { status: 'error', err_no: '005' } : { status: 'success', odeme_tipi: paidBy },
  );
}

/** A decision that comes by itself has come; the page that wakes asks at once. */
export async function passDecision({ controls, page }: Journey): Promise<void> {
  await controls.advance(decisionMs);
  await wake(page);
}

/** Somebody decides on the store's page of messages and decisions, where the code can be read too. */
export async function decide({ page, orderPage }: Journey, act: 'approve' | 'refuse'): Promise<void> {
  const { origin, pathname } = new URL(orderPage);
  const orderId = pathname.split('/').at(-1) ?? '';
  const office = await page.context().newPage();
  await office.goto(`${origin}/office`);
  await expect(office.locator(`[data-sms="${orderId}"]`).first()).toBeVisible();
  await office.locator(`[data-review="${orderId}"] button[value="${act}"]`).click();
  // Also what makes the end of the tab safe: Chromium sometimes sends no event for one that was closed while it loaded a page.
  await expect(office.getByText(/^(Karar verildi|Decided)\.$/)).toBeVisible();
  await office.close();
  await wake(page);
}

/** The page is seen again, and asks at once. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
