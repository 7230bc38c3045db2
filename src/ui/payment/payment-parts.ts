import type { ComponentProps, ComponentType, ElementType } from 'react';
import type { TimeExtension } from '../../application/payment/ports.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { ProviderErrorPages } from '../outcome/ErrorScreen.js';
import type { PaidPorts, Receipt } from '../outcome/Receipt.js';
import type { Unfinished } from '../outcome/Unfinished.js';
import type { AmountLabel } from './amount/AmountLabel.js';
import type { AmountLines } from './amount/AmountLines.js';
import type { CardDialogs, HelpDialogs } from './card/CardDialogs.js';
import type { CardMasks } from './card/CardMasks.js';
import type { PaymentControl } from './control/payment-control.js';
import type { PaymentPorts } from './control/payment-ports.js';
import type { DeadlineWarning } from './deadline/DeadlineWarning.js';
import type { InformationBanner } from './InformationBanner.js';
import type { CashPriceBanner } from './installments/CashPriceBanner.js';
import type { InstallmentSheet } from './installments/InstallmentSheet.js';
import type { Installments } from './installments/Installments.js';
import type { LinkOrder } from './link/LinkOrder.js';
import type { LinkPaymentExpired } from './link/LinkPaymentExpired.js';
import type { MethodMarks } from './MethodMarks.js';
import type { MethodPanel, UnderWayNotice } from './methods/MethodPanel.js';
import type { MethodsVm } from './methods/methods.vm.js';
import type { PaymentWayBack } from './PaymentWayBack.js';
import type { Points } from './points/Points.js';
import type { DeletionAlert } from './saved-cards/DeletionAlert.js';
import type { SavedCardDialogs } from './saved-cards/SavedCardDialogs.js';
import type { SavedCards } from './saved-cards/SavedCards.js';

/*
 * What a payment fetches after its card form can be used. `src/parts` has it, and the composition of the page hands it
 * in: nothing under `ui` imports it.
 */

type View<Component extends ElementType> = ComponentType<ComponentProps<Component>>;

/** Views that a new card can be paid without. The first of them that is shown fetches them all. */
export interface CardExtraViews extends ProviderErrorPages {
  readonly AmountLabel: View<typeof AmountLabel>;
  readonly AmountLines: View<typeof AmountLines>;
  readonly CardDialogs: View<typeof CardDialogs>;
  readonly CashPriceBanner: View<typeof CashPriceBanner>;
  readonly DeletionAlert: View<typeof DeletionAlert>;
  readonly DeadlineWarning: View<typeof DeadlineWarning>;
  readonly HelpDialogs: View<typeof HelpDialogs>;
  readonly InformationBanner: View<typeof InformationBanner>;
  readonly InstallmentSheet: View<typeof InstallmentSheet>;
  readonly Installments: View<typeof Installments>;
  readonly LinkPaymentExpired: View<typeof LinkPaymentExpired>;
  readonly MethodMarks: View<typeof MethodMarks>;
  readonly Unfinished: View<typeof Unfinished>;
  readonly LinkOrder: View<typeof LinkOrder>;
  readonly PaymentWayBack: View<typeof PaymentWayBack>;
  readonly Receipt: View<typeof Receipt>;
  readonly Points: View<typeof Points>;
  readonly SavedCardDialogs: View<typeof SavedCardDialogs>;
  readonly SavedCards: View<typeof SavedCards>;
}

/** What of the card form is fetched once it can be used. */
export interface CardExtras extends CardExtraViews {
  /** The masks of its fields come by themselves. */
  readonly CardMasks: View<typeof CardMasks>;
}

/** The payment methods beside the card. */
export interface MethodsPart {
  readonly MethodPanel: View<typeof MethodPanel>;
  readonly UnderWayNotice: View<typeof UnderWayNotice>;
  /** The models of a page's methods, made once: what was typed in one of them stays until the page is left. */
  createMethods(ports: PaymentPorts, page: PaymentPage, payment: PaymentControl): MethodsVm;
}

export interface PaymentParts {
  readonly cardExtras: CardExtras;
  /** What is called when a payment is paid (RL-12), and how more time is asked for (EX-04). */
  readonly loadCalls: () => Promise<PaidPorts & { readonly extension: TimeExtension }>;
  /** With their words and styles. Rejects where something did not arrive; asking again tries again. */
  readonly loadMethods: () => Promise<MethodsPart>;
}

/** Everything that a payment page is composed of. */
export interface PaymentComposition extends PaymentPorts {
  readonly parts: PaymentParts;
}

/** Of those, what a receipt is made of (RL-12). */
export function receiptParts({ parts }: Pick<PaymentComposition, 'parts'>) {
  return { View: parts.cardExtras.Receipt, load: parts.loadCalls };
}
