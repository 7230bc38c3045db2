import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { layoutMistakes } from '../harness/layout.js';

for (const { scheme, width } of [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 375 },
] as const) {
  test(`AP-01 MA-01 the calls can be read under the strict policy, without a script (${scheme}, ${width} px)`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${sandbox.urls.provider}/openapi`);
    await page.getByRole('link', { name: 'POST /odeme/api/get-token' }).click();
    const call = page.locator('section', { has: page.getByRole('heading', { name: 'POST /odeme/api/get-token' }) });
    await expect(call).toBeInViewport();
    const field = call.getByRole('row', { name: /^payment_amount/ });
    await expect(field).toContainText('a positive integer, the amount x 100');
    await expect(field).toContainText('yes');
    await call.getByText('The answer 200').click();
    await expect(call.getByText('"token"')).toBeVisible();
    expect(await layoutMistakes(page, { phone: false })).toEqual([]);
    await expectAccessible(page);
  });
}
