/** The fields of a form post, by name. */
export type Form = ReadonlyMap<string, string>;

/** Reads a parsed body or query: of a repeated field the first counts, and characters a database refuses are dropped. */
export function readForm(body: unknown): Form {
  if (typeof body !== 'object' || body === null) return new Map();
  return new Map(Object.entries(body).map(([name, value]) => [clean(name), clean(firstOf(value))]));
}

function firstOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

function clean(text: string): string {
  return text.replace(/[\p{Surrogate}\0]/gu, '');
}
