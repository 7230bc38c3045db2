import { vendorLimitMs } from '../../../../src/application/methods/pay-with-bex.js';
import { expect } from '../../harness/journey.js';
import { type StoreRow, testRows } from '../../harness/store-rows.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { WalletPage } from '../../pages/wallet-page.js';
import { expectDeclined, expectLedger, passSlowWallet } from './outcomes.js';

const name = 'BKM Express';

/** Its dialog is open; the card's fields are not in the document its script runs in, nor in ours. */
async function open(methods: OtherPayments): Promise<WalletPage> {
  await methods.payBy('bex');
  await expect(methods.vendorPage.getByRole('heading')).toBeVisible();
  await expect(methods.tab.number).toHaveCount(0);
  return new WalletPage(methods.vendorPage);
}

const unavailable = (id: string, over: Pick<StoreRow, 'refusals' | 'clock'>): StoreRow => ({
  id,
  proves: 'OP-09 bex: a script that does not load gives a clear error, and nothing is paid',
  ...over,
  steps: async (tab, journey) => {
    // The answer of a script that is not there is a page of words: the browser does not even look at it.
    journey.guard.declare(/^failed request: net::ERR_BLOCKED_BY_ORB .*\/bex-missing\.js$/);
    const methods = new OtherPayments(tab);
    await methods.payBy('bex');
    if (over.clock === true) {
      await expect(tab.view.locator('dialog iframe')).toBeVisible();
      await journey.page.clock.fastForward(vendorLimitMs);
    }
    await expect(methods.says('methods.vendorUnavailable', { name })).toBeVisible();
    await expect(tab.view.locator('dialog iframe')).toHaveCount(0);
    await expectLedger(journey);
  },
});

testRows([
  {
    id: 'bex-approve',
    framed: true,
    proves: 'OP-03 OP-09 AP-16 RL-17 bex in the frame of a store: its dialog approves, the provider confirms',
    steps: async (tab, journey) => {
      await (await open(new OtherPayments(tab))).press('approve');
      await journey.expectPaid();
      await expectLedger(journey, 'BEX');
    },
  },
  {
    id: 'bex-slow',
    proves: 'PY-07 OP-09 bex: done in the dialog, and the provider waits for its word',
    refusals: ['/check/bex-approved', '/check/payment-status', '/get/status/'].map((path) => [400, path] as const),
    steps: async (tab, journey) => {
      await (await open(new OtherPayments(tab))).press('slow');
      await expect(tab.heading(tab.seen.language, 'waiting.title')).toBeVisible();
      await expectLedger(journey);
      await passSlowWallet(journey);
      await journey.expectPaid();
      await expectLedger(journey, 'BEX');
    },
  },
  {
    id: 'bex-decline',
    proves: 'PY-04 OP-09 bex: its dialog is done, and the provider says no: the reason above the form',
    refusals: [[400, '/check/bex-approved']],
    steps: async (tab, journey) => {
      await (await open(new OtherPayments(tab))).press('decline');
      await expectDeclined(tab, 'walletDeclined', journey);
    },
  },
  {
    id: 'bex-cancel',
    proves: 'OP-09 TB-06 TR-02 bex: the shopper closes the dialog, and the page asks, and is as at first',
    refusals: [[400, '/get/status/']],
    steps: async (tab, journey) => {
      const methods = new OtherPayments(tab);
      await (await open(methods)).press('cancel');
      await expect(methods.says('methods.cancelled', { name })).toBeVisible();
      await methods.goTo('tabs.otherPayments');
      await expect(methods.option('bex')).not.toBeChecked();
      await expectLedger(journey);
    },
  },
  unavailable('bex-script-missing', { refusals: [[404, '/bex-missing.js']] }),
  unavailable('bex-script-silent', { clock: true }),
]);
