import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { isLimitedCategory, type LegalLimit } from '../../../src/domain/installments/legal-limits.js';
import type { BasketLine } from '../orders/basket.js';
import { categoriesOf } from './legal-rows.js';

/** Characters of a word that a sentence repeats. */
const longestWord = 40;

/**
 * Says to the merchant which lines of a basket name a category that no legal limit is about: each is taken as if it named
 * none (IN-12). Shops of the field write other things there, so such a basket is no wrong one (MA-01).
 */
export function basketChanges(lines: readonly BasketLine[], rows: readonly LegalLimit[]): string[] {
  const known = categoriesOf(rows).join(', ');
  return lines.flatMap(({ category }, index) => {
    if (category === '' || isLimitedCategory(category, rows)) return [];
    const word = withoutCardNumbers(category).slice(0, longestWord);
    return [`line ${index + 1}: ${word} is no category of goods and is left out; known are ${known}`];
  });
}
