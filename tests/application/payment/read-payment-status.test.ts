import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import { readPaymentStatus } from '../../../src/application/payment/read-payment-status.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import type { FakePayments } from '../../ports/fake-payments.js';
import { paid, payablePayments, receipt } from '../payment-samples.js';

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
    { kind: 'refused', httpStatus: 500, error: {} },
  ])('RT-07 a look-up that ends with $kind is never a success', async (failure) => {
    expect(await reading(() => failing(failure))).toEqual([{ kind: 'failed', failure }]);
  });

  it('RT-07 even a thrown error is a failure as a value', async () => {
    expect(await reading(() => throwError(() => 'boom'))).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
  });
});
