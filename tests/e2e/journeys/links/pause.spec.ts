import type { Language } from '../../../../src/domain/locale/language.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { AcsPage } from '../../pages/acs-page.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';
import { goodCard, PaymentPage } from '../../pages/payment-page.js';

const turns = [
  { language: 'tr', browser: { locale: 'tr-TR', viewport: sizes.phone }, pause: 'Duraklat', resume: 'Sürdür' },
  { language: 'en', browser: { locale: 'en-US', viewport: sizes.desktop }, pause: 'Pause', resume: 'Resume' },
] as const satisfies readonly { readonly language: Language; readonly [more: string]: unknown }[];

for (const { language, browser, pause, resume } of turns) {
  test.describe(() => {
    test.use(browser);

    test(`LK-09 a link is paused in the store, says that it is closed, is resumed and paid: ${language}`, async ({
      page,
      sandbox,
      guard,
    }) => {
      guard.declareStatus(400, '/get/link/');
      const { store } = sandbox.urls;
      const { url, shortId } = await new StoreLinks(store).make('collection', language);
      const link = new LinkPage(page, language);
      await page.goto(`${store}/links/${shortId}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: pause, exact: true }).click();
      await expect(page.getByRole('button', { name: resume, exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.goto(url);
      await expect(page.getByRole('heading', { name: link.say('linkState.closedTitle') })).toBeVisible();
      await expect(link.next).toHaveCount(0);
      await expectAccessible(page);
      await page.goto(`${store}/links/${shortId}`);
      await page.getByRole('button', { name: resume, exact: true }).click();
      await expect(page.getByRole('button', { name: pause, exact: true })).toBeVisible();
      await page.goto(url);
      await link.arrive();
      await link.goOn();
      const payment = new PaymentPage(page);
      await payment.pay(goodCard);
      await new AcsPage(page).succeed();
      await expect(payment.heading(language, 'success.title')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('.link.'))))
        .toEqual([]);
    });
  });
}
