import { Matches } from 'class-validator';
import { isLimitedCategory } from '../../../src/domain/installments/legal-limits.js';
import { Obeys } from '../requests/field-rules.js';
import type { RuleBetween } from '../requests/read-request.js';
import { categoriesOf, categoryWord, type LegalRows } from './legal-rows.js';

const categoryRuleText = 'a category of goods with a legal limit of installments, such as electronics';

export const IsCategory = () => Matches(categoryWord, { message: categoryRuleText });

/** Takes the category of a link away: that of its merchant counts. */
export const noCategory = '0';

export const IsCategoryOrNone = () =>
  Obeys(
    `${categoryRuleText}, or ${noCategory} for that of the merchant`,
    (value) => value === noCategory || categoryWord.test(value),
  );

/** Another word than those of the rows would limit nothing, which a misspelt one must not (IN-12). */
export function categoryRule(rows: LegalRows): RuleBetween<{ readonly category: string }> {
  return {
    name: 'category',
    sentence: `category must be one of ${categoriesOf(rows).join(', ')}`,
    breaks: ({ category }) => category !== '' && category !== noCategory && !isLimitedCategory(category, rows),
  };
}
