import { concatMap, map, type Observable, of } from 'rxjs';
import { isUnpaid } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { askOnce, isSettled, outcomeOf } from '../payment/ask-outcome.js';
import { resolveLostAnswer } from '../payment/resolve-lost-answer.js';
import type { Payments } from '../ports.js';

/** A payment that waited for its shopper at a wallet. */
export interface LeftPayment {
  readonly page: PaymentPage;
  /** Of its post. */
  readonly attemptId: string;
}

/**
 * Asks what became of a payment that the shopper has left. It may have been approved before, and may still be: that nothing
 * was charged is said, by `unpaid`, only where the provider says so, with the post voided (TR-02). Never errors.
 */
export function askAfterLeaving(
  payments: Payments,
  { page, attemptId }: LeftPayment,
): Observable<Outcome | { readonly kind: 'unpaid' }> {
  const asked = { token: page.access.token, page, attemptId };
  return askOnce(payments)(asked).pipe(
    concatMap((answered) =>
      isSettled(answered) ? of(outcomeOf(answered, asked)) : resolveLostAnswer(payments)(asked),
    ),
    map((outcome) => (outcome.kind === 'failed' && isUnpaid(outcome.failure) ? { kind: 'unpaid' } : outcome)),
  );
}
