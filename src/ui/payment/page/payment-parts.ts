import type { ComponentProps, ComponentType } from 'react';
import type { PaidPorts } from '../../../application/payment/read-receipt.js';
import type { TimeExtension } from '../../../application/ports.js';
import type { AddressedPayment } from '../../../domain/payment/page-address.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { PartVm } from '../../parts/part.vm.js';
import type { PaymentControl, PaymentPorts } from '../control/payment-control.js';
import type { MethodPanel, UnderWayNotice } from '../methods/MethodPanel.js';
import type { MethodsVm } from '../methods/methods.vm.js';

/** The payment methods beside the card, which are fetched when one is asked for. */
export interface MethodsPart {
  readonly MethodPanel: ComponentType<ComponentProps<typeof MethodPanel>>;
  readonly UnderWayNotice: ComponentType<ComponentProps<typeof UnderWayNotice>>;
  /** The models of a page's methods, made once: what was typed in one of them stays until the page is left. */
  createMethods(ports: PaymentPorts, page: PaymentPage, payment: PaymentControl): MethodsVm;
}

/** Describes what a payment page fetches later beside views (`Later`): `src/parts` has it, and the composition hands it in. */
export interface PaymentParts {
  /** Holds what is called when a payment is paid (RL-12), and how more time is asked for (EX-04). */
  readonly calls: PartVm<PaidPorts & { readonly extension: TimeExtension }>;
  /** Holds the payment methods beside the card, with their words and styles. */
  readonly methods: PartVm<MethodsPart>;
}

/**
 * Describes what the address of a payment and the served HTML say of it. Without a token the page counts as expired
 * (RT-11). `isLink`: the shopper came from the page of a link (EN-02).
 */
export interface PaymentAddress extends AddressedPayment {
  /** The shell already shows the form as blocked: the payment is a test (PP-14). */
  readonly blocked: boolean;
}

/** Everything that a payment page is composed of. */
export interface PaymentComposition extends PaymentPorts {
  readonly parts: PaymentParts;
}
