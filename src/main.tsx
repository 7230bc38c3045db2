import './infrastructure/host/ask-early.js';
import './ui/kit/page.styles.js';
import { type ReactElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { catchError, EMPTY, fromEvent, mergeMap, Observable, take } from 'rxjs';
import { bringPart } from './application/parts/bring-part.js';
import { readLanguage } from './domain/locale/language.js';
import type { AddressedPayment, PageAddress } from './domain/payment/page-address.js';
import { readTheme } from './domain/theme/theme.js';
import { CardsGateway } from './infrastructure/gateway/cards-gateway.js';
import { earlyAnswer, paymentDataPath, requestEarly } from './infrastructure/gateway/early-answer.js';
import { HttpClient } from './infrastructure/gateway/http-client.js';
import { PaymentsGateway } from './infrastructure/gateway/payments-gateway.js';
import { BrowserPageHost } from './infrastructure/host/browser-page-host.js';
import { pageClock } from './infrastructure/host/clock.js';
import { readConfiguration } from './infrastructure/host/configuration.js';
import { browserPreferences } from './infrastructure/storage/preferences.js';
import { fetchPart, fetchScripts } from './parts/fetch-part.js';
import { fetchWording, textsOf, worded } from './parts/fetch-wording.js';
import { laterParts } from './parts/later-parts.js';
import { nextPaint } from './parts/next-paint.js';
import { shownEvent } from './ui/forms/focus-request.js';
import { KeptFocus, keepFocus } from './ui/forms/KeptFocus.js';
import { LanguageVm } from './ui/frame/language.vm.js';
import { ThemeVm } from './ui/frame/theme.vm.js';
import { whenIdle } from './ui/kit/idle.js';
import { PartVm } from './ui/parts/part.vm.js';
import { PartsContext } from './ui/parts/parts-context.js';
import { hydrateFields } from './ui/payment/card/form/hydrate-fields.js';
import { PaymentVm } from './ui/payment/page/payment.vm.js';
import type { PaymentComposition } from './ui/payment/page/payment-parts.js';
import { PaymentRoute } from './ui/routes/PaymentRoute.js';
import { languageTexts } from './ui/texts/language-texts.js';
import { createTexts } from './ui/texts/texts.js';

/*
 * The composition root: everything that exists once is made here, in the order in which it depends on each other.
 */
const { documentElement } = document;
const configuration = readConfiguration(document);
const { providerPages } = configuration;
// Read once a document, by src/boot/body.ts.
const address: PageAddress = window.vezneAddress ?? { kind: 'fallback' };
const payment = address.kind === 'payment' ? address : undefined;
if (payment?.token !== undefined)
  requestEarly(window, paymentDataPath(payment.token), readLanguage(documentElement.lang));

const preferences = browserPreferences({ local: () => localStorage, session: () => sessionStorage, now: Date.now });
const firstLanguage = readLanguage(documentElement.lang);
const words = createTexts();
const bringWording = fetchWording(words);
const cardExtraTexts = worded(
  textsOf('card-extras', ({ cardExtras }) => cardExtras()),
  bringWording,
);
const methodTexts = worded(
  textsOf('methods', ({ methods }) => methods()),
  bringWording,
);
const linkTexts = worded(
  textsOf('links', ({ links }) => links()),
  bringWording,
);
const texts = new LanguageVm(
  {
    texts: words,
    load: textsOf('page', ({ page }) => page()),
    preferences,
    apply: (language) => {
      documentElement.lang = language;
    },
  },
  firstLanguage,
);
const theme = new ThemeVm(
  {
    preferences,
    matchMedia: (query) => window.matchMedia(query),
    apply: (name) => {
      documentElement.dataset.theme = name;
    },
  },
  readTheme(documentElement.dataset.theme) ?? 'light',
);
const http = new HttpClient({ language: () => texts.language, early: earlyAnswer(window) });
const lineBack = fromEvent(window, 'online');
const calls = new PartVm(async () => {
  const { linkPorts } = await fetchScripts('link-ports', () => import('./parts/link-ports.part.js'));
  return linkPorts(http);
}, lineBack);
const methods = new PartVm(async () => {
  const words = texts.bring(methodTexts);
  // With their words and styles, all at once, so that none waits for another.
  const [part] = await Promise.all([fetchPart('methods', () => import('./parts/methods.part.js')), words]);
  return part.methodsPart(part.methodPorts(http, window, configuration, texts));
}, lineBack);
const parts = laterParts({
  texts,
  bringTexts: { 'card-extras': () => texts.bring(cardExtraTexts) },
  nextPaint,
  lineBack,
});
const bankForms = new PartVm(() => fetchScripts('bank-forms', () => import('./parts/bank-forms.part.js')), lineBack);
const host = new BrowserPageHost(window, configuration, () => bankForms.part?.readBankForm);
const world: PaymentComposition = {
  payments: new PaymentsGateway(http, configuration.merchantPolicies),
  cards: new CardsGateway(http),
  reportEmbedding: (page) =>
    new Observable<void>((idle) => whenIdle(window, () => idle.next())).pipe(
      take(1),
      mergeMap(() => bringPart(() => fetchScripts('reports', () => import('./parts/reports.part.js')), lineBack)),
      mergeMap((arrival) => (arrival.kind === 'here' ? arrival.part.reportsPart(http, host)(page) : EMPTY)),
      catchError(() => EMPTY),
    ),
  host,
  clock: pageClock(window),
  preferences,
  // Fetched on the address of a link's payment only, while the payment itself is already being asked for.
  links: {
    contextOf: (token) => calls.once().pipe(mergeMap(({ links }) => links.contextOf(token))),
  },
  parts: { calls, methods },
};

texts.start();
theme.start();
// The page works without it: what a parent misses is scrolling and an answer to its script.
if (window.parent !== window) {
  bringPart(() => fetchScripts('framed', () => import('./parts/framed.part.js')), lineBack).subscribe((arrival) => {
    if (arrival.kind === 'here') arrival.part.talkToParent(window, host, shownEvent);
  });
}
// Nothing is awaited up here: the parts import this file, and would wait for it while it waits for them.
// A file that the script needs did not arrive: this counts as if the script itself had not (src/boot/head.ts).
show().catch(() => document.querySelector('script[src]')?.dispatchEvent(new Event('error')));

/** Hydrates the shell where the document has that of its address. A payment is here; any other address fetches its page. */
async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  // The document has imported them: once they are there this goes on at once, where an import of its own would end some
  // tasks and a frame later.
  const early = await window.vezneTexts;
  words.add(firstLanguage, early?.language === firstLanguage ? early.page : await languageTexts[firstLanguage].page());
  const view = payment === undefined ? await otherPage(root) : paymentPage(root, payment);
  const app = (
    <StrictMode>
      <PartsContext value={parts}>
        <KeptFocus restore={keepFocus(document)}>{view}</KeptFocus>
      </PartsContext>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
  documentElement.dataset.started = '';
  document.getElementById('stalled')?.remove();
  // The countdown of an outcome has it, too; without it that is worded as for many.
  whenIdle(window, () => void bringWording().catch(() => undefined));
}

function paymentPage(root: HTMLElement, addressed: AddressedPayment): ReactElement {
  whenIdle(window, () => bankForms.need());
  const vm = new PaymentVm(world, texts, theme, { ...addressed, blocked: root.dataset.shell === 'blocked' });
  if (addressed.token === undefined) root.replaceChildren();
  hydrateFields(vm.form, root);
  return <PaymentRoute vm={vm} providerPages={providerPages} />;
}

async function otherPage(root: HTMLElement): Promise<ReactElement> {
  const { pageOf } = await fetchScripts('pages', () => import('./parts/pages.part.js'));
  return pageOf(root, { http, linkTexts }, { ports: world, texts, theme, providerPages, address });
}
