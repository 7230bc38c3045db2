import { catchError, defer, map, type Observable, of, timeout } from 'rxjs';
import { type Failure, isAnswer, isExpired, isNotFound, isUnpaid, type Receipt } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { Outcome } from '../../domain/payment/screen.js';
import { failureOf, type Payments } from '../ports.js';

/** The payment that is asked about. Without its page (a result page has the token alone) only the status can be read. */
export interface UnsettledPayment {
  readonly token: string;
  readonly page?: PaymentPage | undefined;
  /** The post without an answer, where there is one: the question voids it when the order can be paid. */
  readonly attemptId?: string | undefined;
}

/** `payable`: the order can be paid now, and a post that has not arrived yet could still charge it. */
export type AskedOutcome = Outcome | { readonly kind: 'payable' };

/** How long one question may hang before it counts as unanswered, in ms: one without an answer must not use up the time of the next. */
const answerLimitMs = 10_000;

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
        const failure = failureOf(error);
        const known = outcomeOfFailedQuestion(failure, page);
        if (known !== undefined) return of(known);
        if (page !== undefined) return askPayable(payments, page, attemptId);
        return of<Outcome>(isAnswer(failure) && isUnpaid(failure) ? { kind: 'failed', failure } : { kind: 'unknown' });
      }),
    );
}

/** What is taken from an answer when nothing more is asked: an order that can be paid is not paid. */
export function outcomeOf(answered: AskedOutcome, { attemptId }: UnsettledPayment): Outcome {
  if (answered.kind === 'payable') return { kind: 'failed', failure: notPaid };
  return answered.kind === 'unknown' || answered.kind === 'underWay' ? { kind: answered.kind, attemptId } : answered;
}

function askPayable(payments: Payments, page: PaymentPage, attemptId: string | undefined): Observable<AskedOutcome> {
  return defer(() => payments.checkPayable(page.access, page.order.email, attemptId)).pipe(
    timeout(answerLimitMs),
    map((voided): AskedOutcome => (voided ? { kind: 'failed', failure: notPaid } : { kind: 'payable' })),
    catchError((error: unknown) =>
      of(outcomeOfFailedQuestion(failureOf(error), page) ?? ({ kind: 'unknown' } as const)),
    ),
  );
}

/** The order can be paid, so it is not paid: a post that never arrived. */
const notPaid: Failure = { kind: 'refused', httpStatus: 400, error: { code: 'unpaid' } };

/** The outcome that a refusal of the question itself names; undefined when it leaves it open. */
function outcomeOfFailedQuestion(failure: Failure, page: PaymentPage | undefined): Outcome | undefined {
  if (failure.kind === 'alreadyPaid') return paidOutcome(failure.receipt, page);
  if (failure.kind === 'underWay') return { kind: 'underWay' };
  // Both settle it as not made: the order cannot have been paid, and cannot be paid now.
  if (isAnswer(failure) && (isExpired(failure) || isNotFound(failure))) return { kind: 'failed', failure };
  return undefined;
}

/** The paid outcome; what the answer leaves open is filled from the page. */
export function paidOutcome(receipt: Receipt, page: PaymentPage | undefined): Outcome {
  return {
    kind: 'paid',
    receipt: {
      redirectUrl: receipt.redirectUrl || (page?.merchant.okUrl ?? ''),
      merchantName: receipt.merchantName || (page?.merchant.name ?? ''),
      merchantOid: receipt.merchantOid || (page?.order.id ?? ''),
    },
  };
}
