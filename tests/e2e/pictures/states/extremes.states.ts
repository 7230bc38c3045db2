import { expect } from 'playwright/test';
import { LinkPage, StoreLinks } from '../../pages/links.js';
import { goodCard } from '../../pages/payment-page.js';
import { scenes } from './scene.js';

/** Minor units: the most that a link collects. */
const most = '999999999';

/** 200 characters, with a word that no line holds. */
const longName = `${'Çaydanlık'.repeat(12)} ${'el dövmesi bakır çaydanlık, ahşap saplı '.repeat(3)}`.slice(0, 200);

const basket = Buffer.from(JSON.stringify([[longName, '9999999.99', 1]])).toString('base64');

scenes('extremes', {
  amount: async ({ pay, picture }) => {
    const tab = await pay({ payment_amount: most, payment_options: 'tosla,juzdan', user_basket: basket });
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await picture();
  },

  installments: async ({ pay, picture }) => {
    const tab = await pay({ payment_amount: most, no_installment: '0' });
    await tab.fill(goodCard);
    await tab.openInstallments();
    await tab.press('installments.showAll');
    await expect(tab.count(12)).toBeVisible();
    await picture();
  },

  basket: async ({ onPhone, pay, picture }) => {
    const tab = await pay({ payment_amount: most, user_basket: basket, currency: 'EUR' });
    if (onPhone) await tab.press('order.summary');
    await expect(tab.view.getByText(longName)).toBeVisible();
    await picture();
  },

  link: async (at) => {
    const { language } = at.view;
    const { url } = await new StoreLinks(at.store).create(
      { kind: 'flex', name: longName, price: '1,00', maxPrice: '9.999.999,99' },
      language,
    );
    await at.page.goto(url);
    const link = new LinkPage(at.page, language);
    await link.arrive();
    await link.field('amount').fill('9.999.999,99');
    await link.field('amount').blur();
    await at.picture();
  },
});
