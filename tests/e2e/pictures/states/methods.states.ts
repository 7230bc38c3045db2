import { expect } from 'playwright/test';
import { OtherPayments } from '../../pages/other-payments.js';
import { WalletPage } from '../../pages/wallet-page.js';
import { type Scene, scene, scenes } from './scene.js';

const wallets = ['tosla', 'juzdan', 'alisGidis', 'mmPay', 'bex', 'bankTransfer'];
const everything = { payment_options: wallets.join(), bank_loans: 'akbank,isbank,yapikredi' };

/** The list of the other payments, opened for a new order. */
async function listOf(at: Scene, order: Parameters<Scene['pay']>[0] = everything): Promise<OtherPayments> {
  const methods = new OtherPayments(await at.pay(order));
  await methods.goTo('tabs.otherPayments');
  await expect(methods.says('tabs.otherPaymentsInfo')).toBeVisible();
  return methods;
}

scene('methods', 'drawer', { size: 'phone' }, async ({ pay, picture }) => {
  const methods = new OtherPayments(await pay(everything));
  await methods.drawerOpener.click();
  await expect(methods.drawer).toBeVisible();
  await picture();
});

scene('methods', 'tabs', { size: 'desktop' }, async ({ pay, picture }) => {
  const tab = await pay(everything);
  await tab.view.getByRole('tab', { name: tab.say('tabs.card') }).focus();
  await picture();
});

scenes('methods', {
  list: async (at) => {
    const methods = await listOf(at);
    await at.picture();
    for (const code of wallets) {
      await methods.choose(code);
      await at.picture(code);
    }
  },

  'nothing-chosen': async (at) => {
    const methods = await listOf(at);
    await methods.payButton.click();
    await expect(methods.tab.dialog).toContainText(methods.text('validation.checkOtherPayment'));
    await at.picture();
  },

  warning: async (at) => {
    const methods = await listOf(at);
    for (const code of ['juzdan', 'mmPay']) {
      await methods.choose(code);
      await methods.payButton.click();
      await expect(methods.tab.dialog).toBeVisible();
      await at.picture(code);
      await methods.tab.answer('label.giveUp');
    }
  },

  leaving: async (at) => {
    const methods = await listOf(at, { payment_options: 'juzdan' });
    await at.stay(`${at.wallets}/**`);
    await methods.choose('juzdan');
    await methods.payButton.click();
    await methods.tab.answer('label.continue');
    await expect(methods.tab.view.getByRole('link', { name: 'Juzdan' })).toBeVisible();
    await at.picture();
  },

  declined: async (at) => {
    const methods = await listOf(at, { payment_options: 'mmPay', sandbox_case: 'mmPayDeclined' });
    await methods.choose('mmPay');
    await methods.payButton.click();
    await methods.tab.answer('label.continue');
    await expect(methods.tab.view.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect(methods.payButton).toBeEnabled();
    await at.picture();
  },

  vendor: async (at) => {
    const methods = await listOf(at, { payment_options: 'bex' });
    await methods.choose('bex');
    await methods.payButton.click();
    await expect(methods.vendorPage.getByRole('heading')).toBeVisible();
    await at.picture();
    await new WalletPage(methods.vendorPage).press('cancel');
    await expect(methods.says('methods.cancelled', { name: 'BKM Express' })).toBeVisible();
    await at.picture('cancelled');
  },

  'vendor-missing': async (at) => {
    const methods = await listOf(at, { payment_options: 'bex', sandbox_case: 'bexScriptMissing' });
    await methods.choose('bex');
    await methods.payButton.click();
    await expect(methods.says('methods.vendorUnavailable', { name: 'BKM Express' })).toBeVisible();
    await at.picture();
  },
});

scenes('loans', {
  list: async ({ pay, picture }) => {
    const methods = new OtherPayments(await pay(everything));
    await methods.goTo('tabs.bankLoans');
    await expect(methods.says('loans.info')).toBeVisible();
    await picture();
    await methods.payButton.click();
    await expect(methods.says('validation.checkBankLoan')).toBeVisible();
    await picture('nothing-chosen');
    await methods.choose('isbank');
    await picture('chosen');
  },
});
