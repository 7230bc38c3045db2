/** The moment of sending, by every method (RL-02). That of a new card stands with the card form, that of a link with the links. */
import { expect } from 'playwright/test';
import { OtherPayments } from '../../pages/other-payments.js';
import { TransferSteps } from '../../pages/transfer-steps.js';
import { type Scene, scenes } from './scene.js';

/** Every call that posts a payment. */
const payments = /\/odeme(\/juzdan)?$/;

/** The button alone is busy; the card's, behind another tab, is not in view. */
async function isBusy({ page }: Scene): Promise<void> {
  await expect(page.locator('button[aria-busy="true"]:visible')).toBeVisible();
}

async function sendBy(at: Scene, code: string): Promise<void> {
  const methods = new OtherPayments(await at.pay({ payment_options: 'tosla,juzdan,alisGidis,mmPay' }));
  await methods.goTo('tabs.otherPayments');
  await methods.choose(code);
  await at.hold(payments);
  await methods.payButton.click();
  if (code !== 'tosla') await methods.tab.answer('label.continue');
  await isBusy(at);
  await at.picture();
}

scenes('sending', {
  tosla: (at) => sendBy(at, 'tosla'),
  juzdan: (at) => sendBy(at, 'juzdan'),
  mmPay: (at) => sendBy(at, 'mmPay'),

  loan: async (at) => {
    const methods = new OtherPayments(await at.pay({ bank_loans: 'akbank,isbank' }));
    await methods.goTo('tabs.bankLoans');
    await methods.choose('isbank');
    await at.hold(payments);
    await methods.payButton.click();
    await isBusy(at);
    await at.picture();
  },

  'saved-card': async (at) => {
    const tab = await at.scenario('saved-cards-one');
    await expect(tab.savedCard).toBeVisible();
    await at.hold(payments);
    await tab.payButton.click();
    await isBusy(at);
    await at.picture();
  },

  transfer: async (at) => {
    const steps = new TransferSteps(await at.scenario('transfer-only'));
    await expect(steps.banks.first()).toBeVisible();
    await steps.chooseBank('Akbank');
    await steps.button('transfer.sent').click();
    await steps.field('idLast6').fill('123456');
    await at.hold('**/transfer/*');
    await steps.button('transfer.notify').click();
    await isBusy(at);
    await at.picture();
  },
});
