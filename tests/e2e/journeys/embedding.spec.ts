import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Frame, Page, Request } from 'playwright/test';
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
  return Math.abs((await frameHeight(page)) - content);
}

async function frameHeight(page: Page): Promise<number> {
  return (await page.locator('#pay-frame').boundingBox())?.height ?? 0;
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
  await expect(payment.payButton).toBeEnabled();
  await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  const before = await frameHeight(page);
  const posted = await messagesTo(page);
  await payment.submit();
  const error = payment.view.getByRole('alert').first();
  await expect(error).toBeFocused();
  await expect(error).toBeInViewport({ ratio: 1 });
  // The content grew by the message, and the frame with it.
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(before);
  await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  const grown = await frameHeight(page);
  expect(await posted()).toContainEqual({
    message: 'scroll_to',
    value: expect.any(Number),
    height: expect.any(Number),
  });
  expect(await posted()).toContainEqual({ message: 'shrink_iframe', type: 'setHeight', value: `${grown}px` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => frameHeight(page)).not.toBe(grown);
  await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  // What has grown also shrinks again.
  await page.setViewportSize({ width: 375, height: 500 });
  await expect.poll(() => frameHeight(page)).toBe(grown);
});

test('EM-04 in the store a press with a wrong field brings it into view, with its label', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const payment = store.paymentPage('framed');
  await payment.fill({ ...goodCard, number: '4355' });
  const posted = await messagesTo(page);
  await payment.owner.press('Enter');
  const field = payment.view.locator('#cc-number');
  await expect(field).toBeFocused();
  await expect(payment.view.locator('label[for="cc-number"]')).toBeInViewport({ ratio: 1 });
  await expect.poll(posted).toContainEqual({
    message: 'scroll_to',
    value: expect.any(Number),
    height: expect.any(Number),
  });
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

/** Changes what the provider says of the page. */
async function serveWith(page: Page, different: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/get/token/*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.paymentPage, different);
    await route.fulfill({ response, json });
  });
}

const isReport = (address: string) => /\/odeme\/(yetkisiz-islem|main-site)$/.test(address);

test('EM-01 EM-02 EM-03 the reports of a frame that is not expected leave the page, and hold no payment up', async ({
  page,
  sandbox,
  guard,
}) => {
  await serveWith(page, { type: 'page' });
  // Neither is ever answered.
  await page.route(
    ({ href }) => isReport(href),
    () => new Promise<never>(() => {}),
  );
  const unauthorized = page.waitForRequest('**/odeme/yetkisiz-islem');
  const site = page.waitForRequest('**/odeme/main-site');
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  expect(fieldsOf(await unauthorized)).toEqual({
    merchant_id: '100001',
    email: expect.stringContaining('@'),
    reason: '1',
  });
  expect(fieldsOf(await site)).toEqual({
    merchant_id: '100001',
    website: sandbox.urls.store,
    ancestorOrigins: new URL(sandbox.urls.store).origin,
  });
  const payment = store.paymentPage('framed');
  await payment.fill(goodCard);
  await payment.submit();
  await new AcsPage(payment.view).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(guard.requests.filter(isReport)).toHaveLength(2);
});

test('EM-01 a page that does not stand under the merchant’s root is reported with reason 2', async ({ page, pay }) => {
  await serveWith(page, { root: 'https://elsewhere.example/odeme/' });
  const unauthorized = page.waitForRequest('**/odeme/yetkisiz-islem');
  await page.goto((await pay()).url);
  expect(fieldsOf(await unauthorized)).toMatchObject({ merchant_id: '100001', reason: '2' });
});

test('EM-01 EM-02 a test payment on a page of its own is reported by nobody', async ({ page, pay, guard }) => {
  await page.goto((await pay({ merchant_id: '100006', test_mode: '1' })).url);
  const payment = new PaymentPage(page);
  await expect(payment.payButton).toBeEnabled();
  await payment.submit();
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(guard.requests.filter(isReport)).toEqual([]);
});

function fieldsOf(request: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

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

test('EM-04 MA-01 the field’s sample page, which loads the resizer from the provider, can be paid whole', async ({
  guard,
  page,
  pay,
  sandbox,
}) => {
  const { provider } = sandbox.urls;
  // A merchant without a known site: any may frame its page.
  const { token } = await pay({ merchant_id: '100008' });
  const sample = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Shop</title><link rel="icon" href="data:,">
      <script src="${provider}/js/iframeResizer.min.js"></script>
      <iframe src="${provider}/odeme/guvenli/${token}" id="pay-frame" frameborder="0" scrolling="no" style="width: 100%;"></iframe>
      <script>iFrameResize({}, '#pay-frame');</script>`);
  }).listen(0, '127.0.0.1');
  await once(sample, 'listening');
  try {
    const { port } = sample.address() as AddressInfo;
    guard.declare(new RegExp(`^request to a foreign host: http://localhost:${port}/$`));
    await page.goto(`http://localhost:${port}/`);
    const payment = new PaymentPage(page, page.frameLocator('#pay-frame'));
    await payment.fill(goodCard);
    await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
    await payment.submit();
    await new AcsPage(payment.view).succeed();
    await expect(payment.heading('tr', 'success.title')).toBeVisible();
    await expect.poll(() => heightGap(page)).toBeLessThanOrEqual(2);
  } finally {
    sample.closeAllConnections();
    sample.close();
  }
});
