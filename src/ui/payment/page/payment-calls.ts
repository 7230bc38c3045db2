import { askOnce, askOutcome } from '../../../application/payment/ask-outcome.js';
import { awaitChallenge } from '../../../application/payment/await-challenge.js';
import { openPayment } from '../../../application/payment/open-payment.js';
import { redirectFailed } from '../../../application/payment/redirect-failed.js';
import { waitWhileUnderWay } from '../../../application/payment/wait-while-under-way.js';
import type { PaymentPorts } from '../control/payment-ports.js';

/** The use cases of a payment page: it reads its address, and asks what became of a payment. `isLink`: it is one of a link. */
export function paymentCalls(ports: PaymentPorts, isLink: boolean) {
  const { host, links, payments } = ports;
  const open = openPayment(payments, isLink ? links : undefined);
  return {
    open: (token: string) => open(token).pipe(redirectFailed(host)),
    ask: askOutcome(payments),
    askOnce: askOnce(payments),
    wait: waitWhileUnderWay(ports),
    awaitChallenge,
  };
}
