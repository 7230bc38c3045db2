import { readLanguage } from '../domain/locale/language.js';
import { paymentStatusPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { linkDataPath } from '../infrastructure/gateway/link-path.js';
import { linkOf } from '../ui/frame/page-addresses.js';
import { readResultPath } from '../ui/frame/result-path.js';
import { askAfterPaint } from './after-paint.js';

/*
 * Runs at the end of the documents of links and of results: when their shell is painted, the scripts of their page and
 * its data are asked for, all at once, while the bundle that will need them is still on its way.
 */
const { lang } = document.documentElement;

askAfterPaint(() => {
  for (const id of ['later', `later-${lang}`]) {
    const scripts = document.getElementById(id);
    if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
  }
  const path = dataPath(location.pathname);
  if (path !== undefined) requestEarly(window, path, readLanguage(lang));
});

function dataPath(address: string): string | undefined {
  const token = readResultPath(address)?.token;
  if (token !== undefined) return paymentStatusPath(token);
  const shortId = linkOf(address);
  return shortId === undefined ? undefined : linkDataPath(shortId);
}
