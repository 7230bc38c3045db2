import { expect } from 'playwright/test';
import { cardOf, goodCard } from '../../pages/payment-page.js';
import { scene, scenes, send } from './scene.js';

/** A number of each scheme that the page recognises. */
const schemes = {
  visa: '4355084355084358',
  mastercard: '5406675406675403',
  troy: '9792030394440796',
  amex: '374245000000017',
  diners: '30569309025904',
  discover: '6011000990139424',
  jcb: '3530111333300000',
  unionpay: '6200000000000005',
  maestro: '6759649826438453',
} as const;

scene('card', 'empty', { views: 'pairs' }, async ({ pay, picture }) => {
  await pay();
  await picture();
});

scene('card', 'loading', {}, async ({ hold, order, page, picture, tab }) => {
  await hold('**/get/token/*');
  await page.goto(await order());
  await expect(tab.number).toBeVisible();
  await picture();
});

scene('card', 'brand', { views: 'desktop' }, async ({ onPhone, pay, picture }) => {
  const tab = await pay();
  await tab.fill(cardOf('maximum'));
  await expect(tab.payButton).toBeEnabled();
  // A narrow field has no room for it.
  if (!onPhone) await expect(tab.form.getByRole('img', { name: 'maximum' })).toBeVisible();
  await picture();
});

scenes('card', {
  filled: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await picture();
  },

  focused: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.number.focus();
    await picture('number');
  },

  required: async ({ pay, picture }) => {
    const tab = await pay();
    for (const field of [tab.number, tab.expiry, tab.cvv, tab.owner]) {
      await field.focus();
      await field.blur();
    }
    await expect(tab.view.getByText(tab.say('validation.required')).first()).toBeVisible();
    await picture();
  },

  wrong: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.fill({ number: '4355084355084357', expiry: '13/30', cvv: '12', owner: 'Ayşe' });
    await tab.owner.blur();
    for (const key of ['validation.cardNumberFormat', 'validation.cardExpiryDateFormat'] as const) {
      await expect(tab.view.getByText(tab.say(key))).toBeVisible();
    }
    await picture();
    await tab.fill({ number: '43550843', expiry: '01/20', cvv: '', owner: 'ş '.repeat(40) });
    await tab.owner.blur();
    await expect(tab.view.getByText(tab.say('validation.cardNumberMinlength'))).toBeVisible();
    await picture('other');
  },

  schemes: async ({ pay, picture }) => {
    const tab = await pay();
    for (const [name, number] of Object.entries(schemes)) {
      await tab.number.fill(number);
      await tab.owner.focus();
      await picture(name);
    }
  },

  prepaid: async ({ pay, picture }) => {
    const tab = await pay();
    await tab.fill(goodCard);
    await tab.number.fill(cardOf('prepaid').number);
    await expect(tab.owner).not.toBeEditable();
    await picture();
  },

  help: async ({ pay, picture }) => {
    const tab = await pay({ merchant_id: '100003', non_3d: '1' });
    for (const [name, key] of Object.entries({
      code: 'card.cvvHelp',
      store: 'card.storeCardHelp',
      '3d': 'card.use3dHelp',
    } as const)) {
      await tab.press(key);
      await expect(tab.dialog.getByRole('heading', { name: tab.say(key) })).toBeVisible();
      await picture(name);
      await tab.answer('label.ok');
    }
  },

  store: async ({ pay, picture }) => {
    const tab = await pay({ merchant_id: '100003', non_3d: '1' });
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await tab.view.locator('#chkStoreCard').click();
    await expect(tab.dialog).toContainText('ayse@example.com');
    await picture('question');
    await tab.answer('label.yes');
    await expect(tab.view.locator('#chkStoreCard')).toBeChecked();
    await picture('chosen');
  },

  submitting: async ({ hold, pay, picture }) => {
    const tab = await pay();
    await hold(/\/odeme$/);
    await send(tab, goodCard);
    await expect(tab.view.getByRole('button', { name: tab.say('pay.wait') })).toBeVisible();
    await picture();
  },

  declined: async ({ pay, picture }) => {
    const tab = await pay();
    await send(tab, cardOf('insufficient-funds'));
    await expect(tab.cvv).toHaveValue('');
    await expect(tab.view.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await picture();
  },
});
