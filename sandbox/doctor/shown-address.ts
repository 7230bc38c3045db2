/** An address as it may be printed: a query may hold a secret. */
export function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
