import { expect, type FrameLocator, type Locator } from 'playwright/test';
import { methods as methodEn } from '../../../src/ui/texts/en/methods.js';
import type { TextKey } from '../../../src/ui/texts/texts.js';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import type { CardTab } from './card-tab.js';

type Values = Readonly<Record<string, string>>;

/** The ways to pay beside the card, and the tabs that lead to them. */
export class OtherPayments {
  readonly options: Locator;
  readonly payButton: Locator;
  /** On a phone: says the way that is chosen, and opens the drawer. */
  readonly drawerOpener: Locator;
  readonly drawer: Locator;

  constructor(readonly tab: CardTab) {
    this.options = tab.view.getByRole('radio');
    this.payButton = tab.view.locator('button[type="submit"]:visible');
    this.drawerOpener = tab.view.locator('button[aria-haspopup="dialog"]').filter({ hasText: tab.say('tabs.label') });
    this.drawer = tab.view.getByRole('dialog', { name: tab.say('tabs.label') });
  }

  /** The text of a key that was fetched with these ways to pay. */
  text(key: keyof typeof methodTr, values: Values = {}): string {
    const table = this.tab.seen.language === 'tr' ? methodTr : methodEn;
    return table[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  }

  says(key: keyof typeof methodTr, values?: Values): Locator {
    return this.tab.view.getByText(this.text(key, values)).filter({ visible: true }).first();
  }

  heading(key: keyof typeof methodTr, values?: Values): Locator {
    return this.tab.view.getByRole('heading', { name: this.text(key, values) });
  }

  press(key: keyof typeof methodTr): Promise<void> {
    return this.tab.view.getByRole('button', { name: this.text(key), exact: true }).click();
  }

  /** Goes to a tab, on a phone through the drawer. */
  async goTo(key: Extract<TextKey, 'tabs.card' | 'tabs.bankLoans' | 'tabs.otherPayments'>): Promise<void> {
    const name = this.tab.say(key);
    if (this.tab.seen.size === 'phone') {
      await this.drawerOpener.click();
      await this.drawer.getByRole('button', { name, exact: true }).click();
      await expect(this.drawer).toHaveCount(0);
    } else await this.tab.view.getByRole('tab', { name }).click();
  }

  option(code: string): Locator {
    return this.tab.view.locator(`input[type="radio"][value="${code}"]`);
  }

  /** Presses the row; the radio button lies under its label. */
  async choose(code: string): Promise<void> {
    await this.tab.view
      .locator('label')
      .filter({ has: this.option(code) })
      .click();
    await expect(this.option(code)).toBeChecked();
  }

  /** From the card to a wallet that is paid with; accepts its warning where it has one. */
  async payBy(code: string, { warns = false } = {}): Promise<void> {
    await this.goTo('tabs.otherPayments');
    await this.choose(code);
    await this.payButton.click();
    if (warns) await this.tab.answer('label.continue');
  }

  async payByLoan(code: string): Promise<void> {
    await this.goTo('tabs.bankLoans');
    await this.choose(code);
    await this.payButton.click();
  }

  /** tosla's code, as it is shown. */
  async referenceCode(): Promise<string> {
    const code = this.tab.view.locator('section[aria-labelledby="qr-title"] strong');
    await expect(code).toHaveText(/\S/);
    return (await code.textContent()) ?? '';
  }

  /** The page of bex, in the frame its script opens in the frame of the vendor's document. */
  get vendorPage(): FrameLocator {
    return this.tab.view.frameLocator('dialog iframe').frameLocator('iframe');
  }
}
