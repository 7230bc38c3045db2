/** The merchant's own looks (TH-07), and the order's slip before and after it is paid (PP-19). */
import { expect } from 'playwright/test';
import { cardOf, goodCard } from '../../pages/payment-page.js';
import { scene, scenes, send } from './scene.js';

/** A light accent, the tone of a mistake, and a dark one: what each has to be changed into differs. */
const looks = {
  yellow: { accent: '#ffd400', radius: 'none' },
  red: { accent: '#e30a17', radius: 'sm' },
  violet: { accent: '#7a1fa2', radius: 'lg' },
} as const;

for (const [name, appearance] of Object.entries(looks)) {
  scene('looks', name, {}, async ({ pay, picture }) => {
    const tab = await pay({ appearance: JSON.stringify(appearance), no_installment: '0', payment_options: 'tosla' });
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await picture();
    await tab.number.fill('4355 0843 5508 4357');
    await tab.owner.focus();
    await expect(tab.number).toHaveAttribute('aria-invalid', 'true');
    await picture('wrong');
  });
}

scenes('slip', {
  unpaid: async ({ onPhone, pay, picture }) => {
    const tab = await pay();
    if (onPhone) await tab.press('order.summary');
    await expect(tab.view.getByText('Çaydanlık')).toBeVisible();
    await picture();
  },

  paid: async ({ pay, picture, stay, store }) => {
    await stay(`${store}/`);
    const tab = await pay({ merchant_id: '100003', non_3d: '1' });
    await send(tab, cardOf('approved'));
    await expect(tab.view.getByText(tab.say('receipt.paid'), { exact: true })).toBeVisible();
    await picture();
  },

  // The part that draws it does not come: its text is there all the same.
  'not-drawn': async ({ page, pay, picture, stay, store, tab }) => {
    await stay(`${store}/`);
    await page.route('**/assets/card-extras*', (route) => route.abort());
    await pay({ merchant_id: '100003', non_3d: '1' });
    await send(tab, cardOf('approved'));
    await expect(page.getByRole('heading', { name: tab.say('success.title') })).toBeVisible();
    await picture();
  },
});
