/** The page of a link. */
export function linkAddress(shortId: string): string {
  return `/link/${encodeURIComponent(shortId)}`;
}

/**
 * Returns whether a path has the form of a link's page or of one of its ends: words of a button depend on it, and no
 * view.
 */
export function isLinkPath(path: string): boolean {
  return /^\/link\/[\w-]+(?:\/failed|\/success)?\/?$/.test(path);
}
