import fc from 'fast-check';
import {
  canBecomeCardNumber,
  cardNumberProblem,
  formatCardNumber,
  groupingFor,
  maskCardNumber,
  maskIsFull,
  maxDigits,
  passesChecksum,
} from '../../../src/domain/card/card-number.js';
import { schemes } from '../../../src/domain/card/scheme.js';
import { digitsOf } from '../../../src/domain/validation/typed-text.js';
import { checkDigit, digits, numberOf } from './card-arbitraries.js';

const problemOf = (text: string) => cardNumberProblem(text)?.key;

describe('the mask', () => {
  it.each([
    ['amex', '37', [4, 6, 5], 15, '3782 822463 10005'],
    ['dinersclub', '36', [4, 4, 4, 2], 14, '3600 0000 0000 08'],
    ['visa', '4', [4, 4, 4, 4], 16, '4355 0843 5508 4358'],
    ['mastercard', '54', [4, 4, 4, 4], 16, '5406 6754 0667 5403'],
    ['discover', '65', [4, 4, 4, 4], 16, '6500 0000 0000 0002'],
    ['troy', '9792', [4, 4, 4, 4], 16, '9792 0303 9444 0796'],
    ['an unknown scheme', '0', [4, 4, 4, 4], 16, '0000 0000 0000 0000'],
    ['jcb', '3528', [4, 4, 4, 4, 3], 19, '3528 0000 0000 0000 000'],
    ['unionpay', '62', [4, 4, 4, 4, 3], 19, '6200 0000 0000 0000 000'],
    ['maestro', '50', [4, 4, 4, 4, 3], 19, '5000 0000 0000 0000 000'],
  ])('CN-07 sets %s in its groups, to its full length', (_, start, grouping, max, shown) => {
    expect(groupingFor(start)).toEqual(grouping);
    expect(maxDigits(start)).toBe(max);
    expect(formatCardNumber(digitsOf(shown))).toBe(shown);
    expect(formatCardNumber(`${digitsOf(shown)}123`)).toBe(shown);
  });

  it.each(schemes)('CN-07 every number of $id fits its mask', ({ prefixes, lengths }) => {
    const start = String([prefixes[0]].flat()[0]);
    expect(maxDigits(start)).toBe(Math.max(...lengths));
  });

  it('CN-07 a space comes with the digit behind it, never before', () => {
    expect(
      ['', '4355', '43550', '435508435508', '3782', '37828', '3782822463', '37828224631'].map(formatCardNumber),
    ).toEqual(['', '4355', '4355 0', '4355 0843 5508', '3782', '3782 8', '3782 822463', '3782 822463 1']);
  });

  it('CN-08 showing a number loses no digit up to the mask, and showing it again changes nothing', () => {
    fc.assert(
      fc.property(digits({ maxLength: 25 }), (typed) => {
        const shown = formatCardNumber(typed);
        expect(digitsOf(shown)).toBe(typed.slice(0, maxDigits(typed)));
        expect(formatCardNumber(digitsOf(shown))).toBe(shown);
        expect(shown).toBe(shown.trim());
      }),
    );
  });

  it.each([
    ['4355 0843 5508 435', false],
    ['4355 0843 5508 4358', true],
    ['3782 822463 1000', false],
    ['3782 822463 10005', true],
    ['3600 0000 0000 0', false],
    ['3600 0000 0000 08', true],
    ['6759 0000 0000 000', false],
    // 16 digits may be the beginning of 17 to 19, and nothing says which.
    ['6759 0000 0000 0000', false],
    ['6759 0000 0000 0000 000', true],
    ['3528 0000 0000 0007', false],
    ['3528 0000 0000 0007 101', true],
    ['6200 0000 0000 0000', false],
    ['6200 0000 0000 0000 00', false],
    ['6200 0000 0000 0000 000', true],
    ['0000 0000 0000 000', false],
    ['0000 0000 0000 0000', true],
  ])('CN-17 the mask of %s is full: %s', (shown, full) => expect(maskIsFull(digitsOf(shown))).toBe(full));

  it('CN-17 a 13-digit beginning that passes the checksum does not fill the mask', () => {
    const start = numberOf('4', 13);
    expect(cardNumberProblem(start)).toBeUndefined();
    expect(maskIsFull(start)).toBe(false);
  });
});

