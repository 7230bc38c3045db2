import type { Problem } from './problem.js';
import { withAsciiDigits, withoutInvisibleMarks } from './typed-text.js';

/** A tax number as it is checked and sent: ASCII digits without spaces. */
export function normaliseTaxNumber(text: string): string {
  return withAsciiDigits(withoutInvisibleMarks(text)).replace(/\s/g, '');
}

/**
 * Returns what is wrong with the number of an invoice (AD-05): required, a company's 10 digits or a person's 11. The
 * check digits of Türkiye are asked of an address there alone: a number of another country has none of them.
 */
export function taxNumberProblem(text: string, address: { readonly abroad: boolean }): Problem | undefined {
  const number = normaliseTaxNumber(text);
  if (number === '') return { key: 'validation.required' };
  if (!/^[0-9]{10,11}$/.test(number)) return { key: 'validation.taxNumber', params: { min: 10, max: 11 } };
  if (address.abroad) return undefined;
  const isRight = isTaxNumber(number) || isIdentityNumber(number) || foreigners.includes(number);
  return isRight ? undefined : { key: 'validation.taxNumberDigits' };
}

/**
 * Holds what invoices name in Türkiye where a person, or a company, of another country has no number of its own there.
 */
const foreigners: readonly string[] = ['11111111111', '2222222222'];

/**
 * Returns whether the digits are an identity number of Türkiye: 11, not beginning with 0, the last two of them check
 * digits.
 */
export function isIdentityNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const [odd, even, all] = [...digits].reduce<readonly [number, number, number]>(
    ([odd, even, all], digit, index) => [
      odd + (index < 9 && index % 2 === 0 ? Number(digit) : 0),
      even + (index < 9 && index % 2 === 1 ? Number(digit) : 0),
      all + (index < 10 ? Number(digit) : 0),
    ],
    [0, 0, 0],
  );
  return digits.endsWith(`${lastDigit(odd * 7 - even)}${lastDigit(all)}`);
}

/** Returns whether the digits are a tax number of Türkiye (VKN): 10, the last of them a check digit. */
export function isTaxNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => {
    const moved = (Number(digit) + 9 - index) % 10;
    return total + (moved === 9 ? 9 : (moved * 2 ** (9 - index)) % 9);
  }, 0);
  return digits.endsWith(String(lastDigit(-sum)));
}

/** Of a negative number too. */
function lastDigit(sum: number): number {
  return ((sum % 10) + 10) % 10;
}
