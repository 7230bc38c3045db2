import { readLanguage } from '../domain/locale/language.js';
import type { PageAddress } from '../domain/payment/page-address.js';
import { paymentStatusPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { linkDataPath } from '../infrastructure/gateway/link-path.js';
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
  const path = dataPath(window.vezneAddress);
  if (path !== undefined) requestEarly(window, path, readLanguage(lang));
});

function dataPath(address: PageAddress | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (address.kind === 'result') return paymentStatusPath(address.token);
  return 'shortId' in address && address.shortId !== undefined ? linkDataPath(address.shortId) : undefined;
}
