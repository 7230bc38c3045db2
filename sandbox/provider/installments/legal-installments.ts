import {
  type CardHolder,
  isLimitedCategory,
  limitWarning,
  strictestLimitOf,
} from '../../../src/domain/installments/legal-limits.js';
import { goodsOf } from '../orders/basket.js';
import type { Order } from '../orders/order-state.js';
import { printIstanbulTime } from '../requests/istanbul-time.js';
import type { LegalRows } from './legal-rows.js';

/** Holds the facts of an order that decide how many installments its goods allow. */
export type LegalTerms = Pick<Order, 'amount' | 'category' | 'userBasket' | 'goodsPrice'>;

/** When an order is looked at, in ms since the epoch, and the rows of that time and others. */
export interface LegalMoment {
  readonly rows: LegalRows;
  readonly now: number;
}

/** The category of goods whose merchant names none. */
const usual = 'general';

/**
 * Returns the most installments that the law allows for an order by a card, on the day of `now` in Turkey (IN-12). Each
 * line of the basket counts with its own category, else with that of the order, and with the price of one piece; an order
 * whose basket cannot be read counts with its amount, and one that pays a part with the price of the whole.
 */
export function legalMax(
  { amount, category, userBasket, goodsPrice }: LegalTerms,
  card: CardHolder,
  { rows, now }: LegalMoment,
): number {
  const day = printIstanbulTime(new Date(now)).slice(0, 'YYYY-MM-DD'.length);
  const lines = goodsPrice === null ? goodsOf(userBasket) : [];
  const goods = lines.length > 0 ? lines : [{ category: '', price: goodsPrice ?? amount }];
  const questions = goods.map((line) => ({
    category: [line.category, category].find((word) => isLimitedCategory(word, rows)) ?? usual,
    card,
    price: line.price,
    day,
  }));
  return strictestLimitOf(questions, rows)?.max ?? Number.POSITIVE_INFINITY;
}

/** Returns the warning codes that tell the page why the plans of an order end early; none where it has none, or they do not. */
export function limitWarnings(
  order: LegalTerms & Pick<Order, 'currency' | 'maxInstallment' | 'noInstallment'>,
  longest: number,
  at: LegalMoment,
): readonly string[] {
  if (order.noInstallment || order.currency !== 'TL') return [];
  const max = legalMax(order, 'personal', at);
  return max < (order.maxInstallment || longest) ? [limitWarning(max)] : [];
}
