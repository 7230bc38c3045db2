import type { Observable } from 'rxjs';
import { wallets } from '../../domain/methods/wallets.js';
import type { Outcome } from '../../domain/page/screen.js';
import { oneAtATime } from '../card/one-at-a-time.js';
import { isOver } from '../card/send-payment.js';
import { type MethodPayment, type MethodPorts, payByMethod } from './pay-by-method.js';

/** Pays with alisGidis: the shopper goes on at its page, in the parent window where it says so (OP-10). Emits one outcome and completes; never errors. */
export function payWithAlisGidis(ports: MethodPorts): (payment: MethodPayment) => Observable<Outcome> {
  return oneAtATime((payment: MethodPayment) => payByMethod(ports, payment, { method: wallets.alisGidis }), isOver);
}
