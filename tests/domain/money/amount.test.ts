import fc from 'fast-check';
import {
  defaultAmount,
  formatMoney,
  largestAmount,
  parseAmount,
  parsePointAmount,
  printAmount,
} from '../../../src/domain/money/amount.js';
import { currencies, isoCode } from '../../../src/domain/money/currency.js';

const amounts = fc.oneof(fc.nat({ max: 100_000_00 }), fc.integer({ min: 0, max: largestAmount }));

describe('parseAmount', () => {
  it.each([
    ['1.234,50', 123450],
    ['1234,50', 123450],
    ['1234,5', 123450],
    ['1.234', 123400],
    ['100.000', 10000000],
    ['4,35', 435],
    ['0,00', 0],
    ['0', 0],
    ['0,05', 5],
    ['007,50', 750],
    ['9.999.999.999.999,99', largestAmount],
  ])('PP-15 reads %s exactly, in minor units', (text, minor) => expect(parseAmount(text)).toBe(minor));

  it.each([
    '',
    ' ',
    ' 1,00',
    ',50',
    '1,',
    '1,234',
    '18.00',
    '1.23',
    '12.34,50',
    '1.2345',
    '1234.567',
    '.123',
    '1,234.50',
    '-1,00',
    '+1,00',
    '1e3',
    '0x10',
    'NaN',
    '₺1,00',
    '１,００',
    '10.000.000.000.000,00',
    '9'.repeat(400),
  ])('PP-15 refuses %j', (text) => expect(parseAmount(text)).toBeUndefined());

  it('PP-15 the default amount is 0,00', () => expect(printAmount(defaultAmount)).toBe('0,00'));

  it('PP-15 reads every amount it prints', () => {
    fc.assert(fc.property(amounts, (minor) => expect(parseAmount(printAmount(minor))).toBe(minor)));
  });

  it('PP-15 the dots of the thousands change nothing', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(parseAmount(printAmount(minor).replaceAll('.', ''))).toBe(minor);
      }),
    );
  });
});

describe('parsePointAmount', () => {
  it.each([
    ['18.00', 1800],
    ['18', 1800],
    ['18.5', 1850],
    ['10.25', 1025],
    ['4.35', 435],
    ['0.00', 0],
  ])('PP-15 reads the basket price %s exactly', (text, minor) => expect(parsePointAmount(text)).toBe(minor));

  it.each(['', '18,00', '1.234', '1.', '.5', '-1.00', '1e3', 'NaN', '9'.repeat(400)])('PP-15 refuses %j', (text) => {
    expect(parsePointAmount(text)).toBeUndefined();
  });
});

describe('printAmount', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [99, '0,99'],
    [100, '1,00'],
    [99999, '999,99'],
    [100000, '1.000,00'],
    [123450, '1.234,50'],
    [123456789, '1.234.567,89'],
    [largestAmount, '9.999.999.999.999,99'],
  ])('PP-15 prints %d as %s', (minor, text) => expect(printAmount(minor)).toBe(text));

  it.each([-1, -150, 1.5, Number.NaN, 1e300])('PK-07 refuses %d', (minor) => {
    expect(() => printAmount(minor)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it.each([
    ['TL', '₺1.234,50'],
    ['USD', '$1.234,50'],
    ['EUR', '€1.234,50'],
    ['GBP', '£1.234,50'],
    ['JPY', '¥1.234,50'],
    ['CHF', 'CHF 1.234,50'],
  ] as const)('PP-15 formats %s in the Turkish locale with 2 decimals: %s', (currency, text) => {
    expect(formatMoney(123450, currency).replace('\u00a0', ' ')).toBe(text);
  });

  it('PP-15 writes every amount in every currency as the Turkish locale does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -largestAmount, max: largestAmount }),
        fc.constantFrom(...currencies),
        (minor, currency) => {
          const asLocale = new Intl.NumberFormat('tr-TR', {
            style: 'currency',
            currency: isoCode(currency),
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          });
          // The locale's own minus sign is a hyphen.
          expect(formatMoney(minor, currency)).toBe(asLocale.format(minor / 100).replace('-', '−'));
        },
      ),
    );
  });

  it('PP-15 shows exactly the amount, however large, in every currency', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), (minor, currency) => {
        expect(formatMoney(minor, currency)).toMatch(
          new RegExp(`^[^0-9]+${printAmount(minor).replaceAll('.', '\\.')}$`),
        );
      }),
    );
  });
});

describe('what is no amount of money', () => {
  it.each([1234.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('PK-07 is not printed: %d', (minor) => {
    const wanted = new RangeError(`Whole minor units are wanted, not ${minor}`);
    expect(() => printAmount(minor)).toThrow(wanted);
    expect(() => formatMoney(minor, 'TL')).toThrow(wanted);
  });

  it.each(['XYZ', 'TRY', 'tl', '', 'toString'])('PK-07 is not printed in the unknown currency "%s"', (currency) => {
    expect(() => formatMoney(100, currency as 'TL')).toThrow(new RangeError(`A currency is wanted, not ${currency}`));
  });
});
