import type { Locator } from 'playwright/test';
import { expectAccessible } from '../../harness/accessible.js';
import { openHeld } from '../../harness/held-link.js';
import { hold } from '../../harness/hold.js';
import { expect, test } from '../../harness/journey.js';
import { type LinkPage, StoreLinks } from '../../pages/links.js';

/** Only the running script masks an amount and shows the country of an address abroad. */
async function expectRunning(link: LinkPage, id: string): Promise<void> {
  if (id === 'product') {
    await link.abroad.check();
    await expect(link.field('country')).toBeVisible();
    return;
  }
  await link.field('amount').fill('1234');
  await expect(link.field('amount')).toHaveValue('1.234');
  await link.field('amount').fill('');
}

/** The text before the caret, and whether nothing is selected. */
function caretOf(field: Locator) {
  return field.evaluate((input: HTMLInputElement) => [
    input.value.slice(0, input.selectionStart ?? 0),
    input.selectionStart === input.selectionEnd,
  ]);
}

test('SD-04 LK-02 an amount that is typed before the script stays, with its caret, and Enter sends nothing', async ({
  page,
  sandbox,
  guard,
}) => {
  const { link, release, url } = await openHeld(page, sandbox.urls.store, 'collection', 'tr');
  await expect(link.next).toBeDisabled();
  const amount = link.field('amount');
  await amount.click();
  await page.keyboard.type('1150');
  await page.keyboard.press('Enter');
  await amount.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await release();
  await expect(link.next).toBeEnabled();
  await expect(amount).toHaveValue('1.150');
  await expect(amount).toBeFocused();
  expect(await amount.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  await expect(link.due).toHaveText('₺1.150,00');
  expect(page.url()).toBe(url);
  expect(guard.requests.filter((address) => address.includes('1150'))).toEqual([]);
  await link.goOn();
});

test('SD-04 LK-01 whoever waits in the empty amount types over the whole debt', async ({ page, sandbox }) => {
  const { link, release } = await openHeld(page, sandbox.urls.store, 'collection', 'en');
  await link.field('amount').click();
  await release();
  await expect(link.field('amount')).toHaveValue('1.249,50');
  await page.keyboard.type('75');
  await expect(link.field('amount')).toHaveValue('75');
});

test('SD-04 LK-04 what is typed into every field of a flex link before the script goes into its payment', async ({
  page,
  sandbox,
}) => {
  const { link, release } = await openHeld(page, sandbox.urls.store, 'flex', 'en');
  await link.fill({
    amount: '1250',
    fullName: 'Ayşe Yılmaz',
    phone: '05551112233',
    email: 'ayse@example.com',
    detail: 'Moda Caddesi No: 12 Daire: 3',
  });
  await release();
  await expect(link.next).toBeEnabled();
  await link.goOn();
});

for (const [id, name, language] of [
  ['product', 'name', 'tr'],
  ['product', 'email', 'en'],
  ['flex', 'phone', 'tr'],
  ['flex', 'fullName', 'en'],
] as const) {
  test(`SD-04 what is being typed before the script stays, with its caret: ${id}, ${name} (${language})`, async ({
    page,
    sandbox,
  }) => {
    const { link, release } = await openHeld(page, sandbox.urls.store, id, language);
    const field = link.field(name);
    await field.click();
    await page.keyboard.type('1234567');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await release();
    await expect(link.next).toBeEnabled();
    await expect(field).toBeFocused();
    await page.keyboard.type('0');
    await expect(field).toHaveValue(/^12345 ?0 ?67$/);
  });
}

for (const [id, name, language] of [
  ['collection', 'amount', 'en'],
  ['product', 'surname', 'tr'],
  ['flex', 'detail', 'tr'],
] as const) {
  test(`SD-04 what is being typed between the script and the link’s data stays, with its caret: ${id} (${language})`, async ({
    page,
    sandbox,
  }) => {
    const bringData = await hold(page, '**/payment/get/link/*');
    const { link, release } = await openHeld(page, sandbox.urls.store, id, language);
    await release();
    await expectRunning(link, id);
    const field = link.field(name);
    await field.click();
    await page.keyboard.type('123');
    await page.keyboard.press('ArrowLeft');
    await bringData();
    await expect(link.next).toBeEnabled();
    await expect(field).toBeFocused();
    expect(await caretOf(field)).toEqual(['12', true]);
  });
}

for (const [id, language] of [
  ['collection', 'tr'],
  ['flex', 'en'],
] as const) {
  test(`SD-04 LK-09 a link that was paused since its document was made shows that, and no form: ${id} (${language})`, async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.declareStatus(400, '/get/link/');
    const bringData = await hold(page, '**/payment/get/link/*');
    const { link, release, pause } = await openHeld(page, sandbox.urls.store, id, language);
    await link.field('amount').fill('12');
    await pause();
    await release();
    await bringData();
    await expect(link.title).toHaveText(link.say('linkState.closedTitle'));
    await expect(link.field('amount')).toHaveCount(0);
  });
}

