import { expect, test } from '../harness/journey.js';
import { text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };

test('SC-02 SC-04 a desktop’s window is narrowed with the list of cards and the question open: the question is on top', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(desktop);
  await new StorePage(page, sandbox.urls.store).openScenario('saved-cards', 'tr');
  await page.locator('#savedCard').click();
  const list = page.getByRole('list', { name: text('tr', 'savedCards.mine') });
  const trash = list.getByRole('listitem').first().getByRole('button').last();
  const question = page.getByRole('alertdialog', { name: text('tr', 'savedCards.deleteConfirm') });
  await trash.click();
  await page.setViewportSize(phone);
  await question.getByRole('button', { name: text('tr', 'label.giveUp') }).click();
  await expect(page.locator('dialog')).toHaveCount(0);

  await page.locator('#savedCard').click();
  await trash.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('TB-08 a sheet of a phone does not stand before the page of a widened window', async ({ page, sandbox }) => {
  await page.setViewportSize(phone);
  await new StorePage(page, sandbox.urls.store).openScenario('saved-cards', 'tr');
  await page.locator('#savedCard').click();
  await expect(page.locator('dialog')).toHaveCount(1);
  await page.setViewportSize(desktop);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('#savedCard')).toBeVisible();
});
