import type { Page } from 'playwright/test';
import { Shopper } from '../../sandbox/shopper.js';
import { hold, scripts } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { shiftMistakes, watchShifts } from '../harness/layout-shift.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

/** What moved, as the browser reports it. */
interface Shifted {
  readonly node?: Node;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

for (const variant of [
  { lang: 'tr', dark: '0', width: 375 },
  { lang: 'en', dark: '1', width: 1280 },
] as const) {
  test(`CN-21 RL-02 typed before the script: number and caret are kept, Enter leaks nothing, nothing shifts (${variant.lang}, ${variant.width} px)`, async ({
    page,
    pay,
    guard,
  }) => {
    await page.setViewportSize({ width: variant.width, height: 720 });
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Reflect.set(window, '__shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Shifts right after a keystroke count too: here they are the script's, not the shopper's.
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: Shifted[] };
          const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.outerHTML.slice(0, 90)} ${from.x},${from.y} -> ${to.x},${to.y} (${to.width}x${to.height})`;
          });
          shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page, scripts);
    const { url, token } = await pay({ lang: variant.lang, iframe_v2_dark: variant.dark });
    await page.goto(url, { waitUntil: 'commit' });
    const pagesInHistory = () => page.evaluate(() => window.history.length);
    const pagesBefore = await pagesInHistory();
    const payment = new PaymentPage(page);
    await expect(payment.html).toHaveAttribute('lang', variant.lang);
    await expect(payment.html).toHaveAttribute('data-theme', variant.dark === '1' ? 'dark' : 'light');
    await expect(payment.payButton).toBeDisabled();
    expect(await page.locator('form input[name]').count()).toBe(0);

    await payment.number.click();
    await page.keyboard.type('43550843550843');
    await page.keyboard.press('Enter');
    // The caret behind the sixth digit, with no mask there yet.
    await payment.number.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
    expect(page.url()).toBe(url);

    const lookedUp = page.waitForResponse(/\/card\/details$/);
    await release();
    await expect(payment.number).toHaveValue('4355 0843 5508 43');
    await expect(payment.number).toBeFocused();
    const caret = await payment.number.evaluate((field: HTMLInputElement) => [
      field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, ''),
      field.selectionStart === field.selectionEnd,
    ]);
    expect(caret).toEqual(['435508', true]);
    await expect(page.getByText('1.234,50')).not.toHaveCount(0);
    await lookedUp;
    await expect(payment.number).toHaveValue('4355 0843 5508 43');

    expect(page.url()).toBe(url);
    expect(guard.requests.filter((address) => address.includes('4355'))).toEqual([]);
    expect(await pagesInHistory()).toBe(pagesBefore);
    expect(token).not.toBe('');
    const shifts = await page.evaluate(() => Reflect.get(window, '__shifts') as unknown[]);
    expect(shifts.slice(0, 5)).toEqual([]);

    // The form goes on as if nothing had happened.
    await page.keyboard.press('End');
    await page.keyboard.type('58');
    await expect(payment.expiry).toBeFocused();
    await payment.fill(goodCard);
    await expect(payment.payButton).toBeEnabled();
  });
}

/** Makes the line so slow that the browser could draw while it is still reading the HTML; returns what ends that. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const atMost = async (bytesPerSecond: number) => {
    const line = { offline: false, latency: 0, downloadThroughput: bytesPerSecond, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', line);
  };
  await atMost(4_000);
  return () => atMost(-1);
}

for (const lang of ['tr', 'en'] as const) {
  test(`SD-01 LG-02 each frame before the script has the number field, in the payment's language: ${lang}`, async ({
    page,
    pay,
  }) => {
    await slowDown(page);
    await page.addInitScript(() => {
      const drawn: (string | undefined)[] = [];
      Reflect.set(window, '__drawn', drawn);
      const look = () => {
        drawn.push(document.querySelector<HTMLInputElement>('#cc-number')?.labels?.[0]?.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await hold(page, scripts);
    const { url } = await pay({ lang });
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-painted');
    const drawn = await page.evaluate(() => [...new Set(Reflect.get(window, '__drawn') as string[])]);
    expect(drawn).toEqual([lang === 'tr' ? 'Kart numarası' : 'Card number']);
  });
}

for (const width of [375, 1280]) {
  test(`RL-02 LG-03 a language chosen before the script is the page's when that is there, and nothing moves: ${width} px`, async ({
    page,
    pay,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await watchShifts(page);
    const speedUp = await slowDown(page);
    const release = await hold(page, scripts);
    await page.goto((await pay()).url, { waitUntil: 'commit' });
    const payment = new PaymentPage(page);
    await expect(payment.languages('tr')).toBeVisible();
    expect(await shiftMistakes(page)).toEqual([]);
    await payment.languages('tr').selectOption('en');
    await speedUp();
    await release();
    await expect(payment.html).toHaveAttribute('lang', 'en');
    await expect(payment.languages('en')).toHaveValue('en');
  });
}

test('RL-02 what moves while the page loads begins after the first frame', async ({ page, pay }) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => Reflect.set(window, '__moving', document.getAnimations().length));
  });
  await hold(page, scripts);
  await page.goto((await pay()).url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, '__moving'))).toBe(0);
});

