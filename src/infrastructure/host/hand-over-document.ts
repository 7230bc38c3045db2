/**
 * The whole script of the hand-over document (`/odeme/3d-devir`): shows the bank's document, which may run its scripts
 * here, in a sandbox of an origin of its own, with no card field and no storage of ours in reach. Nothing of our words is
 * left in the bank's document: banks' scripts look for the first element of theirs.
 *
 * Reached with Back or Forward, it goes back to the payment page, which asks what became of the payment. Reached in any
 * other way, by a reload too, it keeps the words it was served with and a button that leads there.
 */
import { handOverPath, keepOneEntry, takeChallenge } from './hand-over.js';
import { replaceStorage } from './stand-in-storage.js';

const { documentElement: root } = document;
const [navigation] = performance.getEntriesByType('navigation');
const arrival: unknown = navigation?.toJSON().type;
const html = takeChallenge(window, arrival === 'navigate' && !isForeign(root.dataset.from));
if (html !== undefined) {
  root.hidden = true;
  replaceStorage(window);
  keepOneEntry(window);
  // A document that is still being read cannot be opened anew.
  addEventListener('DOMContentLoaded', () => setTimeout(() => show(html)));
} else {
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('button')?.addEventListener('click', leave);
  });
  if (arrival === 'back_forward') leave();
}

/** The server repeats what the browser says of who began the request (`Sec-Fetch-Site`); a static host says nothing. */
function isForeign(from: string | undefined): boolean {
  return from !== undefined && ['cross-site', 'same-site', 'none'].includes(from);
}

function show(bankHtml: string): void {
  document.open();
  document.write(bankHtml);
  document.close();
  // WebKit brings the bank's document back as it was left. The listeners from before `open` are gone.
  addEventListener('pageshow', ({ persisted }) => persisted && leave());
}

/**
 * Goes back to the payment page. Entries that are of this document change without a load: those that the bank's document
 * has added by fragments are passed, and the payment page's own, of which Firefox thinks so too, is loaded.
 */
function leave(): void {
  addEventListener('popstate', () => {
    if (location.pathname === handOverPath) history.back();
    else location.reload();
  });
  history.back();
}
