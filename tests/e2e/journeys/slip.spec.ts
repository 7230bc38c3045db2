import type { Locator } from 'playwright/test';
import { hold } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { setTextSize } from '../harness/layout.js';
import { PaymentPage, text } from '../pages/payment-page.js';

for (const [what, shown] of [
  ['the amount', /^₺1\.234,50$/],
  ['the name', /^Hızlı Market$/],
  ['the reference', /^Sipariş no /],
] as const) {
  test(`PP-19 on a desktop ${what} of the slip stays where it was from order to receipt`, async ({
    page,
    pay,
    stay,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
    await stay('/');
    const payment = new PaymentPage(page);
    await payment.arrive();
    const line = page.locator('main p', { hasText: shown }).first();
    const before = await line.boundingBox();
    await payment.pay();
    await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
    await expect
      .poll(async () =>
        Math.round((await page.locator('main div > p', { hasText: shown }).first().boundingBox())?.y ?? 0),
      )
      .toBe(Math.round(before?.y ?? 1));
  });
}

test('RL-06 on a phone the mark of a success and the amount of its slip are seen without scrolling', async ({
  page,
  pay,
  stay,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  await new PaymentPage(page).pay();
  await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
  await expect(page.locator('main section > svg')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main p', { hasText: '₺1.234,50' }).first()).toBeInViewport({ ratio: 1 });
});

test('PP-19 on a phone the stamp of a paid slip is seen without scrolling', async ({ page, pay, stay }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  await new PaymentPage(page).pay();
  const stamp = page.getByText(text('tr', 'receipt.paid'), { exact: true });
  await expect(stamp).toBeInViewport({ ratio: 1 });
});

for (const size of [100, 200]) {
  test(`PP-19 at 320 px the stamp lies on no text of a slip with a large amount: text of ${size} %`, async ({
    page,
    pay,
    stay,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto((await pay({ merchant_id: '100003', non_3d: '1', payment_amount: '123456700' })).url);
    await stay('/');
    await new PaymentPage(page).pay();
    // The slip is made anew when the part that reads it comes.
    await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
    const stamp = page.getByText(text('tr', 'receipt.paid'), { exact: true });
    await expect(stamp).toBeVisible();
    await setTextSize(page, size);
    expect(await textsUnder(stamp)).toEqual([]);
  });
}

for (const lang of ['tr', 'en'] as const) {
  test(`PP-19 on a desktop the stamp lies on no text: ${lang}`, async ({ page, pay, stay }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto((await pay({ lang, merchant_id: '100003', non_3d: '1', payment_amount: '123456700' })).url);
    await stay('/');
    await new PaymentPage(page).pay();
    await expect(page.getByRole('button', { name: text(lang, 'receipt.print') })).toBeVisible();
    const stamp = page.getByText(text(lang, 'receipt.paid'), { exact: true });
    await expect(stamp).toBeVisible();
    expect(await textsUnder(stamp)).toEqual([]);
  });
}

test('PP-19 on a desktop with text of 200 % the words of a stamped slip stand one below the other', async ({
  page,
  pay,
  stay,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  await new PaymentPage(page).pay();
  await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
  await setTextSize(page, 200);
  const line = (words: RegExp) => page.locator('main div > p', { hasText: words }).first().boundingBox();
  const [merchant, label] = [await line(/^Hızlı Market$/), await line(/^Ödenen tutar$/)];
  expect(label?.y).toBeGreaterThanOrEqual((merchant?.y ?? Number.NaN) + (merchant?.height ?? Number.NaN));
});

test('PP-19 on a desktop the stamp stands above the amount', async ({ page, pay, stay }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  await new PaymentPage(page).pay();
  // The slip is made anew when the part that reads it comes.
  await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
  const stamp = await page.getByText(text('tr', 'receipt.paid'), { exact: true }).boundingBox();
  const amount = await page.locator('main div > p', { hasText: '₺1.234,50' }).first().boundingBox();
  expect((stamp?.y ?? 1000) + (stamp?.height ?? 0)).toBeLessThanOrEqual(amount?.y ?? 0);
});

test('PP-19 on a desktop the name of a slip has as much room before the order is paid as beside its stamp', async ({
  page,
  pay,
  stay,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  const payment = new PaymentPage(page);
  await payment.arrive();
  const name = page.locator('main p', { hasText: /^Hızlı Market$/ }).first();
  const roomOf = (element: Element) => element.clientWidth - Number.parseFloat(getComputedStyle(element).paddingRight);
  const before = await name.evaluate(roomOf);
  await payment.pay();
  await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
  expect(
    await page
      .locator('main div > p', { hasText: /^Hızlı Market$/ })
      .first()
      .evaluate(roomOf),
  ).toBe(before);
});

test('RL-12 on a phone the marks of the cards follow 56 px under the buttons of a receipt', async ({
  page,
  pay,
  stay,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  await new PaymentPage(page).pay();
  const button = await page.getByRole('button', { name: text('tr', 'receipt.print') }).boundingBox();
  const marks = await page.locator('footer ul').boundingBox();
  expect(Math.abs((marks?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0) - 56)).toBeLessThanOrEqual(2);
});

test('PP-19 on a phone the amount stays where it was when the slip is stamped', async ({ page, pay, stay }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  const release = await hold(page, '**/payment/get/status/*');
  await new PaymentPage(page).pay();
  const label = page.locator('main p', { hasText: text('tr', 'receipt.amount') }).first();
  // The slip is made anew when the part that reads it comes.
  const place = async () => {
    let top: number | undefined;
    await expect.poll(async () => (top = (await label.boundingBox())?.y)).toBeDefined();
    return top;
  };
  // The words above the slip change when the countdown ends, so they are stopped first.
  await label.dispatchEvent('pointerdown');
  const before = await place();
  await release();
  await expect(page.getByText(text('tr', 'receipt.paid'), { exact: true })).toBeVisible();
  expect(await place()).toBe(before);
});

/** The texts of the slip that the stamp on it touches. */
function textsUnder(stamp: Locator): Promise<string[]> {
  return stamp.evaluate((node) => {
    const ink = node.getBoundingClientRect();
    const others = [...(node.parentElement?.querySelectorAll('*') ?? [])].filter(
      (element) => element !== node && element.childElementCount === 0 && element.textContent !== '',
    );
    return others
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            Math.min(right, ink.right) - Math.max(left, ink.left) > 1 &&
            Math.min(bottom, ink.bottom) - Math.max(top, ink.top) > 1,
        );
      })
      .map((element) => element.textContent ?? '');
  });
}
