import { type Language, readLanguage } from '../domain/locale/language.js';
import { paymentDataPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { paymentOf } from '../ui/frame/page-addresses.js';
import { askAfterPaint } from './after-paint.js';

/** Where the build put the words of each language. */
declare const TEXTS_URLS: Readonly<Record<Language, string>>;

/** The text or the attribute that a node has in another language: null takes the attribute away. */
type Word = readonly [index: number, value: string | null, attribute?: string];

/*
 * Runs in the HTML right behind the shell. The file carries the shell in one language, and the words of the others, which
 * take their places before anything is painted.
 *
 * The words and the payment's data are asked for while the bundle is on its way, but not before the fields are painted:
 * until then they would only share the line with them.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const words = document.getElementById(`words-${lang}`);
if (root !== null && root.dataset.lang !== lang && words instanceof HTMLScriptElement) {
  put(JSON.parse(words.text), root);
  root.dataset.lang = lang;
}
askAfterPaint(askEarly);

function put(all: readonly Word[], shell: Node): void {
  const walker = document.createTreeWalker(shell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const [index, value, attribute] of all) {
    const node = nodes[index];
    if (node instanceof Text) node.data = value ?? '';
    if (!(node instanceof Element) || attribute === undefined) continue;
    if (value === null) node.removeAttribute(attribute);
    else node.setAttribute(attribute, value);
  }
}

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
