/** Criteria of WCAG 2.2 that no rule of axe covers, on a screen of each kind (docs/accessibility.md). */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { focusMistakes } from '../harness/focus-walk.js';
import { expect, test } from '../harness/journey.js';
import { layoutMistakes } from '../harness/layout.js';
import type { Order, Payment } from '../harness/merchant.js';
import { StoreLinks } from '../pages/links.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

interface Means {
  readonly page: Page;
  readonly sandbox: Pick<Sandbox, 'urls'>;
  readonly pay: (order?: Order) => Promise<Payment>;
}

const screens: Readonly<Record<string, (means: Means) => Promise<void>>> = {
  'the card form': async ({ page, pay }) => {
    await page.goto((await pay({ lang: 'en', payment_options: 'tosla,juzdan' })).url);
    await expect(page.locator('form output')).toHaveText(/\d/);
    // It comes with a part.
    await expect(page.getByRole('link', { name: 'Back to the store' })).toBeVisible();
  },
  'the form of a link': async ({ page, sandbox }) => {
    await page.goto((await new StoreLinks(sandbox.urls.store).make('product-invoice', 'en')).url);
    await expect(page.locator('form output')).toHaveText(/\d/);
    // The form of the document has a total, too; what follows is there with the data of the link, and with its own.
    await expect(page.getByRole('link', { name: 'Back to the store' })).toBeVisible();
    await expect(page.locator('#link-province option')).not.toHaveCount(1);
  },
  'an outcome': async ({ page, sandbox }) => {
    await page.goto(`${sandbox.urls.provider}/odeme/guvenli/v2/basarisiz`);
    await expect(page.locator('main h1')).toBeVisible();
  },
};

const sizes = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
] as const;

for (const [name, open] of Object.entries(screens)) {
  for (const size of sizes) {
    test(`on ${name} Tab goes in the order of reading, its place is seen, and the focus alone changes nothing: ${size.width} px`, async ({
      page,
      sandbox,
      pay,
    }) => {
      await page.setViewportSize(size);
      await open({ page, sandbox, pay });
      expect(await focusMistakes(page)).toEqual([]);
    });

    test(`${name} fits with more space between letters, words and lines: ${size.width} px`, async ({
      page,
      sandbox,
      pay,
    }) => {
      await page.setViewportSize({ width: size.width, height: 4_000 });
      await open({ page, sandbox, pay });
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p + p { margin-block-start: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      expect(await layoutMistakes(page, { phone: size.width < 640 })).toEqual([]);
    });
  }

  test(`${name} is whole on a phone on its side`, async ({ page, sandbox, pay }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open({ page, sandbox, pay });
    expect(await layoutMistakes(page, { phone: false })).toEqual([]);
  });

  test(`on ${name} the name of a control begins with the words that are seen`, async ({ page, sandbox, pay }) => {
    await open({ page, sandbox, pay });
    await page.evaluate(axe.source);
    const wrong = await page.evaluate(async () => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const values = ['label-content-name-mismatch'];
      const { violations } = await run(document, { runOnly: { type: 'rule', values } });
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    });
    expect(wrong).toEqual([]);
  });

  test(`on ${name} nothing appears under the pointer, and nothing moves by itself`, async ({ page, sandbox, pay }) => {
    await open({ page, sandbox, pay });
    const words = () => page.locator('body').innerText();
    const before = await words();
    for (const control of await page.locator('button:visible, a:visible, input:visible').all()) {
      await control.hover({ force: true });
    }
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map((each) => (each instanceof CSSAnimation ? each.animationName : 'an animation')),
    );
    expect({ words: await words(), moving }).toEqual({ words: before, moving: [] });
  });
}

test('what moves while a payment is loaded repeats at most three times a second', async ({ page, pay }) => {
  await page.route('**/get/token/*', () => new Promise<never>(() => {}));
  await page.goto((await pay()).url);
  await expect(new PaymentPage(page).number).toBeVisible();
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(durations.filter((ms) => ms > 0 && ms < 334)).toEqual([]);
});

test('a press that leaves the pay button before it ends pays nothing', async ({ page, pay }) => {
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.fill(goodCard);
  await expect(payment.payButton).toBeEnabled();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await payment.payButton.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(payment.payButton).toBeEnabled();
  expect(posts.filter((path) => path === '/odeme')).toEqual([]);
});

test('bar and footer have the same controls, in the same order, on every screen', async ({ page, sandbox, pay }) => {
  const controls: string[][] = [];
  for (const open of Object.values(screens)) {
    await open({ page, sandbox, pay });
    controls.push(
      await page
        .locator('header :is(button, select), footer a')
        .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.getAttribute('href') ?? ''}`)),
    );
  }
  expect(new Set(controls.map((each) => each.join()))).toEqual(new Set([controls[0]?.join()]));
});

test('the walk with Tab sees what it is shown', async ({ page }) => {
  const button = (name: string, style: string) =>
    `<button style="position:absolute;height:40px;${style}">${name}</button>`;
  await page.setContent(`<html lang="en"><title>x</title><main>
    ${button('low', 'top:300px')} ${button('high', 'top:100px')} ${button('plain', 'top:400px;outline:none')}
    ${button('under', 'top:500px')}<div style="position:absolute;top:480px;width:300px;height:90px;background:#fff"></div>
    </main></html>`);
  expect(await focusMistakes(page)).toEqual([
    'high stands before low',
    'plain does not show the focus',
    'under is covered',
  ]);
  await page.setContent(
    '<html lang="en"><title>x</title><button onfocus="location.hash=1">a</button><button>b</button></html>',
  );
  expect(await focusMistakes(page)).toEqual(['the focus alone changes the page']);
});
