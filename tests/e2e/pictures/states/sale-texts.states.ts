import { expect } from 'playwright/test';
import { AcsPage } from '../../pages/acs-page.js';
import { goodAddress, LinkPage } from '../../pages/links.js';
import { cardOf, goodCard, PaymentPage } from '../../pages/payment-page.js';
import { type Scene, scenes, send } from './scene.js';

/** A new product link with the texts of a sale, its form filled in. */
async function filledLink(at: Scene): Promise<LinkPage> {
  await at.link('product-texts');
  const link = new LinkPage(at.page, at.view.language);
  await link.arrive();
  await expect(link.field('province')).toBeEnabled();
  await link.fill(goodAddress);
  return link;
}

scenes('sale-texts', {
  link: async (at) => {
    const link = await filledLink(at);
    await at.picture();
    await link.next.click();
    await expect(link.accept).toBeFocused();
    await at.picture('unaccepted');
    await link.button('saleText.contract').click();
    await expect(at.page.getByRole('dialog', { name: link.say('saleText.contract') })).toBeVisible();
    await at.picture('contract');
    await at.page.keyboard.press('Escape');
    await link.accept.check();
    await at.picture('accepted');
  },

  changed: async (at) => {
    const link = await filledLink(at);
    await link.accept.check();
    await at.answer('**/payment/link', 400, { status: 'error', error: { code: 'textsChanged' } });
    await link.next.click();
    await expect(link.failure).toContainText(link.say('linkFailure.textsChangedTitle'));
    await at.picture();
  },

  paid: async (at) => {
    const link = await filledLink(at);
    await link.accept.check();
    await link.goOn();
    await at.tab.arrive();
    await expect(at.page.getByText(link.say('order.obliges'))).toBeVisible();
    await at.picture('payment');
    const payment = new PaymentPage(at.page);
    await payment.pay(goodCard);
    await new AcsPage(at.page).succeed();
    await expect(payment.heading(at.view.language, 'success.title')).toBeVisible();
    await at.picture('receipt');
    await link.button('saleText.contract').click();
    const text = at.page.getByRole('dialog', { name: link.say('saleText.contract') }).getByRole('region');
    await expect(text).toHaveAttribute('aria-busy', 'false');
    await at.picture('text');
  },
});

scenes('law', {
  limit: async (at) => {
    const tab = await at.pay({ no_installment: '0', category: 'electronics' });
    await tab.fill(goodCard);
    await expect(tab.view.getByText(tab.say('installments.legalLimit', { max: '4' }))).toBeVisible();
    await expect(tab.payButton).toBeEnabled();
    await at.picture();
  },

  'closed-card': async (at) => {
    await send(await at.pay(), cardOf('closed-to-ecommerce'));
    await expect(at.page.getByRole('alert').first()).toBeVisible();
    await at.picture();
  },

  category: async (at) => {
    await at.page.goto(`${at.store}/links/new`);
    await expect(at.page.locator('#category')).toBeVisible();
    await at.picture();
  },
});
