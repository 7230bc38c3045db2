import { expect, type Locator } from 'playwright/test';
import { smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import { methods as transferEn } from '../../../src/ui/texts/en/methods.js';
import { methods as transferTr } from '../../../src/ui/texts/tr/methods.js';
import type { CardTab } from './card-tab.js';

type Values = Readonly<Record<string, string>>;

/** What a shopper does with a bank transfer, and with the code that comes by SMS, for a transfer or a verification. */
export class TransferSteps {
  readonly banks: Locator;
  readonly code: Locator;
  readonly codeProblem: Locator;

  constructor(readonly tab: CardTab) {
    this.banks = tab.view.getByRole('radio');
    this.code = tab.view.locator('#sms-code');
    this.codeProblem = tab.view.locator('#sms-code-problem');
  }

  text(key: keyof typeof transferTr, values: Values = {}): string {
    const table = this.tab.seen.language === 'tr' ? transferTr : transferEn;
    return table[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  }

  says(key: keyof typeof transferTr, values?: Values): Locator {
    return this.tab.view.getByText(this.text(key, values)).filter({ visible: true }).first();
  }

  /** The heading of a step or of what came of it; the focus is there when the step was come to. */
  heading(key: keyof typeof transferTr): Locator {
    return this.tab.view.getByRole('heading', { name: this.text(key) });
  }

  button(key: keyof typeof transferTr, values?: Values): Locator {
    return this.tab.view.getByRole('button', { name: this.text(key, values), exact: true });
  }

  field(name: 'userName' | 'phone' | 'idLast6' | 'cardLast4' | 'transactionNo' | 'description'): Locator {
    return this.tab.view.locator(`#transfer-${name}`);
  }

  bank(name: string): Locator {
    return this.tab.view.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  /** Presses the row; the radio button is in it. */
  async chooseBank(name: string): Promise<void> {
    await this.tab.view.locator('label').filter({ hasText: name }).click();
    await expect(this.bank(name)).toBeChecked();
    await this.button('transfer.toAccount').click();
    await expect(this.heading('transfer.account')).toBeFocused();
  }

  /** From the account to the code: the name and the number are the merchant's. */
  async giveNotice(): Promise<void> {
    await this.button('transfer.sent').click();
    await expect(this.heading('transfer.notice')).toBeFocused();
    await this.field('idLast6').fill('123456');
    await this.sendNotice();
  }

  async sendNotice(): Promise<void> {
    await this.button('transfer.notify').click();
    await expect(this.code).toBeFocused();
  }

  /** Types a code as it is pasted from a message. */
  async giveCode(code = `${smsCode.slice(0, 3)} ${smsCode.slice(3)}`): Promise<void> {
    await this.code.fill(code);
    await this.button('sms.confirm').click();
  }
}
