import { makeAutoObservable } from 'mobx';
import type { TransferStart } from '../../../application/methods/ports.js';
import { istanbulDate } from '../../../domain/transfer/istanbul-time.js';
import {
  type NoticeField as AnyField,
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
  private readonly typed: TypedFields<NoticeField>;

  constructor(private readonly bank: Pick<BankVm, 'chosen' | 'time'>) {
    const rule = (field: NoticeField) => () => this.problems[field];
    this.typed = new TypedFields<NoticeField>(
      {
        userName: rule('userName'),
        idLast6: rule('idLast6'),
        phone: rule('phone'),
        paymentDate: rule('paymentDate'),
        cardLast4: rule('cardLast4'),
        transactionNo: rule('transactionNo'),
        description: rule('description'),
      },
      { paymentDate: istanbulDate(bank.time) },
      { phone: typedPhone },
    );
    makeAutoObservable<NoticeForm, 'typed' | 'bank'>(this, { typed: false, bank: false });
  }

  /** Returns what breaks the rule of its field is left out: the shopper could neither send nor change it. */
  prefill({ userName, phone }: TransferStart['prefilled']): void {
    const wrong = noticeProblems(emptyNotice({ userName, phone }), this.days.last);
    this.prefilled = { userName: wrong.userName ? '' : userName, phone: wrong.phone ? '' : phone };
  }

  /** The field came filled in from the merchant. */
  isPrefilled(field: NoticeField): boolean {
    return this.prefilledText(field) !== '';
  }

  text(field: NoticeField): string {
    return this.prefilledText(field) || this.typed.text(field);
  }

  enter(field: NoticeField, text: string): void {
    if (field === 'idLast6' || field === 'cardLast4') this.enterLastDigits(field, text);
    else this.typed.enter(field, text);
  }

  compose(field: NoticeField, text: string): void {
    this.typed.enter(field, text);
  }

  leave(field: NoticeField): void {
    this.typed.leave(field);
  }

  /**
   * The provider did not accept a field, by its wire name: it is marked until it is changed. False where there is no such
   * field, or none that can be changed.
   */
  refuse(name: string | undefined): boolean {
    const field = noticeFields.find((each) => each === name);
    if (field === undefined || this.isPrefilled(field)) return false;
    return this.typed.refuse(field);
  }

  shownProblem(field: NoticeField): Problem | undefined {
    return this.typed.shownProblem(field);
  }

  /** The shopper wants to send it: from now on every field shows what is wrong with it. */
  showProblems(): void {
    this.typed.leaveAll();
  }

  /** Something was typed (PP-16). */
  get changed(): boolean {
    return this.typed.changed;
  }

  get valid(): boolean {
    return this.typed.valid && this.bank.chosen !== undefined;
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
      bank: this.bank.chosen?.code ?? '',
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
    const { time } = this.bank;
    return { first: istanbulDate(time - oldestTransferDays * 24 * 60 * 60_000), last: istanbulDate(time) };
  }

  private get problems(): Readonly<Partial<Record<AnyField, Problem>>> {
    return noticeProblems(this.notice, this.days.last);
  }

  private prefilledText(field: NoticeField): string {
    return field === 'userName' || field === 'phone' ? this.prefilled[field] : '';
  }

  /** A number that is pasted whole leaves its last digits; a full field takes no more by typing. */
  private enterLastDigits(field: 'idLast6' | 'cardLast4', text: string): void {
    const max = noticeLimits[field];
    const digits = lastDigits(text, text.length);
    const before = this.typed.text(field);
    const typedOneMore = digits.length === max + 1 && before.length === max;
    this.typed.enter(field, typedOneMore ? before : digits.slice(-max));
  }

  private mark({ byCreditCard, atAtm }: TransferNotice): void {
    this.byCreditCard = byCreditCard;
    this.atAtm = atAtm;
  }
}
