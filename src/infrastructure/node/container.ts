/**
 * Everything that a Node process needs to pay: a merchant's CI, a script, a test. One container is one payer at one
 * provider. The page itself is composed by hand, since this package is 18 kB before a payable form.
 *
 * A port that is rebound before the first `get` reaches everything that needs it; an object that was got before keeps its own.
 */
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { of } from 'rxjs';
import { askPoints } from '../../application/card/ask-points.js';
import { deleteSavedCard } from '../../application/card/delete-saved-card.js';
import { identifyCard } from '../../application/card/identify-card.js';
import { payByCard } from '../../application/card/pay-by-card.js';
import { fetchInstallments } from '../../application/installments/fetch-installments.js';
import { createLinkPayment } from '../../application/links/create-link-payment.js';
import { openLink } from '../../application/links/open-link.js';
import type * as methods from '../../application/methods/ports.js';
import { askOutcome } from '../../application/payment/ask-outcome.js';
import { expirePayment } from '../../application/payment/expire-payment.js';
import { openPayment } from '../../application/payment/open-payment.js';
import { readPaymentStatus } from '../../application/payment/read-payment-status.js';
import type * as ports from '../../application/ports.js';
import type { TimeExtension } from '../../application/ports.js';
import { defaultLanguage, type Language } from '../../domain/locale/language.js';
import type { InstallationPolicy } from '../../domain/merchant/policies.js';
import { CardsGateway } from '../gateway/cards-gateway.js';
import { EmbeddingGateway } from '../gateway/embedding-gateway.js';
import { HttpClient } from '../gateway/http-client.js';
import { LinksGateway } from '../gateway/links-gateway.js';
import { MethodsGateway } from '../gateway/methods-gateway.js';
import { PaymentsGateway } from '../gateway/payments-gateway.js';
import { ExtensionGateway } from '../gateway/time-extension-gateway.js';
import { TransfersGateway } from '../gateway/transfers-gateway.js';
import { VerificationsGateway } from '../gateway/verifications-gateway.js';
import { machineClock } from '../host/clock.js';
import { headlessPageHost } from '../host/headless-page-host.js';

export const Payments: ServiceIdentifier<ports.Payments> = Symbol('Payments');
export const Cards: ServiceIdentifier<ports.Cards> = Symbol('Cards');
export const Links: ServiceIdentifier<ports.Links> = Symbol('Links');
export const Reports: ServiceIdentifier<ports.EmbeddingReports> = Symbol('Reports');
export const Wallets: ServiceIdentifier<methods.Wallets> = Symbol('Wallets');
export const Transfers: ServiceIdentifier<methods.Transfers> = Symbol('Transfers');
/** More time for a payment (EX-04). */
export const Extension: ServiceIdentifier<TimeExtension> = Symbol('Extension');
export const Verifications: ServiceIdentifier<methods.Verifications> = Symbol('Verifications');
/** Without a browser no vendor's dialog can be opened (OP-09), unless one is bound. */
export const VendorModal: ServiceIdentifier<methods.VendorModal> = Symbol('VendorModal');
export const Clock: ServiceIdentifier<ports.Clock> = Symbol('Clock');
/** A `headlessPageHost()`: a payment that asks for 3-D Secure fails and says why, unless one with `challenge` is bound. */
export const Host: ServiceIdentifier<ports.PageHost> = Symbol('Host');
/** The one HTTP client of the gateways. */
export const Http: ServiceIdentifier<HttpClient> = Symbol('Http');

const Policies: ServiceIdentifier<readonly InstallationPolicy[]> = Symbol('Policies');

const portsModule = new ContainerModule(({ bind }) => {
  bind(Payments).toResolvedValue(
    (http: HttpClient, policies: readonly InstallationPolicy[]) => new PaymentsGateway(http, policies),
    [Http, Policies],
  );
  bind(Cards).toResolvedValue((http: HttpClient) => new CardsGateway(http), [Http]);
  bind(Links).toResolvedValue((http: HttpClient) => new LinksGateway(http), [Http]);
  bind(Reports).toResolvedValue((http: HttpClient) => new EmbeddingGateway(http), [Http]);
  bind(Wallets).toResolvedValue((http: HttpClient) => new MethodsGateway(http), [Http]);
  bind(Transfers).toResolvedValue((http: HttpClient) => new TransfersGateway(http), [Http]);
  bind(Extension).toResolvedValue((http: HttpClient) => new ExtensionGateway(http), [Http]);
  bind(Verifications).toResolvedValue((http: HttpClient) => new VerificationsGateway(http), [Http]);
  bind(VendorModal).toConstantValue({ open: () => of({ kind: 'unavailable' }) });
  bind(Clock).toConstantValue(machineClock);
  bind(Host).toResolvedValue(() => headlessPageHost(), []);
});

