import { themes } from '../../../../src/domain/theme/theme.js';
import { hold, scripts } from '../../harness/hold.js';
import { expect, test } from '../../harness/journey.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';

for (const scheme of themes) {
  const changed = scheme === 'dark' ? 'light' : 'dark';
  test.describe(() => {
    test.use({ colorScheme: scheme });

    test(`TH-01 before the script what cannot be paid looks as the device does, and a payment as its merchant says: ${scheme}`, async ({
      page,
      pay,
      sandbox,
      controls,
      guard,
    }) => {
      guard.declareStatus(410, '/get/token/');
      const { url } = await new StoreLinks(sandbox.urls.store).make('deleted');
      const payment = await pay({ timeout_limit: '1', iframe_v2_dark: changed === 'dark' ? '1' : '0' });
      await controls.advance(60_000);
      await hold(page, scripts);
      const html = page.locator('html');
      for (const address of [url, `${url}/failed`, `${sandbox.urls.provider}/odeme/guvenli/v2/basarisiz`]) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(html).toHaveAttribute('data-theme', scheme);
      }
      await page.goto(payment.url, { waitUntil: 'commit' });
      await expect(html).toHaveAttribute('data-theme', changed);
    });

    test(`TH-01 TH-03 a link follows the device and keeps to it for the session; its payment looks as the merchant says: ${scheme}`, async ({
      page,
      sandbox,
      newContext,
    }) => {
      const { url } = await new StoreLinks(sandbox.urls.store).make('collection');
      await page.goto(url);
      const link = new LinkPage(page, 'tr');
      await link.arrive();
      await expect(link.html).toHaveAttribute('data-theme', scheme);
      // The document itself looks as the device does; the session has its theme once the script has run.
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
      // The device's theme changes; the session's does not.
      await page.emulateMedia({ colorScheme: changed });
      for (const address of [url, `${url}/failed`, `${url}/success`]) {
        await page.goto(address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(link.html).toHaveAttribute('data-theme', scheme);
      }
      await page.goto(url);
      await link.goOn();
      await expect(page.locator('#formPayWithCard')).toBeVisible();
      await expect(link.html).toHaveAttribute('data-theme', 'light');
      // Another session begins with the device as it is.
      const context = await newContext();
      const fresh = await context.newPage();
      await fresh.emulateMedia({ colorScheme: changed });
      await fresh.goto(url);
      await new LinkPage(fresh, 'tr').arrive();
      await expect(fresh.locator('html')).toHaveAttribute('data-theme', changed);
    });
  });
}
