import { requireText } from './typed-text.js';

/** Returns whether an IBAN is one of Turkey: its length, and its check digits (ISO 7064). Spaces do not count. */
export function isTurkishIban(text: string): boolean {
  requireText(text);
  const iban = text.replace(/\s/g, '');
  if (!/^TR\d{24}$/.test(iban)) return false;
  // The country goes behind the account, as numbers: T is 29, R is 27.
  return BigInt(`${iban.slice(4)}2927${iban.slice(2, 4)}`) % 97n === 1n;
}
