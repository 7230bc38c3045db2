import type { Form } from '../../site/form.js';

/**
 * Returns the categories that a select offers (IN-12): none, those of the provider's rows, and the present one where the
 * rows have it no more.
 */
export function categoryChoices(categories: readonly string[], present: string): readonly string[] {
  return [...new Set(['', ...categories, present])];
}

/** Returns the category that a form chooses, empty for none; undefined where it chooses none of these. */
export function chosenCategory(form: Form, categories: readonly string[]): string | undefined {
  const chosen = form.get('category');
  return ['', ...categories].find((category) => category === chosen);
}
