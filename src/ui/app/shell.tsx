import { renderToString } from 'react-dom/server';
import { EMPTY, NEVER } from 'rxjs';
import type { Language } from '../../domain/page/language.js';
import { PaymentVm } from '../payment/payment.vm.js';
import type { PaymentWorld } from '../payment/payment-world.js';
import { en } from '../texts/en.js';
import { createTexts } from '../texts/texts.js';
import { tr } from '../texts/tr.js';
import { LanguageVm } from './language.vm.js';
import { PaymentApp } from './PaymentApp.js';
import { ThemeVm } from './theme.vm.js';

/** A world in which nothing ever happens: the shell is the page before anything has. */
const stillWorld: PaymentWorld = {
  payments: {
    open: () => NEVER,
    readStatus: () => NEVER,
    checkPayable: () => NEVER,
    checkBasket: () => NEVER,
    pay: () => NEVER,
  },
  cards: { lookUp: () => NEVER, points: () => NEVER, installments: () => NEVER, remove: () => NEVER },
  reports: { reportSite: () => EMPTY, reportUnauthorized: () => EMPTY },
  host: {
    placement: () => ({ framed: false, address: '', ancestorOrigins: undefined }),
    referrer: () => '',
    handOver: () => false,
    leaveTo: () => false,
    postFailure: () => false,
    reportHeight: () => undefined,
    reportExpired: () => undefined,
    safeUrl: () => undefined,
    originOf: () => undefined,
    knowMerchantSite: () => undefined,
  },
  clock: { wall: () => 0, monotonic: () => 0, wakes: NEVER },
  preferences: {
    chosenTheme: () => undefined,
    chooseTheme: () => undefined,
    sessionTheme: () => undefined,
    keepSessionTheme: () => undefined,
    chosenLanguage: () => undefined,
    chooseLanguage: () => undefined,
    lastToken: () => undefined,
    keepToken: () => undefined,
  },
  otherWays: () => new Promise(() => undefined),
};

const texts = createTexts();
texts.add('tr', tr);
texts.add('en', en);

/** What a browser without script is told, in both languages: it is the same for every variant (RL-11). */
export const noscript = `<p>${tr['app.noScript']}</p><p lang="en">${en['app.noScript']}</p>`;

/**
 * The HTML the page starts with: the very components of the page, before its data has arrived. `card` is the new-card
 * form, `blocked` the form of a test payment, `plain` no form at all.
 */
export function renderShell(variant: 'card' | 'blocked' | 'plain', language: Language): string {
  if (variant === 'plain') return '';
  const languageVm = new LanguageVm(
    { texts, load: async () => tr, preferences: stillWorld.preferences, apply: () => undefined },
    language,
  );
  const themeVm = new ThemeVm(
    { preferences: stillWorld.preferences, matchMedia: () => neverMatching, apply: () => undefined },
    'light',
  );
  const vm = new PaymentVm(stillWorld, languageVm, themeVm, '-', variant === 'blocked');
  return renderToString(<PaymentApp vm={vm} links={undefined} />);
}

const neverMatching = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
