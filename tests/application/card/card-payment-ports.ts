import { firstValueFrom, type Observable, toArray } from 'rxjs';
import { payByCard } from '../../../src/application/card/pay-by-card.js';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { payablePayments, savedCard } from '../payment-samples.js';

/** The ports of a payment by card, and the payment over them. */
export function cardPaymentPorts() {
  const payments = payablePayments();
  const host = new FakePageHost();
  return { payments, host, pay: payByCard({ payments, host }) };
}

/** Everything that a payment emits until it completes. */
export const outcomes = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

export const bySavedCard = { kind: 'saved', card: savedCard, cvv: '123' } as const;

export const challenge: PaymentAnswer = { kind: 'challenge', html: '<form>' };
