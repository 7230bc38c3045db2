import { of } from 'rxjs';
import { showAccount } from '../../../src/application/transfer/show-account.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { FakeTransfers } from '../../ports/fake-transfers.js';
import { withClock } from '../methods/method-samples.js';
import { page } from '../payment-samples.js';

const notice = { until: 1_000_000 + 86_400_000, leftMs: 86_400_000 };

/** Transfers that answer the report of an account so, one answer after the other. */
function answering(...answers: readonly ReturnType<FakeTransfers['onShown']>[]): FakeTransfers {
  const left = [...answers];
  return Object.assign(new FakeTransfers(), { onShown: () => left.shift() ?? of(notice) });
}

const lost = () => failing({ kind: 'noAnswer' });

describe('reporting that an account is shown', () => {
  it('BT-08 names the bank, and says until when notice is taken', () => {
    withClock(({ expectObservable, flush, clock }) => {
      const transfers = answering();
      expectObservable(showAccount(transfers, clock())(page, '0046')).toBe('(n|)', { n: notice });
      flush();
      expect(transfers.calls).toEqual(['shown 0046']);
    });
  });

  it('BT-08 without an answer is made again after 1, 3 and 10 s', () => {
    withClock(({ expectObservable, clock }) => {
      const transfers = answering(lost(), failing({ kind: 'timeout' }), failing(refused({}, 502)));
      expectObservable(showAccount(transfers, clock())(page, '0046')).toBe('14s (n|)', { n: notice });
    });
  });

  it('BT-08 after that is made again when the page wakes, and not by itself', () => {
    withClock(({ expectObservable, clock }) => {
      const transfers = answering(lost(), lost(), lost(), lost());
      expectObservable(showAccount(transfers, clock('60m w'))(page, '0046')).toBe('60m (n|)', { n: notice });
    });
  });

  it('BT-08 is made again at once when the page wakes during a pause', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(showAccount(answering(lost()), clock('400ms w'))(page, '0046')).toBe('400ms (n|)', {
        n: notice,
      });
    });
  });

  it.each<Failure>([refused({ code: 'validation' }), { kind: 'underWay' }])(
    'BT-08 says nothing of the time where it is refused, and is not made again: $kind',
    (failure) => {
      withClock(({ expectObservable, flush, clock }) => {
        const transfers = answering(failing(failure));
        expectObservable(showAccount(transfers, clock())(page, '0046')).toBe('|');
        flush();
        expect(transfers.calls).toHaveLength(1);
      });
    },
  );

  it('BT-08 says nothing of the time where the answer names none', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(showAccount(answering(of(undefined)), clock())(page, '0046')).toBe('|');
    });
  });
});
