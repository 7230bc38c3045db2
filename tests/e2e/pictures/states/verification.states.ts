import { expect } from 'playwright/test';
import { cardOf } from '../../pages/payment-page.js';
import { TransferSteps } from '../../pages/transfer-steps.js';
import { type Scene, scenes, send } from './scene.js';

/** From the card to the code its payment waits for. */
async function codeOf({ pay }: Scene, card: string): Promise<TransferSteps> {
  const tab = await pay();
  await send(tab, cardOf(card));
  const steps = new TransferSteps(tab);
  await expect(steps.code).toBeFocused();
  return steps;
}

scenes('verification', {
  code: async (at) => {
    const steps = await codeOf(at, 'verification');
    await at.picture();
    await steps.giveCode('111111');
    await expect(steps.codeProblem).toHaveText(steps.text('sms.wrong', { count: '2' }));
    await at.picture('wrong');
  },

  phone: async (at) => {
    const steps = await codeOf(at, 'verification');
    await steps.button('sms.changeNumber').click();
    await expect(steps.tab.dialog).toBeVisible();
    await at.picture('question');
    await steps.tab.dialog.getByRole('button', { name: steps.text('sms.change'), exact: true }).click();
    await expect(steps.heading('verification.phoneTitle')).toBeFocused();
    await at.picture();
    const phone = at.page.getByLabel(steps.text('verification.phone'));
    await phone.fill('0212 123 45 67');
    await phone.press('Tab');
    await expect(steps.says('validation.phoneFormat')).toBeVisible();
    await at.picture('wrong');
  },

  control: async (at) => {
    const steps = await codeOf(at, 'verification-by-hand');
    await steps.giveCode();
    await expect(steps.heading('verification.control')).toBeFocused();
    await at.picture();
  },
});
