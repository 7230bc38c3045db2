/**
 * Server-rendered HTML as a tagged template: every value put into it is escaped, in text and in quoted attributes
 * alike, unless it is itself a piece made by `html`. Attributes must stand in double quotes.
 */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Value = Html | string | number | false | null | undefined | readonly Value[];

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text made safe for an element's content and for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
}

/** `false`, `null` and `undefined` print nothing, so that `condition && html…` works; a list prints its items. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

function print(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.toString();
  // guard: escaping in the store -> if (typeof value === 'string') return value;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(print).join('');
}
