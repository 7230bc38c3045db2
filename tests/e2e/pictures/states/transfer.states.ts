import { expect } from 'playwright/test';
import { TransferSteps } from '../../pages/transfer-steps.js';
import { type Scene, scene, scenes } from './scene.js';

async function banksOf(at: Scene, scenario = 'transfer-only'): Promise<TransferSteps> {
  const steps = new TransferSteps(await at.scenario(scenario));
  await expect(steps.banks.first()).toBeVisible();
  return steps;
}

async function noticeOf(at: Scene): Promise<TransferSteps> {
  const steps = await banksOf(at);
  await steps.chooseBank('Akbank');
  await steps.button('transfer.sent').click();
  await expect(steps.heading('transfer.notice')).toBeFocused();
  return steps;
}

/** A notice whose code was typed; what the provider says of it is `state`. */
async function sentNotice(at: Scene, data: object): Promise<TransferSteps> {
  const steps = await noticeOf(at);
  await steps.field('idLast6').fill('123456');
  await steps.sendNotice();
  await at.answer('**/transfer/status', 200, { status: 'success', message: '', data });
  await steps.giveCode();
  return steps;
}

scenes('transfer', {
  banks: async (at) => {
    const steps = await banksOf(at);
    await at.picture();
    await steps.button('transfer.toAccount').click();
    await expect(steps.says('validation.checkBank')).toBeVisible();
    await at.picture('nothing-chosen');
  },

  'banks-closed': async (at) => {
    const steps = await banksOf(at, 'transfer-banks-closed');
    await expect(steps.bank('Akbank')).toBeDisabled();
    await at.picture();
  },

  account: async (at) => {
    const steps = await banksOf(at);
    await steps.chooseBank('Akbank');
    await at.picture();
    await at.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = steps.text('transfer.iban');
    await steps.button('transfer.copy', { name }).click();
    await expect(steps.tab.view.getByRole('status').filter({ hasText: name })).toHaveCount(1);
    await at.picture('copied');
  },

  'account-only': async (at) => {
    const steps = new TransferSteps(await at.scenario('transfer-one-bank'));
    await expect(steps.heading('transfer.account')).toBeVisible();
    await at.picture();
  },

  notice: async (at) => {
    const steps = await noticeOf(at);
    await at.picture();
    await steps.button('transfer.notify').click();
    await expect(steps.field('idLast6')).toBeFocused();
    await at.picture('required');
    await steps.field('idLast6').fill('123456');
    await at.page.getByLabel(steps.text('transfer.byCreditCard')).check();
    await steps.field('cardLast4').fill('4358');
    await steps.field('description').fill('Çay siparişi');
    await at.picture('filled');
  },

  code: async (at) => {
    const steps = await noticeOf(at);
    await steps.field('idLast6').fill('123456');
    await steps.sendNotice();
    await at.picture();
    await steps.giveCode('12345');
    await expect(steps.codeProblem).toHaveText(steps.text('validation.smsCodeMin', { min: '6' }));
    await at.picture('short');
    await steps.giveCode('111112');
    await expect(steps.codeProblem).toHaveText(steps.text('sms.wrong', { count: '2' }));
    await at.picture('wrong');
    await steps.giveCode('111111');
    await expect(steps.codeProblem).toHaveText(steps.text('sms.wrong', { count: '1' }));
    await steps.giveCode('111110');
    await expect(steps.says('transfer.codeUsedUp')).toBeVisible();
    await at.picture('used-up');
  },

  review: async (at) => {
    const steps = await sentNotice(at, { state: 'review' });
    await expect(steps.heading('transfer.review')).toBeFocused();
    await at.picture();
  },

  refused: async (at) => {
    const reason = { tr: 'Gönderilen tutar siparişten az.', en: 'The amount sent is less than the order.' };
    const steps = await sentNotice(at, { state: 'refused', reason: reason[at.view.language] });
    await expect(steps.heading('transfer.refused')).toBeVisible();
    await at.picture();
  },

  'too-late': async (at) => {
    const steps = await noticeOf(at);
    await steps.field('idLast6').fill('123456');
    await steps.sendNotice();
    await at.answer('**/transfer/confirm', 410, {
      status: 'error',
      message: 'transferTimeout',
      error: { title: '', description: '', code: 'transferTimeout', lang: at.view.language },
    });
    await steps.giveCode();
    await expect(steps.heading('transfer.timeout')).toBeFocused();
    await at.picture();
  },
});

scene('transfer', 'chosen', { views: 'desktop' }, async (at) => {
  const steps = await banksOf(at);
  await at.page.locator('label').filter({ hasText: 'Akbank' }).click();
  await expect(steps.bank('Akbank')).toBeChecked();
  await at.picture();
});
