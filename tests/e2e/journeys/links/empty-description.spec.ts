import { hold, scripts } from '../../harness/hold.js';
import { expect, test } from '../../harness/journey.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';

test('SD-04 LG-02 a link without a description has the words of its language, and keeps what is typed', async ({
  page,
  sandbox,
}) => {
  const release = await hold(page, scripts);
  const form = { kind: 'product', name: 'Teapot', price: '100', minCount: '1' };
  const { url } = await new StoreLinks(sandbox.urls.store).create(form, 'en');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Increase' })).toBeVisible();
  await page.getByLabel('First name').fill('Ayşe');
  await release();
  const link = new LinkPage(page, 'en');
  // Only the running script shows the country of an address abroad.
  await link.abroad.check();
  await expect(link.field('country')).toBeVisible();
  await expect(link.field('name')).toHaveValue('Ayşe');
});
