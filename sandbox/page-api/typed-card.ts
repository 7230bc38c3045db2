import { cardNumberProblem } from '../../src/domain/card/card-number.js';
import { expiryProblem } from '../../src/domain/card/expiry.js';
import { holderNameProblem } from '../../src/domain/card/holder-name.js';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { cvvProblem } from '../../src/domain/card/security-code.js';
import type { FormBody } from '../gateway/form-body.js';

/**
 * The first field of a typed card that is wrong, by its wire name; undefined when all are right. The same rules as the
 * page's. `now`: ms since the epoch.
 */
export function wrongCardField(form: FormBody, now: number): string | undefined {
  const number = form.get('card_number');
  const month = form.get('expiry_month');
  const year = form.get('expiry_year');
  if (!/^\d+$/.test(number) || cardNumberProblem(number) !== undefined) return 'card_number';
  if (holderNameProblem(form.get('cc_owner')) !== undefined) return 'cc_owner';
  if (!/^\d\d$/.test(month)) return 'expiry_month';
  if (!/^\d\d$/.test(year) || isPast(month, year, now)) return 'expiry_year';
  if (cvvProblem(form.get('cvv'), recogniseScheme(number)) !== undefined) return 'cvv';
  return undefined;
}

/** Whether a card's last month is over; month and year of two digits. `now`: ms since the epoch. */
export function isPast(month: string, year: string, now: number): boolean {
  return expiryProblem(`${month}/${year}`, monthOf(now)) !== undefined;
}

/** The month at the place on earth where the day begins last: the page's own calendar must never be ahead of ours. */
function monthOf(now: number): { year: number; month: number } {
  const lastPlace = new Date(now - 12 * 60 * 60_000);
  return { year: lastPlace.getUTCFullYear(), month: lastPlace.getUTCMonth() + 1 };
}
