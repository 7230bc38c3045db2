/** The values a test can vary in: factor → values. */
type Factors = Readonly<Record<string, readonly string[]>>;
type Row<F extends Factors> = { readonly [K in keyof F]: F[K][number] };

/**
 * Few rows in which every pair of values of two factors occurs at least once (all-pairs): most faults of layout and
 * language need two things at once, not four. Always the same rows for the same factors.
 */
export function pairwise<const F extends Factors>(factors: F): Row<F>[] {
  const all = product(factors);
  const open = new Set(all.flatMap(pairsOf));
  const rows: Row<F>[] = [];
  while (open.size > 0) {
    const gain = (row: Row<F>) => pairsOf(row).filter((pair) => open.has(pair)).length;
    const best = all.reduce((left, right) => (gain(right) > gain(left) ? right : left));
    for (const pair of pairsOf(best)) open.delete(pair);
    rows.push(best);
  }
  return rows;
}

function product<F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors);
  const rows = names.reduce<Record<string, string>[]>(
    (partial, name) => partial.flatMap((row) => (factors[name] ?? []).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  return rows as Row<F>[];
}

function pairsOf(row: Readonly<Record<string, string>>): string[] {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return cells.flatMap((cell, index) => cells.slice(index + 1).map((other) => `${cell}&${other}`));
}
