import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { BexState } from '../../../../application/methods/pay-with-bex.js';
import type { ToslaState } from '../../../../application/methods/pay-with-tosla.js';
import type { MethodPorts } from '../../../../application/methods/ports.js';
import type { MethodPayment } from '../../../../application/methods/send-method-payment.js';
import type { Clock } from '../../../../application/ports.js';
import type { Wallet, WalletTable } from '../../../../domain/methods/wallets.js';
import type { Outcome } from '../../../../domain/payment/outcome.js';
import type { TextKey, Translate } from '../../../texts/texts.js';
import type { PaymentPorts } from '../../control/payment-control.js';

/** Describes what the payment methods beside the card need of the ports. */
export type AllMethodPorts = Pick<PaymentPorts, 'payments' | 'host'> & MethodPorts & { readonly clock: Clock };

/** Everything the page shows while a payment by a wallet goes on; an outcome is shown by the page itself. */
export type WalletState = ToslaState | BexState;

/** The states a panel has to show. */
export type OpenState = Exclude<
  WalletState,
  Outcome | { readonly kind: 'cancelled' | 'givenUp' | 'vendorUnavailable' }
>;

export interface WalletPanelProps {
  readonly state: OpenState;
  /** Holds what the provider calls the wallet. */
  readonly name: string;
  readonly t: Translate;
  /** A link is paid: the shopper is not taken anywhere afterwards (RL-07). */
  readonly isLink: boolean;
  /** True where the code of the payment was copied; undefined before it was tried. */
  readonly copied: boolean | undefined;
  readonly onCopy: (text: string) => void;
  /** Tries the same wallet once more. */
  readonly onRetry: () => void;
  /** Back to the list of options. */
  readonly onGiveUp: () => void;
}

/** A wallet as the page pays with it: its row, its use case, and what is shown of it. */
export interface WalletMethod {
  readonly wallet: Wallet;
  readonly pay: (ports: AllMethodPorts) => (payment: MethodPayment) => Observable<WalletState>;
  readonly view: WalletView;
}

/** Describes what is shown of a wallet. `name` in its texts is what the provider calls it. */
export interface WalletView {
  /** Under its name, while it is chosen: how it goes on. */
  readonly hint: TextKey;
  /** Holds what its warning says (OP-01). */
  readonly warning: TextKey;
  /** In place of the list while its payment goes on; without one the form stays, covered, until there is an outcome. */
  readonly Panel?: ComponentType<WalletPanelProps>;
}

/** The rows of the wallets, without what the page adds to them. */
export function walletTable(methods: Readonly<Record<string, WalletMethod>>): WalletTable {
  return Object.fromEntries(Object.entries(methods).map(([code, { wallet }]) => [code, wallet]));
}
