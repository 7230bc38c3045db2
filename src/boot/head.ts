import { type Language, languageFor, languages, readLanguage } from '../domain/locale/language.js';
import { readTheme } from '../domain/theme/theme.js';
import { requestEarly } from '../infrastructure/gateway/early-answer.js';
import { dropGivenName } from '../infrastructure/host/hand-over.js';
import { readChoice, storageKeys } from '../infrastructure/storage/preferences.js';
import { paymentOf } from '../ui/frame/page-addresses.js';

/** Where the build put the words of each language. */
declare const TEXTS_URLS: Readonly<Record<Language, string>>;

/*
 * Runs in the HTML's head, before anything is painted: the shopper's own theme and language, whether the page is in a
 * frame, and the first request to the provider, which starts before the bundle is loaded.
 */
dropGivenName(window);
const { documentElement: root } = document;

const language = languageFor({
  chosen: languages.find((word) => word === chosen(storageKeys.chosenLanguage)),
  page: readLanguage(root.lang),
});
root.lang = language;
const theme = readTheme(chosen(storageKeys.chosenTheme));
if (theme !== undefined) root.dataset.theme = theme;
if (window.parent !== window) root.dataset.framed = '';
preload(language);

const payment = paymentOf(location.pathname);
if (payment?.token !== undefined) requestEarly(window, payment.token, language);

/** Some browsers throw when the storage is read. */
function chosen(key: string): unknown {
  try {
    return readChoice(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}

/** The words of the page, in the one language it shows. */
function preload(words: Language): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = TEXTS_URLS[words];
  document.head.append(link);
}
