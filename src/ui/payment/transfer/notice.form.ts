import { makeAutoObservable, observable } from 'mobx';
import type { TransferStart } from '../../../application/methods/ports.js';
import { istanbulDate } from '../../../domain/transfer/istanbul-time.js';
import {
  type NoticeField as AnyField,
  asksFor,
  checkAtAtm,
  checkByCreditCard,
  emptyNotice,
  lastDigits,
  noticeLimits,
  noticeProblems,
  oldestTransferDays,
  type TransferNotice,
} from '../../../domain/transfer/transfer-notice.js';
import { typedPhone } from '../../../domain/validation/phone.js';
import type { Problem } from '../../../domain/validation/problem.js';
import { type FieldAccess, TypedFields } from '../../forms/typed-fields.js';
import type { BankVm } from './bank.vm.js';

/** Describes what is typed into the form; its bank is chosen before. */
export type NoticeField = Exclude<AnyField, 'bank'>;

const noticeFields: readonly NoticeField[] = [
  'userName',
  'idLast6',
  'phone',
  'paymentDate',
  'cardLast4',
  'transactionNo',
  'description',
];

/** Describes what the shopper says of a transfer (BT-03, BT-04). A box that hides a field keeps what is in it. */
export class NoticeForm implements FieldAccess<NoticeField> {
  byCreditCard = false;
  atAtm = false;
  /** Holds what the merchant sent about the shopper, which cannot be changed. */
  private prefilled: TransferStart['prefilled'] = { userName: '', phone: '' };
  /** Holds what the shopper gave before the payment. */
  private proposed: TransferStart['prefilled'] = { userName: '', phone: '' };
  /** The fields that the shopper has changed; the others hold what is proposed. */
  readonly #entered = observable.set<NoticeField>();
  readonly fields: TypedFields<NoticeField>;
  readonly #bank: Pick<BankVm, 'chosen' | 'time'>;

  constructor(bank: Pick<BankVm, 'chosen' | 'time'>) {
    this.#bank = bank;
    const rule = (field: NoticeField) => () => this.problems[field];
    this.fields = new TypedFields<NoticeField>(
      {
        userName: rule('userName'),
        idLast6: rule('idLast6'),
        phone: rule('phone'),
        paymentDate: rule('paymentDate'),
        cardLast4: rule('cardLast4'),
        transactionNo: rule('transactionNo'),
        description: rule('description'),
      },
      undefined,
      { phone: typedPhone, idLast6: lastDigitsOf('idLast6'), cardLast4: lastDigitsOf('cardLast4') },
      (field) => asksFor(field, this),
    );
    makeAutoObservable(this);
  }

  /** Leaves out a given value that breaks the rule of its field: the shopper could neither send nor change it. */
  prefill({ prefilled, proposed }: Pick<TransferStart, 'prefilled' | 'proposed'>): void {
    const { userName, phone } = prefilled;
    const wrong = noticeProblems(emptyNotice({ userName, phone }), this.days.last);
    this.prefilled = { userName: wrong.userName ? '' : userName, phone: wrong.phone ? '' : phone };
    if (proposed !== undefined) this.proposed = proposed;
  }

  /** The field came filled in from the merchant. */
  isPrefilled(field: NoticeField): boolean {
    return this.prefilledText(field) !== '';
  }

  text(field: NoticeField): string {
    if (this.isPrefilled(field)) return this.prefilledText(field);
    return this.#entered.has(field) ? this.fields.text(field) : this.proposedText(field);
  }

  enter(field: NoticeField, text: string): void {
    this.begin(field);
    this.fields.enter(field, text);
  }

  compose(field: NoticeField, text: string): void {
    this.begin(field);
    this.fields.compose(field, text);
  }

  leave(field: NoticeField): void {
    this.fields.leave(field);
  }

  /** The fields that the shopper can see and change. */
  get changeable(): readonly NoticeField[] {
    return noticeFields.filter((field) => !this.isPrefilled(field) && asksFor(field, this));
  }

  shownProblem(field: NoticeField): Problem | undefined {
    return this.fields.shownProblem(field);
  }

  get valid(): boolean {
    return this.fields.valid && this.#bank.chosen !== undefined;
  }

  /** BT-04: one of the two, or none. */
  markByCreditCard(checked: boolean): void {
    this.mark(checkByCreditCard(this.notice, checked));
  }

  markAtAtm(checked: boolean): void {
    this.mark(checkAtAtm(this.notice, checked));
  }

  get notice(): TransferNotice {
    const text = (field: NoticeField) => this.text(field);
    return emptyNotice({
      bank: this.#bank.chosen?.code ?? '',
      userName: text('userName'),
      idLast6: text('idLast6'),
      phone: text('phone'),
      paymentDate: text('paymentDate'),
      cardLast4: text('cardLast4'),
      transactionNo: text('transactionNo'),
      description: text('description'),
      byCreditCard: this.byCreditCard,
      atAtm: this.atAtm,
    });
  }

  /** The days a transfer can be of, `YYYY-MM-DD`. */
  get days(): { readonly first: string; readonly last: string } {
    const { time } = this.#bank;
    return { first: istanbulDate(time - oldestTransferDays * 24 * 60 * 60_000), last: istanbulDate(time) };
  }

  private get problems(): Readonly<Partial<Record<AnyField, Problem>>> {
    return noticeProblems(this.notice, this.days.last);
  }

  private prefilledText(field: NoticeField): string {
    return field === 'userName' || field === 'phone' ? this.prefilled[field] : '';
  }

  /** The day is today's until the notice is begun: what is written down before midnight is of the day before. */
  private proposedText(field: NoticeField): string {
    if (field === 'paymentDate') return this.days.last;
    return field === 'userName' || field === 'phone' ? this.proposed[field] : '';
  }

  /** From its first change on a field holds what is typed into it. The day stays from the first change of any. */
  private begin(field: NoticeField): void {
    if (this.#entered.has(field)) return;
    if (field !== 'paymentDate') this.begin('paymentDate');
    this.fields.compose(field, this.proposedText(field));
    this.#entered.add(field);
  }

  private mark({ byCreditCard, atAtm }: TransferNotice): void {
    this.begin('paymentDate');
    this.byCreditCard = byCreditCard;
    this.atAtm = atAtm;
  }
}

/** A number that is pasted whole leaves its last digits; a full field takes no more by typing. */
function lastDigitsOf(field: 'idLast6' | 'cardLast4'): (text: string, before: string) => string {
  const max = noticeLimits[field];
  return (text, before) => {
    const digits = lastDigits(text, text.length);
    const typedOneMore = digits.length === max + 1 && before.length === max;
    return typedOneMore ? before : digits.slice(-max);
  };
}
