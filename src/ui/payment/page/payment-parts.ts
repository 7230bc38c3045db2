import type { ComponentProps, ComponentType, ElementType } from 'react';
import type { TimeExtension } from '../../../application/payment/ports.js';
import type { AddressedPayment } from '../../../domain/payment/page-address.js';
import type { ProviderErrorPages } from '../../outcome/ErrorScreen.js';
import type { PaidPorts, Receipt } from '../../outcome/Receipt.js';
import type { Unfinished } from '../../outcome/Unfinished.js';
import type { CardViews } from '../card/card-views.js';
import type { PaymentPorts } from '../control/payment-ports.js';
import type { MethodsPart } from '../methods/methods-part.js';
import type { AmountLines } from './AmountLines.js';
import type { DeadlineWarning } from './DeadlineWarning.js';
import type { InformationBanner } from './InformationBanner.js';
import type { LinkOrder } from './LinkOrder.js';
import type { LinkPaymentExpired } from './LinkPaymentExpired.js';
import type { MethodMarks } from './MethodMarks.js';
import type { PaymentWayBack } from './PaymentWayBack.js';

/*
 * These views and calls are fetched after the card form of a payment can be used. `src/parts` has it, and the composition of the page hands it
 * in: nothing under `ui` imports it.
 */

type View<Component extends ElementType> = ComponentType<ComponentProps<Component>>;

/** Describes what a new card can be paid without, beside the card tab too. */
export interface CardExtras extends CardViews, ProviderErrorPages {
  readonly AmountLines: View<typeof AmountLines>;
  readonly DeadlineWarning: View<typeof DeadlineWarning>;
  readonly InformationBanner: View<typeof InformationBanner>;
  readonly LinkPaymentExpired: View<typeof LinkPaymentExpired>;
  readonly MethodMarks: View<typeof MethodMarks>;
  readonly Unfinished: View<typeof Unfinished>;
  readonly LinkOrder: View<typeof LinkOrder>;
  readonly PaymentWayBack: View<typeof PaymentWayBack>;
  readonly Receipt: View<typeof Receipt>;
}

export interface PaymentParts {
  readonly cardExtras: CardExtras;
  /** Returns what is called when a payment is paid (RL-12), and how more time is asked for (EX-04). */
  readonly loadCalls: () => Promise<PaidPorts & { readonly extension: TimeExtension }>;
  /** With their words and styles. Rejects where something did not arrive; asking again tries again. */
  readonly loadMethods: () => Promise<MethodsPart>;
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

/** Of those, what a receipt is made of (RL-12). */
export function receiptParts({ parts }: Pick<PaymentComposition, 'parts'>) {
  return { View: parts.cardExtras.Receipt, load: parts.loadCalls };
}
