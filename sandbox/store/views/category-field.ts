import type { Html } from '../../site/html.js';
import { categoryChoices } from '../goods/categories.js';
import { selectField } from './field.js';
import type { Reader } from './layout.js';

interface CategoryField {
  readonly label: string;
  readonly hint: string;
  /** The choice that names no category. */
  readonly none: string;
}

/** The select of the category of goods, by which the law limits installments (IN-12). */
export function categoryField({ t, categories }: Reader, value: string, { label, hint, none }: CategoryField): Html {
  return selectField(
    { name: 'category', label, hint, value },
    categoryChoices(categories, value).map((choice) => ({
      value: choice,
      label: choice === '' ? none : t.categoryName(choice),
    })),
  );
}
