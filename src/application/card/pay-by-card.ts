import { type Observable, of } from 'rxjs';
import { needsBasketCheck } from '../../domain/merchant/policies.js';
import type { CardPoints } from '../../domain/methods/card-points.js';
import type { Language } from '../../domain/page/language.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import type { Outcome } from '../../domain/page/screen.js';
import type { CardSource } from '../ports.js';
import { oneAtATime } from './one-at-a-time.js';
import { endOf, isOver, type PayingPorts, sendPayment } from './send-payment.js';

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

/**
 * Pays by a new or a saved card: basket check where the merchant's policy asks for it, then whether the order can be paid, then
 * the payment, once (PY-01). A failing step stops the rest. The bank's challenge, when there is one, replaces the page
 * as the last act (PY-02). A payment that waits for a verification is not complete (VF-04).
 *
 * One payment at a time (PY-05): while one is on its way, and after one was paid or handed over to the bank, another
 * call completes without a value and without a request. A stream emits one outcome and completes; it never errors.
 */
export function payByCard(ports: PayingPorts): (payment: CardPayment) => Observable<Outcome> {
  return oneAtATime((payment: CardPayment) => makePayment(ports, payment), isOver);
}

function makePayment(ports: PayingPorts, { page, ...decided }: CardPayment): Observable<Outcome> {
  const { payments, host } = ports;
  const order = { ...decided, access: page.access, form: page.form };
  return sendPayment(ports)({
    page,
    before: needsBasketCheck(page.merchant.id) ? () => payments.checkBasket(page.access) : undefined,
    post: () => payments.pay({ ...order, referrer: host.referrer() }),
    accepted: (answer) => of(endOf(answer, page, host)),
  });
}
