import type { PaidPorts } from '../../../application/payment/read-receipt.js';
import type { TimeExtension } from '../../../application/ports.js';
import type { AddressedPayment } from '../../../domain/payment/page-address.js';
import type { PartVm } from '../../parts/part.vm.js';
import type { PaymentPorts } from '../control/payment-control.js';
import type { MethodsPart } from '../methods/methods-part.js';

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
