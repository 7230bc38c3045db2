import { type Language, languageFor, languages, readLanguage } from '../domain/page/language.js';
import { readTheme } from '../domain/page/theme.js';
import { askEarly } from '../infrastructure/gateway/early-answer.js';
import { readChoice, storageKeys } from '../infrastructure/storage/preferences.js';
import { paymentOf } from '../ui/app/addresses.js';

/*
 * Runs in the HTML's head, before anything is painted: the shopper's own theme and language, whether the page is in a
 * frame, and the first question to the provider, so that it is on its way before the bundle is.
 */
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
if (payment?.token !== undefined) askEarly(window, payment.token, language);

/** Some browsers refuse the mere look at the storage. */
function chosen(key: string): unknown {
  try {
    return readChoice(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}

/** The words of the page, in the one language it shows; the build fills their addresses in. */
function preload(words: Language): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = { tr: '{{texts-tr}}', en: '{{texts-en}}' }[words];
  document.head.append(link);
}
