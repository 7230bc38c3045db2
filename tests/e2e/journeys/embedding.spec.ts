import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const require = createRequire(import.meta.url);
const resizer = readFileSync(require.resolve('iframe-resizer/js/iframeResizer.js'), 'utf8');

async function paymentFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('#pay-frame').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

/** How much the frame differs from what is in it, in CSS px. */
async function heightGap(page: Page): Promise<number> {
  const content = await (await paymentFrame(page)).evaluate(
    () => document.querySelector('#root > div')?.getBoundingClientRect().height ?? 0,
  );
  return Math.abs(((await page.locator('#pay-frame').boundingBox())?.height ?? 0) - content);
}

/** What the page in the frame has posted to the page around it, from here on. */
async function messagesTo(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const all: unknown[] = [];
    Object.assign(window, { posted: all });
    window.addEventListener('message', ({ data }) => all.push(data));
  });
  return () => page.evaluate(() => Reflect.get(window, 'posted') as unknown[]);
}

test('EM-04 RL-03 in the store a declined card’s error is in view, and the frame is as high as its content', async ({
  guard,
  page,
  sandbox,
}) => {
  guard.declareStatus(400, '/odeme');
  await page.setViewportSize({ width: 375, height: 500 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const payment = store.paymentPage('framed');
  await payment.fill(cardOf('insufficient-funds'));
  const posted = await messagesTo(page);
  await payment.submit();
  const error = payment.view.getByRole('alert').first();
  await expect(error).toBeFocused();
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  expect(await posted()).toContainEqual({ message: 'scroll_to', value: expect.any(Number) });
});

test('EM-04 in the store a paid order’s screen is in view, and says so to the store', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const payment = store.paymentPage('framed');
  const posted = await messagesTo(page);
  await payment.fill(goodCard);
  await payment.submit();
  await new AcsPage(payment.view).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeInViewport({ ratio: 1 });
  expect(await posted()).toContainEqual({ message: 'result', value: 'success' });
});

test('EM-01 EM-02 EM-03 the reports of a frame that is not expected leave the page, and hold nothing up', async ({
  page,
  sandbox,
}) => {
  await page.route('**/get/token/*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.paymentPage.type = 'page';
    await route.fulfill({ response, json });
  });
  // Neither is ever answered.
  await page.route(/\/odeme\/(yetkisiz-islem|main-site)$/, () => new Promise<never>(() => {}));
  const unauthorized = page.waitForRequest('**/odeme/yetkisiz-islem');
  const site = page.waitForRequest('**/odeme/main-site');
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const report = new URLSearchParams((await unauthorized).postData() ?? '');
  expect(report.get('reason')).toBe('1');
  expect(report.get('merchant_id')).toBe('100001');
  expect(report.get('email')).toContain('@');
  const placed = new URLSearchParams((await site).postData() ?? '');
  expect(placed.get('merchant_id')).toBe('100001');
  expect(placed.get('website')).toBe(sandbox.urls.store);
  expect(placed.get('ancestorOrigins')).toContain(sandbox.urls.store);
  const payment = store.paymentPage('framed');
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
});

test('EM-04 a parent with iframe-resizer 4 follows the height through typing, installments and the outcome', async ({
  page,
  guard,
  pay,
  sandbox,
}) => {
  guard.declareStatus(400, '/odeme');
  const { url } = await pay({ no_installment: '0', payment_amount: '189000' });
  await page.goto(sandbox.urls.store);
  await page.evaluate(
    ([source, address]) => {
      const frame = document.createElement('iframe');
      frame.id = 'pay-frame';
      frame.style.cssText = 'display: block; width: 100%; border: 0';
      frame.src = address ?? '';
      document.body.replaceChildren(frame);
      // As a store's own script would be; the demo store's policy lets no other run.
      const run = Reflect.construct(Function, [`return () => { ${source} }`]) as () => () => void;
      run()();
      const start = Reflect.get(window, 'iFrameResize') as (options: object, frame: Element) => void;
      start({ checkOrigin: true, warningTimeout: 0 }, frame);
    },
    [resizer, url],
  );
  const payment = new PaymentPage(page, page.frameLocator('#pay-frame'));
  const followed = () => expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  await expect(payment.view.locator('form output')).toHaveText(/\d/);
  await followed();
  await payment.fill({ ...goodCard, expiry: '13/30' });
  await expect(payment.view.locator('#cc-exp-problem')).not.toBeEmpty();
  await followed();
  await payment.fill(cardOf('maximum'));
  await expect(payment.view.getByRole('table')).toBeVisible();
  await followed();
  await payment.fill(cardOf('insufficient-funds'));
  await payment.submit();
  await expect(payment.view.getByText(text('tr', 'error.payment'))).toBeVisible();
  await followed();
});
