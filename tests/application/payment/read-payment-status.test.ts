import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import { readPaymentStatus } from '../../../src/application/payment/read-payment-status.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import type { FakePayments } from '../../ports/fake-payments.js';
import { inVirtualTime, paid, payablePayments, receipt, silence } from '../payment-samples.js';

const reading = (status: FakePayments['onStatus']) => {
  const payments = payablePayments();
  payments.onStatus = status;
  return firstValueFrom(readPaymentStatus(payments)('token1').pipe(toArray()));
};

describe('reading the status of a payment', () => {
  it('RT-07 a paid token gives its receipt', async () => {
    expect(await reading(() => of(receipt))).toEqual([paid]);
    expect(await reading(() => failing({ kind: 'alreadyPaid', receipt }))).toEqual([paid]);
  });

  it('PY-07 an unpaid token is a failure, one under way is waited for', async () => {
    expect(await reading(() => failing(refused({ code: 'unpaid' })))).toEqual([
      { kind: 'failed', failure: refused({ code: 'unpaid' }) },
    ]);
    expect(await reading(() => failing({ kind: 'underWay' }))).toEqual([{ kind: 'underWay' }]);
  });

  it.each<Failure>([
    { kind: 'noAnswer' },
    { kind: 'timeout' },
    { kind: 'malformed', httpStatus: 200, field: 'data' },
    { kind: 'refused', httpStatus: 500, error: { code: 'unpaid' } },
  ])('RT-07 TR-02 a look-up that ends with $kind is neither a success nor a failure', async (failure) => {
    expect(await reading(() => failing(failure))).toEqual([{ kind: 'unknown' }]);
  });

  it('RT-07 even a thrown error is an unknown outcome as a value', async () => {
    expect(await reading(() => throwError(() => 'boom'))).toEqual([{ kind: 'unknown' }]);
  });

  it('RT-07 a look-up that hangs is unknown after 10 s', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      payments.onStatus = silence;
      expectObservable(readPaymentStatus(payments)('token1')).toBe('10s (u|)', { u: { kind: 'unknown' } });
    });
  });
});
