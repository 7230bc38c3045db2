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

/** A label’s upper edge and the lower one of its field. */
async function edgesOf(page: Page, name: string) {
  const box = await page.locator(`div:has(> span > #link-${name})`).boundingBox();
  const label = await page.locator(`label[for="link-${name}"]`).boundingBox();
  return { top: label?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

for (const [above, below, gap] of [
  ['phone', 'email', 36],
  // Half a line wide, a problem of the name may have two lines.
  ['surname', 'phone', 38],
] as const) {
  test(`LK-03 on a phone ${gap} px lie between ${above} and ${below} of a product, with room for a problem`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const link = await opened(page, sandbox, 'product', 'tr');
    await expect(link.field('name')).toBeVisible();
    const [upper, lower] = [await edgesOf(page, above), await edgesOf(page, below)];
    expect(Math.round(lower.top - upper.bottom)).toBe(gap);
  });
}

for (const [width, beside] of [
  [320, false],
  [360, true],
] as const) {
  test(`LK-03 name and surname stand ${beside ? 'side by side' : 'one above the other'} at ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const link = await opened(page, sandbox, 'product', 'tr');
    await expect(link.field('name')).toBeVisible();
    const [name, surname] = [await edgesOf(page, 'name'), await edgesOf(page, 'surname')];
    expect(Math.abs(name.bottom - surname.bottom) < 1).toBe(beside);
  });
}

test('LK-03 on a phone a problem of two lines moves nothing', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'product', 'tr');
  await expect(link.field('name')).toBeVisible();
  const before = await edgesOf(page, 'phone');
  await link.field('name').fill('Иван');
  await link.field('name').blur();
  await expect(link.problem('name')).toHaveText(link.say('validation.lettersOnly'));
  expect((await link.problem('name').locator('span').boundingBox())?.height).toBeGreaterThan(30);
  expect((await edgesOf(page, 'phone')).top).toBe(before.top);
});

test('LK-03 on a phone 52 px lie between a field and the next heading, with room for a problem', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'product', 'tr');
  await expect(link.field('email')).toBeVisible();
  const heading = await page.locator('legend', { hasText: link.say('address.delivery') }).boundingBox();
  expect(Math.round((heading?.y ?? 0) - (await edgesOf(page, 'email')).bottom)).toBe(52);
});

for (const language of ['tr', 'en'] as const) {
  test(`AD-01 on a phone a name that is too short says so in one line: ${language}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const link = await opened(page, sandbox, 'product', language);
    await link.field('name').fill('A');
    await link.field('name').blur();
    await expect(link.problem('name')).toHaveText(link.say('validation.minLength', { min: '2' }));
    expect((await link.problem('name').locator('span').boundingBox())?.height).toBe(16);
  });
}

test('LK-03 40 px lie between the quantity and the next heading, with room for a warning', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'product', 'tr');
  const stepper = await page.locator('div:has(> #link-quantity)').boundingBox();
  const heading = await page.locator('legend', { hasText: link.say('address.contact') }).boundingBox();
  expect(Math.round((heading?.y ?? 0) - (stepper?.y ?? 0) - (stepper?.height ?? 0))).toBe(40);
});

test('LK-02 on a phone the button that pays in full is as high as a finger asks for', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'collection', 'tr');
  await link.field('amount').fill('1.000');
  expect((await link.button('link.payAll').boundingBox())?.height).toBe(44);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('PP-19 the slip alone shows the sum of a collection', async ({ page, sandbox }) => {
    const link = await opened(page, sandbox, 'collection', 'tr');
    await expect(link.due).toHaveText(/1\.249,50/);
    expect((await link.due.locator('xpath=ancestor::p').boundingBox())?.height).toBe(1);
  });

  test('PP-19 the slip of a collection names what is left once it is another amount than what is paid', async ({
    page,
    sandbox,
  }) => {
    const link = await opened(page, sandbox, 'collection', 'tr');
    const left = page.locator('#link-price');
    await expect(left).toBeHidden();
    await link.field('amount').fill('1.000');
    await expect(left).toBeVisible();
  });

  test('PP-19 the slip of a collection has a dash for an amount that cannot be paid', async ({ page, sandbox }) => {
    const link = await opened(page, sandbox, 'collection', 'tr');
    await link.field('amount').fill('0,99');
    const sum = page
      .locator('section:has(h1) p', { hasText: link.say('link.amountDue') })
      .locator('span')
      .last();
    await expect(sum).toHaveText('');
    await expect.poll(() => sum.evaluate((amount) => getComputedStyle(amount, '::before').content)).toContain('—');
  });

  test('PP-19 nothing on the slip of a collection moves when what is left comes', async ({ page, sandbox }) => {
    const link = await opened(page, sandbox, 'collection', 'tr');
    const description = page.locator('#link-description');
    const before = await description.boundingBox();
    await link.field('amount').fill('1.000');
    await expect(page.locator('#link-price')).toBeVisible();
    expect(await description.boundingBox()).toEqual(before);
  });

  for (const [what, of] of [
    ['the links', 'footer nav'],
    ['the wordmark', 'footer > div > svg'],
  ] as const) {
    test(`RL-05 ${what} and the marks of the cards stand in one row below the form of a link`, async ({
      page,
      sandbox,
    }) => {
      await opened(page, sandbox, 'product', 'tr');
      const [marks, other] = [await page.locator('footer ul').boundingBox(), await page.locator(of).boundingBox()];
      const middle = (box: typeof marks) => (box === null ? Number.NaN : box.y + box.height / 2);
      expect(Math.abs(middle(marks) - middle(other))).toBeLessThanOrEqual(1);
    });
  }

  test('LK-04 the page of a flex link is as high as the window', async ({ page, sandbox }) => {
    await opened(page, sandbox, 'flex', 'tr');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  });
});

test('LK-04 on a phone the bar of a flex link keeps the room of its sum until an amount is typed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'flex', 'tr');
  const row = link.due.locator('xpath=ancestor::p');
  const room = (await row.boundingBox())?.height;
  await link.field('amount').fill('150');
  await expect(link.due).toHaveText(/150/);
  expect((await row.boundingBox())?.height).toBe(room);
});

test('LK-04 on a phone the bar of a flex link has a dash for its sum until an amount is typed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'flex', 'tr');
  expect(await link.due.evaluate((sum) => getComputedStyle(sum, '::before').content)).toContain('—');
});

test('LK-02 on a phone the bar says what its sum is of while the amount is none that can be paid', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const link = await opened(page, sandbox, 'collection', 'tr');
  await link.field('amount').fill('0,99');
  await expect(link.due).toHaveText('');
  await expect(link.due.locator('xpath=ancestor::p')).toHaveCSS('opacity', '1');
});

test('QT-02 the button that takes one away is faint where there is one', async ({ page, sandbox }) => {
  const link = await opened(page, sandbox, 'product', 'tr');
  await expect(link.button('quantity.less')).toHaveCSS('opacity', '0.5');
});
