import { catchError, defer, map, type Observable, of, timeout } from 'rxjs';
import type { Failure, Receipt } from '../../domain/page/failure.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import type { Outcome } from '../../domain/page/screen.js';
import { failureOf, type Payments } from '../ports.js';

/** The payment that is asked about. Without its page (a result page knows the token alone) only the status can be read. */
export interface AskedPayment {
  readonly token: string;
  readonly page?: PaymentPage | undefined;
}

/** How long one question may hang before it counts as unanswered, in ms: a dead line must not eat the time of the next. */
const answerLimitMs = 10_000;

/** Refusals that settle a payment as not made: the order cannot have been paid and cannot be paid now. */
const finalCodes: ReadonlySet<string | undefined> = new Set(['expired', 'notFound']);

/**
 * Asks once what became of a payment, without touching it (PY-06, PY-07): first its status, then whether the order can
 * be paid, which it cannot while anything is under way. `unknown` means that nobody could say. Emits once and
 * completes; never errors. It is also the question behind Check again.
 */
export function askOutcome(payments: Payments): (asked: AskedPayment) => Observable<Outcome> {
  return ({ token, page }) =>
    defer(() => payments.readStatus(token)).pipe(
      timeout(answerLimitMs),
      map((receipt) => paid(receipt, page)),
      catchError((error: unknown) => {
        const failure = failureOf(error);
        const told = toldBy(failure, page);
        if (told !== undefined) return of(told);
        if (page !== undefined) return askPayable(payments, page);
        return of<Outcome>(isUnpaid(failure) ? { kind: 'failed', failure } : { kind: 'unknown' });
      }),
    );
}

function askPayable(payments: Payments, page: PaymentPage): Observable<Outcome> {
  return defer(() => payments.checkPayable(page.access, page.order.email)).pipe(
    timeout(answerLimitMs),
    map((): Outcome => ({ kind: 'failed', failure: notPaid })),
    catchError((error: unknown) => of(toldBy(failureOf(error), page) ?? ({ kind: 'unknown' } as const))),
  );
}

/** The order can be paid, so it is not paid: a payment that was lost on its way. */
const notPaid: Failure = { kind: 'refused', httpStatus: 400, error: { code: 'unpaid' } };

/** What a failed question tells all the same. */
function toldBy(failure: Failure, page: PaymentPage | undefined): Outcome | undefined {
  if (failure.kind === 'alreadyPaid') return paid(failure.receipt, page);
  if (failure.kind === 'underWay') return { kind: 'underWay' };
  if (failure.kind === 'refused' && finalCodes.has(failure.error.code)) return { kind: 'failed', failure };
  return undefined;
}

function isUnpaid(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.error.code === 'unpaid';
}

/** The paid outcome; what the answer leaves open is filled from the page. */
export function paid(receipt: Receipt, page: PaymentPage | undefined): Outcome {
  return {
    kind: 'paid',
    receipt: {
      redirectUrl: receipt.redirectUrl || (page?.merchant.okUrl ?? ''),
      merchantName: receipt.merchantName || (page?.merchant.name ?? ''),
      merchantOid: receipt.merchantOid || (page?.order.id ?? ''),
    },
  };
}
