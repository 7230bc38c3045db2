import {
  catchError,
  concat,
  concatMap,
  defer,
  EMPTY,
  endWith,
  finalize,
  ignoreElements,
  map,
  type Observable,
  of,
  tap,
} from 'rxjs';
import { needsBasketCheck } from '../../domain/merchant/policies.js';
import type { CardPoints } from '../../domain/methods/card-points.js';
import type { Failure } from '../../domain/page/failure.js';
import type { Language } from '../../domain/page/language.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import type { Outcome } from '../../domain/page/screen.js';
import { sendElsewhere } from '../page/send-elsewhere.js';
import { type CardSource, failureOf, type PageHost, type PaymentAnswer, type Payments } from '../ports.js';
import { paid } from './ask-outcome.js';
import { settleOutcome } from './settle-outcome.js';

/** What the shopper decided when pressing Make Payment. */
export interface CardPayment {
  readonly page: PaymentPage;
  readonly source: CardSource;
  /** The shopper's language at this moment. */
  readonly language: Language;
  /** Lower-cased brand of the card; empty when unknown. */
  readonly brand: string;
  readonly with3d: boolean;
  readonly storeCard: boolean;
  /** 0 is the single payment (IN-01). */
  readonly installmentCount: number;
  /** The points to use; undefined pays without them (CP-03). */
  readonly points: CardPoints | undefined;
}

/** What the payment needs of the window. */
type Host = Pick<PageHost, 'handOver' | 'postFailure' | 'referrer'>;

/**
 * Pays by a new or a saved card: basket check where the merchant's policy asks for it, then whether the order can be paid, then
 * the payment, once (PY-01). A failing step stops the rest. The bank's challenge, when there is one, replaces the page
 * as the last act (PY-02).
 *
 * One payment at a time (PY-05): while one is on its way, and after one was paid or handed over to the bank, another
 * call completes without a value and without a request. A stream emits one outcome and completes; it never errors.
 */
export function payByCard(ports: {
  readonly payments: Payments;
  readonly host: Host;
}): (payment: CardPayment) => Observable<Outcome> {
  const { payments, host } = ports;
  let locked = false;
  return (payment) =>
    defer(() => {
      if (locked) return EMPTY;
      locked = true;
      let end: Outcome | undefined;
      return makePayment(payments, host, payment).pipe(
        tap((outcome) => {
          end = outcome;
        }),
        finalize(() => {
          locked = end?.kind === 'paid' || end?.kind === 'handedOver';
        }),
      );
    });
}

function makePayment(payments: Payments, host: Host, payment: CardPayment): Observable<Outcome> {
  const { page } = payment;
  return checks(payments, page).pipe(
    ignoreElements(),
    endWith(undefined),
    // Nothing has been sent yet, so whatever stopped the checks is known.
    catchError((error: unknown) => of(knownEnd(failureOf(error), page, host))),
    concatMap((stopped) => (stopped === undefined ? post(payments, host, payment) : of(stopped))),
  );
}

function checks(payments: Payments, { access, merchant, order }: PaymentPage): Observable<void> {
  return concat(
    needsBasketCheck(merchant.id) ? defer(() => payments.checkBasket(access)) : EMPTY,
    defer(() => payments.checkPayable(access, order.email)),
  );
}

function post(payments: Payments, host: Host, { page, ...decided }: CardPayment): Observable<Outcome> {
  const order = { ...decided, access: page.access, form: page.form, referrer: host.referrer() };
  return defer(() => payments.pay(order)).pipe(
    map((answer) => endOf(answer, page, host)),
    catchError((error: unknown) => {
      const failure = failureOf(error);
      if (isAnswer(failure)) return of(knownEnd(failure, page, host));
      return settleOutcome(payments)({ token: page.access.token, page });
    }),
  );
}

function endOf(answer: PaymentAnswer, page: PaymentPage, host: Host): Outcome {
  if (answer.kind === 'completed') {
    return paid(
      { redirectUrl: page.merchant.okUrl, merchantName: answer.merchantName, merchantOid: page.order.id },
      page,
    );
  }
  return host.handOver(answer.html) ? { kind: 'handedOver' } : { kind: 'failed', failure: paymentError };
}

/** The bank's document cannot be opened safely. Nothing is there to quote, so the page says Payment Error (PY-04). */
const paymentError: Failure = { kind: 'refused', httpStatus: 200, error: {} };

/** The provider has answered, so the end of the payment is known; anything else leaves it open (PY-06). */
function isAnswer(failure: Failure): boolean {
  return failure.kind !== 'noAnswer' && failure.kind !== 'timeout' && failure.kind !== 'malformed';
}

function knownEnd(failure: Failure, page: PaymentPage, host: Host): Outcome {
  if (failure.kind === 'alreadyPaid') return paid(failure.receipt, page);
  if (failure.kind === 'underWay') return { kind: 'underWay' };
  return { kind: 'failed', failure: sendElsewhere(host)(failure) };
}
