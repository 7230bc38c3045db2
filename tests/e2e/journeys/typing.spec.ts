import type { Browser, Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { PaymentPage } from '../pages/payment-page.js';

/** The events of a trace that are read here; the time in µs. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly beginData?: { readonly partialLayout: boolean; readonly totalObjects: number };
    readonly elementCount?: number;
  };
}

/** What the browser does for a change, up to the frame that shows it. */
async function traceOf(browser: Browser, page: Page, change: () => Promise<unknown>): Promise<readonly Traced[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await change();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents;
}

/** What the browser lays out for a key. */
async function laidOutFor(browser: Browser, page: Page, key: string) {
  const traceEvents = await traceOf(browser, page, () => page.keyboard.press(key));
  const press = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keypress');
  if (press === undefined) throw new Error('The trace has no key');
  return traceEvents.filter(({ name, ts }) => name === 'Layout' && ts >= press.ts).map(({ args }) => args.beginData);
}

for (const width of [375, 1280]) {
  test(`a key in the number lays out its own field and nothing around it: ${width} px`, async ({
    browser,
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto((await pay()).url);
    const payment = new PaymentPage(page);
    await expect(page.locator('form output')).toHaveText(/\d/);
    await payment.number.click();
    await page.keyboard.type('435508');
    await expect(payment.number).toHaveValue('4355 08');
    // What the first six digits ask for is there.
    await page.waitForLoadState('networkidle');
    const laidOut = await laidOutFor(browser, page, '4');
    await expect(payment.number).toHaveValue('4355 084');
    expect(laidOut).not.toEqual([]);
    expect(laidOut.filter((each) => each?.partialLayout !== true || each.totalObjects > 5)).toEqual([]);
  });
}

for (const width of [375, 1280]) {
  test(`an element that comes or goes has its own styles computed, and no others: ${width} px`, async ({
    browser,
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto((await pay()).url);
    await expect(page.locator('form output')).toHaveText(/\d/);
    // What the page adds when the browser is idle is there.
    await expect(page.locator('footer img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const change of ['append', 'remove'] as const) {
      const trace = await traceOf(browser, page, () =>
        page.locator('form').evaluate((form, now) => {
          if (now === 'append') form.append(document.createElement('b'));
          else form.lastElementChild?.remove();
          return getComputedStyle(form).color;
        }, change),
      );
      const styled = trace.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
      if (change === 'append') expect(Math.max(...styled)).toBeGreaterThan(0);
      expect(Math.max(...styled), change).toBeLessThanOrEqual(5);
    }
  });
}
