/** A merchant's own look on the card form: what a browser computes of it (TH-07). */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { shiftMistakes, watchShifts } from '../harness/layout-shift.js';

/** Twenty accents: those that were seen to break a page, the corners of the colour space, and greys. */
const accents = [
  '#ffd400',
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#7f7f7f',
  '#f5f5f5',
  '#101010',
  '#e30a17',
  '#7a1fa2',
  '#1877f2',
  '#ff6a00',
  '#9bd770',
  '#5c3d2e',
  '#c0c0ff',
  '#004225',
];
const radii = ['none', 'sm', 'md', 'lg'];

const opened = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(page.locator('form output')).toHaveText(/\d/);
};

const contrastMistakes = async (page: Page) => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 90)}`));
  });
};

for (const [index, accent] of accents.entries()) {
  const theme = index % 2 === 0 ? 'light' : 'dark';
  test(`TH-07 axe finds nothing on a page in ${accent}, ${theme}`, async ({ page, pay }) => {
    const appearance = JSON.stringify({ accent, radius: radii[index % 4] });
    const { url } = await pay({
      appearance,
      iframe_v2_dark: theme === 'dark' ? '1' : '0',
      no_installment: '0',
      payment_options: 'tosla',
    });
    await opened(page, url);
    await page.locator('#cc-number').fill('4355 0843 5508 4358');
    await expect(page.locator('input[type="radio"]').first()).toBeAttached();
    expect(await contrastMistakes(page)).toEqual([]);
  });
}

test('TH-07 a look with a logo is there from the first paint: nothing shifts', async ({ page, pay, sandbox }) => {
  await watchShifts(page);
  const logo = `${sandbox.urls.store}/logo.svg`;
  const { url } = await pay({ appearance: JSON.stringify({ accent: '#7a1fa2', radius: 'lg', logo }) });
  await opened(page, url);
  await expect(page.locator('header img')).toBeVisible();
  const button = page.locator('form button[type="submit"]');
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(button).toHaveCSS('border-top-left-radius', '16px');
  expect(await shiftMistakes(page)).toEqual([]);
});

test('TH-07 a document that knows no payment gets the look from its data', async ({ page, pay }) => {
  const { url } = await pay({ appearance: '{"accent":"#7a1fa2","radius":"none"}' });
  // As a host serves it that leaves the place of a look as it is.
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<style id="look">.*?<\/style>/, '<!--%LOOK%-->');
    await route.fulfill({ response: answer, body: html });
  });
  await opened(page, url);
  const button = page.locator('form button[type="submit"]');
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(button).toHaveCSS('border-top-left-radius', '0px');
});

test('TH-07 the panel shows no error page as the words of a look', async ({ guard, page, sandbox }) => {
  guard.declareStatus(500, '/merchants/100001/look');
  await page.goto(`${sandbox.urls.store}/merchants/100001`);
  const words = page.locator('[data-look] [role="status"]');
  await page.locator('[name="accent"]').fill('#ffd400');
  await expect(words).toContainText('#ffd400');
  await page.route('**/look?*', (route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' }));
  await page.locator('[name="accent"]').fill('#7a1fa2');
  await expect(words).toHaveText('');
});

for (const theme of ['light', 'dark'] as const) {
  const ground = theme === 'light' ? '#ffffff' : '#111111';
  test(`TH-08 a frame whose theme was stated has no toggle and shows a shop of ${ground} through`, async ({
    page,
    pay,
    sandbox,
  }) => {
    const { url } = await pay({ iframe_v2_dark: theme === 'dark' ? '1' : '0' });
    await page.goto(`${sandbox.urls.store}/orders`);
    await page.evaluate(
      ({ url, ground, theme }) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        frame.width = '375';
        frame.height = '900';
        frame.style.border = '0';
        document.documentElement.style.colorScheme = theme;
        document.body.style.background = ground;
        document.body.replaceChildren(frame);
      },
      { url, ground, theme },
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('form output')).toHaveText(/\d/);
    await expect(frame.getByRole('button', { name: /temaya geç/ })).toHaveCount(0);
    const tone = (x: number, y: number) => page.screenshot({ clip: { x, y, width: 3, height: 3 } });
    const shop = await tone(420, 700);
    // Beside what is in the frame, and on the form itself, between two of its fields.
    const label = await frame.locator('label[for="cc-name"]').boundingBox();
    expect(await tone(2, 700)).toEqual(shop);
    expect(await tone(300, (label?.y ?? 0) + 4)).toEqual(shop);
  });
}
