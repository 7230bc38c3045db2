import type { Locator, Page } from 'playwright/test';
import { hold } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { cardOf, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

/** The post that pays. */
const post = /\/odeme$/;

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const atTop = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test('RL-02 while a payment is sent the fields alone are dimmed, and the button alone is busy', async ({
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  await payment.fill(cardOf('approved'));
  const release = await hold(page, post);
  await payment.submit();
  await expect(payment.payButton).toHaveText(text('tr', 'pay.wait'));
  const fields = payment.form.locator('> div').first();
  await expect.poll(() => styleOf(fields, 'opacity')).toBe('0.85');
  for (const whole of [payment.payButton, payment.amount, page.locator('main section').first()]) {
    expect(await whole.evaluate((node) => node.closest('[inert]'))).toBeNull();
  }
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  // The element with the focus is neither a field nor to be seen.
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  await release();
});

for (const theme of ['light', 'dark'] as const) {
  for (const [what, selector] of [
    ['the number', '#cc-number'],
    ['its label', 'label[for="cc-number"]'],
    ['the hint of the code', '#cc-csc-hint'],
  ] as const) {
    test(`RL-02 while a payment is sent ${what} is read at 4.5:1: ${theme}`, async ({ page, pay }) => {
      const dark = theme === 'dark' ? '1' : '0';
      await page.goto((await pay({ merchant_id: '100003', non_3d: '1', iframe_v2_dark: dark })).url);
      const payment = new PaymentPage(page);
      await payment.arrive();
      await payment.fill(cardOf('approved'));
      const release = await hold(page, post);
      await payment.submit();
      const fields = payment.form.locator('> div').first();
      await expect.poll(() => styleOf(fields, 'opacity')).toBe('0.85');
      const text = await styleOf(page.locator(selector), 'color');
      const ground = await styleOf(payment.form.locator('> div').last(), 'background-color');
      expect(contrastUnder(0.85, channels(text), channels(ground))).toBeGreaterThanOrEqual(4.5);
      await release();
    });
  }
}

for (const lang of ['tr', 'en'] as const) {
  test(`RL-02 on a phone nothing grows while a payment is sent: ${lang}`, async ({ page, pay }) => {
    await page.setViewportSize({ width: 375, height: 1000 });
    await page.goto((await pay({ lang, merchant_id: '100003', non_3d: '1' })).url);
    const payment = new PaymentPage(page);
    await payment.arrive();
    await payment.fill(cardOf('approved'));
    const footer = page.locator('footer');
    const before = await footer.boundingBox();
    const release = await hold(page, post);
    await payment.submit();
    await expect(page.locator('form p', { hasText: text(lang, 'loading.sent') })).toBeVisible();
    const after = await footer.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    await release();
  });
}

test('RL-06 on a desktop the way on from a success stands in one place in both languages', async ({
  page,
  pay,
  stay,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await stay('/');
  const placeIn = async (lang: 'tr' | 'en') => {
    await page.goto((await pay({ lang, merchant_id: '100003', non_3d: '1' })).url);
    await new PaymentPage(page).pay();
    await expect(page.getByRole('button', { name: text(lang, 'receipt.print') })).toBeVisible();
    const button = await page.locator('main section a[target="_top"]').boundingBox();
    return button?.y ?? Number.NaN;
  };
  expect(Math.abs((await placeIn('en')) - (await placeIn('tr')))).toBe(0);
});

test('RL-06 an outcome begins at its top, wherever the form was scrolled to', async ({ page, pay, stay }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto((await pay({ merchant_id: '100003', non_3d: '1' })).url);
  await stay('/');
  const payment = new PaymentPage(page);
  await payment.arrive();
  await payment.fill(cardOf('approved'));
  await page.mouse.move(180, 250);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => atTop(page)).toBeGreaterThan(100);
  await payment.submit();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  expect(await atTop(page)).toBe(0);
  await expect(page.locator('header bdi')).toBeInViewport();
});

for (const width of [375, 1280]) {
  test(`PP-09 PP-10 the button alone names the amount, and looks as one that can be pressed: ${width} px`, async ({
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto((await pay()).url);
    const payment = new PaymentPage(page);
    await payment.arrive();
    await expect(payment.payButton).toHaveText(text('tr', 'pay.amount', { amount: '₺1.234,50' }));
    await expect(payment.payButton).toHaveAttribute('aria-disabled', 'true');
    const unready = await styleOf(payment.payButton, 'background-color');
    const sum = await payment.amount.evaluate((output) => output.closest('p')?.getBoundingClientRect().width ?? 0);
    expect(sum).toBeLessThanOrEqual(1);
    await payment.fill(cardOf('approved'));
    await expect(payment.payButton).not.toHaveAttribute('aria-disabled');
    await page.mouse.move(0, 0);
    expect(await styleOf(payment.payButton, 'background-color')).toBe(unready);
    const [button, form] = [await payment.payButton.boundingBox(), await payment.form.boundingBox()];
    expect(Math.round(button?.width ?? 0)).toBe(Math.round(form?.width ?? 1));
  });
}

test('PP-16 the way back is named after the store: above the order on a desktop, under the form on a phone', async ({
  page,
  pay,
}) => {
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  const back = page.locator('main a[target="_top"]');
  await expect(back).toContainText(text('tr', 'label.backToStore'));
  const tops = async () => ({
    back: (await back.boundingBox())?.y ?? Number.NaN,
    order: (await page.locator('main section').first().boundingBox())?.y ?? Number.NaN,
    button: (await payment.payButton.boundingBox())?.y ?? Number.NaN,
  });
  // The page takes the new width after the browser does: the way back is made anew at its other place.
  const below = async (name: 'order' | 'button') => {
    const places = await tops();
    return places.back - places[name];
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => below('order')).toBeLessThan(0);
  await page.setViewportSize({ width: 375, height: 900 });
  await expect.poll(() => below('button')).toBeGreaterThan(0);
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('TH-08 framed, the panel has no edge of its own, and lies 16 px under the frame’s', async ({ page, sandbox }) => {
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const payment = store.paymentPage('framed');
  await payment.arrive();
  const edges = await payment.form.evaluate((form) => {
    const around: Element[] = [];
    for (let each = form.parentElement; each !== null; each = each.parentElement) around.push(each);
    return around
      .map((each) => getComputedStyle(each))
      .filter((style) => style.boxShadow !== 'none' || style.borderTopWidth !== '0px').length;
  });
  expect(edges).toBe(0);
});

function channels(colour: string): number[] {
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** The contrast of a text on a ground, where the text is that opaque. */
function contrastUnder(opacity: number, text: readonly number[], ground: readonly number[]): number {
  const seen = text.map((channel, place) => channel * opacity + (ground[place] ?? 0) * (1 - opacity));
  const [low, high] = [luminance(seen), luminance(ground)].toSorted((one, other) => one - other);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** WCAG's relative luminance. */
function luminance(colour: readonly number[]): number {
  const weights = [0.2126, 0.7152, 0.0722];
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return colour.reduce((sum, channel, place) => sum + linear(channel / 255) * (weights[place] ?? 0), 0);
}