test('SD-01 the HTML of a payment refers to its script and its icon, and to nothing else', async ({ page, pay }) => {
  const { url } = await pay();
  const html = await (await page.request.get(url)).text();
  const addresses = [...html.matchAll(/ (?:src|href)="([^"#]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/favicon.svg', expect.stringMatching(/^\/assets\/[\w-]+\.js$/)]);
});

test('SD-01 the script that the headers name is the one of the HTML, and it is fetched once', async ({
  page,
  pay,
  guard,
}) => {
  const { url } = await pay();
  const answer = await page.goto(url);
  const named = /^<(.+)>; rel=modulepreload; integrity="sha256-.+"$/.exec(answer?.headers().link ?? '')?.[1] ?? '';
  await expect(page.locator('script[type="module"]')).toHaveAttribute('src', named);
  await expect(page.getByText('1.234,50')).not.toHaveCount(0);
  expect(guard.requests.filter((address) => address.endsWith(named))).toHaveLength(1);
});

test('SD-01 RL-05 RL-10 the logos are fetched once the payment can be paid, in one picture', async ({
  page,
  pay,
  guard,
}) => {
  const logos = () => guard.requests.filter((address) => address.includes('/oos-assets/'));
  const release = await hold(page, scripts);
  const { url } = await pay();
  await page.goto(url, { waitUntil: 'commit' });
  const payment = new PaymentPage(page);
  await payment.number.click();
  expect(logos()).toEqual([]);
  await release();
  await expect.poll(() => drawnIn(page, 'footer img')).toBe(7);
  await expect.poll(() => backgroundIn(page, 'form span:empty')).toContain('accepted.svg#visa');
  expect(logos()).toEqual([expect.stringMatching(/\/card-schemas\/accepted\.svg$/)]);
});

test('SD-01 a form that can be paid has asked for the script, the words and its data, and for nothing else', async ({
  page,
  pay,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!/\d/.test(document.querySelector('form output')?.textContent ?? '')) return;
      watch.disconnect();
      requestAnimationFrame(() => Reflect.set(window, '__payableAt', performance.now()));
    });
    watch.observe(document, { childList: true, characterData: true, subtree: true });
  });
  // The script runs when the payment is there: while it waits for a slow answer, an idle browser may ask for more.
  const release = await hold(page, scripts);
  const answered = page.waitForResponse(/\/payment\/get\/token\//);
  const { url } = await pay();
  await page.goto(url, { waitUntil: 'commit' });
  await answered;
  await release();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const payableAt = Number(Reflect.get(window, '__payableAt'));
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < payableAt);
    // When the icon is asked for is the browser's own affair.
    const addresses = early.map(({ name }) => new URL(name).pathname).filter((address) => address !== '/favicon.svg');
    return addresses.sort();
  });
  expect(asked).toEqual([
    expect.stringMatching(/^\/assets\/chunk-/),
    expect.stringMatching(/^\/assets\/page-/),
    expect.stringMatching(/\/payment\/get\/token\//),
  ]);
});

test('SD-05 the slip of a result is asked for when the script has arrived', async ({ page, sandbox, guard }) => {
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
  await shopper.pay('4355084300001002', { do_3d: '0', attempt_id: '0'.repeat(32) });
  const asked = (part: string) => guard.requests.filter((address) => address.includes(`/assets/${part}`));
  const release = await hold(page, scripts);
  await page.goto(`${sandbox.urls.provider}/odeme/guvenli/v2/basarili/${shopper.opened.token}`, {
    waitUntil: 'commit',
  });
  await expect.poll(() => asked('pages')).toHaveLength(1);
  expect(asked('card-extras.part')).toEqual([]);
  await release();
  await expect.poll(() => asked('card-extras.part')).not.toEqual([]);
});

/** How many of these pictures have arrived and have something to show. */
function drawnIn(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll(
      (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );
}

function backgroundIn(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage).join());
}
