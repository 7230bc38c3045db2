import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { cardOf, PaymentPage, text } from '../pages/payment-page.js';

const isPayment = (url: string, method: string) => method === 'POST' && new URL(url).pathname === '/odeme';

test('PY-05 ten rapid clicks send one payment and charge once', async ({ page, pay, controls }) => {
  const { url, orderId } = await pay();
  let posts = 0;
  page.on('request', (request) => {
    if (isPayment(request.url(), request.method())) posts += 1;
  });
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.fill(cardOf('3d-frictionless'));
  await expect(payment.payButton).toBeEnabled();
  await payment.payButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click++) button.click();
  });
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(posts).toBe(1);
  expect(await controls.charges(orderId)).toBe(1);
});

test('PY-05 Enter held down sends one payment and charges once', async ({ page, pay, controls }) => {
  const { url, orderId } = await pay();
  let posts = 0;
  page.on('request', (request) => {
    if (isPayment(request.url(), request.method())) posts += 1;
  });
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.fill(cardOf('3d-frictionless'));
  await expect(payment.payButton).toBeEnabled();
  await payment.cvv.focus();
  // Every further `down` is what a held key repeats.
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(posts).toBe(1);
  expect(await controls.charges(orderId)).toBe(1);
});

test('PY-05 PY-07 two tabs that pay at once charge once, and both end on the success screen', async ({
  page,
  context,
  pay,
  controls,
  guard,
}) => {
  guard.declareStatus(400, '/odeme');
  const { url, orderId } = await pay();
  const tabs = [new PaymentPage(page), new PaymentPage(await context.newPage())];
  for (const tab of tabs) {
    await tab.page.goto(url);
    await tab.fill(cardOf('3d-frictionless'));
    await expect(tab.payButton).toBeEnabled();
  }
  await Promise.all(tabs.map((tab) => tab.payButton.evaluate((button: HTMLButtonElement) => button.click())));
  for (const tab of tabs) await expect(tab.heading('tr', 'success.title')).toBeVisible({ timeout: 20_000 });
  expect(await controls.charges(orderId)).toBe(1);
});

/** The charge is committed and the line cut before the answer, also when the browser tries a fresh line by itself. */
const lostAnswer = { call: 'POST /odeme', phase: 'after', kind: 'drop' } as const;

test('PY-06 the answer is lost after the charge: the success screen, and one charge', async ({
  page,
  pay,
  controls,
  guard,
}) => {
  guard.declare(/failed request: .* \S+\/odeme$/, /console: .*ERR_.* @ \S+\/odeme$/);
  const { url, orderId } = await pay();
  await controls.fault(lostAnswer);
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('3d-frictionless'));
  await expect(payment.heading('tr', 'success.title')).toBeVisible({ timeout: 20_000 });
  expect(await controls.charges(orderId)).toBe(1);
});

test('PY-06 the answer is lost and the status calls are down: the neutral screen, then Check again finds the charge', async ({
  page,
  pay,
  controls,
  guard,
}) => {
  guard.declare(/failed request: /, /console: .*ERR_/);
  const { url, orderId } = await pay();
  await controls.fault(lostAnswer);
  await page.clock.install();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.fill(cardOf('3d-frictionless'));
  const statusCalls = /\/(get\/status\/|check\/payment-status)/;
  let posted = false;
  await page.route(/\/odeme(\/.*)?$/, (route, request) => {
    if (isPayment(request.url(), request.method())) posted = true;
    return posted && statusCalls.test(request.url()) ? route.abort('connectionfailed') : route.continue();
  });
  await payment.payButton.click();
  const neutral = payment.heading('tr', 'unknown.title');
  // The back-off takes a minute of the page's time.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(neutral).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(text('tr', 'unknown.doNotPayAgain'))).toBeVisible();
  await expect(payment.payButton).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(/\/odeme(\/.*)?$/);
  await payment.button('tr', 'unknown.checkAgain').click();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(await controls.charges(orderId)).toBe(1);
});
