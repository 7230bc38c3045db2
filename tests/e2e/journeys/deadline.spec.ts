import type { Page } from 'playwright/test';
import { expectAccessible } from '../harness/accessible.js';
import { hold } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { sizes } from '../pages/card-tab.js';
import { goodCard, PaymentPage, text } from '../pages/payment-page.js';

/** By how much the page is higher than the window, in px. */
const roomBelow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Ten minutes, paid without 3-D Secure; more time may be asked for. */
const direct = { merchant_id: '100003', non_3d: '1', timeout_limit: '10', extendable: '1' };

/** Opens a payment of ten minutes, fills in the card, and lets time pass until a minute and a half before the end. */
async function openBeforeLastMinute(page: Page, url: string): Promise<PaymentPage> {
  await page.clock.install();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  await payment.fill(goodCard);
  await page.clock.runFor(1_000);
  await page.clock.fastForward('08:29');
  await expect(page.getByText(/^Kalan süre 1:\d\d$/)).toBeVisible();
  return payment;
}

test('EX-01 EX-02 time runs out: a warning 60 s before, then the expired screen', async ({
  page,
  pay,
  controls,
  guard,
}) => {
  guard.declareStatus(410, '/get/status/');
  await page.setViewportSize(sizes.phone);
  const payment = await openBeforeLastMinute(page, (await pay({ timeout_limit: '10' })).url);
  const warning = page.getByRole('alert').filter({ hasText: /saniye içinde dolacak/ });
  await expect(warning).toHaveCount(0);
  // The part that warns is shown, still empty.
  await page.clock.runFor(1_000);
  const place = await payment.number.boundingBox();
  await page.clock.fastForward('00:35');
  await expect(warning).toBeAttached();
  await expect(page.getByText(/saniye içinde dolacak/).last()).toBeInViewport({ ratio: 1 });
  // What the shopper is typing in stays where it is: the page scrolls by what the warning takes.
  expect(await payment.number.boundingBox()).toEqual(place);
  await controls.advance(10 * 60_000);
  await page.clock.fastForward('01:00');
  await expect(payment.heading('tr', 'error.expiredTitle')).toBeVisible();
  await expect(payment.number).toHaveCount(0);
  await expectAccessible(page);
});

test('EX-01 in a desktop’s window with room for the whole page the form stays where it is when the warning comes and goes', async ({
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const payment = await openBeforeLastMinute(page, (await pay(direct)).url);
  const place = await payment.number.boundingBox();
  expect(await roomBelow(page)).toBe(0);
  await page.clock.fastForward('00:35');
  const more = page.getByRole('button', { name: text('tr', 'deadline.extend') });
  await expect(more).toBeInViewport({ ratio: 1 });
  expect(await payment.number.boundingBox()).toEqual(place);
  // A payment that is sent is not cut off: the warning goes.
  const release = await hold(page, /\/odeme$/);
  await payment.submit();
  await expect(more).toHaveCount(0);
  expect(await payment.number.boundingBox()).toEqual(place);
  expect(await roomBelow(page)).toBe(0);
  await release();
});

test('EX-01 EX-04 the form stays where it is when the next warning comes, and no page is higher than its screen after it', async ({
  page,
  pay,
  controls,
  stay,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const payment = await openBeforeLastMinute(page, (await pay(direct)).url);
  await stay('/');
  await page.clock.fastForward('00:35');
  const place = await payment.number.boundingBox();
  await controls.advance(9 * 60_000 + 5_000);
  await page.getByRole('button', { name: text('tr', 'deadline.extend') }).click();
  await expect(page.getByText(text('tr', 'deadline.extended'))).toBeVisible();
  expect(await payment.number.boundingBox()).toEqual(place);
  await page.clock.fastForward('10:00');
  await expect(page.getByText(/saniye içinde dolacak/).last()).toBeInViewport({ ratio: 1 });
  expect(await payment.number.boundingBox()).toEqual(place);
  await payment.submit();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(await roomBelow(page)).toBe(0);
});

test('EX-04 the shopper asks for more time in the last minute, and pays past the first end', async ({
  page,
  pay,
  controls,
}) => {
  await page.clock.install();
  const { url } = await pay({ timeout_limit: '10', extendable: '1' });
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  await payment.fill(goodCard);
  await page.keyboard.press('Tab');
  await page.clock.fastForward('05:30');
  await page.clock.fastForward('03:40');
  await controls.advance(9 * 60_000 + 10_000);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Süreyi uzat' }).click();
  await expect(page.getByText('Süreniz uzatıldı.')).toBeVisible();
  await page.clock.fastForward('05:00');
  await controls.advance(5 * 60_000);
  await expect(payment.number).toHaveValue(/4355/);
  await payment.pay();
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('EX-01 a token whose time is over opens the expired screen', async ({ page, pay, controls, guard }) => {
  guard.declareStatus(410, '/get/token/');
  const { url } = await pay({ timeout_limit: '1' });
  await controls.advance(61_000);
  await page.goto(url);
  await expect(new PaymentPage(page).heading('tr', 'error.expiredTitle')).toBeVisible();
});
