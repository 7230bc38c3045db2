import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import { openPayment } from '../../../src/application/payment/open-payment.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { context, FakeLinks } from '../links/link-samples.js';
import { FakePayments, failing, inVirtualTime, page, receipt, refused, silence } from '../payment-samples.js';

const opening = (failure: Failure) => {
  const payments = new FakePayments();
  payments.open_ = () => failing(failure);
  return firstValueFrom(openPayment(payments)('token1').pipe(toArray()));
};

describe('opening a payment page', () => {
  it('AP-05 emits the payable page once and completes', async () => {
    const payments = new FakePayments();
    const opened = await firstValueFrom(openPayment(payments)('token1').pipe(toArray()));
    expect(opened).toEqual([{ kind: 'payable', page }]);
    expect(payments.calls).toEqual(['open token1']);
  });

  it('PP-01 before its data has arrived a payment is in no state that can be paid: nothing is emitted', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = new FakePayments();
      payments.open_ = silence;
      expectObservable(openPayment(payments)('token1')).toBe('-');
    });
  });

  it('RT-11 a missing token counts as expired and asks nobody', async () => {
    const payments = new FakePayments();
    expect(await firstValueFrom(openPayment(payments)(''))).toEqual({ kind: 'expired' });
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
    const payments = new FakePayments();
    payments.open_ = () => throwError(() => new Error('boom'));
    expect(await firstValueFrom(openPayment(payments)('t'))).toEqual({
      kind: 'failed',
      failure: { kind: 'noAnswer' },
    });
    payments.open_ = () => {
      throw new Error('boom');
    };
    expect(await firstValueFrom(openPayment(payments)('t'))).toMatchObject({ kind: 'failed' });
    payments.open_ = () => of(page);
  });
});

describe('opening the payment page of a link', () => {
  const linked = { ...page, link: context, merchant: { ...page.merchant, logo: context.merchantLogo } };
  const opened = (result: typeof page) => ({ kind: 'payable', page: result });

  it('AP-04 AP-21 PP-04 PP-05 what the link adds is asked beside the payment, not after it', () =>
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const payments = new FakePayments();
      const links = new FakeLinks();
      payments.open_ = () => cold('2s (p|)', { p: page });
      links.context = () => cold('2500ms (c|)', { c: context });
      expectObservable(openPayment(payments, links)('token1')).toBe('2500ms (o|)', { o: opened(linked) });
      flush();
      expect(payments.calls).toEqual(['open token1']);
      expect(links.calls).toEqual(['contextOf token1']);
    }));

  it('AP-04 PP-04 it is there first, as a rule; the logo of the payment itself goes before it', () =>
    inVirtualTime(({ cold, expectObservable }) => {
      const payments = new FakePayments();
      const own = { ...page, merchant: { ...page.merchant, logo: 'https://cdn.example/own.svg' } };
      payments.open_ = () => cold('2s (p|)', { p: own });
      const end = { o: opened({ ...own, link: context }) };
      expectObservable(openPayment(payments, new FakeLinks())('token1')).toBe('2s (o|)', end);
    }));

  it('AP-04 one that fails, or throws, blocks nothing and takes no time', () =>
    inVirtualTime(({ cold, expectObservable }) => {
      const payments = new FakePayments();
      payments.open_ = () => cold('2s (p|)', { p: page });
      const failed = new FakeLinks();
      failed.context = () => failing(refused('notFound'));
      const broken = new FakeLinks();
      broken.context = () => {
        throw new Error('boom');
      };
      for (const links of [failed, broken]) {
        expectObservable(openPayment(payments, links)('token1')).toBe('2s (o|)', { o: opened(page) });
      }
    }));

  it('AP-04 one that does not come is given up a second after the payment', () =>
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const payments = new FakePayments();
      payments.open_ = () => cold('2s (p|)', { p: page });
      const late = cold<typeof context>('10s c');
      const links = new FakeLinks();
      links.context = () => late;
      expectObservable(openPayment(payments, links)('token1')).toBe('3s (o|)', { o: opened(page) });
      expectSubscriptions(late.subscriptions).toBe('^ 2999ms !');
    }));

  it('AP-04 a payment that cannot be opened waits for nothing', () =>
    inVirtualTime(({ expectObservable }) => {
      const payments = new FakePayments();
      payments.open_ = () => failing(refused('expired'));
      const links = new FakeLinks();
      links.context = silence;
      expectObservable(openPayment(payments, links)('token1')).toBe('(o|)', { o: { kind: 'expired' } });
    }));
});
