/** One row for each kind of a union: a kind that is added to the union is missing here until it has its row. */
type RowsByKind<Union extends { readonly kind: string }, Result> = {
  readonly [Kind in Union['kind']]: (value: Extract<Union, { readonly kind: Kind }>) => Result;
};

/** Returns what the row of the value's kind makes of it. */
export function byKind<Union extends { readonly kind: string }, Result>(
  value: Union,
  rows: RowsByKind<Union, Result>,
): Result {
  const kind: Union['kind'] = value.kind;
  // The row was chosen by the value's own kind; the compiler does not follow that.
  const row = rows[kind] as (value: Union) => Result;
  return row(value);
}
