import { expect } from 'playwright/test';
import { CardTab } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { cardOf, goodCard } from '../../pages/payment-page.js';
import { StorePage } from '../../pages/store-page.js';
import { type Scene, scenes, send } from './scene.js';

/** A row of the store's scenarios, clicked there: its payment stands in the store's frame. */
async function framed({ page, store, view }: Scene, id: string): Promise<CardTab> {
  const shop = new StorePage(page, store);
  await shop.clickScenario(id);
  const tab = new CardTab(page, view, shop.paymentPage('framed').view);
  await tab.arrive();
  return tab;
}

scenes('framed', {
  card: async (at) => {
    const tab = await framed(at, 'approved');
    await at.picture();
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await at.picture('filled');
  },

  declined: async (at) => {
    const tab = await framed(at, 'insufficient-funds');
    await send(tab, cardOf('insufficient-funds'));
    await expect(tab.view.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await at.picture();
  },

  installments: async (at) => {
    const tab = await framed(at, 'installments');
    await tab.fill(goodCard);
    await tab.openInstallments();
    await at.picture();
  },

  methods: async (at) => {
    const methods = new OtherPayments(await framed(at, 'wallets-all'));
    await methods.goTo('tabs.otherPayments');
    await expect(methods.says('tabs.otherPaymentsInfo')).toBeVisible();
    await at.picture();
  },

  dialog: async (at) => {
    const tab = await framed(at, 'approved');
    await tab.press('card.cvvHelp');
    await expect(tab.dialog).toBeVisible();
    await at.picture();
  },
});