for (const [id, width, colorScheme] of [
  ['collection', 375, 'dark'],
  ['product', 1280, 'light'],
  ['flex', 375, 'light'],
] as const) {
  test(`SD-04 the form of a link is accessible before the script: ${id}, ${width} px, ${colorScheme}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openHeld(page, sandbox.urls.store, id, 'tr');
    await expectAccessible(page);
  });
}

test('SD-04 AD-03 AD-05 boxes that are checked before the script show their fields', async ({ page, sandbox }) => {
  const { link, release } = await openHeld(page, sandbox.urls.store, 'product', 'tr');
  await link.field('name').fill('Ayşe');
  await link.abroad.check();
  await link.invoice.check();
  await release();
  await expect(link.next).toBeEnabled();
  await expect(link.field('country')).toBeVisible();
  await expect(link.field('taxNumber')).toBeVisible();
  await expect(link.field('name')).toHaveValue('Ayşe');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`SD-04 TH-01 before the script a link looks as the device does: ${colorScheme}`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    const { link } = await openHeld(page, sandbox.urls.store, 'flex', 'tr');
    await expect(link.html).toHaveAttribute('data-theme', colorScheme);
  });
}

test('SD-04 PP-15 LK-04 before the script and before its data a link has the sign of its currency', async ({
  page,
  sandbox,
}) => {
  const bringData = await hold(page, '**/payment/get/link/*');
  const { link, release } = await openHeld(page, sandbox.urls.store, 'flex-currency', 'tr');
  const sign = page.locator('#link-sign');
  await expect(sign).toHaveText('€');
  await release();
  await expectRunning(link, 'flex');
  await link.field('amount').fill('0,5');
  await link.field('fullName').focus();
  await expect(link.problem('amount')).toContainText('€1,00');
  await expect(sign).toHaveText('€');
  await bringData();
  await expect(link.next).toBeEnabled();
  await expect(link.problem('amount')).toContainText('€1,00');
});

test('SD-04 the HTML of a link refers to its script and its icon, and to nothing else', async ({ page, sandbox }) => {
  const { url } = await new StoreLinks(sandbox.urls.store).make('product', 'tr');
  const html = await (await page.request.get(url)).text();
  const shown = html.replaceAll(/<template id="later.*?<\/template>/gs, '');
  const addresses = [...shown.matchAll(/ (?:src|href)="([^"#]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/favicon.svg', expect.stringMatching(/^\/assets\/[\w-]+\.js$/)]);
});

test('SD-05 the parts and the data of a link are asked for while the script is on its way', async ({
  page,
  sandbox,
  guard,
}) => {
  const { url } = await openHeld(page, sandbox.urls.store, 'collection', 'tr');
  const asked = () => guard.requests.map((address) => new URL(address).pathname);
  const shortId = url.split('/').at(-1);
  await expect.poll(asked).toContain(`/odeme/api/oos/payment/get/link/${shortId}`);
  await expect.poll(asked).toContainEqual(expect.stringMatching(/^\/assets\/links\.part-/));
});
