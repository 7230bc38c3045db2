import { withAsciiDigits, withoutInvisibleMarks } from '../validation/typed-text.js';
import { cardNumberProblem, passesChecksum } from './card-number.js';

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
  return (runs ?? []).some((run) => holdsNumber(run, passesChecksum));
}

/** Whether a run of digits holds 13 to 19 that `isNumber` takes. */
function holdsNumber(run: string, isNumber: (digits: string) => boolean): boolean {
  for (let start = 0; start + shortest <= run.length; start += 1) {
    for (let length = shortest; length <= longest && start + length <= run.length; length += 1) {
      if (isNumber(run.slice(start, start + length))) return true;
    }
  }
  return false;
}

/**
 * The text with all but the last four digits of every card number in it replaced by asterisks (T13): for a text that is not
 * the shopper's to correct. Only a number that a scheme gives out counts, for a product's or an order's own may pass the
 * checksum. A text without one is returned as it came.
 */
export function withoutCardNumbers(text: string): string {
  const plain = withAsciiDigits(withoutInvisibleMarks(text));
  const masked = plain.replace(/[0-9](?:[\s\p{Pd}._]*[0-9]){12,}/gu, (run) =>
    holdsSchemeNumber(run.replace(/[^0-9]/g, '')) ? run.replace(/[0-9](?=(?:[^0-9]*[0-9]){4})/g, '*') : run,
  );
  return masked === plain ? text : masked;
}

function holdsSchemeNumber(run: string): boolean {
  return holdsNumber(run, (digits) => cardNumberProblem(digits) === undefined);
}
