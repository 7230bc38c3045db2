import { languageFor, languages, readLanguage } from '../domain/locale/language.js';
import { readTheme } from '../domain/theme/theme.js';
import { dropGivenName } from '../infrastructure/host/hand-over.js';
import { readChoice, storageKeys } from '../infrastructure/storage/preferences.js';
import { markCompositions } from '../ui/forms/composition.js';
import { keepOffDisk } from '../ui/kit/off-disk.js';
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
markCompositions(document);
keepOffDisk(document);
// A module that did not arrive, or one that it imports, leaves a form that could not pay: words take its place, and what
// was typed goes with it (RL-13). The event does not bubble.
window.addEventListener(
  'error',
  ({ target }) => {
    const words = target instanceof HTMLScriptElement ? wordsOfMissing() : undefined;
    if (words === undefined) return;
    endWait();
    document.getElementById('root')?.replaceChildren(words);
    document.querySelector<HTMLElement>('#root a')?.focus();
  },
  true,
);
// Nor may a script that does not come stay unnoticed: after 10 s the words stand above the form, which keeps what was typed.
// The page takes them away when it is there.
const wait = setTimeout(() => {
  const words = wordsOfMissing();
  if (root.dataset.started !== undefined || words === undefined) return;
  const note = document.createElement('div');
  note.id = 'stalled';
  note.role = 'alert';
  note.append(words);
  document.getElementById('root')?.before(note);
}, 10_000);

function endWait(): void {
  clearTimeout(wait);
  document.getElementById('stalled')?.remove();
}

/** That a part of the page is missing, with the way to ask for it again. */
function wordsOfMissing(): DocumentFragment | undefined {
  const template = document.getElementById(`not-loaded-${root.lang}`);
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  const words = document.importNode(template.content, true);
  // The link alone would lose what stands behind `#`, which names a payment that failed (RL-11).
  words.querySelector('a')?.addEventListener('click', (press) => {
    press.preventDefault();
    location.reload();
  });
  return words;
}

/** Some browsers throw when the storage is read. */
function chosen(key: string): unknown {
  try {
    return readChoice(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}
