import { expect, test } from '../../harness/journey.js';
import { inquire } from '../../harness/merchant.js';
import { CardTab, sizes } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { StorePage } from '../../pages/store-page.js';
import { WalletPage } from '../../pages/wallet-page.js';

const agents = [
  [
    '1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36',
  ],
  [
    '2',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
] as const;

for (const [mobile, userAgent] of agents) {
  test.describe(() => {
    test.use({ userAgent, viewport: sizes.phone });

    test(`OP-04 OP-10 mobile ${mobile}: a framed page sends the store’s window to the wallet, and the shopper comes back paid`, async ({
      stay,
      page,
      sandbox,
    }) => {
      const [id, code, paidBy] =
        mobile === '1' ? (['juzdan', 'juzdan', 'JUZDAN'] as const) : (['alisGidis', 'alisGidis', 'ALISGIDIS'] as const);
      const store = new StorePage(page, sandbox.urls.store);
      await stay('/orders/*/ok');
      const orderId = await store.clickScenario(`${id}-approve`);
      const tab = new CardTab(page, { language: 'tr', size: 'phone' }, store.paymentPage('framed').view);
      await tab.arrive();
      await new OtherPayments(tab).payBy(code, { warns: true });
      await expect(page).toHaveURL((url) => url.origin === sandbox.urls.wallets);
      await new WalletPage(page).press('approve');
      await expect(new CardTab(page, tab.seen).heading('tr', 'success.title')).toBeVisible();
      expect(await inquire(sandbox.urls.provider, orderId)).toMatchObject({ status: 'success', odeme_tipi: paidBy });
    });
  });
}
