import { expect } from 'playwright/test';
import { goodCard } from '../../pages/payment-page.js';
import { scene, scenes } from './scene.js';

scene('page', 'order-summary', { size: 'phone' }, async ({ pay, picture }) => {
  const tab = await pay();
  await tab.press('order.summary');
  await expect(tab.view.getByText('Çaydanlık')).toBeVisible();
  await picture();
});

scenes('page', {
  'test-mode': async ({ pay, picture }) => {
    const tab = await pay({ merchant_id: '100006', test_mode: '1', payment_options: 'tosla' });
    await expect(tab.view.getByText(tab.say('testMode.title'))).toBeVisible();
    await expect(tab.payButton).toBeEnabled();
    await picture();
  },

  banner: async ({ pay, picture }) => {
    for (const code of ['liveMode1', 'liveMode2', 'merchantLogo'] as const) {
      const tab = await pay({ warnings: code });
      await expect(tab.view.getByText(tab.say(`information.${code}`))).toBeVisible();
      await picture(code);
    }
  },

  'finance-info': async ({ picture, scenario }) => {
    const tab = await scenario('finance-info-1');
    await tab.fill(goodCard);
    await expect(tab.payButton).toHaveAttribute('aria-disabled', 'true');
    // It takes presses once the form is valid, and says why it does not pay.
    await expect(tab.payButton).not.toHaveAttribute('disabled');
    await picture();
    await tab.payButton.click({ force: true });
    await expect(tab.dialog.getByText(tab.say('validation.financeInfo'))).toBeVisible();
    await picture('dialog');
  },

  'force-3d': async ({ pay, picture }) => {
    const tab = await pay({ merchant_id: '100004', non_3d: '1', force_3d: '1' });
    await expect(tab.use3d).toBeChecked();
    await picture();
  },

  'store-card-off': async ({ pay, picture }) => {
    await pay({ merchant_id: '100005', store_card_off: '1', currency: 'EUR' });
    await picture();
  },

  basket: async ({ pay, picture }) => {
    const lines = [
      ['Çaydanlık, bakır, iki kişilik, ahşap saplı ve süzgeçli', '400.00', 2],
      ['İnce belli çay bardağı', '34.50', 10],
      ['Demlik', '89.50', 1],
    ];
    await pay({ user_basket: Buffer.from(JSON.stringify(lines)).toString('base64') });
    await picture();
  },
});
