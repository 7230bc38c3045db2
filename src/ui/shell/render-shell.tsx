import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { type LinkType, linkTypes } from '../../domain/links/link.js';
import { defaultLanguage, type Language, languages } from '../../domain/locale/language.js';
import { LanguageVm } from '../frame/language.vm.js';
import { ThemeVm } from '../frame/theme.vm.js';
import { ButtonLink } from '../kit/Button.js';
import { LinkPage } from '../links/LinkPage.js';
import type { LinkPagePorts } from '../links/link-page.vm.js';
import outcome from '../outcome/OutcomeScreen.styles.js';
import { PartVm } from '../parts/part.vm.js';
import { PaymentVm } from '../payment/page/payment.vm.js';
import { PaymentRoute } from '../routes/PaymentRoute.js';
import { StatusRoute } from '../routes/StatusRoute.js';
import { languageTexts } from '../texts/language-texts.js';
import { createTexts } from '../texts/texts.js';

/** The build reads from here what it makes `accepted.svg` of. */
export { markNames } from '../kit/mark-sheet.js';

const never = () => new Promise<never>(() => undefined);

/** Ports that never answer: the shell is the page before its data has arrived. */
const silentPorts: LinkPagePorts = {
  payments: {
    open: () => NEVER,
    readStatus: () => NEVER,
    checkPayable: () => NEVER,
    newAttemptId: () => '',
    checkBasket: () => NEVER,
    pay: () => NEVER,
  },
  cards: { lookUp: () => NEVER, points: () => NEVER, installments: () => NEVER, remove: () => NEVER },
  reportEmbedding: () => NEVER,
  host: {
    placement: () => ({ framed: false, address: '', ancestorOrigins: undefined, merchantSites: [] }),
    referrer: () => '',
    openChallenge: () => ({}),
    leaveTo: () => false,
    postFailure: () => false,
    reportHeight: () => undefined,
    reportExpired: () => undefined,
    reportResult: () => undefined,
    safeUrl: () => undefined,
    originOf: () => undefined,
    setMerchantSite: () => undefined,
    showLook: () => undefined,
  },
  clock: { wall: () => 0, monotonic: () => 0, wakes: NEVER, restored: NEVER },
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
  links: { open: () => NEVER, create: () => NEVER, contextOf: () => NEVER },
  places: { provinces: () => NEVER },
  drafts: { read: () => ({}), keep: () => undefined, drop: () => undefined },
  goTo: () => undefined,
  replaceWith: () => undefined,
  parts: { calls: new PartVm(never, NEVER), methods: new PartVm(never, NEVER) },
};

const texts = createTexts();
/** The shell in the HTML is that of the first. */
export const shellLanguages = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];

for (const language of languages) {
  const { page, links } = languageTexts[language];
  texts.add(language, await page());
  texts.add(language, await links());
}

/** Holds what a browser without script shows, in every language: it is the same for every variant (RL-11). */
export const noscript = languages
  .map((language) => `<p lang="${language}">${texts.translate(language, 'app.noScript')}</p>`)
  .join('');

/** Holds what takes the page's place where a script does not arrive, in every language (RL-13). */
export const notLoaded = languages
  .map((language) => {
    const words = renderToString(
      <main className={outcome.screen}>
        <h1 className={outcome.title}>{texts.translate(language, 'error.partMissing')}</h1>
        <ButtonLink href="">{texts.translate(language, 'label.tryAgain')}</ButtonLink>
      </main>,
    );
    return `<template id="not-loaded-${language}">${words}</template>`;
  })
  .join('');

/** Places in the shell of a link that the provider fills in: its texts stand there before its data arrives. */
const linkPlaces = {
  shortId: '-',
  merchantName: '%MERCHANT%',
  title: '%LINKNAME%',
  description: '%LINKTEXT%',
  price: '%LINKPRICE%',
  sign: '%LINKSIGN%',
};

export const variants = ['card', 'blocked', 'plain', 'result', ...linkTypes] as const;

/**
 * The HTML the page starts with: the very components of the page, before its data has arrived. `card` is the new-card
 * form, `blocked` the form of a test payment, `result` the frame of an outcome, `plain` nothing at all; a type of link has
 * its own form.
 */
export function renderShell(variant: (typeof variants)[number], language: Language): string {
  if (variant === 'plain') return '';
  const languageVm = languageVmOf(language);
  const themeVm = new ThemeVm(
    { preferences: silentPorts.preferences, matchMedia: () => neverMatching, apply: () => undefined },
    'light',
  );
  const page = { ports: silentPorts, texts: languageVm, theme: themeVm, providerPages: undefined };
  if (variant === 'result') return renderToString(<StatusRoute {...page} token="-" isLink={false} />);
  if (variant !== 'card' && variant !== 'blocked') return renderToString(linkPage(page, variant));
  const vm = new PaymentVm(silentPorts, languageVm, themeVm, {
    token: '-',
    blocked: variant === 'blocked',
    isLink: false,
  });
  return renderToString(<PaymentRoute vm={vm} providerPages={undefined} />);
}

function linkPage(page: Omit<ComponentProps<typeof LinkPage>, 'shortId'>, type: LinkType): ReactNode {
  return <LinkPage {...page} shortId={linkPlaces.shortId} awaited={{ type, ...linkPlaces }} />;
}

function languageVmOf(language: Language): LanguageVm {
  return new LanguageVm(
    {
      texts,
      load: (other) => languageTexts[other].page(),
      preferences: silentPorts.preferences,
      apply: () => undefined,
    },
    language,
  );
}

const neverMatching = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
