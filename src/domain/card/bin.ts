/** How many digits a card look-up takes (CN-18). */
const binLength = 8;

/** The first 8 digits of a card number, which name its bank; undefined while fewer are typed. */
export function binOf(digits: string): string | undefined {
  return digits.length >= binLength ? digits.slice(0, binLength) : undefined;
}
