import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import { openPaymentPage } from '../../../src/application/page/open-payment-page.js';
import type { Failure } from '../../../src/domain/page/failure.js';
import { failing, page, receipt, refused, ToldPayments } from '../payment-samples.js';

const opening = (failure: Failure) => {
  const payments = new ToldPayments();
  payments.open_ = () => failing(failure);
  return firstValueFrom(openPaymentPage(payments)('token1').pipe(toArray()));
};

describe('opening a payment page', () => {
  it('AP-05 emits the payable page once and completes', async () => {
    const payments = new ToldPayments();
    const opened = await firstValueFrom(openPaymentPage(payments)('token1').pipe(toArray()));
    expect(opened).toEqual([{ kind: 'payable', page }]);
    expect(payments.calls).toEqual(['open token1']);
  });

  it('RT-11 a missing token counts as expired and asks nobody', async () => {
    const payments = new ToldPayments();
    expect(await firstValueFrom(openPaymentPage(payments)(''))).toEqual({ kind: 'expired' });
    expect(payments.calls).toEqual([]);
  });

  it('PY-07 a paid order opens on its receipt, one under way on the waiting screen', async () => {
    expect(await opening({ kind: 'alreadyPaid', receipt })).toEqual([{ kind: 'paid', receipt }]);
    expect(await opening({ kind: 'underWay' })).toEqual([{ kind: 'underWay' }]);
  });

  it('EX-01 a token whose time is over opens as expired', async () => {
    expect(await opening(refused('expired'))).toEqual([{ kind: 'expired' }]);
  });

  it('ER-01 any other end is a failure as a value, whatever was thrown', async () => {
    expect(await opening({ kind: 'timeout' })).toEqual([{ kind: 'failed', failure: { kind: 'timeout' } }]);
    expect(await opening(refused('notFound'))).toEqual([{ kind: 'failed', failure: refused('notFound') }]);
    const payments = new ToldPayments();
    payments.open_ = () => throwError(() => new Error('boom'));
    expect(await firstValueFrom(openPaymentPage(payments)('t'))).toEqual({
      kind: 'failed',
      failure: { kind: 'noAnswer' },
    });
    payments.open_ = () => {
      throw new Error('boom');
    };
    expect(await firstValueFrom(openPaymentPage(payments)('t'))).toMatchObject({ kind: 'failed' });
    payments.open_ = () => of(page);
  });
});
