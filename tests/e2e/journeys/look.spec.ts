import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { setTextSize } from '../harness/layout.js';
import { goodCard, PaymentPage, text } from '../pages/payment-page.js';

/** Heights and widths in CSS px. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** The texts and pictures that stand across a line from the upper to the lower edge of the window. */
const across = (page: Page, line: number) =>
  page.evaluate((middle) => {
    const isLeaf = (element: Element) =>
      element.matches('img, svg, input, button') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => isLeaf(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && left < middle && right > middle;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
  }, line);

/** The room between each hint that is shown and the label below it. */
const roomUnderHints = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('form label[for]')].map((label) => label.getBoundingClientRect());
    return [...document.querySelectorAll('form p[id$="-hint"], form p[id$="-problem"]')]
      .filter((hint) => hint.textContent !== '' && hint.checkVisibility({ visibilityProperty: true }))
      .map((hint) => hint.getBoundingClientRect())
      .flatMap(({ bottom }) => labels.map(({ top }) => top - bottom).filter((room) => room > 0 && room < 60))
      .map(Math.round);
  });

/** What is painted at such places of a line where nothing stands, as pictures of 4 by 4 pixels. */
function tonesAt(page: Page, places: readonly number[]): Promise<string[]> {
  const clips = places.map((x) => ({ x, y: 600, width: 4, height: 4 }));
  return Promise.all(clips.map(async (clip) => (await page.screenshot({ clip })).toString('base64')));
}

async function opened(page: Page, url: string): Promise<PaymentPage> {
  await page.goto(url);
  await expect(page.locator('form output')).toHaveText(/\d/);
  return new PaymentPage(page);
}

for (const width of [900, 1024, 1280, 1920]) {
  test(`PP-09 the order and the form divide the window of a desktop: ${width} px`, async ({ page, pay }) => {
    await page.setViewportSize({ width, height: 900 });
    const payment = await opened(page, (await pay({ payment_options: 'tosla' })).url);
    const size = await page
      .locator('main section p[translate="no"]')
      .first()
      .evaluate((amount) => getComputedStyle(amount).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(36);
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      const [slip, button] = [await boxOf(page, '[data-slip]'), await boxOf(page, 'button[type="submit"]')];
      // The line is as far from both.
      const line = (slip.right + button.x) / 2;
      const [left, before, behind, right] = await tonesAt(page, [4, line - 8, line + 6, width - 8]);
      expect(before).toBe(left);
      expect(behind).toBe(right);
      expect(left).not.toBe(right);
    }
    await setTextSize(page, 100);
    const { x, right } = await boxOf(page, '[data-slip]');
    const button = await payment.payButton.boundingBox();
    expect(await across(page, (right + (button?.x ?? 0)) / 2)).toEqual([]);
    // Both are as far from the window's edges.
    expect(Math.abs(x - (width - (button?.x ?? 0) - (button?.width ?? 0)))).toBeLessThanOrEqual(1);
  });
}

test('PP-09 the fields are no wider than 34 rem on a tablet', async ({ page, pay }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await opened(page, (await pay()).url);
  expect((await boxOf(page, '#cc-number')).width).toBeLessThanOrEqual(34 * 16);
});

test('RL-04 the bar is 64 to 72 px high, on a phone and on a desktop', async ({ page, pay }) => {
  const { url } = await pay();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await opened(page, url);
    const { height } = await boxOf(page, 'header');
    expect(height).toBeGreaterThanOrEqual(64);
    expect(height).toBeLessThanOrEqual(72);
  }
});

test('CN-01 at least 16 px lie between a hint or a problem and the next label', async ({ page, pay }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const payment = await opened(page, (await pay()).url);
  const rooms = await roomUnderHints(page);
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(16);
  const before = await boxOf(page, '#cc-name');
  await payment.cvv.focus();
  await payment.owner.focus();
  expect(Math.min(...(await roomUnderHints(page)))).toBeGreaterThanOrEqual(16);
  expect(await boxOf(page, '#cc-name')).toEqual(before);
});

test('IN-11 the words that open the plans begin on the edge of the form', async ({ page, pay }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const payment = await opened(page, (await pay({ no_installment: '0' })).url);
  const opener = payment.form.getByRole('button', { name: text('tr', 'installments.allPlans') });
  await expect(opener).toBeVisible();
  const words = await opener.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().x;
  });
  expect(Math.abs(words - (await boxOf(page, '#cc-name')).x + 1)).toBeLessThanOrEqual(0.5);
});

