import type { Page } from 'playwright/test';
import { formatMoney } from '../../../../src/domain/money/amount.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { pressOn } from '../../harness/keyboard.js';
import { linkHash, linkNotificationOf } from '../../harness/merchant.js';
import { AcsPage } from '../../pages/acs-page.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, tokenOfPayment } from '../../pages/links.js';
import { goodCard, PaymentPage } from '../../pages/payment-page.js';
import { linkNames, type Plan, plans } from './plans.js';

for (const plan of plans) {
  const { language, scheme, amount, quantity } = plan;
  test.describe(() => {
    test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', viewport: sizes.phone, colorScheme: scheme });

    test(`RT-02 RT-07 RT-09 RL-07 PP-04 PP-05 LK-05 ${plan.proves}: made in the store, filled by keyboard alone at 375 px, paid, notified to the merchant (${plan.kind}, ${language}, ${scheme})`, async ({
      page,
      sandbox,
    }) => {
      const name = linkNames[language];
      const shortId = await create(page, sandbox.urls.store, plan, name);
      await expectAccessible(page);
      await pressOn(page, page.locator('.link-overview a.button'));

      const link = new LinkPage(page, language);
      await link.arrive();
      expect(new URL(page.url()).pathname).toBe(`/link/${shortId}`);
      await expect(link.html).toHaveAttribute('data-theme', scheme);
      await expect(link.title).toHaveText(name);
      await plan.fill(link);
      await expect(link.due).toHaveText(formatMoney(amount, 'TL'));
      await expectAccessible(page);
      await pressOn(page, link.next);

      const token = await tokenOfPayment(page);
      const payment = new PaymentPage(page);
      await expect(payment.html).toHaveAttribute('lang', language);
      const merchant = 'Çınar Kitabevi';
      await expect(page.getByRole('banner').getByText(merchant)).toBeVisible();
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
      await pressOn(page, payment.button(language, 'order.summary'));
      const order = page.locator('#order-details table');
      await expect(order.getByRole('columnheader')).toHaveText([
        link.say('order.details'),
        ...(quantity === undefined ? [] : [link.say('order.quantity')]),
        link.say('order.lineAmount'),
      ]);
      await expect(order.locator('tbody th, tbody td')).toHaveText([
        name,
        ...(quantity === undefined ? [] : [String(quantity)]),
        formatMoney(amount, 'TL'),
      ]);
      await expectAccessible(page);
      await payment.pay(goodCard);

      const acs = new AcsPage(page);
      await expect(acs.code).toBeVisible();
      // From here on the time is in the test's hand: whoever paid by link is not led away.
      await page.clock.install();
      await acs.succeed();
      await expect(payment.heading(language, 'success.title')).toBeVisible();
      await expect(page.getByText(merchant).first()).toBeVisible();
      await page.clock.fastForward(10_000);
      expect(new URL(page.url()).pathname).toBe(`/link/success/${token}`);
      await expectAccessible(page);

      const notification = await linkNotificationOf(sandbox.urls.store, shortId);
      expect(Object.fromEntries(notification)).toMatchObject({
        status: 'success',
        total_amount: String(amount),
        hash: linkHash(notification),
        ...plan.notified,
      });
    });
  });
}

/** By the store's form, whose fields follow the kind of link; returns its short id. */
async function create(
  page: Page,
  store: string,
  { kind, form, choices = {}, ticks = [] }: Plan,
  name: string,
): Promise<string> {
  await page.goto(`${store}/links/new`);
  const field = (each: string) => page.locator(`form[action="/links"] [name="${each}"]`);
  await page.locator(`input[name="kind"][value="${kind}"]`).check();
  await field('name').fill(name);
  for (const [each, value] of Object.entries(form)) await field(each).fill(value);
  for (const [each, value] of Object.entries(choices)) await field(each).selectOption(value);
  for (const each of ticks) await field(each).check();
  await page.locator('form[action="/links"] button:not([type])').click();
  await page.waitForURL(/\/links\/(?!new)[\w-]+$/);
  return page.url().split('/').at(-1) ?? '';
}
