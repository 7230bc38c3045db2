import { type Observable, of } from 'rxjs';
import type { OtherWays, VendorEvent, VendorTicket } from '../application/other-ways.js';
import type { Cards, Clock, EmbeddingReports, Links, Payments } from '../application/ports.js';
import { defaultLanguage, type Language } from '../domain/page/language.js';
import { CardsGateway } from './gateway/cards-gateway.js';
import { EmbeddingGateway } from './gateway/embedding-gateway.js';
import { HttpClient } from './gateway/http-client.js';
import { LinksGateway } from './gateway/links-gateway.js';
import { MethodsGateway } from './gateway/methods-gateway.js';
import { PaymentsGateway } from './gateway/payments-gateway.js';
import { TransfersGateway } from './gateway/transfers-gateway.js';
import { VerificationsGateway } from './gateway/verifications-gateway.js';
import { machineClock } from './host/clock.js';
import { type HeadlessPageHostOptions, headlessPageHost } from './host/headless-page-host.js';

export interface HeadlessOptions extends HeadlessPageHostOptions {
  /** Where the provider is, without a slash at the end, such as `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  readonly language?: Language | undefined;
  /** Stands in for a vendor's dialog, which needs a browser (OP-09). Without it none can be opened. */
  readonly vendor?: ((baseJs: string, ticket: VendorTicket) => Observable<VendorEvent>) | undefined;
}

/** Every port of a payment and of payment links, ready for Node: hand them to the use cases to run a whole payment without a browser. */
export interface HeadlessVezne extends Omit<OtherWays, 'clipboard'> {
  readonly payments: Payments;
  readonly cards: Cards;
  readonly links: Links;
  readonly reports: EmbeddingReports;
  readonly clock: Clock;
  readonly host: ReturnType<typeof headlessPageHost>;
}

/** Wires the gateways, the clock and a window's stand-in to a provider. `challenge` receives the bank's 3-D Secure document. */
export function headlessVezne(options: HeadlessOptions): HeadlessVezne {
  const { baseUrl, language = defaultLanguage, vendor, ...hostOptions } = options;
  const http = new HttpClient({ baseUrl, language: () => language });
  return {
    payments: new PaymentsGateway(http),
    cards: new CardsGateway(http),
    wallets: new MethodsGateway(http),
    vendorModal: { open: vendor ?? (() => of({ kind: 'unavailable' })) },
    transfers: new TransfersGateway(http),
    verifications: new VerificationsGateway(http),
    links: new LinksGateway(http),
    reports: new EmbeddingGateway(http),
    clock: machineClock,
    host: headlessPageHost(hostOptions),
  };
}
