import { decisionMs } from '../../../../sandbox/sandbox-cases.js';
import { expect } from '../../harness/journey.js';
import type { Walk } from '../../harness/store-rows.js';

/** What the provider's ledger says of the order; not paid is also what waits for a decision. */
export async function expectLedger({ inquire }: Walk, paidBy?: string): Promise<void> {
  expect(await inquire()).toMatchObject(
    paidBy === undefined ? { status: 'error', err_no: '005' } : { status: 'success', odeme_tipi: paidBy },
  );
}

/** A decision that comes by itself has come; the page that wakes asks at once. */
export async function passDecision({ controls, page }: Walk): Promise<void> {
  await controls.advance(decisionMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Somebody decides on the store's page of messages and decisions, where the code can be read too. The payment's page asks by itself. */
export async function decide({ page, orderPage }: Walk, act: 'approve' | 'refuse'): Promise<void> {
  const { origin, pathname } = new URL(orderPage);
  const orderId = pathname.split('/').at(-1) ?? '';
  const office = await page.context().newPage();
  await office.goto(`${origin}/office`);
  await expect(office.locator(`[data-sms="${orderId}"]`).first()).toBeVisible();
  await office.locator(`[data-review="${orderId}"] button[value="${act}"]`).click();
  await office.close();
}
