import { firstValueFrom, throwError, toArray } from 'rxjs';
import { initialPayment, openPayment } from '../../../src/application/payment/open-payment.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { context, openLinks } from '../links/link-samples.js';
import { inVirtualTime, page, payablePayments, receipt, silence } from '../payment-samples.js';

const opening = (failure: Failure) => {
  const payments = payablePayments();
  payments.onOpen = () => failing(failure);
  return firstValueFrom(openPayment(payments)('token1').pipe(toArray()));
};

describe('opening a payment page', () => {
  it('AP-05 emits the payable page once and completes', async () => {
    const payments = payablePayments();
    const opened = await firstValueFrom(openPayment(payments)('token1').pipe(toArray()));
    expect(opened).toEqual([{ kind: 'payable', page }]);
    expect(payments.calls).toEqual(['open token1']);
  });

  it('PP-01 the initial payment data has status error and the message that nothing is initialized', () => {
    expect(initialPayment).toMatchObject({ status: 'error', message: 'state not initialized' });
  });

  it('PP-01 before its data has arrived a payment is in no state that can be paid: nothing is emitted', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const payments = payablePayments();
      payments.onOpen = () => cold('5s (p|)', { p: page });
      expectObservable(openPayment(payments)('token1')).toBe('5s (o|)', { o: { kind: 'payable', page } });
    });
  });

  it('RT-11 a missing token counts as expired and asks nothing', async () => {
    const payments = payablePayments();
    expect(await firstValueFrom(openPayment(payments)(''))).toEqual({ kind: 'expired' });
    expect(payments.calls).toEqual([]);
  });

  it('PY-07 a paid order opens on its receipt', async () => {
    expect(await opening({ kind: 'alreadyPaid', receipt })).toEqual([{ kind: 'paid', receipt }]);
  });

  it('PY-07 an order under way opens on the waiting screen', async () => {
    expect(await opening({ kind: 'underWay' })).toEqual([{ kind: 'underWay' }]);
  });

  it('EX-01 RL-16 a token whose time is over opens as expired, with what the provider said of the way on', async () => {
    const failure = refused({ code: 'expired', merchantName: 'Store' });
    expect(await opening(failure)).toEqual([{ kind: 'expired', failure }]);
  });

  it.each<Failure>([{ kind: 'timeout' }, refused({ code: 'notFound' })])(
    'ER-01 any other end is a failure as a value: %j',
    async (failure) => {
      expect(await opening(failure)).toEqual([{ kind: 'failed', failure }]);
    },
  );

  it('ER-01 an error in the answer is a failure as a value', async () => {
    const payments = payablePayments();
    payments.onOpen = () => throwError(() => new Error('boom'));
    expect(await firstValueFrom(openPayment(payments)('t'))).toEqual({
      kind: 'failed',
      failure: { kind: 'noAnswer' },
    });
  });

  it('ER-01 an error in the call is a failure as a value', async () => {
    const payments = payablePayments();
    payments.onOpen = () => {
      throw new Error('boom');
    };
    expect(await firstValueFrom(openPayment(payments)('t'))).toMatchObject({ kind: 'failed' });
  });
});

describe('opening the payment page of a link', () => {
  const linked = { ...page, link: context, merchant: { ...page.merchant, logo: context.merchantLogo } };
  const opened = (result: typeof page) => ({ kind: 'payable', page: result });

  it('AP-04 AP-21 PP-04 PP-05 what the link adds is asked beside the payment, not after it', () =>
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const payments = payablePayments();
      const links = openLinks();
      payments.onOpen = () => cold('2s (p|)', { p: page });
      links.onContext = () => cold('2500ms (c|)', { c: context });
      expectObservable(openPayment(payments, links)('token1')).toBe('2500ms (o|)', { o: opened(linked) });
      flush();
      expect(payments.calls).toEqual(['open token1']);
      expect(links.calls).toEqual(['context token1']);
    }));

  it('AP-04 PP-04 it is there first, as a rule; the logo of the payment itself goes before it', () =>
    inVirtualTime(({ cold, expectObservable }) => {
      const payments = payablePayments();
      const own = { ...page, merchant: { ...page.merchant, logo: 'https://cdn.example/own.svg' } };
      payments.onOpen = () => cold('2s (p|)', { p: own });
      const end = { o: opened({ ...own, link: context }) };
      expectObservable(openPayment(payments, openLinks())('token1')).toBe('2s (o|)', end);
    }));

  it('AP-04 one that fails, or throws, blocks nothing and takes no time', () =>
    inVirtualTime(({ cold, expectObservable }) => {
      const payments = payablePayments();
      payments.onOpen = () => cold('2s (p|)', { p: page });
      const failed = openLinks();
      failed.onContext = () => failing(refused({ code: 'notFound' }));
      const broken = openLinks();
      broken.onContext = () => {
        throw new Error('boom');
      };
      for (const links of [failed, broken]) {
        expectObservable(openPayment(payments, links)('token1')).toBe('2s (o|)', { o: opened(page) });
      }
    }));

  it('AP-04 one that does not come is given up a second after the payment', () =>
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const payments = payablePayments();
      payments.onOpen = () => cold('2s (p|)', { p: page });
      const late = cold<typeof context>('10s c');
      const links = openLinks();
      links.onContext = () => late;
      expectObservable(openPayment(payments, links)('token1')).toBe('3s (o|)', { o: opened(page) });
      expectSubscriptions(late.subscriptions).toBe('^ 2999ms !');
    }));

  it('AP-04 a payment that cannot be opened waits for nothing', () =>
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      const failure = refused({ code: 'expired' });
      payments.onOpen = () => failing(failure);
      const links = openLinks();
      links.onContext = silence;
      expectObservable(openPayment(payments, links)('token1')).toBe('(o|)', { o: { kind: 'expired', failure } });
    }));
});
