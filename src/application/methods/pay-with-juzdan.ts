import { type Observable, of } from 'rxjs';
import type { Outcome } from '../../domain/page/screen.js';
import { oneAtATime } from '../card/one-at-a-time.js';
import { isOver, type PayingPorts, sendPayment } from '../card/send-payment.js';
import type { Wallets } from '../other-ways.js';
import { goOn, type MethodPayment } from './pay-by-method.js';

/**
 * Pays with juzdan, which has a call of its own (AP-12): the shopper goes on at its page, in the parent window where it
 * says so (OP-04). Emits one outcome and completes; never errors.
 */
export function payWithJuzdan(
  ports: PayingPorts & { readonly wallets: Pick<Wallets, 'startJuzdan'> },
): (payment: MethodPayment) => Observable<Outcome> {
  return oneAtATime(
    ({ page }: MethodPayment) =>
      sendPayment(ports)({
        page,
        post: () => ports.wallets.startJuzdan(page.access, page.form),
        accepted: (answer) => of(goOn(ports, page, answer)),
      }),
    isOver,
  );
}
