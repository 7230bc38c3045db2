import type { Cards, Clock, EmbeddingReports, Links, Payments } from '../application/ports.js';
import { defaultLanguage, type Language } from '../domain/page/language.js';
import { CardsGateway } from './gateway/cards-gateway.js';
import { EmbeddingGateway } from './gateway/embedding-gateway.js';
import { HttpClient } from './gateway/http-client.js';
import { LinksGateway } from './gateway/links-gateway.js';
import { PaymentsGateway } from './gateway/payments-gateway.js';
import { machineClock } from './host/clock.js';
import { type HeadlessPageHostOptions, headlessPageHost } from './host/headless-page-host.js';

export interface HeadlessOptions extends HeadlessPageHostOptions {
  /** Where the provider is, without a slash at the end, such as `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  readonly language?: Language | undefined;
}

/** Every port of the card payment and of payment links, ready for Node: hand them to the use cases to run a whole payment without a browser. */
export interface HeadlessVezne {
  readonly payments: Payments;
  readonly cards: Cards;
  readonly links: Links;
  readonly reports: EmbeddingReports;
  readonly clock: Clock;
  readonly host: ReturnType<typeof headlessPageHost>;
}

/** Wires the gateways, the clock and a window's stand-in to a provider. `challenge` receives the bank's 3-D Secure document. */
export function headlessVezne(options: HeadlessOptions): HeadlessVezne {
  const { baseUrl, language = defaultLanguage, ...hostOptions } = options;
  const http = new HttpClient({ baseUrl, language: () => language });
  return {
    payments: new PaymentsGateway(http),
    cards: new CardsGateway(http),
    links: new LinksGateway(http),
    reports: new EmbeddingGateway(http),
    clock: machineClock,
    host: headlessPageHost(hostOptions),
  };
}
