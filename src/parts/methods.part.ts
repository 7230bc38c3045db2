import type { MethodPorts } from '../application/methods/ports.js';
import type { HttpClient } from '../infrastructure/gateway/http-client.js';
import { MethodsGateway } from '../infrastructure/gateway/methods-gateway.js';
import { TransfersGateway } from '../infrastructure/gateway/transfers-gateway.js';
import { VerificationsGateway } from '../infrastructure/gateway/verifications-gateway.js';
import { BrowserClipboard } from '../infrastructure/host/browser-clipboard.js';
import { BexModal, type BexModalLook, type BexModalOptions } from '../infrastructure/vendor/bex-modal.js';
import { vendorDialogClasses } from '../ui/kit/vendor-dialog.js';
import { MethodPanel, UnderWayNotice } from '../ui/payment/methods/MethodPanel.js';
import { MethodsVm } from '../ui/payment/methods/methods.vm.js';
import type { MethodsPart } from '../ui/payment/page/payment-parts.js';
import type { Translate } from '../ui/texts/texts.js';

/**
 * The payment methods beside the card: fetched when one is asked for, since the card needs none of them.
 * @brings ui/payment/methods, ui/payment/transfer, ui/payment/verification, ui/payment/steps, application/transfer, application/verification
 */
export function methodsPart(methodPorts: MethodPorts): MethodsPart {
  return {
    MethodPanel,
    UnderWayNotice,
    createMethods: (ports, page, payment) => new MethodsVm({ ...ports, ...methodPorts }, page, payment),
  };
}

/** The ports of those methods, in a browser. */
export function methodPorts(http: HttpClient, page: Window, options: BexModalOptions, texts: PageTexts): MethodPorts {
  return {
    wallets: new MethodsGateway(http),
    vendorModal: new BexModal(page, options, vendorLook(texts)),
    transfers: new TransfersGateway(http),
    verifications: new VerificationsGateway(http),
    clipboard: new BrowserClipboard(page),
  };
}

interface PageTexts {
  /** In the language of this moment. */
  readonly t: Translate;
}

/** A vendor's dialog as the page shows it, with its way out in the words of the page (OP-09). */
function vendorLook(texts: PageTexts): BexModalLook {
  return { classes: vendorDialogClasses, leaveLabel: () => texts.t('label.giveUp') };
}
