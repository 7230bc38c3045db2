import fc from 'fast-check';
import { phoneProblem } from '../../../src/domain/links/address.js';
import { normalisePhone } from '../../../src/domain/validation/phone.js';
import { problemText } from '../validation/problem-text.js';

describe('a phone number of any country', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['05', 'phoneMin 10'],
    ['532 111 2', 'phoneMin 10'],
    ['0532111223', undefined],
    ['0532 111 22 33', undefined],
    ['(0532) 111-22-33', undefined],
    ['+90 532 111 22 33', undefined],
    ['0532.111.22.33', undefined],
    ['０５３２１１１２２３３', undefined],
    ['٠٥٣٢١١١٢٢٣٣', undefined],
    ['\u202a+905321112233\u202c', undefined],
    ['1'.repeat(20), undefined],
    ['1'.repeat(21), 'phoneMax 20'],
    [`+${'1'.repeat(19)}`, undefined],
    [`+${'1'.repeat(20)}`, 'phoneMax 20'],
    ['0532 abc 2233', 'phone'],
    ['05321112233 dahili 5', 'phone'],
    ['0532+1112233', 'phone'],
    ['abc', 'phone'],
  ])('AD-01 LK-04 %j: %s', (text, problem) => expect(problemText(phoneProblem(text))).toBe(problem));

  it.each(['4355084355084358', '4355 0843 5508 4358', '+4355084355084358', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨', '04355084355084358'])(
    'T13 AD-01 LK-04 %j is a card number',
    (text) => expect(problemText(phoneProblem(text))).toBe('cardInText'),
  );

  it.each([
    '4355084355084359',
    '+4355 0843 5508 4359',
    '04355084355084359',
    '6212345678901234567',
    '9792 0000 0000 0000',
    // Dialled as in Russia, it cannot be told from a card of UnionPay, which has 81 and no checksum; with a + it is taken.
    '810 49 8912345678901',
  ])('T13 AD-01 LK-04 %j is a card number, whose checksum is mistyped', (text) =>
    expect(problemText(phoneProblem(text))).toBe('cardInText'),
  );

  it.each(['+498912345678901', '00498912345678901', '0011498912345678901', '1234567890123456', '43550843550843590000'])(
    'AD-01 LK-04 %j has no card’s digits and length, so it is taken',
    (text) => expect(phoneProblem(text)).toBeUndefined(),
  );

  it('AD-01 a telephone of 15 digits that passes the checksum of a card is one', () =>
    expect(phoneProblem('371449635398431')).toBeUndefined());

  it('AD-01 what is accepted is sent as 10 digits or more, in 20 characters or fewer', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 +-().٣'), maxLength: 30 });
    fc.assert(
      fc.property(typed, (text) => {
        if (phoneProblem(text) !== undefined) return;
        expect(normalisePhone(text)).toMatch(/^(?=.{10,20}$)\+?[0-9]{10,}$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
