import { type ReasonKey, reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import type { Journey, StoreRow } from '../../harness/store-rows.js';
import type { CardTab } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { WalletPage } from '../../pages/wallet-page.js';

/** What the provider's ledger says: paid in this way, or not paid and still payable. */
export async function expectLedger({ inquire }: Journey, paidBy?: string): Promise<void> {
  expect(await inquire()).toMatchObject(
    paidBy === undefined ? { status: 'error', err_no: '005' } : { status: 'success', odeme_tipi: paidBy, taksit: '0' },
  );
}

/** The message above the form says why a payment was declined; the list is there for another try. */
export async function expectDeclined(tab: CardTab, reason: ReasonKey, journey: Journey): Promise<void> {
  await expect(tab.view.getByText(reasonOf(reason).text[tab.seen.language]).filter({ visible: true })).toBeInViewport();
  await expect(new OtherPayments(tab).payButton).toBeEnabled();
  await expectLedger(journey);
}

/** A wallet that takes its time decides a moment later by the provider's clock. */
export const passSlowWallet = ({ controls }: Journey): Promise<void> => controls.advance(7_000);

interface Redirected {
  /** Begins the ids of its rows in the store. */
  readonly id: string;
  readonly proves: string;
  /** `odeme_tipi` of the inquiry. */
  readonly paidBy: string;
  readonly acts: readonly ('approve' | 'slow' | 'decline' | 'cancel')[];
  /** From the card tab to the wallet's page. */
  readonly leave: (methods: OtherPayments, journey: Journey) => Promise<void>;
}

/** Answers that a browser logs while the wallet or the bank decides. */
const pending = ['/get/token/', '/get/status/', '/check/payment-status'].map((path) => [400, path] as const);

/** A row for each outcome of a wallet, or a bank, on whose page the shopper decides. */
export function redirectedRows({ id, proves, paidBy, acts, leave }: Redirected): readonly StoreRow[] {
  return acts.map((act) => ({
    id: `${id}-${act}`,
    proves: `${proves}: ${act}`,
    refusals: act === 'slow' ? pending : [],
    steps: async (tab, journey) => {
      const { page, posts, expectPaid } = journey;
      await leave(new OtherPayments(tab), journey);
      await expect(page).toHaveURL((url) => url.origin === journey.wallets);
      // OP-03: the status first, then the payment.
      expect(posts.filter((path) => path.endsWith('/payment-status'))).toHaveLength(1);
      // The wallet's own page is looked at by axe.
      if (act === 'approve') await expectAccessible(page);
      await new WalletPage(tab.view).press(act);
      if (act === 'slow') {
        await expect(tab.heading(tab.seen.language, 'waiting.title')).toBeVisible();
        await expectLedger(journey);
        await passSlowWallet(journey);
      }
      if (act === 'approve' || act === 'slow') {
        await expectPaid();
        return expectLedger(journey, paidBy);
      }
      await expect(tab.heading(tab.seen.language, 'failed.title')).toBeVisible();
      await expectLedger(journey);
    },
  }));
}
