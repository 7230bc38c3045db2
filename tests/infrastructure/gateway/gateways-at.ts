import { of } from 'rxjs';
import { HttpClient } from '../../../src/infrastructure/gateway/http-client.js';
import { ReceiptsGateway } from '../../../src/infrastructure/gateway/receipts-gateway.js';
import {
  Cards,
  Extension,
  Links,
  nodeContainer,
  Payments,
  Reports,
  Transfers,
  Verifications,
  Wallets,
} from '../../../src/infrastructure/node/container.js';

/** Every gateway to the provider at an address. */
export function gatewaysAt(baseUrl: string) {
  const container = nodeContainer({ baseUrl });
  return {
    payments: container.get(Payments),
    cards: container.get(Cards),
    links: container.get(Links),
    receipts: new ReceiptsGateway(new HttpClient({ baseUrl, language: () => 'tr' }), {
      clipboard: { copy: () => of(true) },
      print: () => {},
    }),
    reports: container.get(Reports),
    wallets: container.get(Wallets),
    transfers: container.get(Transfers),
    extension: container.get(Extension),
    verifications: container.get(Verifications),
  };
}

export type Gateways = ReturnType<typeof gatewaysAt>;
