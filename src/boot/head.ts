import { languageFor, languages, readLanguage } from '../domain/locale/language.js';
import { readTheme } from '../domain/theme/theme.js';
import { dropGivenName } from '../infrastructure/host/hand-over.js';
import { readChoice, storageKeys } from '../infrastructure/storage/preferences.js';
import { markPainted } from './after-paint.js';

/*
 * Runs in the HTML's head, before anything is painted: the shopper's own theme and language, whether the page is inside
 * another one, what waits for the first paint, and what is shown where a script does not arrive.
 */
dropGivenName(window);
const { documentElement: root } = document;

root.lang = languageFor({
  chosen: languages.find((word) => word === chosen(storageKeys.chosenLanguage)),
  page: readLanguage(root.lang),
});
const theme = readTheme(chosen(storageKeys.chosenTheme));
if (theme !== undefined) root.dataset.theme = theme;
if (window.parent !== window) root.dataset.framed = '';
markPainted();
// A module that did not arrive, or one that it imports, leaves a form that could not pay: words take its place, and what
// was typed goes with it (RL-13). The event does not bubble.
window.addEventListener(
  'error',
  ({ target }) => {
    const words = document.getElementById(`not-loaded-${root.lang}`);
    if (!(target instanceof HTMLScriptElement) || !(words instanceof HTMLTemplateElement)) return;
    const again = words.content.querySelector('a');
    // The link alone would lose what stands behind `#`, which names a payment that failed (RL-11).
    again?.addEventListener('click', (press) => {
      press.preventDefault();
      location.reload();
    });
    document.getElementById('root')?.replaceChildren(words.content);
    again?.focus();
  },
  true,
);

/** Some browsers throw when the storage is read. */
function chosen(key: string): unknown {
  try {
    return readChoice(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}
