import { readLanguage } from '../domain/locale/language.js';
import type { PageAddress } from '../domain/payment/page-address.js';
import { linkDataPath, paymentStatusPath, requestEarly } from '../infrastructure/gateway/early-answer.js';
import { askAfterPaint, whenBundleArrives } from './after-paint.js';

/*
 * Runs at the end of the documents of links and of results: when their shell is painted, the scripts of their page and
 * its data are asked for, all at once, while the bundle that will need them is still on its way. What the first words of the
 * page do not need is asked for when the bundle has arrived: before, it would share the line with it.
 */
const { lang } = document.documentElement;

askAfterPaint(() => {
  ask('later');
  const path = dataPath(window.vezneAddress);
  if (path !== undefined) requestEarly(window, path, readLanguage(lang));
  whenBundleArrives(() => ask('last'));
});

function ask(name: string): void {
  for (const id of [name, `${name}-${lang}`]) {
    const scripts = document.getElementById(id);
    if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
  }
}

function dataPath(address: PageAddress | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (address.kind === 'result') return paymentStatusPath(address.token);
  return 'shortId' in address && address.shortId !== undefined ? linkDataPath(address.shortId) : undefined;
}
