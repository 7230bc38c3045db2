import { holdsCardNumber, isCardNumberInGroups } from '../card/holds-card-number.js';
import { mobileProblem } from '../validation/phone.js';
import type { Problem } from '../validation/problem.js';
import { withAsciiDigits } from '../validation/typed-text.js';

/** Describes what the shopper says of a transfer that was made (BT-03). A value: every change makes a new one. */
export interface TransferNotice {
  /** Code of the bank it went to. */
  readonly bank: string;
  readonly userName: string;
  /** Last 6 digits of the national ID. */
  readonly idLast6: string;
  readonly phone: string;
  /** `YYYY-MM-DD`. */
  readonly paymentDate: string;
  readonly byCreditCard: boolean;
  readonly atAtm: boolean;
  /** Last 4 digits of the credit card; of no meaning for any other transfer. */
  readonly cardLast4: string;
  readonly transactionNo: string;
  readonly description: string;
}

export type NoticeField = Exclude<keyof TransferNotice, 'byCreditCard' | 'atAtm'>;

/** Limits in characters; digits where it says so (BT-04). */
export const noticeLimits = { userName: 75, idLast6: 6, cardLast4: 4, transactionNo: 40, description: 300 } as const;

/** How far back a transfer can lie, in days. */
export const oldestTransferDays = 365;

/** An empty notice, with what is known already. */
export function emptyNotice(known: Partial<TransferNotice> = {}): TransferNotice {
  return {
    bank: '',
    userName: '',
    idLast6: '',
    phone: '',
    paymentDate: '',
    byCreditCard: false,
    atAtm: false,
    cardLast4: '',
    transactionNo: '',
    description: '',
    ...known,
  };
}

/** By credit card or at an ATM, never both: checking one unchecks the other (BT-04). */
export function checkByCreditCard(notice: TransferNotice, checked: boolean): TransferNotice {
  return { ...notice, byCreditCard: checked, atAtm: checked ? false : notice.atAtm };
}

/** By credit card or at an ATM, never both: checking one unchecks the other (BT-04). */
export function checkAtAtm(notice: TransferNotice, checked: boolean): TransferNotice {
  return { ...notice, atAtm: checked, byCreditCard: checked ? false : notice.byCreditCard };
}

/** Returns whether a field belongs to this notice: the card's digits are asked for a transfer by card only (BT-03). */
export function asksFor(field: NoticeField, notice: Pick<TransferNotice, 'byCreditCard'>): boolean {
  return field !== 'cardLast4' || notice.byCreditCard;
}

/**
 * Returns what is wrong with each field; no entry where all is well (BT-03, BT-04). `today` is the date in Istanbul,
 * `YYYY-MM-DD`. The description is optional; the transaction number is needed for a payment at an ATM, whose receipt
 * bears it.
 */
export function noticeProblems(notice: TransferNotice, today: string): Readonly<Partial<Record<NoticeField, Problem>>> {
  const checked: Readonly<Record<NoticeField, Problem | undefined>> = {
    bank: notice.bank === '' ? { key: 'validation.checkBank' } : undefined,
    userName: required(notice.userName) ?? freeTextProblem(notice.userName, noticeLimits.userName),
    idLast6: digitsProblem(notice.idLast6, noticeLimits.idLast6),
    cardLast4: asksFor('cardLast4', notice) ? digitsProblem(notice.cardLast4, noticeLimits.cardLast4) : undefined,
    phone: mobileProblem(notice.phone),
    paymentDate: dateProblem(notice.paymentDate, today),
    transactionNo:
      (notice.atAtm ? required(notice.transactionNo) : undefined) ??
      tooLong(notice.transactionNo, noticeLimits.transactionNo) ??
      receiptProblem(notice.transactionNo),
    description: freeTextProblem(notice.description, noticeLimits.description),
  };
  return Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem !== undefined));
}

/** The digits of what was typed or pasted, at most `max`. */
export function lastDigits(text: string, max: number): string {
  return withAsciiDigits(text).replace(/\D/g, '').slice(-max);
}

function required(text: string): Problem | undefined {
  return text.trim() === '' ? { key: 'validation.required' } : undefined;
}

function tooLong(text: string, max: number): Problem | undefined {
  return text.trim().length > max ? { key: 'validation.textMax', params: { max } } : undefined;
}

/** T13: the notice is kept and read by people; no card number stands in it. */
const cardInNotice: Problem = { key: 'validation.cardInNotice' };

function freeTextProblem(text: string, max: number): Problem | undefined {
  return tooLong(text, max) ?? (holdsCardNumber(text) ? cardInNotice : undefined);
}

function receiptProblem(text: string): Problem | undefined {
  return isCardNumberInGroups(text) ? cardInNotice : undefined;
}

function digitsProblem(text: string, length: number): Problem | undefined {
  const isRight = withAsciiDigits(text).trim().length === length && /^\d+$/.test(withAsciiDigits(text).trim());
  return required(text) ?? (isRight ? undefined : { key: 'validation.digitCount', params: { length } });
}

function dateProblem(text: string, today: string): Problem | undefined {
  if (text === '') return { key: 'validation.required' };
  const day = dayOf(text);
  const now = dayOf(today);
  if (day === undefined || now === undefined) return { key: 'validation.paymentDate' };
  return day > now || now - day > oldestTransferDays ? { key: 'validation.paymentDate' } : undefined;
}

/** The day of a date that exists, counted from the epoch. */
function dayOf(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
  return exists ? ms / (24 * 60 * 60_000) : undefined;
}
