import { maxCollection } from '../../../../src/domain/links/collection.js';
import type { Language } from '../../../../src/domain/locale/language.js';
import { printAmount } from '../../../../src/domain/money/amount.js';
import type { TextKey } from '../../../../src/ui/texts/texts.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';

/** A click on a case of the store, whose link cannot be paid, and what the shopper reads. */
interface DeadRow {
  readonly id: string;
  readonly status: number;
  readonly title: TextKey;
  readonly text: TextKey;
  /** It may open again later. */
  readonly again?: true;
}

const rows: readonly DeadRow[] = [
  { id: 'paid', status: 400, title: 'linkState.paidTitle', text: 'linkState.paid' },
  { id: 'deleted', status: 410, title: 'linkState.deletedTitle', text: 'linkState.deleted' },
  { id: 'expired', status: 410, title: 'linkState.expiredTitle', text: 'linkState.expired' },
  {
    id: 'out-of-stock',
    status: 400,
    title: 'linkState.outOfStockTitle',
    text: 'linkState.outOfStock',
    again: true,
  },
  { id: 'over-limit', status: 400, title: 'linkState.overLimitTitle', text: 'linkState.overLimit' },
];

const params = { merchant: 'Çınar Kitabevi', amount: printAmount(maxCollection) };

/** By turns in each language, in Turkish on a phone and in English on a desktop. */
function turn(index: number) {
  const language: Language = index % 2 === 0 ? 'tr' : 'en';
  return language === 'tr'
    ? { language, browser: { locale: 'tr-TR', viewport: sizes.phone } }
    : { language, browser: { locale: 'en-US', viewport: sizes.desktop } };
}

for (const [index, { id, status, title, text, again }] of rows.entries()) {
  const { language, browser } = turn(index);
  test.describe(() => {
    test.use(browser);

    test(`AP-02 LK-09 one click opens a link that cannot be paid; the page says why and whom to ask [${id}]: ${language}`, async ({
      page,
      sandbox,
      guard,
    }) => {
      guard.declareStatus(status, '/get/link/');
      await new StoreLinks(sandbox.urls.store).click(page, id);
      const link = new LinkPage(page, language);
      await expect(page.getByRole('heading', { name: link.say(title) })).toBeVisible();
      await expect(link.html).toHaveAttribute('lang', language);
      await expect(page.getByText(link.say(text, params))).toBeVisible();
      await expect(link.next).toHaveCount(0);
      await expect(link.button('linkState.again')).toHaveCount(again ? 1 : 0);
      await expect(page.getByRole('link', { name: link.say('linkState.toStore') })).toHaveAttribute(
        'href',
        `${sandbox.urls.store}/`,
      );
      await expect(page.getByRole('definition').filter({ hasText: params.merchant })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe(() => {
  const { language, browser } = turn(rows.length);
  test.use(browser);

  test(`RT-03 a link of an unknown type shows the generic error, an address of no link says so: ${language}`, async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.declareStatus(404, '/get/link/');
    const stranger = await new StoreLinks(sandbox.urls.store).make('flex', language);
    await page.route('**/get/link/*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.data.linkPage.linkType = 'donation';
      await route.fulfill({ response, json });
    });
    await page.goto(stranger.url);
    const link = new LinkPage(page, language);
    await expect(page.getByRole('heading', { name: link.say('error.title') })).toBeVisible();
    await expect(page.getByText(link.say('error.description'))).toBeVisible();
    await expect(link.next).toHaveCount(0);
    await expectAccessible(page);
    await page.unrouteAll();
    // The same address, once its type is known again.
    await link.button('label.tryAgain').click();
    await link.arrive();
    // Without a link the language is the browser's.
    await page.goto(`${sandbox.urls.provider}/link/NoSuchLink`);
    const nothing = new LinkPage(page, 'en');
    await expect(page.getByRole('heading', { name: nothing.say('linkState.notFoundTitle') })).toBeVisible();
    await expectAccessible(page);
  });
});
