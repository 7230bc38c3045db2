import { hold, scripts } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { StoreLinks } from '../pages/links.js';

/** The shells with a field, and what stands right behind it. */
const shells = {
  card: { field: '#cc-number', next: '#cc-exp' },
  flex: { field: '#link-amount', next: 'button[type="submit"]' },
  product: { field: '#link-name', next: '#link-phone' },
  collection: { field: '#link-amount', next: 'button[type="submit"]' },
} as const;

const windows = { phone: { width: 375, height: 667 }, desktop: { width: 1280, height: 720 } } as const;

/** What a server says of a payment by attributes of the root element, and the card's shell has room for. */
const hints = ['', 'tabs="off"', 'plans="on"', 'cash-price="on"', 'store-card="off"', '3d="on"'];

for (const [shell, { field, next }] of Object.entries(shells)) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`SD-01 RL-02 the first frame ends with the field, and what follows moves nothing: ${shell}, ${size}`, async ({
      page,
      pay,
      sandbox,
    }) => {
      await page.setViewportSize(windows[size]);
      await page.addInitScript(
        (selectors) => {
          requestAnimationFrame(() => {
            const boxes = selectors.map((selector) => document.querySelector(selector)?.getClientRects().length ?? 0);
            Reflect.set(window, '__boxes', boxes);
          });
        },
        [field, next],
      );
      await hold(page, scripts);
      const links = new StoreLinks(sandbox.urls.store);
      const { url } = shell === 'card' ? await pay() : await links.make(shell);
      await page.goto(url, { waitUntil: 'commit' });
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-painted');
      expect(await page.evaluate(() => Reflect.get(window, '__boxes') as number[])).toEqual([1, 0]);
      await expect(page.locator(next)).toBeVisible();
      await expect(page.getByRole('combobox').first()).toBeVisible();
      const look = async () => ({
        field: await page.locator(field).boundingBox(),
        heading: await page.locator('h1').boundingBox(),
        scrolls: await html.evaluate(({ scrollHeight }) => scrollHeight > window.innerHeight),
      });
      const whole = await look();

      // The first frame once more: where the browser read no further than to the field, it had nothing to leave out.
      await html.evaluate((root) => root.removeAttribute('data-painted'));
      await expect(page.locator(next)).toBeHidden();
      expect(await look()).toEqual(whole);
    });
  }

  for (const hint of shell === 'card' ? hints : ['']) {
    test(`RL-02 in the first frame a shell is about as high as in the second, so that no scroll bar comes: ${shell} ${hint}`, async ({
      page,
      pay,
      sandbox,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await hold(page, scripts);
      const { url } = shell === 'card' ? await pay() : await new StoreLinks(sandbox.urls.store).make(shell);
      await page.goto(url, { waitUntil: 'commit' });
      const html = page.locator('html');
      // It comes when the whole shell has been read.
      await expect(page.getByRole('combobox').first()).toBeVisible();
      if (shell === 'card') await html.evaluate(hintAt, hint);
      const height = () => html.evaluate(({ scrollHeight }) => scrollHeight);
      const whole = await height();
      await html.evaluate((root) => root.removeAttribute('data-painted'));
      expect(Math.abs((await height()) - whole)).toBeLessThan(10);
    });
  }
}

for (const hint of ['cards="saved"', 'method="transfer"']) {
  test(`SD-01 a shell without its field is drawn whole in the first frame: ${hint}`, async ({ page, pay }) => {
    await hold(page, scripts);
    await page.goto((await pay()).url, { waitUntil: 'commit' });
    const html = page.locator('html');
    await expect(page.getByRole('combobox').first()).toBeVisible();
    await html.evaluate(hintAt, hint);
    await html.evaluate((root) => root.removeAttribute('data-painted'));
    await expect(page.locator('#cc-number')).toBeHidden();
    await expect(page.locator('[data-second]').filter({ visible: true }).first()).toBeVisible();
  });
}

/** Gives the document one hint, and none of those that it came with. */
function hintAt(root: Element, hint: string): void {
  for (const { name } of [...root.attributes]) if (name.startsWith('data-shell-')) root.removeAttribute(name);
  const [, name, value] = /(.+)="(.+)"/.exec(hint) ?? [];
  if (name !== undefined && value !== undefined) root.setAttribute(`data-shell-${name}`, value);
}
