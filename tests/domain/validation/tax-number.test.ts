import fc from 'fast-check';
import { isIdentityNumber, isTaxNumber } from '../../../src/domain/validation/tax-number.js';

const otherDigit = (digits: string, place: number, step: number) =>
  digits.slice(0, place) + ((Number(digits[place]) + step) % 10) + digits.slice(place + 1);
const step = fc.integer({ min: 1, max: 9 });

describe('isIdentityNumber', () => {
  it.each([
    ['10000000146', true],
    ['12345678950', true],
    ['10000000147', false],
    ['10000000156', false],
    ['01000000146', false],
    ['1000000014', false],
    ['100000001460', false],
    ['1000000014a', false],
    ['', false],
  ])('AD-05 %j: %s', (digits, right) => expect(isIdentityNumber(digits)).toBe(right));

  it('AD-05 no digit can be mistyped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), step, (place, by) => {
        expect(isIdentityNumber(otherDigit('12345678950', place, by))).toBe(false);
      }),
    );
  });
});

describe('isTaxNumber', () => {
  it.each([
    ['8760052205', true],
    ['8790017566', true],
    ['0010058358', false],
    ['8760052206', false],
    ['876005220', false],
    ['87600522050', false],
    ['', false],
  ])('AD-05 %j: %s', (digits, right) => expect(isTaxNumber(digits)).toBe(right));

  it('AD-05 the last digit is the one that fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        const nine = String(number).padStart(9, '0');
        expect([...'0123456789'].filter((digit) => isTaxNumber(nine + digit))).toHaveLength(1);
      }),
    );
  });
});
