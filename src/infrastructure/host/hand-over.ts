import { product } from '../../domain/payment/product-slug.js';

/*
 * The transfer of the bank's document from the card page to the hand-over document, which replaces it in the same window.
 *
 * The two share no storage: the hand-over document is served with `Content-Security-Policy: sandbox …`, so its origin is
 * opaque. What was tried, in Chromium and Firefox, as the top window and in a cross-site frame:
 *
 * - A fragment arrives everywhere, but ends in the browser's history on disk, and Chromium stops at 2 MB.
 * - `window.name` arrives in Chromium, and in Firefox's frames; a top window of Firefox clears it, as the HTML standard
 *   asks, because the origins differ. Nothing is written to disk. It is also lost when the card page is served with
 *   `Cross-Origin-Opener-Policy`, so the page must not be.
 * - `history.state`, pushed under the document's address and followed by a reload, arrives in Firefox, and not in
 *   Chromium. Nothing is written to disk.
 *
 * So it is sent by both at once, and the first that arrives is taken.
 *
 * A foreign site can name a window and open the hand-over document in it, to show its own page under our address. So
 * the name counts only when the window came from our own page (the referrer); the state only our own pages can write.
 */

/** Where the hand-over document is served. */
export const handOverPath = '/odeme/3d-devir';

const stateKey = `${product}Acs`;
const namePrefix = `${product}-acs:`;

/** Sends the window to the hand-over document with the bank's HTML. The page is over then. */
export function openHandOverDocument(page: Window, html: string): void {
  page.name = namePrefix + html;
  try {
    page.history.pushState({ [stateKey]: html }, '', handOverPath);
    page.location.reload();
  } catch {
    // Too large for a state, or pushed too often.
    page.location.assign(handOverPath);
  }
}

/**
 * In a page of ours, before anything else: a site that opened it may have named its window as a challenge's document
 * names it, and a redirect of ours would take that name to the hand-over document, with our referrer.
 */
export function dropGivenName(page: Window): void {
  if (page.name.startsWith(namePrefix)) page.name = '';
}

/** In the hand-over document: takes the bank's HTML and wipes its traces. Undefined when none has come with the window. */
export function takeChallenge(page: Window): string | undefined {
  const { name } = page;
  const state: unknown = page.history.state;
  page.name = '';
  page.history.replaceState(null, '');
  const stated = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  const html: unknown = stated.find(([key]) => key === stateKey)?.[1];
  if (typeof html === 'string') return html;
  return name.startsWith(namePrefix) && comesFromUs(page) ? name.slice(namePrefix.length) : undefined;
}

function comesFromUs({ document, location }: Window): boolean {
  // `location.origin` is that of the address, even in a sandboxed document.
  return document.referrer === location.origin || document.referrer.startsWith(`${location.origin}/`);
}
