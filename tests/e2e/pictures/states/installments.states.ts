import { expect } from 'playwright/test';
import { cardOf, goodCard } from '../../pages/payment-page.js';
import { scene, scenes } from './scene.js';

const inInstallments = { no_installment: '0' } as const;

scenes('installments', {
  table: async ({ onPhone, pay, picture }) => {
    const tab = await pay(inInstallments);
    await picture('none');
    await tab.press('installments.allPlans');
    await expect(tab.view.getByRole('dialog')).toBeVisible();
    await picture('plans');
    await tab.press('label.ok');
    await tab.fill(goodCard);
    await expect(onPhone ? tab.installmentsOpener : tab.installments).toBeVisible();
    await expect(tab.payButton).toBeEnabled();
    await picture('offered');
    await tab.openInstallments();
    await tab.press('installments.showAll');
    await expect(tab.count(12)).toBeVisible();
    await picture('all');
    await tab.chooseCount(6);
    await picture('six');
    await tab.closeInstallments();
    // The desktop's table stays as it is.
    if (onPhone) await picture('six-chosen');
  },

  'cash-price': async ({ pay, picture }) => {
    const tab = await pay({ ...inInstallments, merchant_id: '100013', pft_option_max: '6' });
    await expect(tab.view.getByText(tab.say('installments.cashPrice', { count: '6' }))).toBeVisible();
    await picture('banner');
    await tab.fill(goodCard);
    await tab.openInstallments();
    await picture('table');
  },

  'no-single': async ({ pay, picture }) => {
    const tab = await pay({ ...inInstallments, merchant_id: '100014', single_off: '1' });
    await tab.fill(cardOf('maximum'));
    await tab.openInstallments();
    await expect(tab.count(2)).toBeChecked();
    await picture();
  },
});

scene('installments', 'summary', { size: 'phone' }, async ({ pay, picture }) => {
  const tab = await pay(inInstallments);
  await tab.fill(goodCard);
  await tab.openInstallments();
  await tab.chooseCount(9);
  await tab.closeInstallments();
  await tab.press('order.summary');
  await expect(tab.view.getByText(tab.say('installments.interest'))).toBeVisible();
  await picture();
});

scenes('points', {
  card: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.fill(cardOf('points'));
    await expect(tab.points).toBeVisible();
    await expect(tab.payButton).toBeEnabled();
    await picture('offered');
    await tab.points.check();
    await picture('used');
  },

  failed: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.fill(cardOf('points-failing'));
    await expect(tab.view.getByText(tab.say('points.applyError')).first()).toBeVisible();
    await expect(tab.payButton).toBeEnabled();
    await picture();
  },

  saved: async ({ picture, scenario }) => {
    const tab = await scenario('points-saved');
    await tab.points.check();
    await picture();
  },
});
