import { cardNumberProblem } from '../../src/domain/card/card-number.js';
import {
  istanbulDate,
  type NoticeField,
  noticeProblems,
  type TransferNotice,
} from '../../src/domain/transfer/notification.js';
import { normalisePhone } from '../../src/domain/transfer/verification.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Order } from '../ledger/order-state.js';
import { knownPhone } from './sms-code.js';

const textFields: readonly NoticeField[] = [
  ...(['bank', 'userName', 'idLast6', 'phone'] as const),
  ...(['paymentDate', 'cardLast4', 'transactionNo', 'description'] as const),
];

/** What the merchant told of the shopper, which the shopper cannot change (read-only where it is not empty). */
export function prefilledOf(order: Order) {
  return { userName: order.userName, phone: knownPhone(order) };
}

/** Reads a notice of a transfer (BT-03, BT-04), or the wire name of its first wrong field. `now`: ms since the epoch. */
export function readNotice(form: FormBody, order: Order, now: number): TransferNotice | string {
  const flags = ['byCreditCard', 'atAtm'].find((name) => !['0', '1'].includes(form.get(name)));
  if (flags !== undefined) return flags;
  const text = (name: string) => form.get(name).trim().normalize('NFC');
  const notice: TransferNotice = {
    ...{ bank: text('bank'), userName: text('userName'), idLast6: text('idLast6'), paymentDate: text('paymentDate') },
    ...{ cardLast4: text('cardLast4'), transactionNo: text('transactionNo'), description: text('description') },
    phone: normalisePhone(form.get('phone')),
    byCreditCard: form.get('byCreditCard') === '1',
    atAtm: form.get('atAtm') === '1',
  };
  if (notice.byCreditCard && notice.atAtm) return 'atAtm';
  if (!notice.byCreditCard && notice.cardLast4 !== '') return 'cardLast4';
  const problems = noticeProblems(notice, istanbulDate(now));
  const wrong = textFields.find((name) => problems[name] !== undefined);
  if (wrong !== undefined) return wrong;
  const known = prefilledOf(order);
  if (known.userName !== '' && known.userName !== notice.userName) return 'userName';
  if (known.phone !== '' && known.phone !== notice.phone) return 'phone';
  const { userName, transactionNo, description } = notice;
  const texts = { userName, transactionNo, description };
  return Object.entries(texts).find(([, value]) => holdsCardNumber(value))?.[0] ?? notice;
}

/** A card number that somebody types into a free text must not be kept. */
function holdsCardNumber(text: string): boolean {
  const runs = text.replace(/[\s.-]/g, '').match(/\d{13,19}/g) ?? [];
  return runs.some((run) => cardNumberProblem(run) === undefined);
}
