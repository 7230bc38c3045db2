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

for (const [shell, { field, next }] of Object.entries(shells)) {
  test(`SD-01 RL-02 the first frame ends with the field, and what follows moves nothing: ${shell}`, async ({
    page,
    pay,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await hold(page, scripts);
    const links = new StoreLinks(sandbox.urls.store);
    const { url } = shell === 'card' ? await pay() : await links.make(shell);
    await page.goto(url, { waitUntil: 'commit' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-painted');
    const look = async () => ({
      field: await page.locator(field).boundingBox(),
      heading: await page.locator('h1').boundingBox(),
      height: await html.evaluate(({ scrollHeight }) => scrollHeight),
    });
    await expect(page.locator(next)).toBeVisible();
    await expect(page.getByRole('combobox').first()).toBeVisible();
    const whole = await look();

    // What the first frame shows: by chance the browser reads no further than to the field before it draws.
    await html.evaluate((root) => root.removeAttribute('data-painted'));
    await expect(page.locator(field)).toBeVisible();
    await expect(page.locator(next)).toBeHidden();
    const first = await look();
    expect(first.field).toEqual(whole.field);
    expect(first.heading).toEqual(whole.heading);
    // About as high: a scroll bar that comes would move the page.
    expect(Math.abs(first.height - whole.height)).toBeLessThan(10);
  });
}
