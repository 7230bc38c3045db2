import type { Observable } from 'rxjs';
import { wallets } from '../../domain/methods/wallets.js';
import type { Outcome } from '../../domain/page/screen.js';
import { oneAtATime } from '../card/one-at-a-time.js';
import { isOver } from '../card/send-payment.js';
import { type MethodPayment, type MethodPorts, payByMethod } from './pay-by-method.js';

/** Pays with mmPay: completed at once like a card payment, or on mmPay's own page (OP-08). Emits one outcome and completes; never errors. */
export function payWithMmPay(ports: MethodPorts): (payment: MethodPayment) => Observable<Outcome> {
  return oneAtATime((payment: MethodPayment) => payByMethod(ports, payment, { method: wallets.mmPay }), isOver);
}
