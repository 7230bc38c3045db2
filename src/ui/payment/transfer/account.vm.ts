import { makeAutoObservable, observableRef } from 'mobx';
import { take } from 'rxjs';
import type { Clipboard } from '../../../application/other-ways.js';
import { formatMoney, printAmount } from '../../../domain/money/amount.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import { groupIban } from '../../../domain/transfer/bank.js';
import type { TransferTextKey } from '../../texts/transfer-tr.js';
import type { BankVm } from './bank.vm.js';

/** What a transfer is written with: as people read it, and as a bank's form takes it. */
export interface AccountFact {
  /** Also what tells it from the others. */
  readonly name: TransferTextKey;
  readonly shown: string;
  readonly copied: string;
}

/** The account to send the money to, each part of it to be copied (BT-02). */
export class AccountVm {
  /** The part that was copied last, or that could not be; of the account as it was then. */
  private last: { readonly bank: string; readonly name: TransferTextKey; readonly done: boolean } | undefined =
    undefined;
  /** How often something could not be copied: its text is selected then. */
  misses = 0;

  constructor(
    private readonly clipboard: Clipboard,
    private readonly page: PaymentPage,
    private readonly bank: Pick<BankVm, 'chosen'>,
  ) {
    makeAutoObservable<AccountVm, 'clipboard' | 'page' | 'bank' | 'last'>(this, {
      ...{ clipboard: false, page: false, bank: false, last: observableRef },
    });
  }

  /** What became of the last copy; that of another bank's account is of no interest any more. */
  get copy(): { readonly name: TransferTextKey; readonly done: boolean } | undefined {
    return this.last?.bank === this.bank.chosen?.code ? this.last : undefined;
  }

  /** First what every bank's form asks for; then the rest. A part that the provider left empty is left out. */
  get facts(): readonly AccountFact[] {
    const account = this.bank.chosen;
    if (account === undefined) return [];
    const { order } = this.page;
    const money = { shown: formatMoney(order.amount, order.currency), copied: printAmount(order.amount) };
    const facts: readonly AccountFact[] = [
      { name: 'transfer.iban', shown: groupIban(account.iban), copied: account.iban },
      same('transfer.receiver', account.receiver),
      { name: 'transfer.amount', ...money },
      same('transfer.reference', order.id),
      same('transfer.bank', account.name),
      same('transfer.accountName', account.accountName),
      same('transfer.accountNo', account.accountNo),
      same('transfer.branchCode', account.branchCode),
    ];
    return facts.filter(({ shown }) => shown !== '');
  }

  take({ name, copied }: AccountFact): void {
    this.clipboard
      .copy(copied)
      .pipe(take(1))
      .subscribe((done) => this.told(name, done));
  }

  private told(name: TransferTextKey, done: boolean): void {
    this.last = { bank: this.bank.chosen?.code ?? '', name, done };
    if (!done) this.misses += 1;
  }
}

function same(name: TransferTextKey, text: string): AccountFact {
  return { name, shown: text, copied: text };
}
