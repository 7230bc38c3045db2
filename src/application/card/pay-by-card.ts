import { map, type Observable, of, switchMap, timer } from 'rxjs';
import type { CardPoints } from '../../domain/card/card-points.js';
import type { Language } from '../../domain/locale/language.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { cardPaymentType } from '../../domain/payment/payment-choice.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import { forces3d } from '../../domain/payment/three-d-secure.js';
import { onePaymentAtATime } from '../payment/one-payment-at-a-time.js';
import { isFinal, outcomeOfAnswer, type PayingPorts, sendPayment } from '../payment/send-payment.js';
import type { CardPaymentOrder, CardSource } from '../ports.js';

/** Describes what the shopper decided when the pay button was pressed. */
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

/**
 * Pays by a new or a saved card: basket check where the merchant's policy asks for it, then whether the order can be paid, then
 * the payment, once (PY-01). A failing step stops the rest. The bank's challenge, when there is one, replaces the page
 * as the last act (PY-02). A payment that waits for a verification is not complete (VF-04).
 *
 * One payment at a time (PY-05): while one is running, and after one was paid or handed over to the bank, another
 * call completes without a value and without a request. A stream emits one outcome and completes; it never errors.
 */
export function payByCard(ports: PayingPorts): (payment: CardPayment) => Observable<Outcome> {
  const { payments, host } = ports;
  const send = sendPayment(ports);
  const pay = (payment: CardPayment): Observable<Outcome> => {
    const { page } = payment;
    return send({
      page,
      before: page.merchant.policy.basketCheck ? () => payments.checkBasket(page.access) : undefined,
      post: (attemptId) => payments.pay({ ...orderOf(payment, host.referrer()), attemptId }),
      accepted: (answer, attemptId) => of(outcomeOfAnswer(answer, page, host, attemptId)),
    });
  };
  return onePaymentAtATime(pay, isFinal);
}

/** The order of a payment: a saved card is not stored again, and storing or points force 3-D Secure whatever was chosen (S3-04). */
function orderOf({ page, ...decided }: CardPayment, referrer: string): Omit<CardPaymentOrder, 'attemptId'> {
  const saved = decided.source.kind === 'saved';
  const storeCard = decided.storeCard && !saved;
  const usePoints = decided.points !== undefined;
  return {
    ...decided,
    access: page.access,
    form: page.form,
    referrer,
    paymentType: cardPaymentType({ usePoints, saved }),
    with3d: decided.with3d || forces3d({ storeCard, usePoints }),
    storeCard,
  };
}

/** How long a form must have been valid before it can be sent, in ms (CN-16). */
export const submitDelayMs = 1000;

/** Returns whether the form can be sent: a second after it became valid, and not at all once it is invalid (CN-16). */
export function readyToSubmit(valid: Observable<boolean>): Observable<boolean> {
  return valid.pipe(switchMap((isValid) => (isValid ? timer(submitDelayMs).pipe(map(() => true)) : of(false))));
}
