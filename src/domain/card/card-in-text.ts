import { withAsciiDigits, withoutInvisibleMarks } from '../validation/typed-text.js';
import { passesChecksum } from './card-number.js';

/** Digits of a card number. */
const shortest = 13;
const longest = 19;

/**
 * Whether a card number stands in a free text, such as a name or an address: 13 to 19 digits whose Luhn checksum holds,
 * with spaces, dashes or dots between them, and other digits around them. Such a text is kept and
 * shown where no card number may be.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = withAsciiDigits(withoutInvisibleMarks(text))
    .replace(/[\s\p{Pd}._]/gu, '')
    .match(/[0-9]{13,}/g);
  return (runs ?? []).some(holdsNumber);
}

function holdsNumber(run: string): boolean {
  for (let start = 0; start + shortest <= run.length; start += 1) {
    for (let length = shortest; length <= longest && start + length <= run.length; length += 1) {
      if (passesChecksum(run.slice(start, start + length))) return true;
    }
  }
  return false;
}
