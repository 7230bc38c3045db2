import { formatMoney } from '../money/amount.js';
import type { Problem } from '../validation/problem.js';
import { parseAmountEntry } from './amount-entry.js';
import type { CollectionLink } from './link.js';

/** The least of a payment by link, in minor units: 1 of any currency (LK-02, LK-04). */
export const minLinkAmount = 1_00;

/** The most a collection can be, in minor units: 9.999.999 (LK-02). */
export const maxCollection = 9_999_999_00;

/**
 * Returns what is wrong with the amount of a collection (LK-02): required, an amount, at least 1, never above
 * 9.999.999, at most the link's price, and what is left afterwards is nothing or can itself be paid.
 */
export function collectionAmountProblem(
  text: string,
  { price, currency }: Pick<CollectionLink, 'price' | 'currency'>,
): Problem | undefined {
  if (text.trim() === '') return { key: 'validation.required' };
  const amount = parseAmountEntry(text, currency);
  if (amount === undefined) return { key: 'validation.amount' };
  const money = (minor: number) => ({ amount: formatMoney(minor, currency) });
  if (amount < minLinkAmount) return { key: 'validation.amountMin', params: money(minLinkAmount) };
  if (amount > maxCollection) return { key: 'validation.collectionLimit', params: money(maxCollection) };
  if (amount > price) return { key: 'validation.amountMax', params: money(price) };
  const left = price - amount;
  if (left > 0 && left < minLinkAmount) return { key: 'validation.amountLeftMin', params: money(minLinkAmount) };
  return undefined;
}
