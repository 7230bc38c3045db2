import { formatMoney } from '../money/amount.js';
import type { Problem } from '../validation/problem.js';
import { parseAmountEntry } from './amount-entry.js';
import { maxCollection } from './collection.js';
import type { FlexLink } from './link.js';

/** The most of a flex link that names none, in minor units. */
export const defaultFlexMax = maxCollection;

/**
 * Returns what is wrong with the amount of a flex link (LK-04): required, an amount, at least the link's least and at
 * most its most, so that the remainder is not negative.
 */
export function flexAmountProblem(
  text: string,
  { min, max, currency }: Pick<FlexLink, 'min' | 'max' | 'currency'>,
): Problem | undefined {
  if (text.trim() === '') return { key: 'validation.required' };
  const amount = parseAmountEntry(text, currency);
  if (amount === undefined) return { key: 'validation.amount' };
  if (amount < min) return { key: 'validation.amountMin', params: { amount: formatMoney(min, currency) } };
  if (amount > max) return { key: 'validation.amountMax', params: { amount: formatMoney(max, currency) } };
  return undefined;
}
