import fc from 'fast-check';

export const digits = (constraints: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...constraints });

/** The digit that completes a number so that its Luhn checksum holds: found by the definition, doubling from the right. */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let fromRight = 0; fromRight < body.length; fromRight += 1) {
    const digit = Number(body[body.length - 1 - fromRight]);
    const counted = fromRight % 2 === 0 ? digit * 2 : digit;
    sum += Math.floor(counted / 10) + (counted % 10);
  }
  return String((10 - (sum % 10)) % 10);
}

/** A number of a length that begins with a prefix and whose checksum holds. */
export function numberOf(prefix: string, length: number, filler = '1'): string {
  const body = prefix.padEnd(length - 1, filler);
  return body + checkDigit(body);
}
