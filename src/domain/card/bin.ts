/** How many digits the card look-up is asked with (CN-18). */
const binLength = 8;

/** The first 8 digits of a card number, which tell its bank; undefined while fewer are typed. */
export function binOf(digits: string): string | undefined {
  return digits.length >= binLength ? digits.slice(0, binLength) : undefined;
}
