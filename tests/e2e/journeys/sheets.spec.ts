/** A phone's sheets and the slip of its order: how they come and go. */
import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

/** Records each copy of a sheet that slides out: how long it does, what is typed in it, and that nobody can use it. */
async function recordCopies(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const copies: object[] = [];
    Object.assign(window, { copies });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLDialogElement)) continue;
        const [motion] = node.getAnimations();
        copies.push({
          motion: motion?.effect?.getComputedTiming().duration,
          inert: node.inert,
          hidden: node.ariaHidden,
          ids: node.querySelectorAll('[id], [name]').length,
        });
      }
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { copies: unknown }).copies);
}

async function openedDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('tr', 'card.cvvHelp') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a sheet of a phone slides out in 200 ms, while the page can be used again', async ({ page, pay }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay()).url);
  await new PaymentPage(page).arrive();
  await openedDialog(page);
  const sheet = page.getByRole('dialog');
  const lowerEdge = await sheet.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().bottom;
  });
  expect(lowerEdge).toBe(667);
  const copies = await recordCopies(page);
  await page.getByRole('button', { name: text('tr', 'label.ok') }).click();
  await expect(page.getByRole('button', { name: text('tr', 'card.cvvHelp') })).toBeFocused();
  expect(await copies()).toEqual([{ motion: 200, inert: true, hidden: 'true', ids: 0 }]);
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`EM-04 in a store’s frame the sheet of the installments comes into view as a whole: motion ${reducedMotion}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 375, height: 667 });
    const store = new StorePage(page, sandbox.urls.store);
    await store.clickScenario('installments');
    const framed = store.paymentPage('framed');
    await framed.fill(goodCard);
    await framed.form.locator('button[aria-haspopup="dialog"]').click();
    const dialog = framed.view.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: text('tr', 'label.ok'), exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}

for (const [what, width, reducedMotion] of [
  ['for those who want no motion', 375, 'reduce'],
  ['on a desktop', 1280, 'no-preference'],
] as const) {
  test(`a dialog closes without a motion ${what}`, async ({ page, pay }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await page.goto((await pay()).url);
    await new PaymentPage(page).arrive();
    await openedDialog(page);
    const copies = await recordCopies(page);
    await page.getByRole('button', { name: text('tr', 'label.ok') }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await copies()).toEqual([]);
  });
}

test('PP-19 the summary of a phone opens the slip of the order, and a desktop’s slip stays one', async ({
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const { url, orderId } = await pay({ no_installment: '0' });
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  const opener = page.getByRole('button', { name: text('tr', 'order.summary') });
  const place = await opener.boundingBox();
  await opener.click();
  const details = page.locator('#order-details');
  const amount = details.getByText('₺1.234,50', { exact: true }).first();
  await expect(amount).toBeVisible();
  expect(await amount.evaluate((element) => getComputedStyle(element).fontSize)).toBe('37.5px');
  for (const line of ['Çınar Kitabevi', orderId, 'Çaydanlık']) await expect(details.getByText(line)).toBeVisible();
  // What was pressed has not moved, and the amount is said once.
  expect(await opener.boundingBox()).toEqual(place);
  await expect(page.locator('[data-slip] > p').getByText('₺1.234,50')).toBeHidden();
  await payment.fill(goodCard);
  await page.locator('form button[aria-haspopup="dialog"]').click();
  await page.locator('dialog').getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: text('tr', 'label.ok') }).click();
  await expect(details.getByText(text('tr', 'installments.of', { count: '3' }))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(details.getByText('Çınar Kitabevi')).toBeHidden();
  await expect(page.locator('[data-slip] > p').getByText('Çınar Kitabevi')).toBeVisible();
});
