import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { scenarios } from '../../../sandbox/demo/scenarios.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Theme } from '../../../src/domain/theme/theme.js';
import { cardExtras as extrasEn } from '../../../src/ui/texts/en/card-extras.js';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { methods as methodEn } from '../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import type { TextKey } from '../../../src/ui/texts/texts.js';
import { cardExtras as extrasTr } from '../../../src/ui/texts/tr/card-extras.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';

/** A card as a shopper reads it off the plastic. */
export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly owner: string;
}

/** The digits of a scenario's card. */
function numberOf(id: string): string {
  const scenario = scenarios.find((row) => row.id === id);
  if (!scenario) throw new Error(`No scenario ${id}`);
  return scenario.number;
}

/** Asks for the one-time code, then is approved. */
export const goodCard: Card = {
  number: '4355 0843 5508 4358',
  expiry: '12/30',
  cvv: '000',
  owner: 'Ayşe Yılmaz',
};

export function cardOf(id: string): Card {
  return { ...goodCard, number: numberOf(id) };
}

const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  tr: { ...tr, ...extrasTr, ...linkTr, ...methodTr },
  en: { ...en, ...extrasEn, ...linkEn, ...methodEn },
};

/** The text of a key, as the page must show it. */
export function text(language: Language, key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  return texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The payment page, top-level or inside the store's frame. */
export class PaymentPage {
  readonly form: Locator;
  readonly number: Locator;
  /** Names the bank of the typed number once it is known, and says before where the focus goes. */
  readonly bankName: Locator;
  readonly expiry: Locator;
  readonly cvv: Locator;
  readonly owner: Locator;
  readonly amount: Locator;
  readonly payButton: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    readonly view: Page | FrameLocator = page,
  ) {
    this.form = view.locator('#formPayWithCard');
    this.number = view.locator('#cc-number');
    this.bankName = view.locator('#cc-number-hint');
    this.expiry = view.locator('#cc-exp');
    this.cvv = view.locator('#cc-csc');
    this.owner = view.locator('#cc-name');
    this.amount = view.locator('form output');
    this.payButton = view.locator('button[type="submit"]');
    this.dialog = view.locator('dialog[open]');
  }

  get html(): Locator {
    return this.view.locator('html');
  }

  /** The payment is there, with its data: what stands there is no shell, and its time is counted. */
  async arrive(): Promise<void> {
    await expect(this.amount).toHaveText(/\d/);
  }

  /** Works before the script has arrived, too: what is typed into the shell is kept. */
  async fill(card: Card): Promise<void> {
    await this.number.fill(card.number);
    await this.expiry.fill(card.expiry);
    await this.cvv.fill(card.cvv);
    await this.owner.fill(card.owner);
  }

  async pay(card: Card = goodCard): Promise<void> {
    await this.fill(card);
    await this.submit();
  }

  /**
   * Clicks until the page has taken the click: Chromium drops clicks into a frame of another site that moved within
   * the last half second, and a shopper clicks again.
   */
  async submit(): Promise<void> {
    await expect(this.payButton).toBeEnabled();
    const ready = this.view.locator('button[type="submit"]:enabled:not([aria-disabled])');
    await expect(async () => {
      // Taken by then: a slow machine shows it late.
      if ((await ready.count()) === 0) return;
      await ready.click({ timeout: 2_000 });
      await expect(ready).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  /** The list of languages in the bar, as the present one names it. */
  languages(current: Language): Locator {
    return this.view.getByRole('combobox', { name: text(current, 'app.language') });
  }

  /** The language of the bar. */
  async choose(language: Language): Promise<void> {
    const current: Language = (await this.html.getAttribute('lang')) === 'en' ? 'en' : 'tr';
    if (current === language) return;
    await this.languages(current).selectOption({ label: language === 'tr' ? 'Türkçe' : 'English' });
    await expect(this.html).toHaveAttribute('lang', language);
  }

  async chooseTheme(theme: Theme): Promise<void> {
    if ((await this.html.getAttribute('data-theme')) === theme) return;
    const language: Language = (await this.html.getAttribute('lang')) === 'en' ? 'en' : 'tr';
    await this.view
      .getByRole('button', { name: text(language, theme === 'dark' ? 'theme.toDark' : 'theme.toLight') })
      .click();
    await expect(this.html).toHaveAttribute('data-theme', theme);
  }

  heading(language: Language, key: TextKey): Locator {
    return this.view.getByRole('heading', { name: text(language, key) });
  }

  button(language: Language, key: TextKey): Locator {
    return this.view.getByRole('button', { name: text(language, key) });
  }
}
