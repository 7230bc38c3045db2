import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import type { Language } from '../../../src/domain/locale/language.js';
import { formatMoney } from '../../../src/domain/money/amount.js';
import type { Currency } from '../../../src/domain/money/currency.js';
import type { TextKey } from '../../../src/ui/texts/texts.js';
import { PaymentPage, text } from './payment-page.js';

export const sizes = {
  phone: { width: 375, height: 667 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The language and the width of a journey. */
export interface View {
  readonly language: Language;
  readonly size: keyof typeof sizes;
}

/** What a shopper can choose on the card tab beside the new card's own fields. */
export class CardTab extends PaymentPage {
  /** The saved card that pays; pressing it opens the list. */
  readonly savedCard: Locator;
  readonly savedRows: Locator;
  readonly code: Locator;
  readonly points: Locator;
  readonly use3d: Locator;
  readonly installments: Locator;

  constructor(
    page: Page,
    readonly seen: View,
    view: Page | FrameLocator = page,
  ) {
    super(page, view);
    this.savedCard = this.view.locator('#savedCard');
    this.savedRows = this.view.locator('[data-card]');
    this.code = this.view.locator('#cc-csc-saved');
    this.points = this.view.locator('#chkCardPoints');
    this.use3d = this.view.locator('#chkUse3DSecure');
    this.installments = this.view.getByRole('table', { name: this.say('installments.title') });
  }

  /** The same, and in the language that is meant. */
  override async arrive(): Promise<void> {
    await expect(this.html).toHaveAttribute('lang', this.seen.language);
    await super.arrive();
  }

  say(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
    return text(this.seen.language, key, values);
  }

  press(key: TextKey): Promise<void> {
    return this.view.getByRole('button', { name: this.say(key), exact: true }).click();
  }

  /** A press in the dialog that stands before the page. */
  answer(key: TextKey): Promise<void> {
    return this.dialog
      .last()
      .getByRole('button', { name: this.say(key), exact: true })
      .click();
  }

  /** Presses the button of the dialog that asks for a saved card's code; it names the amount. */
  payWithCode(): Promise<void> {
    return this.dialog.last().locator('button[type="submit"]').click();
  }

  async expectAmount(minor: number, currency: Currency = 'TL'): Promise<void> {
    await expect(this.amount).toHaveText(formatMoney(minor, currency));
  }

  async wishToStore(): Promise<void> {
    await this.view.locator('#chkStoreCard').click();
    await this.answer('label.yes');
    await expect(this.view.locator('#chkStoreCard')).toBeChecked();
  }

  deletion(last4: string): Locator {
    return this.view.getByRole('listitem').filter({ hasText: last4 }).getByRole('button').nth(1);
  }

  /** The phone's sheet; a desktop has the table in the page. */
  async openInstallments(): Promise<void> {
    if (this.seen.size === 'phone') await this.installmentsOpener.click();
    await expect(this.installments).toBeVisible();
  }

  async closeInstallments(): Promise<void> {
    if (this.seen.size === 'phone') await this.answer('label.ok');
  }

  /** What a phone shows in the table's place. */
  get installmentsOpener(): Locator {
    return this.view.getByRole('button', { name: this.say('installments.title') });
  }

  count(months: number): Locator {
    const name = months === 0 ? this.say('installments.single') : this.say('installments.of', { count: `${months}` });
    return this.view.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  row(months: number): Locator {
    return this.installments.getByRole('row').filter({ has: this.count(months) });
  }

  /** Presses the row's label of the count. */
  async chooseCount(months: number): Promise<void> {
    await this.row(months).locator('label').first().click();
    await expect(this.count(months)).toBeChecked();
  }
}
