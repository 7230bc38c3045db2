import { expect } from 'playwright/test';
import { formatMoney } from '../../../src/domain/money/amount.js';
import type { TextKey } from '../../../src/ui/texts/texts.js';
import { type Card, cardOf, text } from '../pages/payment-page.js';
import type { Visitor } from './visitor.js';

/** Letters that every keyboard has: the keys are pressed. */
export const plainCard = (id = 'approved'): Card => ({ ...cardOf(id), owner: 'AYSE YILMAZ' });

/** Opens a row of the store's scenarios in Turkish: a machine without a Turkish locale has browsers that ask for another. */
export async function openScenario(visitor: Visitor, store: string, row: string): Promise<void> {
  await visitor.open(`${store}/scenarios`);
  if ((await visitor.property('html', 'lang')) !== 'tr') {
    await visitor.press('button[name="language"][value="tr"]');
    await expect.poll(() => visitor.property('html', 'lang')).toBe('tr');
  }
  await visitor.press(`form[action="/scenarios/${row}"] button`);
}

/** What a shopper does on a payment page in Turkish, on its own or in a frame, in every engine. */
export class Shopper {
  constructor(readonly visitor: Visitor) {}

  /** The payment is there, with its data. */
  async arrive(): Promise<void> {
    await expect.poll(() => this.visitor.texts('form output')).toEqual([expect.stringMatching(/\d/)]);
  }

  async fill({ number, expiry, cvv, owner }: Card): Promise<void> {
    const { visitor } = this;
    await visitor.type('#cc-number', number.replaceAll(' ', ''));
    await visitor.type('#cc-exp', expiry.replace('/', ''));
    await visitor.type('#cc-csc', cvv);
    await visitor.type('#cc-name', owner);
    await expect.poll(() => this.typed()).toEqual({ number: grouped(number), expiry, cvv, owner });
  }

  /** What stands in the fields of the card. */
  async typed(): Promise<Readonly<Record<keyof Card, unknown>>> {
    const value = (id: string) => this.visitor.property(id, 'value');
    return {
      number: await value('#cc-number'),
      expiry: await value('#cc-exp'),
      cvv: await value('#cc-csc'),
      owner: await value('#cc-name'),
    };
  }

  /** A press on the pay button, once it pays. */
  async submit(): Promise<void> {
    const button = 'button[type="submit"]:enabled:not([aria-disabled="true"])';
    await expect.poll(() => this.visitor.texts(button)).not.toEqual([]);
    await this.visitor.press(button);
  }

  /** Goes to a tab and presses the row of a method; the radio button lies under its label. */
  async choose(tab: 'bankLoans' | 'otherPayments', code: string): Promise<void> {
    const option = `input[type="radio"][value="${code}"]`;
    await this.visitor.press(`[role="tab"][id$="-${tab}"]`);
    await this.visitor.press(`label:has(${option})`);
    await expect.poll(() => this.visitor.property(option, 'checked')).toBe(true);
  }

  async pressButton(key: TextKey): Promise<void> {
    await this.visitor.press('button', { text: text('tr', key) });
  }

  /** Types the code that the bank's page shows in the place of a text message. */
  async passTheBank(): Promise<void> {
    await this.reachTheBank();
    const [code = ''] = await this.visitor.texts('[data-demo-code]');
    await this.visitor.type('[autocomplete="one-time-code"]', code);
    await this.visitor.press('button[value="confirm"]');
  }

  async reachTheBank(): Promise<void> {
    await expect.poll(() => this.visitor.texts('[data-demo-code]')).toEqual([expect.stringMatching(/^\d+$/)]);
  }

  async expectHeading(key: TextKey): Promise<void> {
    await expect.poll(() => this.visitor.texts('h1, h2')).toContainEqual(expect.stringContaining(text('tr', key)));
  }

  async expectAmount(minor: number): Promise<void> {
    await expect.poll(() => this.visitor.texts('form output')).toEqual([formatMoney(minor, 'TL')]);
  }
}

/** In fours, as the field shows it. */
function grouped(number: string): string {
  return number.replaceAll(' ', '').replace(/(\d{4})(?=\d)/g, '$1 ');
}
