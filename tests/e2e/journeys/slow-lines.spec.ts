import type { Page } from 'playwright/test';
import { hold } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { shiftMistakes, watchShifts } from '../harness/layout-shift.js';
import { PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

/** What a slow line brings one after the other: the page itself, the payment, what the form fetches later. */
const stages = {
  data: '**/payment/get/token/*',
  parts: /\/assets\/(card-extras|methods)[^/]*\.(js|css)$/,
  receipt: '**/payment/get/status/*',
} as const;

/** Two frames later what has arrived is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Opens a payment whose data comes after the form is painted, and its parts after the data. */
async function openSlowly(
  page: Page,
  open: () => Promise<unknown>,
): Promise<{ readonly bringParts: () => Promise<void> }> {
  await watchShifts(page);
  const bringData = await hold(page, stages.data);
  const bringParts = await hold(page, stages.parts);
  await open();
  await expect(page.getByRole('main')).toBeVisible();
  await painted(page);
  await bringData();
  await expect(page.getByText('Çınar Kitabevi').first()).toBeVisible();
  await painted(page);
  return { bringParts };
}

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
]) {
  test(`PP-07 IN-11 nothing moves when the banner of the cash price and the plans arrive late: ${width} px`, async ({
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height });
    const order = await pay({ no_installment: '0', pft_option_max: '3' });
    const { bringParts } = await openSlowly(page, () => page.goto(order.url, { waitUntil: 'commit' }));
    await bringParts();
    await expect(page.getByRole('button', { name: text('tr', 'installments.allPlans') })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Bonus' })).toBeVisible();
    await painted(page);
    expect(await shiftMistakes(page)).toEqual([]);
  });

  test(`RL-12 neither a button nor the footer moves when the receipt arrives late: ${width} px`, async ({
    stay,
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height });
    // The screen comes in without its movement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { url } = await pay({ merchant_id: '100003', non_3d: '1' });
    await stay('/');
    const bringReceipt = await hold(page, stages.receipt);
    await page.goto(url);
    const payment = new PaymentPage(page);
    await payment.pay();
    await expect(payment.heading('tr', 'success.title')).toBeVisible();
    const wayBack = page.getByRole('main').getByRole('link');
    const footer = page.locator('footer');
    const wayBackBefore = await wayBack.boundingBox();
    const footerBefore = await footer.boundingBox();
    await bringReceipt();
    await expect(page.getByRole('button', { name: text('tr', 'receipt.print') })).toBeVisible();
    await painted(page);
    expect(await wayBack.boundingBox()).toEqual(wayBackBefore);
    expect(await footer.boundingBox()).toEqual(footerBefore);
  });

  for (const [id, shown] of [
    ['saved-cards-one', 'savedCards.useNew'],
    ['transfer-only', 'transfer.toAccount'],
  ] as const) {
    test(`RL-02 nothing moves when what the payment shows arrives late: ${id}, ${width} px`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height });
      const store = new StorePage(page, sandbox.urls.store);
      const { bringParts } = await openSlowly(page, () => store.openScenario(id, 'tr'));
      await bringParts();
      await expect(page.getByRole('button', { name: text('tr', shown) })).toBeVisible();
      await painted(page);
      expect(await shiftMistakes(page)).toEqual([]);
    });
  }
}
