import { randomBytes } from 'node:crypto';
import { holdsCardNumber } from '../../src/domain/card/holds-card-number.js';

/**
 * A number of our own, such as an order's: the prefix, and random bytes as hexadecimal digits in capitals. One in 1,800 of
 * 16 bytes holds a card number by chance; it is drawn anew, since it would be shown with asterisks (T13) and nobody could
 * find its order by it.
 */
export function newNumber(prefix: string, bytes = 16): string {
  const number = `${prefix}${randomBytes(bytes).toString('hex').toUpperCase()}`;
  return holdsCardNumber(number) ? newNumber(prefix, bytes) : number;
}
