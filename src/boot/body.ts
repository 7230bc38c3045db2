import { type Language, readLanguage } from '../domain/locale/language.js';
import { paymentDataPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { paymentOf } from '../ui/frame/page-addresses.js';
import { askAfterPaint } from './after-paint.js';

/** Where the build put the words of each language. */
declare const TEXTS_URLS: Readonly<Record<Language, string>>;

/*
 * Runs in the HTML right behind the shell. The file carries the shell in every language, all but the first in
 * templates: the one of the page's language takes the place of the first before anything is painted.
 *
 * The words and the payment's data are asked for while the bundle is on its way, but not before the fields are painted:
 * until then they would only share the line with them.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const shell = document.getElementById(`shell-${lang}`);
if (root !== null && root.dataset.lang !== lang && shell instanceof HTMLTemplateElement) {
  root.replaceChildren(shell.content.cloneNode(true));
  root.dataset.lang = lang;
}
askAfterPaint(askEarly);

function askEarly(): void {
  const language = readLanguage(lang);
  preload(TEXTS_URLS[language]);
  const payment = paymentOf(location.pathname);
  if (payment?.token !== undefined) requestEarly(window, paymentDataPath(payment.token), language);
}

function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}
