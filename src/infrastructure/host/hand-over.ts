import { product } from '../../domain/payment/product-slug.js';

/*
 * The transfer of the bank's document from the card page to the hand-over document, which replaces it in the same window.
 *
 * The two share no storage: the hand-over document is served with `Content-Security-Policy: sandbox …`, so its origin is
 * opaque. These channels were tried in Chromium, Firefox and WebKit, as the top window and in a cross-site frame:
 *
 * - A fragment arrives everywhere, but ends in the browser's history on disk, and Chromium stops at 2 MB.
 * - `window.name` arrives everywhere but in a top window of Firefox, which clears it because the origins differ. Nothing is
 *   written to disk. It is also lost when the card page is served with `Cross-Origin-Opener-Policy`, so the page must not
 *   be.
 * - `history.state`, pushed under the document's address, arrives in Firefox when a refresh of the document loads that
 *   address: the refresh counts as a navigation, and keeps the entry with its state. Nothing is written to disk.
 *
 * So a top window of Firefox gets the state, and any other window the name.
 *
 * Whoever shows a page in the same window later can write its name, and a bank's document can write the state of every
 * entry that it pushes. So the document takes HTML only while it is a navigation that our page has begun:
 *
 * - The navigation is neither a reload nor a return (Back, Forward), and its referrer is our origin: browsers send none for
 *   a document of an opaque origin, and name a foreign page's own.
 * - The fragment of the address holds a mark, which the HTML comes with. The page makes it for this one hand-over, and it
 *   is wiped before the bank's document begins, so no later page can read, guess or write it.
 */

/** Where the hand-over document is served. */
export const handOverPath = '/odeme/3d-devir';

const prefix = `${product}-acs:`;

/** Sends the window to the hand-over document with the bank's HTML. The page is over then. */
export function openHandOverDocument(page: Window, html: string): void {
  const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const address = `${handOverPath}#${mark}`;
  const handed = prefix + mark + html;
  if (clearsName(page)) {
    page.history.pushState(handed, '', address);
    refresh(page.document);
  } else {
    page.name = handed;
    page.location.assign(address);
  }
}

/**
 * In a page of ours, before anything else: a site that opened it may have named its window as a challenge's document
 * names it, and a redirect of ours would take that name to the hand-over document, with our referrer.
 */
export function dropGivenName(page: Window): void {
  if (page.name.startsWith(prefix)) page.name = '';
}

/**
 * In the hand-over document: takes the bank's HTML and wipes its traces. Undefined when none has come with the window, or
 * when it was not a new navigation that brought it.
 */
export function takeChallenge(page: Window, isNewNavigation: boolean): string | undefined {
  const { name, location } = page;
  const state: unknown = page.history.state;
  const mark = location.hash.slice(1);
  page.name = '';
  page.history.replaceState(null, '', handOverPath);
  // guard: hand-over that is a return or a reload -> if (mark === '' || !comesFromUs(page)) return undefined;
  // guard: window that a foreign site named -> if (mark === '' || !isNewNavigation) return undefined;
  if (mark === '' || !isNewNavigation || !comesFromUs(page)) return undefined;
  // guard: mark of the hand-over -> const begin = prefix;
  const begin = prefix + mark;
  const handed = [name, state].find((value) => typeof value === 'string' && value.startsWith(begin));
  return typeof handed === 'string' ? handed.slice(begin.length) : undefined;
}

/**
 * In the hand-over document, before the bank's begins: a state that it pushes takes the place of the one before, so that
 * one press of Back leads to the payment page.
 */
export function keepOneEntry({ history }: Window): void {
  history.pushState = history.replaceState;
}

function comesFromUs({ document, location }: Window): boolean {
  // `location.origin` is that of the address, even in a sandboxed document.
  return document.referrer === location.origin || document.referrer.startsWith(`${location.origin}/`);
}

/** Only Firefox has this property, and only its top windows lose their name. */
function clearsName(page: Window): boolean {
  return 'mozInnerScreenX' in page && page.top === page;
}

/** Loads the document's present address. */
function refresh(document: Document): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'refresh';
  meta.content = '0';
  document.head.append(meta);
}
