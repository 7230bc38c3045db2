import type { Page } from 'playwright/test';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { expect, test } from '../../harness/journey.js';
import { layoutMistakes, setTextSize } from '../../harness/layout.js';
import { shiftMistakes, watchShifts } from '../../harness/layout-shift.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';

const widths = [320, 375, 768, 1280];
/** High enough that the bar at the window's edge covers nothing. */
const height = 6000;
const kinds = ['collection', 'product-invoice', 'flex'] as const;

async function opened(page: Page, sandbox: Pick<Sandbox, 'urls'>, id: string, language: 'tr' | 'en') {
  const { url } = await new StoreLinks(sandbox.urls.store).make(id, language);
  await page.goto(url);
  const link = new LinkPage(page, language);
  await link.arrive();
  return link;
}

for (const [index, kind] of kinds.entries()) {
  const language = index % 2 === 0 ? 'tr' : 'en';
  test(`LK-01 LK-03 LK-04 the form of a link fits its card at any width and size of text, with its problems too: ${kind}, ${language}`, async ({
    page,
    sandbox,
  }) => {
    const link = await opened(page, sandbox, kind, language);
    if (kind !== 'collection') await link.next.click();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const size of width === 320 ? [100, 200] : [100]) {
        await setTextSize(page, size);
        const mistakes = await layoutMistakes(page, { phone: width < 640 });
        expect(mistakes, `${width} px, text ${size} %`).toEqual([]);
      }
    }
  });
}

for (const kind of ['product', 'flex', 'collection']) {
  test(`LK-03 LK-04 nothing jumps when the link arrives: ${kind}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await watchShifts(page);
    const link = await opened(page, sandbox, kind, 'tr');
    if (kind === 'product') await expect(link.field('province')).toBeEnabled();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shiftMistakes(page)).toEqual([]);
  });
}

test('LK-03 fields of a product stand 36 px apart, with room for a problem and 16 px between that and the next', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'product', 'tr');
  const boxOf = async (name: 'name' | 'surname' | 'phone' | 'email') => {
    const box = await page.locator(`div:has(> span > #link-${name})`).boundingBox();
    const label = await page.locator(`label[for="link-${name}"]`).boundingBox();
    return { top: label?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  await expect(link.field('name')).toBeVisible();
  const fields = [await boxOf('name'), await boxOf('surname'), await boxOf('phone'), await boxOf('email')];
  const gaps = fields.slice(1).map(({ top }, index) => Math.round(top - (fields[index]?.bottom ?? 0)));
  expect(gaps).toEqual([36, 36, 36]);
});
