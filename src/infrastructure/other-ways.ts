import type { OtherWays } from '../application/other-ways.js';
import type { HttpClient } from './gateway/http-client.js';
import { MethodsGateway } from './gateway/methods-gateway.js';
import { TransfersGateway } from './gateway/transfers-gateway.js';
import { VerificationsGateway } from './gateway/verifications-gateway.js';
import { BrowserClipboard } from './host/browser-clipboard.js';
import { BexModal, type BexModalOptions } from './vendor/bex-modal.js';

/** Every way to pay beside the card. The page fetches this file when one is asked for: the card needs none of it. */
export function otherWays(http: HttpClient, page: Window, options: BexModalOptions): OtherWays {
  return {
    wallets: new MethodsGateway(http),
    vendorModal: new BexModal(page, options),
    transfers: new TransfersGateway(http),
    verifications: new VerificationsGateway(http),
    clipboard: new BrowserClipboard(page),
  };
}
