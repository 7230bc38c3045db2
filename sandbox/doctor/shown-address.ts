/** An address as it may be printed: a query may hold a secret. */
export function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** The status and the beginning of an answer. */
export function shownAnswer(status: number, text: string): string {
  return `HTTP ${status} “${text.replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
}
