import { catchError, concat, concatAll, concatMap, defer, ignoreElements, map, type Observable, of } from 'rxjs';
import { type Failure, isAnswer } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { failureOf, type PageHost, type PaymentAnswer, type Payments } from '../ports.js';
import { paidOutcome } from './ask-outcome.js';
import { redirectFailed, redirectFailure } from './redirect-failure.js';
import { resolveLostAnswer } from './resolve-lost-answer.js';

/** The ports of a payment, whatever it is paid with. */
export interface PayingPorts {
  readonly payments: Payments;
  readonly host: Pick<PageHost, 'openChallenge' | 'leaveTo' | 'postFailure' | 'referrer'>;
  /** Called when an answer is lost: from then on the status is asked for, for a minute at most (PY-06). */
  readonly onLost?: (() => void) | undefined;
}

/** A payment of any kind: how it is posted, and what happens when it was accepted. */
export interface SentPayment<A, S> {
  readonly page: PaymentPage;
  /** Asked before anything else; a failure stops the rest (PY-01). */
  readonly before?: (() => Observable<void>) | undefined;
  /** Subscribed to once. `attemptId` is of this post alone (PY-06). */
  readonly post: (attemptId: string) => Observable<A>;
  readonly accepted: (answer: A, attemptId: string) => Observable<S>;
}

/**
 * Sends a payment: whether the order can be paid, then the post, once, then what its answer asks for (PY-01, OP-03). A
 * failing step stops the rest. Where the answer is lost the status is asked for (PY-06). Never errors unless `accepted`
 * does.
 */
export function sendPayment(
  ports: PayingPorts,
): <A, S>({ page, before, post, accepted }: SentPayment<A, S>) => Observable<S | Outcome> {
  const { payments, host } = ports;
  return ({ page, before, post, accepted }) => {
    const check = defer(() => payments.checkPayable(page.access, page.order.email));
    return (before === undefined ? check : concat(defer(before).pipe(ignoreElements()), check)).pipe(
      map(({ attemptPrefix }) => payments.newAttemptId(attemptPrefix)),
      // Nothing has been sent yet, so whatever stopped the checks is known.
      catchError((error: unknown) => of(outcomeOfFailure(failureOf(error), page, host))),
      concatMap((checked) => {
        if (typeof checked !== 'string') return of(checked);
        return callOnce(ports, { page, attemptId: checked }, post, accepted);
      }),
    );
  };
}

/** Makes a call that may move money, once, and goes on with its answer; without one, asks for the status (PY-06). */
export function callOnce<A, S>(
  { payments, host, onLost }: PayingPorts,
  { page, attemptId }: { readonly page: PaymentPage; readonly attemptId: string },
  call: (attemptId: string) => Observable<A>,
  accepted: (answer: A, attemptId: string) => Observable<S>,
): Observable<S | Outcome> {
  return defer(() => call(attemptId)).pipe(
    map((answer) => defer(() => accepted(answer, attemptId))),
    catchError((error: unknown) => {
      const failure = failureOf(error);
      if (isAnswer(failure)) return of(of(outcomeOfFailure(failure, page, host, attemptId)));
      onLost?.();
      return of(resolveLostAnswer(payments)({ token: page.access.token, page, attemptId }).pipe(redirectFailed(host)));
    }),
    concatAll(),
  );
}

/** The outcome of an accepted payment whose answer is a card payment's (PY-02, PY-03, VF-04). */
export function outcomeOfAnswer(
  answer: PaymentAnswer,
  page: PaymentPage,
  host: PayingPorts['host'],
  attemptId: string,
): Outcome {
  if (answer.kind === 'verification') return { kind: 'verification', sent: answer.sent, attemptId };
  if (answer.kind === 'completed') return paidOutcome(answer, page);
  const error = host.openChallenge(answer.html);
  return error ? { kind: 'failed', failure: { ...paymentError, error } } : { kind: 'challenge', attemptId };
}

/** The next page cannot be opened safely. Nothing is there to quote, so the page says Payment Error (PY-04). */
export const paymentError = { kind: 'refused', httpStatus: 200, error: {} } as const satisfies Failure;

/** The outcome that a failure amounts to. `attemptId`: the post that was answered so, which is asked about while it is under way. */
export function outcomeOfFailure(
  failure: Failure,
  page: PaymentPage,
  host: Pick<PageHost, 'postFailure'>,
  attemptId?: string,
): Outcome {
  if (failure.kind === 'alreadyPaid') return paidOutcome(failure.receipt, page);
  if (failure.kind === 'underWay') return { ...failure, attemptId };
  return { kind: 'failed', failure: redirectFailure(host)(failure) };
}

/** Nothing can be sent any more: it is paid, or the page is being left. */
export function isFinal(state: { readonly kind: string }): boolean {
  return state.kind === 'paid' || state.kind === 'challenge' || state.kind === 'leaving';
}