export const OpenPayment: ServiceIdentifier<ReturnType<typeof openPayment>> = Symbol('OpenPayment');
/** Opens the payment of a link, with what its link adds (AP-04). */
export const OpenLinkPayment: ServiceIdentifier<ReturnType<typeof openPayment>> = Symbol('OpenLinkPayment');
export const ReadPaymentStatus: ServiceIdentifier<ReturnType<typeof readPaymentStatus>> = Symbol('ReadPaymentStatus');
export const AskOutcome: ServiceIdentifier<ReturnType<typeof askOutcome>> = Symbol('AskOutcome');
export const ExpirePayment: ServiceIdentifier<ReturnType<typeof expirePayment>> = Symbol('ExpirePayment');
export const IdentifyCard: ServiceIdentifier<ReturnType<typeof identifyCard>> = Symbol('IdentifyCard');
export const FetchInstallments: ServiceIdentifier<ReturnType<typeof fetchInstallments>> = Symbol('FetchInstallments');
export const AskPoints: ServiceIdentifier<ReturnType<typeof askPoints>> = Symbol('AskPoints');
export const DeleteSavedCard: ServiceIdentifier<ReturnType<typeof deleteSavedCard>> = Symbol('DeleteSavedCard');
/** Made anew at each `get`, for it lets one payment through (PY-05): keep it for the payment it belongs to. */
export const PayByCard: ServiceIdentifier<ReturnType<typeof payByCard>> = Symbol('PayByCard');
export const OpenLink: ServiceIdentifier<ReturnType<typeof openLink>> = Symbol('OpenLink');
export const CreateLinkPayment: ServiceIdentifier<ReturnType<typeof createLinkPayment>> = Symbol('CreateLinkPayment');

const useCasesModule = new ContainerModule(({ bind }) => {
  bind(OpenPayment).toResolvedValue((payments: ports.Payments) => openPayment(payments), [Payments]);
  bind(OpenLinkPayment).toResolvedValue(openPayment, [Payments, Links]);
  bind(ReadPaymentStatus).toResolvedValue(readPaymentStatus, [Payments]);
  bind(AskOutcome).toResolvedValue(askOutcome, [Payments]);
  bind(ExpirePayment).toResolvedValue(expirePayment, [Clock]);
  bind(IdentifyCard).toResolvedValue(identifyCard, [Cards]);
  bind(FetchInstallments).toResolvedValue(fetchInstallments, [Cards]);
  bind(AskPoints).toResolvedValue(askPoints, [Cards]);
  bind(DeleteSavedCard).toResolvedValue(deleteSavedCard, [Cards]);
  bind(PayByCard)
    .toResolvedValue(
      (payments: ports.Payments, host: ports.PageHost) => payByCard({ payments, host }),
      [Payments, Host],
    )
    .inTransientScope();
  bind(OpenLink).toResolvedValue(openLink, [Links]);
  bind(CreateLinkPayment).toResolvedValue(createLinkPayment, [Links]);
});

/** Which provider is asked, and in which language. */
export interface NodeOptions {
  /** Where the provider is, such as `http://127.0.0.1:4000`; a slash at the end changes nothing. */
  readonly baseUrl: string;
  /** Of the texts in answers. */
  readonly language?: Language | undefined;
  /** Merchants of the provider's installation with rules of their own (SP-03). */
  readonly merchantPolicies?: readonly InstallationPolicy[] | undefined;
}

export function nodeContainer(options: NodeOptions): Container {
  const { baseUrl, language = defaultLanguage, merchantPolicies = [] } = options;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Http).toResolvedValue(() => new HttpClient({ baseUrl, language: () => language }), []);
  container.bind(Policies).toConstantValue(merchantPolicies);
  container.load(portsModule, useCasesModule);
  return container;
}
