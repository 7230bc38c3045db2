import './ui/kit/tokens.css';
// The page has one stylesheet: what is fetched later finds its styles there.
import './ui/kit/Radio.module.css';
import './ui/kit/Sheet.module.css';
import './ui/payment/installments/CashPriceBanner.module.css';
import './ui/payment/installments/Installments.module.css';
import './ui/payment/installments/InstallmentTable.module.css';
import './ui/payment/link/LinkOrder.module.css';
import './ui/payment/points/Points.module.css';
import './ui/payment/saved-cards/CardFace.module.css';
import './ui/payment/saved-cards/SavedCardList.module.css';
import './ui/payment/saved-cards/SavedCards.module.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defer, mergeMap } from 'rxjs';
import { readLanguage } from './domain/page/language.js';
import { readTheme } from './domain/page/theme.js';
import { CardsGateway } from './infrastructure/gateway/cards-gateway.js';
import { earlyAnswer } from './infrastructure/gateway/early-answer.js';
import { EmbeddingGateway } from './infrastructure/gateway/embedding-gateway.js';
import { HttpClient } from './infrastructure/gateway/http-client.js';
import { PaymentsGateway } from './infrastructure/gateway/payments-gateway.js';
import { BrowserPageHost } from './infrastructure/host/browser-page-host.js';
import { pageClock } from './infrastructure/host/clock.js';
import { readConfiguration } from './infrastructure/host/configuration.js';
import { addStyles } from './infrastructure/host/late-styles.js';
import { browserPreferences } from './infrastructure/storage/preferences.js';
import { newAddressOf, paymentOf } from './ui/app/addresses.js';
import { LanguageVm } from './ui/app/language.vm.js';
import { PaymentApp } from './ui/app/PaymentApp.js';
import { ThemeVm } from './ui/app/theme.vm.js';
import type { LinkWorld } from './ui/links/link-world.js';
import { readTyped } from './ui/payment/card/take-over.js';
import { PaymentVm } from './ui/payment/payment.vm.js';
import type { PaymentWorld } from './ui/payment/payment-world.js';
import { createTexts, loadMethodTexts, loadTexts, loadTextsWithLinks } from './ui/texts/texts.js';

/** Where the build put the styles of the ways to pay beside the card. */
declare const METHOD_STYLES_URL: string;

/*
 * The composition root: everything that exists once is made here, in the order in which it depends on each other.
 */
const { documentElement } = document;
const configuration = readConfiguration(document);
// RT-10: the older address of a link's payment is the new one, and Back does not lead to it.
const moved = newAddressOf(location.pathname);
if (moved !== undefined) history.replaceState(history.state, '', moved + location.search + location.hash);
const payment = paymentOf(location.pathname);
const load = payment === undefined ? loadTextsWithLinks : loadTexts;

const preferences = browserPreferences({ local: () => localStorage, session: () => sessionStorage, now: Date.now });
const firstLanguage = readLanguage(documentElement.lang);
const words = createTexts();
const texts = new LanguageVm(
  {
    texts: words,
    load,
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
const linkPorts = () => import('./link-ports.js').then(({ linkPorts }) => linkPorts(http));
const world: PaymentWorld = {
  payments: new PaymentsGateway(http),
  cards: new CardsGateway(http),
  reports: new EmbeddingGateway(http),
  host: new BrowserPageHost(window, configuration),
  clock: pageClock(window),
  preferences,
  // Fetched on the address of a link's payment only, while the payment itself is already being asked for.
  links: {
    contextOf: (token) => defer(linkPorts).pipe(mergeMap(({ links }) => links.contextOf(token))),
  },
  // With their words and styles, all at once, so that none waits for another.
  otherWays: async () => {
    const parts = [texts.bring(loadMethodTexts), addStyles(document, METHOD_STYLES_URL)];
    const [{ otherWays }] = await Promise.all([import('./infrastructure/other-ways.js'), ...parts]);
    return otherWays(http, window, configuration);
  },
};

texts.mount();
theme.mount();
// Nothing is awaited up here: what is fetched later imports this file, and would wait for it while it waits for them.
void show();

/** A payment takes over the shell it was typed into; any other address fetches its own screens. */
async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  words.add(firstLanguage, await load(firstLanguage));
  if (payment === undefined) {
    const [{ OtherRoutes }, ports] = await Promise.all([import('./ui/app/OtherRoutes.js'), linkPorts()]);
    const linkWorld: LinkWorld = { ...world, ...ports, goTo: (path) => location.assign(path) };
    const app = <OtherRoutes world={linkWorld} texts={texts} theme={theme} links={configuration.links} />;
    createRoot(root).render(<StrictMode>{app}</StrictMode>);
    return;
  }
  const { shell } = root.dataset;
  const vm = new PaymentVm(world, texts, theme, payment.token, shell === 'blocked', payment.isLink);
  const app = (
    <StrictMode>
      <PaymentApp vm={vm} links={configuration.links} />
    </StrictMode>
  );
  if (root.firstElementChild === null || payment.token === undefined) {
    createRoot(root).render(app);
    return;
  }
  readTyped(vm.card.form, root);
  hydrateRoot(root, app);
}
