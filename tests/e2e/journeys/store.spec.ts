import type { Page } from 'playwright/test';
import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { pressOn, typeInto } from '../harness/keyboard.js';
import { layoutMistakes } from '../harness/layout.js';
import { StorePage } from '../pages/store-page.js';

const rows = (page: Page) => page.locator('.scenario').filter({ visible: true });

test('the store’s scenarios are searched by words, without their accents and in any order', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.urls.store}/scenarios`);
  const all = await rows(page).count();
  const field = page.getByRole('searchbox', { name: 'Senaryo ara' });
  await field.fill('yetersiz ONCE');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Banka sayfası açılmadan reddedilir');
  await expect(page.getByRole('status').filter({ hasText: 'Bulunan senaryo: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Reddedilen kartlar']);
  await field.fill('43550843 00000103');
  await expect(rows(page)).toHaveCount(1);
  await field.fill('yok böyle bir şey');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('Bu sözcüklerle bir senaryo yok.')).toBeVisible();
  await field.fill('');
  await expect(rows(page)).toHaveCount(all);
});

test('on a phone the keyboard alone finds a scenario and opens its payment', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${sandbox.urls.store}/scenarios`);
  await typeInto(page, page.getByRole('searchbox'), 'onaylanır troy');
  await expect(rows(page)).toHaveCount(1);
  expect(await layoutMistakes(page, { phone: true })).toEqual([]);
  await expectAccessible(page);
  await pressOn(page, rows(page).getByRole('button', { name: /bununla öde/ }));
  await expect(new StorePage(page, sandbox.urls.store).paymentPage('framed').number).toBeVisible();
});

test('the store’s menu says under each name what its page is for', async ({ page, sandbox }) => {
  await page.goto(sandbox.urls.store);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'Senaryolar' })).toContainText('bir tıkla dene');
  await expect(menu.getByRole('link', { name: 'SMS ve kararlar' })).toContainText('kodlar, onaylar');
});

test('on a phone the scenarios are folded by group, and a press or a link to a group opens it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${sandbox.urls.store}/scenarios`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
  expect(await layoutMistakes(page, { phone: true })).toEqual([]);
  await expectAccessible(page);
  const [first, second] = await page.locator('details.group').all();
  await first?.locator('summary').click();
  await expect(first?.locator('.scenario').first() ?? page.locator('none')).toBeVisible();
  await page.locator('.jumps a').nth(1).click();
  await expect(second?.locator('.scenario').first() ?? page.locator('none')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('details.group:not([open])')).toHaveCount(0);
});
