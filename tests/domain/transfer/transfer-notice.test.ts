import fc from 'fast-check';
import { passesChecksum } from '../../../src/domain/card/card-number.js';
import {
  asksFor,
  checkAtAtm,
  checkByCreditCard,
  emptyNotice,
  lastDigits,
  noticeProblems,
  type TransferNotice,
} from '../../../src/domain/transfer/transfer-notice.js';

const today = '2026-06-15';

const good = emptyNotice({
  bank: '0046',
  userName: 'Ayşe Yılmaz',
  idLast6: '123456',
  phone: '0532 123 45 67',
  paymentDate: today,
});

const keyOf = (different: Partial<TransferNotice>, field: keyof ReturnType<typeof noticeProblems>) =>
  noticeProblems({ ...good, ...different }, today)[field]?.key;

describe('the notice of a transfer', () => {
  it('BT-03 is fine with a bank, a name, the ID, a phone and a date; the description is optional', () => {
    expect(noticeProblems(good, today)).toEqual({});
    expect(noticeProblems({ ...good, description: 'Kira' }, today)).toEqual({});
  });

  it('BT-03 an empty one says what is missing', () => {
    const problems = noticeProblems(emptyNotice(), today);
    expect(Object.keys(problems).sort()).toEqual(['bank', 'idLast6', 'paymentDate', 'phone', 'userName']);
    expect(new Set(Object.values(problems).map(({ key }) => key))).toEqual(
      new Set(['validation.checkBank', 'validation.required']),
    );
  });

  it.each([
    ['userName', '4355 0843 5508 4358', 'validation.cardInNotice'],
    ['description', 'sipariş 12 4355084355084358', 'validation.cardInNotice'],
    ['transactionNo', '4355-0843-5508-4358', 'validation.cardInNotice'],
    ['transactionNo', 'İşlem 4355084355084358', 'validation.cardInNotice'],
    ['transactionNo', '2026061500000003', undefined],
    ['transactionNo', '202606154355084355084358', undefined],
    ['transactionNo', '6212345678901234', undefined],
    ['description', 'Gönderen IBAN TR33 0006 1005 1978 6457 8413 26', undefined],
    ['description', '0555 111 22 33 0532 222 33 44', undefined],
  ] as const)(
    'BT-03 no card number is kept, and a receipt’s number may pass the checksum: %s %j',
    (field, text, key) => {
      expect(keyOf({ [field]: text }, field)).toBe(key);
    },
  );

  it('BT-03 the receipt’s number above passes the checksum', () => {
    expect(passesChecksum('2026061500000003')).toBe(true);
  });

  it.each([
    ['idLast6', '12345', 'validation.digitCount'],
    ['idLast6', '1234567', 'validation.digitCount'],
    ['idLast6', '12345a', 'validation.digitCount'],
    ['idLast6', 'a12345', 'validation.digitCount'],
    ['idLast6', ' ', 'validation.required'],
    ['idLast6', ' 123456 ', undefined],
    ['idLast6', '١٢٣٤٥٦', undefined],
  ] as const)('BT-04 exactly 6 digits of the ID: %s %j', (field, text, key) => {
    expect(keyOf({ [field]: text }, field)).toBe(key);
  });

  it.each([
    ['123', 'validation.digitCount'],
    ['12345', 'validation.digitCount'],
    ['', 'validation.required'],
    ['4358', undefined],
  ])('BT-04 exactly 4 digits of the card, and only for a transfer by card: %j', (cardLast4, key) => {
    expect(keyOf({ byCreditCard: true, cardLast4 }, 'cardLast4')).toBe(key);
    expect(keyOf({ byCreditCard: false, cardLast4 }, 'cardLast4')).toBeUndefined();
    expect(asksFor('cardLast4', { byCreditCard: true })).toBe(true);
    expect(asksFor('cardLast4', { byCreditCard: false })).toBe(false);
    expect(asksFor('idLast6', { byCreditCard: false })).toBe(true);
  });

  it.each([
    ['05321234567', undefined],
    ['0532 123 45 67', undefined],
    ['(0532) 123-45-67', undefined],
    ['5321234567', undefined],
    ['+905321234567', undefined],
    ['02121234567', 'validation.phoneFormat'],
    ['0532123456', 'validation.phoneFormat'],
    ['053212345678', 'validation.phoneFormat'],
    ['0532x234567', 'validation.phoneFormat'],
    [' ', 'validation.required'],
  ])('BT-04 the phone starts with 05: %j', (phone, key) => {
    expect(keyOf({ phone }, 'phone')).toBe(key);
  });

  it.each([
    [today, undefined],
    ['2025-06-15', undefined],
    ['2025-06-14', 'validation.paymentDate'],
    ['2026-06-16', 'validation.paymentDate'],
    ['2026-02-30', 'validation.paymentDate'],
    ['15.06.2026', 'validation.paymentDate'],
    ['', 'validation.required'],
  ])('BT-03 the date is one that was: %j', (paymentDate, key) => {
    expect(keyOf({ paymentDate }, 'paymentDate')).toBe(key);
  });

  it('BT-03 the transaction number is needed at an ATM, and has at most 40 characters', () => {
    expect(keyOf({ atAtm: true }, 'transactionNo')).toBe('validation.required');
    expect(keyOf({ atAtm: true, transactionNo: 'A-1' }, 'transactionNo')).toBeUndefined();
    expect(keyOf({ transactionNo: 'x'.repeat(40) }, 'transactionNo')).toBeUndefined();
    expect(keyOf({ transactionNo: 'x'.repeat(41) }, 'transactionNo')).toBe('validation.textMax');
    expect(keyOf({ userName: 'x'.repeat(76) }, 'userName')).toBe('validation.textMax');
    expect(keyOf({ description: 'x'.repeat(301) }, 'description')).toBe('validation.textMax');
  });

  it('BT-04 what is wrong names how many digits or characters are taken', () => {
    const { idLast6, description } = noticeProblems({ ...good, idLast6: '1', description: 'x'.repeat(301) }, today);
    expect(idLast6?.params).toEqual({ length: 6 });
    expect(description?.params).toEqual({ max: 300 });
  });

  it('BT-03 blanks around a text are not counted', () => {
    expect(keyOf({ description: ` ${'x'.repeat(300)} ` }, 'description')).toBeUndefined();
  });

  it('BT-04 only one of the credit-card and ATM boxes is ever checked, whatever is pressed', () => {
    const press = fc.tuple(fc.constantFrom(checkByCreditCard, checkAtAtm), fc.boolean());
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        let notice = good;
        for (const [check, checked] of presses) {
          notice = check(notice, checked);
          expect(notice.byCreditCard && notice.atAtm).toBe(false);
        }
      }),
    );
    expect(checkAtAtm({ ...good, byCreditCard: true }, true)).toMatchObject({ byCreditCard: false, atAtm: true });
    expect(checkByCreditCard({ ...good, atAtm: true }, true)).toMatchObject({ byCreditCard: true, atAtm: false });
    expect(checkAtAtm({ ...good, byCreditCard: true }, false)).toMatchObject({ byCreditCard: true, atAtm: false });
  });

  it('BT-04 the last digits are taken of a whole number that is pasted', () => {
    expect(lastDigits('10000 000 146', 6)).toBe('000146');
    expect(lastDigits('4355 0843 5508 4358', 4)).toBe('4358');
    expect(lastDigits('12', 4)).toBe('12');
  });
});
