import { toslaLifeMs } from '../../../../src/domain/methods/tosla.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import { type StoreRow, testRows } from '../../harness/store-rows.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { withToslaApp } from '../../pages/wallet-page.js';
import { expectLedger, passSlowWallet } from './outcomes.js';

const name = 'Tosla';

const givenUp = (act: 'decline' | 'cancel'): StoreRow => ({
  id: `tosla-${act}`,
  proves: `OP-06 OP-11 TB-06 tosla: ${act} in the app cancels it, says so, and the page is as at first`,
  steps: async (tab, journey) => {
    const methods = new OtherPayments(tab);
    await methods.payBy('tosla');
    await withToslaApp(journey.page, journey.wallets, await methods.referenceCode(), act);
    await expect(methods.says('methods.cancelled', { name })).toBeVisible();
    await expect(tab.number).toBeVisible();
    await tab.expectAmount(42_000);
    await methods.goTo('tabs.otherPayments');
    await expect(methods.option('tosla')).not.toBeChecked();
    await expectLedger(journey);
  },
});

testRows([
  {
    id: 'tosla-approve',
    twice: true,
    proves: 'OP-03 OP-05 OP-06 tosla: a code, approved in the app, is completed and goes on',
    steps: async (tab, journey) => {
      const methods = new OtherPayments(tab);
      await methods.payBy('tosla');
      const code = await methods.referenceCode();
      await expect(methods.heading('methods.toApprove', { name })).toBeFocused();
      await expect(tab.view.getByRole('timer')).toHaveText(/^4:\d\d$/);
      await expectAccessible(journey.page);
      await withToslaApp(journey.page, journey.wallets, code, 'approve');
      await expect(methods.heading('methods.completed')).toBeVisible();
      await journey.expectPaid();
      await expectLedger(journey, 'TOSLA');
    },
  },
  {
    id: 'tosla-slow',
    proves: 'OP-06 OP-11 tosla: what is being processed is pending, then completed',
    steps: async (tab, journey) => {
      const methods = new OtherPayments(tab);
      await methods.payBy('tosla');
      await withToslaApp(journey.page, journey.wallets, await methods.referenceCode(), 'slow');
      await expect(methods.heading('methods.pending')).toBeVisible();
      await expectAccessible(journey.page);
      await expectLedger(journey);
      await passSlowWallet(journey);
      await journey.expectPaid();
      await expectLedger(journey, 'TOSLA');
    },
  },
  givenUp('decline'),
  givenUp('cancel'),
  {
    id: 'tosla-expired',
    proves:
      'OP-05 OP-06 tosla: after 290 seconds the code has expired, and nothing is asked any more; a new one is one press away',
    clock: true,
    steps: async (tab, journey) => {
      const { page, controls, posts } = journey;
      const methods = new OtherPayments(tab);
      await methods.payBy('tosla');
      const code = await methods.referenceCode();
      await controls.advance(toslaLifeMs);
      // The clock stands until the last question is answered, which may take 900 ms of it and no longer.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + toslaLifeMs);
      await expect(methods.heading('methods.expired')).toBeVisible();
      await page.clock.resume();
      await expectAccessible(page);
      const asked = posts.length;
      await page.clock.runFor(10_000);
      expect(posts.length).toBe(asked);
      await expectLedger(journey);
      await methods.press('methods.newCode');
      await expect(methods.heading('methods.toApprove', { name })).toBeVisible();
      expect(await methods.referenceCode()).not.toBe(code);
    },
  },
]);
