import { concatMap, map, type Observable, of } from 'rxjs';
import { isUnpaid } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { type AskedOutcome, askOnce, isSettled, outcomeOf } from '../payment/ask-outcome.js';
import { redirectFailed } from '../payment/redirect-failure.js';
import { askUntilSettled } from '../payment/resolve-lost-answer.js';
import type { PayingPorts } from '../payment/send-payment.js';

/** A payment that was posted by a wallet. */
export interface SentWallet {
  readonly page: PaymentPage;
  readonly attemptId: string;
}

/**
 * Asks what became of a payment that the shopper has left at a wallet. It may have been approved before, and may still be:
 * `unpaid` says that nothing was charged and nothing will be, since the provider has voided the post. An order that can be
 * paid without that leaves the payment unknown (TR-02). Never errors.
 */
export function askAfterLeaving(
  { payments, host }: PayingPorts,
  { page, attemptId }: SentWallet,
): Observable<Outcome | { readonly kind: 'unpaid' }> {
  const asked = { token: page.access.token, page, attemptId };
  const stateAfter = (answered: AskedOutcome) => {
    if (answered.kind === 'payable') return { kind: 'unknown', attemptId } as const;
    if (answered.kind === 'failed' && isUnpaid(answered.failure)) return { kind: 'unpaid' } as const;
    return outcomeOf(answered, asked);
  };
  return askOnce(payments)(asked).pipe(
    concatMap((answered) => (isSettled(answered) ? of(answered) : askUntilSettled(payments)(asked))),
    map(stateAfter),
    redirectFailed(host),
  );
}