describe('cardNumberProblem', () => {
  it.each(['', ' ', '   \t', ' - - '])('CN-02 nothing but separators, %j, is no number', (text) => {
    expect(cardNumberProblem(text)).toEqual({ key: 'validation.cardNumber' });
  });

  it.each([
    ' 4355 0843 5508 4358 ',
    '4355 0843-5508 4358',
    '4355–0843—5508‑4358',
    '\u200e4355\u200b084355084358\ufeff',
    '４３５５　０８４３　５５０８　４３５８',
  ])('CN-02 CN-08 spaces, dashes and invisible marks do not count: %j', (text) => {
    expect(cardNumberProblem(text)).toBeUndefined();
  });

  it('CN-03 rejects 12 or fewer digits, whatever else is wrong with them', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 12 }), (few) => {
        expect(cardNumberProblem(few)).toEqual({ key: 'validation.cardNumberMinlength' });
      }),
    );
    expect(problemOf(numberOf('4', 13))).toBeUndefined();
  });

  it('CN-03 goes before the 12 digits a Maestro card may have', () => {
    expect(problemOf(numberOf('50', 12))).toBe('validation.cardNumberMinlength');
    expect(problemOf(numberOf('50', 13))).toBeUndefined();
  });

  it.each([
    ['an unknown scheme', numberOf('0', 16)],
    ['a length the scheme does not have', numberOf('4', 14)],
    ['too many digits', numberOf('50', 20)],
    ['a failed checksum', '4355084355084359'],
    ['a letter among the digits', '4355084x355084358'],
    ['a letter behind a right number', '4355084355084358x'],
  ])('CN-04 refuses %s', (_, text) => expect(cardNumberProblem(text)).toEqual({ key: 'validation.cardNumberFormat' }));

  const prefixes = schemes.flatMap((scheme) => scheme.prefixes.flat().map((prefix) => ({ ...scheme, prefix })));
  it.each(prefixes)('CN-05 $id $prefix takes its own lengths and no others', ({ prefix, lengths }) => {
    const tried = Array.from({ length: 8 }, (_, place) => place + 13);
    const taken = tried.filter((length) => cardNumberProblem(numberOf(String(prefix), length)) === undefined);
    expect(taken).toEqual(lengths.filter((length) => length > 12));
  });

  it.each(schemes)('CN-04 CN-06 one wrong digit of $id is noticed everywhere but on unionpay', (scheme) => {
    const length = Math.max(...scheme.lengths);
    const right = numberOf(String([scheme.prefixes[0]].flat()[0]), length);
    const wrong = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10);
    expect(problemOf(right)).toBeUndefined();
    expect(problemOf(wrong)).toBe(scheme.id === 'unionpay' ? undefined : 'validation.cardNumberFormat');
  });

  it.each(['4355 0843 5508 4358', '5406 6754 0667 5403', '9792 0303 9444 0796'])(
    'CN-04 takes the test card %s',
    (text) => {
      expect(cardNumberProblem(text)).toBeUndefined();
    },
  );
});

describe('passesChecksum', () => {
  it('CN-04 holds with the one right check digit and with no other', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 18 }), (body) => {
        const passing = [...'0123456789'].filter((last) => passesChecksum(body + last));
        expect(passing).toEqual([checkDigit(body)]);
      }),
    );
  });

  it.each(['', 'abc', '4355 0843 5508 4358', '-0'])('CN-04 is not there in %j, which is not all digits', (text) => {
    expect(passesChecksum(text)).toBe(false);
  });
});

describe('maskCardNumber', () => {
  it.each([
    ['4355084355084358', '************4358'],
    ['378282246310005', '***********0005'],
    ['4358', '4358'],
    ['43', '43'],
    ['', ''],
  ])('CN-09 shows %s as %s', (number, shown) => expect(maskCardNumber(number)).toBe(shown));

  it('CN-09 keeps the length and the last four, and nothing else', () => {
    fc.assert(
      fc.property(digits({ minLength: 4, maxLength: 19 }), (number) => {
        expect(maskCardNumber(number)).toBe('*'.repeat(number.length - 4) + number.slice(-4));
      }),
    );
  });
});

describe('canBecomeCardNumber', () => {
  it.each(['', '4', '4355', '435508435508435', '4355084355084358', '6', '50', '621234567890123456'])(
    'CN-04 is true of "%s"',
    (typed) => expect(canBecomeCardNumber(typed)).toBe(true),
  );

  it.each(['0', '3527', '4355084355084359', '43550843550843580', '378282246310009', '12 3', 'a'])(
    'CN-04 is false of "%s"',
    (typed) => expect(canBecomeCardNumber(typed)).toBe(false),
  );

  it('CN-04 is true of every beginning of a number that is taken', () => {
    const numbers = schemes.flatMap(({ prefixes, lengths }) =>
      prefixes.flatMap((prefix) => lengths.map((length) => numberOf(String([prefix].flat()[0]), length))),
    );
    const taken = numbers.filter((number) => cardNumberProblem(number) === undefined);
    const beginnings = taken.flatMap((number) => [...number].map((_digit, end) => number.slice(0, end + 1)));
    expect(taken.length).toBeGreaterThan(40);
    expect(beginnings.filter((digits) => !canBecomeCardNumber(digits))).toEqual([]);
  });

  it('CN-04 where it is false, no further digits make a number that is taken', () => {
    fc.assert(
      fc.property(digits({ maxLength: 19 }), digits({ maxLength: 8 }), (typed, rest) => {
        fc.pre(!canBecomeCardNumber(typed));
        expect(cardNumberProblem(typed + rest)).toBeDefined();
      }),
    );
  });
});
