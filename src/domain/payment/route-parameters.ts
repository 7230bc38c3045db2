/*
 * These rules say what an address may carry. A parameter that is read here holds letters, digits, `_` and `-` only: it cannot lead to
 * another path (`..`), and means the same with and without percent-encoding. Any other one counts as missing.
 */

const shortIds = /^[A-Za-z0-9_-]{1,50}$/;
const tokens = /^[A-Za-z0-9_-]{1,200}$/;

/** The id of a payment link: 1 to 50 characters (RT-05). Undefined raises a generic error (RT-11). */
export function readShortId(text: string | undefined): string | undefined {
  return text !== undefined && shortIds.test(text) ? text : undefined;
}

/** The token of a payment: 1 to 200 characters. Undefined flags the page as expired (RT-11). */
export function readToken(text: string | undefined): string | undefined {
  return text !== undefined && tokens.test(text) ? text : undefined;
}
