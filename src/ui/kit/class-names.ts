/** Joins the classes that are there: `classNames(styles.row, busy && styles.busy)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
