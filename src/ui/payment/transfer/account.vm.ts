import { makeAutoObservable, observableRef } from 'mobx';
import { take } from 'rxjs';
import type { Clipboard } from '../../../application/methods/ports.js';
import { formatMoney, printAmount } from '../../../domain/money/amount.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { groupIban } from '../../../domain/transfer/bank.js';
import { FocusRequest } from '../../forms/focus-request.js';
import type { TextKey } from '../../texts/texts.js';
import type { BankVm } from './bank.vm.js';

/** Describes what a transfer is written with: as people read it, and as a bank's form takes it. */
export interface AccountFact {
  /** Also its key in the list. */
  readonly name: TextKey;
  readonly shown: string;
  readonly copied: string;
}

/** The account to send the money to, each part of it to be copied (BT-02). */
export class AccountVm {
  /** The part that was copied last, or that could not be; of the account as it was then. */
  private last: { readonly bank: string; readonly name: TextKey; readonly done: boolean } | undefined = undefined;
  /** Something could not be copied: its text is selected. */
  readonly selection = new FocusRequest();

  readonly #clipboard: Clipboard;
  readonly #page: PaymentPage;
  readonly #bank: Pick<BankVm, 'chosen'>;

  constructor(clipboard: Clipboard, page: PaymentPage, bank: Pick<BankVm, 'chosen'>) {
    this.#clipboard = clipboard;
    this.#page = page;
    this.#bank = bank;
    makeAutoObservable<AccountVm, 'last'>(this, { last: observableRef });
  }

  /** Returns whether the last copy was made; undefined when it was of another bank's account. */
  get copy(): { readonly name: TextKey; readonly done: boolean } | undefined {
    return this.last?.bank === this.#bank.chosen?.code ? this.last : undefined;
  }

  /** Holds what every bank's form asks for. A part that the provider left empty is left out. */
  get facts(): readonly AccountFact[] {
    const account = this.#bank.chosen;
    if (account === undefined) return [];
    const { order } = this.#page;
    const money = { shown: formatMoney(order.amount, order.currency), copied: printAmount(order.amount) };
    return withText([
      { name: 'transfer.iban', shown: groupIban(account.iban), copied: account.iban },
      same('transfer.receiver', account.receiver),
      { name: 'transfer.amount', ...money },
      same('transfer.reference', order.id),
    ]);
  }

  /** Holds what only some forms ask for. */
  get otherFacts(): readonly AccountFact[] {
    const account = this.#bank.chosen;
    if (account === undefined) return [];
    return withText([
      same('transfer.bank', account.name),
      same('transfer.accountName', account.accountName),
      same('transfer.accountNo', account.accountNo),
      same('transfer.branchCode', account.branchCode),
    ]);
  }

  copyFact({ name, copied }: AccountFact): void {
    this.#clipboard
      .copy(copied)
      .pipe(take(1))
      .subscribe((done) => this.setCopied(name, done));
  }

  private setCopied(name: TextKey, done: boolean): void {
    this.last = { bank: this.#bank.chosen?.code ?? '', name, done };
    if (!done) this.selection.make();
  }
}

function same(name: TextKey, text: string): AccountFact {
  return { name, shown: text, copied: text };
}

function withText(facts: readonly AccountFact[]): readonly AccountFact[] {
  return facts.filter(({ shown }) => shown !== '');
}