test('PP-09 the bar has a rule above it only where it lies on the form, and as much room under its note as beside its button', async ({
  page,
  pay,
}) => {
  const { url } = await pay();
  const rules: string[] = [];
  const rooms: number[] = [];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const payment = await opened(page, url);
    const bar = page.locator('form > div', { has: payment.payButton });
    rules.push(await bar.evaluate((element) => getComputedStyle(element).borderBlockStartWidth));
    const [around, button] = [await bar.boundingBox(), await payment.payButton.boundingBox()];
    const note = await bar.locator('> p').last().boundingBox();
    if (around === null || button === null || note === null) throw new Error('The bar is not shown');
    if (width === 375) rooms.push(around.y + around.height - note.y - note.height, button.x - around.x);
  }
  expect(rules).toEqual(['1px', '0px']);
  expect(rooms).toEqual([16, 16]);
});

test('RL-08 an outcome stands in the middle of a desktop’s window', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`${sandbox.urls.provider}/odeme/guvenli/v2/basarisiz`);
  const card = await boxOf(page, 'main section');
  const [bar, footer] = [await boxOf(page, 'header'), await boxOf(page, 'footer')];
  expect(Math.abs(card.x + card.width / 2 - 640)).toBeLessThanOrEqual(1);
  expect(Math.abs(card.y - bar.bottom - (footer.y - card.bottom))).toBeLessThanOrEqual(24);
});

for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`PP-09 the pay bar leaves the fields the room of a low window: ${width} × ${height} px`, async ({
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height });
    await opened(page, (await pay()).url);
    const position = await page
      .locator('form output')
      .evaluate((sum) => getComputedStyle(sum.closest('div') ?? sum).position);
    expect(position).toBe('static');
  });
}

test('TB-01 with forced colours the chosen tab is seen, and icons have the colour of the text', async ({
  page,
  pay,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await opened(page, (await pay({ payment_options: 'tosla' })).url);
  const outlines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).outlineStyle]));
  expect(Object.fromEntries(outlines)).toEqual({ true: 'solid', false: 'none' });
  const colours = await page.locator('header svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { color, stroke } = getComputedStyle(icon);
      return stroke === color;
    }),
  );
  expect(new Set(colours)).toEqual(new Set([true]));
});

test('CN-10 the schemes that most have stand faintly in the number field until one is recognised', async ({
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const payment = await opened(page, (await pay()).url);
  const marks = page.locator('span:has(> #cc-number) + span');
  const faint = () => marks.evaluate((span) => getComputedStyle(span).backgroundImage.split('url(').length - 1);
  // Drawn once the browser is idle.
  await expect.poll(faint).toBe(3);
  await payment.number.fill('4355');
  await expect(marks.getByRole('img', { name: 'Visa' })).toBeVisible();
  expect(await faint()).toBe(0);
});

for (const lang of ['tr', 'en'] as const) {
  test(`IN-03 PP-09 the installments of a small phone are whole above its bar: ${lang}`, async ({ page, pay }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const payment = await opened(page, (await pay({ lang, no_installment: '0' })).url);
    await payment.fill(goodCard);
    const opener = page.locator('form button[aria-haspopup="dialog"]');
    await expect(opener).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const bar = await page.locator('form > div', { has: payment.payButton }).boundingBox();
    const { bottom } = await boxOf(page, 'form button[aria-haspopup="dialog"]');
    expect(bar?.y).toBeLessThan(667 - 100);
    expect(bottom + 4).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('CN-22 the bank is named at the end of the label’s line, and below the field where the text is large', async ({
  page,
  pay,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const payment = await opened(page, (await pay()).url);
  const before = await boxOf(page, '#cc-exp');
  await payment.number.fill(goodCard.number);
  await expect(payment.bankName).toHaveText('Akbank');
  const [label, field, named] = [
    await boxOf(page, 'label[for="cc-number"]'),
    await boxOf(page, '#cc-number'),
    await boxOf(page, '#cc-number-hint'),
  ];
  expect(Math.abs(named.y + named.height / 2 - label.y - label.height / 2)).toBeLessThanOrEqual(2);
  expect(named.bottom).toBeLessThanOrEqual(field.y);
  expect(await boxOf(page, '#cc-exp')).toEqual(before);
  await setTextSize(page, 200);
  expect((await boxOf(page, '#cc-number-hint')).y).toBeGreaterThan((await boxOf(page, '#cc-number')).bottom);
});
