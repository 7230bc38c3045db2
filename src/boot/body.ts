import { type Language, readLanguage } from '../domain/locale/language.js';
import { addressOf } from '../domain/payment/page-address.js';
import { paymentDataPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { askAfterPaint } from './after-paint.js';

/** Where the build put the words of each language. */
declare const TEXTS_URLS: Readonly<Record<Language, string>>;

/**
 * Describes what an element has in another language: a child node by its number, or an attribute, which null takes
 * away.
 */
type Word = readonly [element: number, place: number | string, value: string | null];

/*
 * Runs in the HTML right behind the shell. The file carries the shell in one language, and the words of the others, which
 * take their places before anything is painted where the browser knows `expect` (src/page.html).
 *
 * The words and the payment's data are asked for while the bundle is on its way, but not before the first frame is painted:
 * until then they would only share the line with it.
 *
 * The address is read here for every script of the document.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const words = document.getElementById(`words-${lang}`);
if (root !== null && root.dataset.lang !== lang && words instanceof HTMLScriptElement) {
  put(JSON.parse(words.text), root);
  root.dataset.lang = lang;
}
const address = addressOf({ view: document.documentElement.dataset.view, path: location.pathname });
window.vezneAddress = address;
askAfterPaint(askEarly);

function put(all: readonly Word[], shell: Element): void {
  const elements = shell.querySelectorAll('*');
  for (const [index, place, value] of all) {
    const element = elements[index];
    if (typeof place === 'number') element?.childNodes[place]?.replaceWith(value ?? '');
    else if (value === null) element?.removeAttribute(place);
    else element?.setAttribute(place, value);
  }
}

function askEarly(): void {
  const language = readLanguage(lang);
  window.vezneTexts = import(TEXTS_URLS[language]).then(
    ({ page }: { readonly page: Readonly<Record<string, string>> }) => ({ language, page }),
    // The bundle asks again.
    () => undefined,
  );
  if (address.kind === 'payment' && address.token !== undefined) {
    requestEarly(window, paymentDataPath(address.token), language);
  }
}
