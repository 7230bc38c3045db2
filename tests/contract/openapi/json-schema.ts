/** JSON Schema of draft 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What satisfies both of two schemas of objects: their properties together, those of the same name merged. */
export function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, mergedKeyword(name, one[name], other[name])]));
}

function mergedKeyword(name: string, one: unknown, other: unknown): unknown {
  if (name === 'required') return [...new Set([one, other].flatMap((list) => (Array.isArray(list) ? list : [])))];
  if (isObject(one) && isObject(other))
    return name === 'properties' ? mergedProperties(one, other) : merged(one, other);
  return other ?? one;
}

function mergedProperties(one: JsonSchema, other: JsonSchema): JsonSchema {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, mergedProperty(one[name], other[name])]));
}

function mergedProperty(one: unknown, other: unknown): unknown {
  return isObject(one) && isObject(other) && one.type === 'object' && other.type === 'object'
    ? merged(one, other)
    : (other ?? one);
}

/** One of several schemas; each stands there once. */
export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first] = distinct;
  return first !== undefined && distinct.length === 1 ? first : { anyOf: distinct };
}
