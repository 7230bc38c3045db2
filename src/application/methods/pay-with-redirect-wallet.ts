import { type Observable, of } from 'rxjs';
import type { Wallet } from '../../domain/methods/wallets.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { isFinal, sendPayment } from '../payment/send-payment.js';
import type { Wallets } from './ports.js';
import {
  type MethodPayment,
  type MethodPorts,
  outcomeOfMethodAnswer,
  sendMethodPayment,
} from './send-method-payment.js';

export interface WalletPorts extends MethodPorts {
  readonly wallets: Pick<Wallets, 'pay' | 'start'>;
}

/**
 * Pays with a wallet that only posts: the shopper goes on at its page, in the parent window where it says so (OP-04,
 * OP-10), or the payment is completed at once (OP-08). Emits one outcome and completes; never errors.
 */
export function payWithRedirectWallet(
  wallet: Wallet,
): (ports: WalletPorts) => (payment: MethodPayment) => Observable<Outcome> {
  return (ports) =>
    onePaymentAtATime(
      (payment: MethodPayment) =>
        wallet.ownCall === true
          ? startWallet(ports, wallet, payment)
          : sendMethodPayment(ports, payment, { method: wallet }),
      isFinal,
    );
}

/** Posts by the call that bears the wallet's code (AP-12). */
function startWallet(ports: WalletPorts, { code }: Wallet, { page }: MethodPayment): Observable<Outcome> {
  return sendPayment(ports)({
    page,
    post: (attemptId) => ports.wallets.start(code, { attemptId, access: page.access, form: page.form }),
    accepted: (answer, attemptId) => of(outcomeOfMethodAnswer(ports, page, answer, attemptId)),
  });
}
