import { asyncScheduler, EMPTY, of } from 'rxjs';
import { waitWhileUnderWay } from '../../../src/application/payment/wait-while-under-way.js';
import { failing, refused } from '../../ports/failures.js';
import { inVirtualTime, page, paid, payablePayments, receipt, silence } from '../payment-samples.js';

const underWay = () => failing({ kind: 'underWay' });

describe('the waiting screen', () => {
  it('PY-07 asks again until the payment is settled, then stops', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      const answers = [underWay(), underWay(), of(receipt)];
      payments.onStatus = () => answers.shift() ?? silence();
      expectObservable(waitWhileUnderWay({ payments, clock: { wakes: EMPTY } })({ token: 'token1', page })).toBe(
        '9s (p|)',
        {
          p: paid,
        },
      );
    });
  });

  it('PY-07 a payment that ended unpaid brings the form back', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      expectObservable(waitWhileUnderWay({ payments, clock: { wakes: EMPTY } })({ token: 'token1', page })).toBe(
        '3s (f|)',
        {
          f: { kind: 'failed', failure: refused({ code: 'unpaid' }) },
        },
      );
    });
  });

  it('PY-07 a hidden page asks at once on return, and never twice at a time', () => {
    inVirtualTime(({ expectObservable, hot, cold, flush }) => {
      const payments = payablePayments();
      const times: number[] = [];
      payments.onStatus = () => {
        times.push(asyncScheduler.now());
        return cold<never>('200ms #', {}, undefined);
      };
      payments.onPayable = () => cold('200ms #');
      const wakes = hot('1s a 99ms a', { a: undefined });
      const waiting = waitWhileUnderWay({ payments, clock: { wakes } })({ token: 'token1', page });
      expectObservable(waiting, '^ 5s !').toBe('');
      flush();
      // Woken at 1 s; the wake at 1.1 s falls into the question, which lasts until 1.4 s.
      expect(times).toEqual([1_000, 4_400]);
    });
  });

  it('PY-07 asks every 3 s, and after ten questions every 15 s', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const payments = payablePayments();
      const times: number[] = [];
      payments.onStatus = () => {
        times.push(asyncScheduler.now());
        return underWay();
      };
      const waiting = waitWhileUnderWay({ payments, clock: { wakes: EMPTY } })({ token: 'token1', page });
      expectObservable(waiting, '^ 61s !').toBe('');
      flush();
      expect(times.slice(8)).toEqual([27_000, 30_000, 45_000, 60_000]);
    });
  });

  it.each([
    ['waits for its shopper by now', undefined, true],
    ['waits for its shopper no more', true, undefined],
  ] as const)('PY-07 EX-01 says of a payment that it %s, once', (_what, before, after) => {
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      const answers = [before, after].map((unfinished) => failing({ kind: 'underWay', unfinished }));
      payments.onStatus = () => answers.shift() ?? silence();
      const asked = { token: 'token1', unfinished: before };
      expectObservable(waitWhileUnderWay({ payments, clock: { wakes: EMPTY } })(asked)).toBe('6s (w|)', {
        w: { kind: 'underWay', unfinished: after },
      });
    });
  });

  it('PY-06 after a quarter of an hour it is unknown, and the shopper asks', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = payablePayments();
      payments.onStatus = underWay;
      expectObservable(waitWhileUnderWay({ payments, clock: { wakes: EMPTY } })({ token: 'token1', page })).toBe(
        '900s (u|)',
        {
          u: { kind: 'unknown' },
        },
      );
    });
  });
});
