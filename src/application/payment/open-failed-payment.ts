import { catchError, defer, map, type Observable, of, switchMap, timeout } from 'rxjs';
import { detailsOf, type Failure, isAnswer } from '../../domain/payment/failure.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { failureOf, type Links, type PageHost, type Payments } from '../ports.js';
import { answerLimitMs, outcomeOfRefusal } from './ask-outcome.js';
import { openPayment } from './open-payment.js';
import { redirectFailed } from './redirect-failure.js';

/** Describes what the payment of a failed page is found to be. */
export type FailedPayment =
  | { readonly kind: 'payable'; readonly page: PaymentPage }
  /** It is paid or under way: its result is looked up where results are (RT-07). */
  | { readonly kind: 'result' }
  /** No answer says what became of it: it may be paid (TR-02). */
  | { readonly kind: 'unknown' }
  /** `failure`: why it cannot be paid any more, where that was said of this payment. */
  | { readonly kind: 'failed'; readonly failure?: Failure | undefined };

export interface FailedPaymentPorts {
  readonly payments: Pick<Payments, 'open'>;
  readonly links: Pick<Links, 'contextOf'>;
  readonly host: Pick<PageHost, 'postFailure'>;
}

/**
 * Asks what became of the payment of a failed page (RL-11). The address outlives the failure: the order may have been
 * paid since, and then the page must not say that it is not (TR-02). `shortId`: of the link whose failed page it is; a
 * payment of anything else is none of it. Emits once and completes; never errors.
 */
export function openFailedPayment({
  payments,
  links,
  host,
}: FailedPaymentPorts): (token: string, shortId?: string) => Observable<FailedPayment> {
  return (token, shortId) =>
    openPayment(payments)(token).pipe(
      timeout(answerLimitMs),
      redirectFailed(host),
      switchMap((opened): Observable<FailedPayment> => {
        if (opened.kind === 'payable') return of(opened.page.link?.shortId === shortId ? opened : failed);
        if (opened.kind === 'paid' || opened.kind === 'underWay')
          return shortId === undefined ? of(result) : ofLink(links, token, shortId);
        return of(ofFailure(opened.failure, shortId));
      }),
      catchError(() => of(unknown)),
    );
}

const failed: FailedPayment = { kind: 'failed' };
const unknown: FailedPayment = { kind: 'unknown' };
const result: FailedPayment = { kind: 'result' };

/** Not every refusal says that nothing was paid. One names the link of its payment: what is said of any other is not said here. */
function ofFailure(failure: Failure | undefined, shortId: string | undefined): FailedPayment {
  if (failure === undefined) return failed;
  if (outcomeOfRefusal(failure, undefined).kind === 'unknown') return unknown;
  return detailsOf(failure).shortId === shortId ? { kind: 'failed', failure } : failed;
}

/** An order that cannot be paid any more does not name its link. Where it is not known, it counts as of this one. */
function ofLink(links: Pick<Links, 'contextOf'>, token: string, shortId: string): Observable<FailedPayment> {
  return defer(() => links.contextOf(token)).pipe(
    map((link) => (link.shortId === shortId ? result : failed)),
    catchError((error: unknown) => of(isAnswer(failureOf(error)) ? failed : result)),
  );
}
