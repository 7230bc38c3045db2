import type { Locator } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

test('CN-01 in a store’s frame on a phone the name is as far under the security code as on a page of its own', async ({
  page,
  pay,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const room = async (code: Locator, name: Locator) => {
    const [above, below] = [await code.boundingBox(), await name.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0));
  };
  await page.goto((await pay()).url);
  await expect(page.locator('form output')).toHaveText(/\d/);
  const own = new PaymentPage(page);
  const onOwnPage = await room(own.cvv, own.owner);
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const framed = store.paymentPage('framed');
  await framed.arrive();
  expect(await room(framed.cvv, framed.owner)).toBe(onOwnPage);
});

test('IN-09 framed on a phone the pay button stays where it is when the installments of the card take the place of their note', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const framed = store.paymentPage('framed');
  await framed.arrive();
  const place = async () => {
    const [form, button] = [await framed.form.boundingBox(), await framed.payButton.boundingBox()];
    return (button?.y ?? 0) - (form?.y ?? 0);
  };
  await expect(framed.form.getByRole('button', { name: text('tr', 'installments.allPlans') })).toBeVisible();
  const before = await place();
  await framed.number.fill(goodCard.number);
  await expect(framed.form.locator('button[aria-haspopup="dialog"]')).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

for (const [what, selector] of [
  ['the marks of the cards', 'footer li'],
  ['the links', 'footer nav a'],
] as const) {
  test(`RL-05 in a store’s frame ${what} begin on the edge of the form`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const store = new StorePage(page, sandbox.urls.store);
    await store.clickScenario('approved');
    const framed = store.paymentPage('framed');
    await framed.arrive();
    const button = await framed.payButton.boundingBox();
    const first = await framed.view.locator(selector).first().boundingBox();
    expect(Math.abs((first?.x ?? 0) - (button?.x ?? 1000))).toBeLessThanOrEqual(1);
  });
}

test('RL-05 in a store’s frame the wordmark ends on the edge of the form', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const framed = store.paymentPage('framed');
  await framed.arrive();
  const button = await framed.payButton.boundingBox();
  const letters = await framed.view.locator('footer > div > svg path').last().boundingBox();
  const rightOf = (box: { x: number; width: number } | null) => (box === null ? Number.NaN : box.x + box.width);
  expect(Math.abs(rightOf(letters) - rightOf(button))).toBeLessThanOrEqual(2);
});

test('RL-04 in a store’s frame the bar names who is paid, and nothing else', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const framed = store.paymentPage('framed');
  await framed.arrive();
  const bar = framed.view.locator('header');
  await expect(bar.getByText('Çınar Kitabevi', { exact: true })).toBeVisible();
  await expect(bar.getByText(text('tr', 'app.title'))).toBeHidden();
});

test('RL-05 in a store’s frame on a phone the page ends at most 222 px under its button', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const framed = store.paymentPage('framed');
  await framed.arrive();
  const [button, footer] = [await framed.payButton.boundingBox(), await framed.view.locator('footer').boundingBox()];
  const ends = (box: typeof button) => (box === null ? Number.NaN : box.y + box.height);
  expect(ends(footer) - ends(button)).toBeLessThanOrEqual(222);
});
