import { languageFor, languages, readLanguage } from '../domain/locale/language.js';
import { readTheme } from '../domain/theme/theme.js';
import { dropGivenName } from '../infrastructure/host/hand-over.js';
import { readChoice, storageKeys } from '../infrastructure/storage/preferences.js';

/*
 * Runs in the HTML's head, before anything is painted: the shopper's own theme and language, and whether the page is in
 * a frame.
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

/** Some browsers throw when the storage is read. */
function chosen(key: string): unknown {
  try {
    return readChoice(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}
