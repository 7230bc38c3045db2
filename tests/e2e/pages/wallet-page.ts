import type { FrameLocator, Page } from 'playwright/test';
import type { WalletAct } from '../../../sandbox/wallets/wallets-contract.js';

/** The page of a wallet, or of a bank that lends: top-level, in the store's frame, or in the vendor's dialog. */
export class WalletPage {
  constructor(private readonly view: Page | FrameLocator) {}

  /** The shopper decides there; the page is waited for. */
  async press(act: WalletAct): Promise<void> {
    await this.view.locator(`button[name="act"][value="${act}"]`).click();
  }
}

/** The wallet's app on the shopper's telephone, beside the payment page: takes the code that is shown there. */
export async function withToslaApp(page: Page, wallets: string, code: string, act: WalletAct): Promise<void> {
  const app = await page.context().newPage();
  await app.goto(`${wallets}/tosla`);
  await app.locator('#reference').fill(code);
  await app.locator('form[action="/tosla"] button').click();
  await new WalletPage(app).press(act);
  await app.locator('[role="status"]').waitFor();
  await app.close();
}
