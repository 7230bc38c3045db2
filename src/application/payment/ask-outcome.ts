import { catchError, defer, map, type Observable, of, timeout } from 'rxjs';
import {
  type Failure,
  isAnswer,
  isNeverPaid,
  isStoppedByLink,
  isUnpaid,
  type Receipt,
} from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { failureOf, type Payments } from '../ports.js';

/** The payment that is asked about. Without its page (a result page has the token alone) only the status can be read. */
export interface UnsettledPayment {
  readonly token: string;
  readonly page?: PaymentPage | undefined;
  /** The post without an answer, where there is one: the question voids it when the order can be paid. */
  readonly attemptId?: string | undefined;
  /** Of one that is under way: whether it is known to wait for its shopper, past the order's time (EX-01). */
  readonly unfinished?: boolean | undefined;
  /** Holds its last outcome, where it has one: one that is under way stays so until an answer says something else (PY-07). */
  readonly known?: Outcome | undefined;
}

/** `payable`: the order is not paid, and a post that has not arrived yet could still charge it. `failure` is what counts if none does. */
export type AskedOutcome = Outcome | { readonly kind: 'payable'; readonly failure: Failure };

/** How long one question may hang before it counts as unanswered, in ms: one without an answer must not use up the time of the next. */
export const answerLimitMs = 10_000;

/**
 * Asks once what became of a payment, without touching it (PY-06, PY-07): first its status, then whether the order can
 * be paid, which it cannot while anything is under way. `unknown` means that no call was answered. Emits once and
 * completes; never errors. It is also the question behind Check again.
 */
export function askOutcome(payments: Payments): (asked: UnsettledPayment) => Observable<Outcome> {
  return (asked) => askOnce(payments)(asked).pipe(map((answered) => outcomeOf(answered, asked)));
}

/** As {@link askOutcome}, but leaves open what `payable` means for a post without an answer. */
export function askOnce(payments: Payments): (asked: UnsettledPayment) => Observable<AskedOutcome> {
  return ({ token, page, attemptId }) =>
    defer(() => payments.readStatus(token)).pipe(
      timeout(answerLimitMs),
      map((receipt) => paidOutcome(receipt, page)),
      catchError((error: unknown) => {
        const status = outcomeOfRefusal(failureOf(error), page);
        // One under way may be the post without an answer itself: it waits for a shopper who never saw its challenge.
        const isOpen = !isSettled(status) && (status.kind !== 'underWay' || attemptId !== undefined);
        return page !== undefined && isOpen ? askPayable(payments, page, attemptId, status) : of(status);
      }),
    );
}

/** Returns what is taken from an answer when nothing more is asked: an order that can be paid is not paid. */
export function outcomeOf(answered: AskedOutcome, { attemptId, known }: UnsettledPayment): Outcome {
  if (answered.kind === 'unknown' && known?.kind === 'underWay') return known;
  if (answered.kind === 'payable') return { kind: 'failed', failure: answered.failure };
  return answered.kind === 'unknown' || answered.kind === 'underWay' ? { ...answered, attemptId } : answered;
}

function askPayable(
  payments: Payments,
  page: PaymentPage,
  attemptId: string | undefined,
  status: AskedOutcome,
): Observable<AskedOutcome> {
  return defer(() => payments.checkPayable(page.access, page.order.email, attemptId)).pipe(
    timeout(answerLimitMs),
    map(({ voided }): AskedOutcome => ({ kind: voided ? 'failed' : 'payable', failure: notPaid })),
    catchError((error: unknown) => {
      const answered = outcomeOfRefusal(failureOf(error), page);
      return of(answered.kind === 'unknown' && status.kind === 'underWay' ? status : answered);
    }),
  );
}

/** The order can be paid, so it is not paid: a post that never arrived. */
const notPaid: Failure = { kind: 'refused', httpStatus: 400, error: { code: 'unpaid' } };

/** Returns what a question that was refused, or not answered, says of the payment. */
export function outcomeOfRefusal(failure: Failure, page: PaymentPage | undefined): AskedOutcome {
  if (failure.kind === 'alreadyPaid') return paidOutcome(failure.receipt, page);
  if (failure.kind === 'underWay') return failure;
  if (!isAnswer(failure)) return { kind: 'unknown' };
  // The provider leads on, and says no more (ER-02).
  if (isNeverPaid(failure) || failure.kind === 'redirected') return { kind: 'failed', failure };
  return isUnpaid(failure) || isStoppedByLink(failure) ? { kind: 'payable', failure } : { kind: 'unknown' };
}

/** Asking again would answer the same. */
export function isSettled({ kind }: AskedOutcome): boolean {
  return kind === 'paid' || kind === 'failed';
}

/** The paid outcome; what the answer leaves open is filled from the page. */
export function paidOutcome(receipt: Partial<Receipt>, page: PaymentPage | undefined): Outcome {
  return {
    kind: 'paid',
    receipt: {
      redirectUrl: receipt.redirectUrl || (page?.merchant.okUrl ?? ''),
      merchantName: receipt.merchantName || (page?.merchant.name ?? ''),
      merchantOid: receipt.merchantOid || (page?.order.id ?? ''),
    },
  };
}
