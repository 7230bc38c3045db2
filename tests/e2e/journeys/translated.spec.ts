import { reasonOf } from '../../../sandbox/provider/directory/decline-reasons.js';
import { formatMoney } from '../../../src/domain/money/amount.js';
import { compose, manage, translate } from '../harness/foreign-nodes.js';
import { hold, scripts } from '../harness/hold.js';
import { expect, test } from '../harness/journey.js';
import { inquire } from '../harness/merchant.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab, type View } from '../pages/card-tab.js';
import { goodAddress, LinkPage, StoreLinks, tokenOfPayment } from '../pages/links.js';
import { OtherPayments } from '../pages/other-payments.js';
import { type Card, cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';
import { withToslaApp } from '../pages/wallet-page.js';

/** The order of the store's rows, in minor units. */
const price = 42_000;
const desktop: View = { language: 'tr', size: 'desktop' };

/** Describes the nodes in a page that are not its own, and how a shopper types there. */
const disturbances = [
  {
    id: 'RL-14: a translated page',
    begin: translate,
    reports: undefined,
    type: (payment: PaymentPage, card: Card) => payment.fill(card),
  },
  {
    id: 'RL-14 CN-23: a page with the elements of a password manager, and a keyboard that composes',
    begin: manage,
    // React draws the page anew where its HTML is not what it expects, and reports it.
    reports: /^exception: Minified React error #418/,
    type: async (payment: PaymentPage, card: Card) => {
      const fields = [
        [payment.number, card.number.replaceAll(' ', '')],
        [payment.expiry, card.expiry.replace('/', '')],
        [payment.cvv, card.cvv],
        [payment.owner, card.owner],
      ] as const;
      for (const [field, text] of fields) {
        await field.click();
        await compose(payment.page, text);
      }
    },
  },
];

for (const { id, begin, type, reports } of disturbances) {
  test.describe(id, () => {
    test.beforeEach(({ guard }) => reports && guard.declare(reports));

    test(`a card is declined, another pays in installments, and the receipt says so`, async ({
      page,
      sandbox,
      guard,
      stay,
    }) => {
      guard.declareStatus(400, '/odeme');
      await begin(page);
      await stay('/orders/*/ok');
      const orderId = await new StorePage(page, sandbox.urls.store).openScenario('installments', 'tr');
      const tab = new CardTab(page, desktop);
      await tab.arrive();
      await tab.number.pressSequentially('4355');
      await tab.owner.click();
      await expect(page.locator('#cc-number-problem')).toBeVisible();
      await tab.number.fill('');
      await type(tab, cardOf('insufficient-funds'));
      await tab.submit();
      await expect(page.getByText(reasonOf('insufficientFunds').text.tr).first()).toBeVisible();
      await tab.number.fill('');
      await tab.expiry.fill('');
      await tab.owner.fill('');
      await type(tab, cardOf('3d-frictionless'));
      await tab.chooseCount(3);
      const total = (await tab.row(3).getByRole('cell').nth(1).innerText()).trim();
      await expect(tab.amount).toHaveText(total);
      await tab.submit();
      await expect(tab.heading('tr', 'success.title')).toBeVisible();
      await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
      expect(await inquire(sandbox.urls.provider, orderId)).toMatchObject({ status: 'success', taksit: '3' });
    });

    test(`a saved card pays`, async ({ page, sandbox, stay }) => {
      await begin(page);
      await stay('/orders/*/ok');
      const orderId = await new StorePage(page, sandbox.urls.store).openScenario('saved-cards', 'tr');
      const tab = new CardTab(page, desktop);
      await tab.arrive();
      await expect(tab.savedCard).toContainText('4358');
      await tab.savedCard.click();
      await tab.savedRows.nth(1).click();
      await expect(tab.savedCard).toContainText('0019');
      await tab.savedCard.click();
      await tab.savedRows.nth(0).click();
      await expect(tab.savedCard).toContainText('4358');
      await tab.submit();
      await new AcsPage(page).succeed();
      await expect(tab.heading('tr', 'success.title')).toBeVisible();
      await expect(page.getByText(formatMoney(price, 'TL')).first()).toBeVisible();
      expect(await inquire(sandbox.urls.provider, orderId)).toMatchObject({ status: 'success' });
    });

    test(`a wallet pays by its code`, async ({ page, sandbox, stay }) => {
      await begin(page);
      await stay('/orders/*/ok');
      const orderId = await new StorePage(page, sandbox.urls.store).openScenario('tosla-approve', 'tr');
      const tab = new CardTab(page, desktop);
      await tab.arrive();
      const methods = new OtherPayments(tab);
      await methods.payBy('tosla');
      const code = await methods.referenceCode();
      await methods.press('methods.copy');
      await withToslaApp(page, sandbox.urls.wallets, code, 'approve');
      await expect(tab.heading('tr', 'success.title')).toBeVisible();
      expect(await inquire(sandbox.urls.provider, orderId)).toMatchObject({ status: 'success', odeme_tipi: 'TOSLA' });
    });

    test(`a product link whose quantity was out of bounds is paid`, async ({ page, sandbox }) => {
      await begin(page);
      const { url } = await new StoreLinks(sandbox.urls.store).make('product-stock');
      await page.goto(url);
      const link = new LinkPage(page, 'tr');
      await link.arrive();
      for (const much of ['99', '98']) {
        await link.field('quantity').fill(much);
        await expect(link.problem('quantity')).not.toBeEmpty();
        await link.button('quantity.more').click();
      }
      await link.field('quantity').fill('2');
      await expect(link.problem('quantity')).toBeEmpty();
      await link.fill(goodAddress);
      const due = await link.due.innerText();
      await link.next.click();
      await tokenOfPayment(page);
      const payment = new PaymentPage(page);
      await payment.arrive();
      await type(payment, goodCard);
      await expect(payment.amount).toHaveText(due);
      await payment.submit();
      await new AcsPage(page).succeed();
      await expect(payment.heading('tr', 'success.title')).toBeVisible();
      await expect(page.getByText(due).first()).toBeVisible();
    });
  });
}

test('RL-15: an exception while the form is drawn keeps what was typed, and posts nothing', async ({
  page,
  pay,
  guard,
}) => {
  guard.declare(/^console: .*(removeChild|NotFoundError|insertBefore)/);
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.arrive();
  await payment.fill(goodCard);
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/odeme') posts.push(pathname);
  });
  // A script that is none of the page's takes an element away which the page removes itself.
  await payment.cvv.fill('0');
  await payment.owner.click();
  await page.locator('#cc-csc-problem').evaluate((line) => line.replaceChildren());
  await payment.cvv.fill('000');
  await expect(payment.number).toHaveValue(goodCard.number);
  await expect(payment.cvv).toHaveValue('000');
  await expect(payment.payButton).toBeEnabled();
  expect(posts).toEqual([]);
  await payment.submit();
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('RL-13: a script that does not come is said beside the form within 10 s, and what was typed stays', async ({
  page,
  pay,
}) => {
  await page.clock.install();
  const release = await hold(page, scripts);
  await page.goto((await pay()).url, { waitUntil: 'commit' });
  const payment = new PaymentPage(page);
  await payment.number.fill('4355');
  const words = page.locator('#stalled');
  await expect(words).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(words).toContainText(text('tr', 'error.partMissing'));
  await expect(words.getByRole('link', { name: text('tr', 'label.tryAgain') })).toBeVisible();
  await expect(payment.number).toHaveValue('4355');
  await release();
  await payment.arrive();
  await expect(words).toHaveCount(0);
  await expect(payment.number).toHaveValue('4355');
});
