import { openHeld } from '../../harness/held-link.js';
import { expect, test } from '../../harness/journey.js';
import { shiftMistakes, watchShifts } from '../../harness/layout-shift.js';

for (const [index, width] of [320, 375, 768, 1280].entries()) {
  for (const id of ['collection', 'product-invoice', 'product-texts', 'flex']) {
    test(`SD-04 nothing moves from the shell of a link to its page: ${id}, ${width} px`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const { link, release } = await openHeld(page, sandbox.urls.store, id, index % 2 === 0 ? 'tr' : 'en');
      const { title } = link;
      const text = await title.textContent();
      await release();
      await expect(link.next).toBeEnabled();
      await expect(title).toHaveText(text ?? '');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await shiftMistakes(page)).toEqual([]);
    });
  }
}

test('SD-04 LW-01 on a high screen the button of a link stands where it stood before its seller and texts came', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1920, height: 1440 });
  const { link, release } = await openHeld(page, sandbox.urls.store, 'product-texts', 'tr');
  const place = async () => (await link.next.boundingBox())?.y;
  const before = await place();
  await release();
  await expect(link.accept).toBeVisible();
  expect(await place()).toBe(before);
});
