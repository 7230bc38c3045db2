import { isLimitedCategory } from '../../../src/domain/installments/legal-limits.js';
import { type BasketLine, BasketProblem, basketRule, readBasket } from './basket.js';

const categoryRule =
  'what follows the quantity must be a category of goods with a legal limit of installments, such as electronics';

/** Reads the basket of a request: each category has to be one that a rule is about, since a misspelt one would limit nothing (IN-12). */
export function readNewBasket(text: string): readonly BasketLine[] | BasketProblem {
  const lines = readBasket(text);
  if (lines instanceof BasketProblem) return lines;
  // guard: category of a basket’s line -> const wrong = -1;
  const wrong = lines.findIndex(({ category }) => category !== '' && !isLimitedCategory(category));
  return wrong < 0 ? lines : new BasketProblem(`${basketRule}; line ${wrong + 1}: ${categoryRule}`);
}
