import { requireText } from '../validation/typed-text.js';

/** The currencies an order can be in (PP-15). `TL` is the provider's word for the Turkish lira. */
export const currencies = ['TL', 'USD', 'EUR', 'GBP', 'JPY', 'CHF'] as const;

export type Currency = (typeof currencies)[number];

/** The currency of an order that names none (PP-15). */
export const defaultCurrency: Currency = 'TL';

/** The ISO 4217 code, which is used outside the provider: `TL` is `TRY` there. */
export function isoCode(currency: Currency): string {
  return currency === 'TL' ? 'TRY' : currency;
}

/** Reads a currency code of a request or an answer; `TRY` is the lira too, an empty one is the default. */
export function readCurrency(code: string): Currency | undefined {
  requireText(code);
  const upper = code.trim().toUpperCase();
  if (upper === '') return defaultCurrency;
  if (upper === 'TRY') return 'TL';
  return currencies.find((currency) => currency === upper);
}
