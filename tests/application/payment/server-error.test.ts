import { of } from 'rxjs';
import { payByCard } from '../../../src/application/card/pay-by-card.js';
import { payWithRedirectWallet } from '../../../src/application/methods/pay-with-redirect-wallet.js';
import { askOutcome } from '../../../src/application/payment/ask-outcome.js';
import { wallets } from '../../../src/domain/methods/wallets.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { fakeMethodPorts, methodPayment } from '../methods/method-samples.js';
import { inVirtualTime, page, paid, payablePayments, payment, receipt } from '../payment-samples.js';

/** An error body that reads well, with a status of the server's own fault. */
const serverError = (httpStatus: number, code = 'technical'): Failure => ({
  kind: 'refused',
  httpStatus,
  error: { code, description: 'Sistem hatası, yeniden deneyin' },
});

describe('a server error in answer to a payment', () => {
  it.each([500, 502, 503, 504])(
    'PY-06 ER-03 TR-02 %i with a valid error body is unknown: the status is asked',
    (status) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const payments = payablePayments();
        payments.onPay = () => failing(serverError(status));
        payments.onStatus = () => of(receipt);
        expectObservable(payByCard({ payments, host: new FakePageHost() })(payment)).toBe('1s (p|)', { p: paid });
        flush();
        expect(payments.calls).toEqual(['payable a@b.example', 'pay', 'status token1']);
      });
    },
  );

  it('PY-06 OP-03 so it is with a wallet', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = fakeMethodPorts();
      ports.wallets.onPay = () => failing(serverError(500));
      ports.payments.onStatus = () => of(receipt);
      expectObservable(payWithRedirectWallet(wallets.alisGidis)(ports)(methodPayment)).toBe('1s (p|)', { p: paid });
    });
  });

  it.each(['expired', 'notFound', 'unpaid'])(
    'PY-06 a question about it that is answered 503 %s settles nothing',
    (code) => {
      inVirtualTime(({ expectObservable }) => {
        const payments = payablePayments();
        payments.onStatus = () => failing(serverError(503, code));
        payments.onPayable = () => failing(serverError(503, code));
        const unknown = { u: { kind: 'unknown' } };
        expectObservable(askOutcome(payments)({ token: 'token1', page })).toBe('(u|)', unknown);
        expectObservable(askOutcome(payments)({ token: 'token1' })).toBe('(u|)', unknown);
      });
    },
  );
});
