import { reasonOf } from '../../../sandbox/provider/directory/decline-reasons.js';
import { expectAccessible } from '../harness/accessible.js';
import { expect } from '../harness/journey.js';
import { testRows } from '../harness/store-rows.js';
import type { CardTab } from '../pages/card-tab.js';
import { cardOf } from '../pages/payment-page.js';
import { TransferSteps } from '../pages/transfer-steps.js';
import { decide, expectLedger, passDecision } from './transfer/under-review.js';

/** From the card to the code that its payment waits for; nothing is charged yet (VF-04). */
async function payWith(tab: CardTab, id: string): Promise<TransferSteps> {
  await tab.fill(cardOf(id));
  await expect(tab.payButton).toBeEnabled();
  await tab.payButton.click();
  const steps = new TransferSteps(tab);
  await expect(steps.code).toBeFocused();
  return steps;
}

testRows([
  {
    id: 'verification',
    twice: true,
    proves:
      'VF-01 VF-02 VF-04 ER-04 a code by SMS: a wrong one counts, another number can be asked about, the right one pays',
    refusals: [[400, '/verification/confirm']],
    steps: async (tab, journey) => {
      const steps = await payWith(tab, 'verification');
      await expectLedger(journey);
      await expectAccessible(journey.page);
      await steps.giveCode('12345');
      await expect(steps.codeProblem).toHaveText(steps.text('validation.smsCodeMin', { min: '6' }));
      await steps.giveCode('111111');
      await expect(steps.codeProblem).toHaveText(steps.text('sms.wrong', { count: '2' }));
      const change = steps.button('sms.changeNumber');
      await change.click();
      await tab.answer('label.giveUp');
      await expect(change).toBeFocused();
      await change.click();
      await tab.dialog.getByRole('button', { name: steps.text('sms.change'), exact: true }).click();
      await expect(steps.heading('verification.phoneTitle')).toBeFocused();
      await expectAccessible(journey.page);
      await steps.button('verification.keepNumber').click();
      await steps.giveCode();
      await journey.expectPaid();
      await expectLedger(journey, 'KART');
    },
  },
  {
    id: 'verification-approved',
    proves: 'VF-01 VF-03 another number, its code, then the security control, which refreshes until it approves',
    clock: true,
    steps: async (tab, journey) => {
      const steps = await payWith(tab, 'verification-approved');
      await steps.button('sms.changeNumber').click();
      await tab.dialog.getByRole('button', { name: steps.text('sms.change'), exact: true }).click();
      const phone = tab.view.locator('#verification-phone');
      await phone.fill('0212 123 45 67');
      await phone.press('Tab');
      await expect(tab.view.locator('#verification-phone-problem')).toHaveText(steps.text('validation.phoneFormat'));
      await phone.fill('0532 765 43 21');
      await journey.controls.advance(60_000);
      await journey.page.clock.fastForward(60_000);
      await steps.button('verification.send').click();
      await expect(steps.says('sms.sentTo', { phone: '05** *** ** 21' })).toBeVisible();
      await steps.giveCode();
      await expect(steps.heading('verification.control')).toBeFocused();
      await expectAccessible(journey.page);
      await expectLedger(journey);
      await passDecision(journey);
      await journey.expectPaid();
      await expectLedger(journey, 'KART');
    },
  },
  {
    id: 'verification-refused',
    proves: 'VF-03 PY-04 the security control refuses: the form comes back with the reason, and nothing is paid',
    steps: async (tab, journey) => {
      const steps = await payWith(tab, 'verification-refused');
      await steps.giveCode();
      await expect(steps.heading('verification.control')).toBeFocused();
      await passDecision(journey);
      await expect(tab.payButton).toBeVisible();
      await expect(tab.view.getByText(reasonOf('securityRefused').text[tab.seen.language])).toBeVisible();
      await expectLedger(journey);
    },
  },
  {
    id: 'verification-by-hand',
    proves: 'VF-03 VF-04 decided in the store; before that the payment could be left for another way to pay',
    steps: async (tab, journey) => {
      const first = await payWith(tab, 'verification-by-hand');
      await first.button('verification.payOtherwise').click();
      await expect(tab.number).toBeVisible();
      const steps = await payWith(tab, 'verification-by-hand');
      await steps.giveCode();
      await expect(steps.heading('verification.control')).toBeFocused();
      await decide(journey, 'approve');
      await journey.expectPaid();
      await expectLedger(journey, 'KART');
    },
  },
]);
