import type { ComponentProps, ComponentType } from 'react';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { PaymentControl, PaymentPorts } from '../control/payment-control.js';
import type { MethodPanel, UnderWayNotice } from './MethodPanel.js';
import type { MethodsVm } from './methods.vm.js';

/** The payment methods beside the card, which are fetched when one is asked for. */
export interface MethodsPart {
  readonly MethodPanel: ComponentType<ComponentProps<typeof MethodPanel>>;
  readonly UnderWayNotice: ComponentType<ComponentProps<typeof UnderWayNotice>>;
  /** The models of a page's methods, made once: what was typed in one of them stays until the page is left. */
  createMethods(ports: PaymentPorts, page: PaymentPage, payment: PaymentControl): MethodsVm;
}
