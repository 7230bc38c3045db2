import { expect, type Page } from 'playwright/test';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Theme } from '../../../src/domain/theme/theme.js';
import { PaymentPage } from './payment-page.js';

interface Wish {
  readonly language: Language;
  readonly theme: Theme;
  readonly framing: 'framed' | 'own';
  /** The store asks for the state on its addresses (MA-13). */
  readonly signedState?: boolean;
}

/** The demo store: another site that sells something. */
export class StorePage {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /** Puts something into the basket and goes to the payment. */
  async checkOut({ language, theme, framing, signedState = false }: Wish): Promise<PaymentPage> {
    await this.page.goto(this.url);
    await this.page.locator('button[name="product"]').first().click();
    await this.page.goto(`${this.url}/basket`);
    await this.page.locator(`input[name="language"][value="${language}"]`).check();
    await this.page.locator(`input[name="theme"][value="${theme}"]`).check();
    await this.page.locator(`input[name="place"][value="${framing === 'framed' ? 'frame' : 'page'}"]`).check();
    if (signedState) {
      await this.page.locator('.more summary').click();
      await this.page.locator('input[name="return_state"]').check();
    }
    await this.page.locator('form[action="/checkout"] button:not([type="button"])').click();
    return this.paymentPage(framing);
  }

  /** One click on a row of the scenarios; returns the order's number. */
  async clickScenario(id: string): Promise<string> {
    await this.page.goto(`${this.url}/scenarios`);
    const button = this.page.locator(`form[action="/scenarios/${id}"] button`);
    const group = this.page.locator('details', { has: button });
    // On a phone it is folded.
    if (await group.evaluate((details: HTMLDetailsElement) => !details.open)) await group.locator('summary').click();
    await button.click();
    await this.page.waitForURL(/\/checkout\/\w+$/);
    return /(\w+)$/.exec(this.page.url())?.[1] ?? '';
  }

  /** The payment of a row on its own page, as the same visitor, without the pages of the store; returns the order's number. */
  async openScenario(id: string, language: Language): Promise<string> {
    const { request } = this.page.context();
    const headers = { 'accept-language': language };
    const started = await request.post(`${this.url}/scenarios/${id}`, { headers, maxRedirects: 0 });
    const checkout = started.headers().location ?? '';
    const [, address] =
      /href="(http[^"]+\/odeme\/guvenli\/v2\/[^"]+)"/.exec(await (await request.get(this.url + checkout)).text()) ?? [];
    if (address === undefined) throw new Error(`The store opened no payment for ${id}: ${started.status()}`);
    await this.page.goto(address);
    return checkout.split('/').at(-1) ?? '';
  }

  /** From the store's frame to the same payment on its own page. */
  async leaveFrame(): Promise<void> {
    await this.page.locator('.checkout-side a[href*="/odeme/guvenli/v2/"]').click();
    await this.page.waitForURL(/\/odeme\/guvenli\/v2\//);
  }

  paymentPage(framing: 'framed' | 'own'): PaymentPage {
    return new PaymentPage(this.page, framing === 'framed' ? this.page.frameLocator('#pay-frame') : this.page);
  }

  /** The order the shopper is back with, when the store thanks for it. */
  async thanks(): Promise<string> {
    await expect(this.page).toHaveURL(/\/orders\/[A-Za-z0-9]+\/ok/);
    await expect(this.page.locator('.seal-good')).toBeVisible();
    return /\/orders\/([A-Za-z0-9]+)\/ok/.exec(this.page.url())?.[1] ?? '';
  }

  /** Opens the order and expects exactly one notification, with a good signature. */
  async expectOneNotification(orderId: string): Promise<void> {
    await this.page.goto(`${this.url}/orders/${orderId}`);
    await expect(this.page.locator('.notice')).toHaveCount(1);
    await expect(this.page.locator('.notice .badge-good')).toHaveCount(1);
    await expect(this.page.locator('.notice .badge-bad')).toHaveCount(0);
    await expect(this.page.locator('.notice-answer')).toContainText('OK');
  }
}
