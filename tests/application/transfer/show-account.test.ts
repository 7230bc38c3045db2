import { map, of } from 'rxjs';
import type { Clock } from '../../../src/application/ports.js';
import { type ReportedAccount, showAccount } from '../../../src/application/transfer/show-account.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakeTransfers } from '../../ports/fake-transfers.js';
import { withClock } from '../methods/method-samples.js';
import { page } from '../payment-samples.js';

const notice = { until: 1_000_000 + 86_400_000, leftMs: 86_400_000 };
const taken: ReportedAccount = { kind: 'taken', notice };

/** Transfers that answer the report of an account so, one answer after the other. */
function answering(...answers: readonly ReturnType<FakeTransfers['onShown']>[]): FakeTransfers {
  const left = [...answers];
  return Object.assign(new FakeTransfers(), { onShown: () => left.shift() ?? of(notice) });
}

/** Reports the account of a bank, until `wakes` emits. */
function report(transfers: FakeTransfers, clock: Clock) {
  return showAccount({ transfers, clock, host: new FakePageHost() })(page, '0046');
}

const lost = () => failing({ kind: 'noAnswer' });

describe('reporting that an account is shown', () => {
  it('BT-08 names the bank, and says until when notice is taken', () => {
    withClock(({ expectObservable, flush, clock }) => {
      const transfers = answering();
      expectObservable(report(transfers, clock())).toBe('(n|)', { n: taken });
      flush();
      expect(transfers.calls).toEqual(['shown 0046']);
    });
  });

  it('BT-08 without an answer is made again after 1, 3 and 10 s', () => {
    withClock(({ expectObservable, clock }) => {
      const transfers = answering(lost(), failing({ kind: 'timeout' }), failing(refused({}, 502)));
      expectObservable(report(transfers, clock())).toBe('14s (n|)', { n: taken });
    });
  });

  it('BT-08 after that is made again when the page wakes, and not by itself', () => {
    withClock(({ expectObservable, clock }) => {
      const transfers = answering(lost(), lost(), lost(), lost());
      expectObservable(report(transfers, clock('60m w'))).toBe('60m (n|)', { n: taken });
    });
  });

  it('BT-08 is made again at once when the page wakes during a pause', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(report(answering(lost()), clock('400ms w'))).toBe('400ms (n|)', {
        n: taken,
      });
    });
  });

  it.each<Failure>([refused({ code: 'closed' }), { kind: 'redirected', redirectUrl: 'https://a.example/', error: {} }])(
    'BT-08 PY-10 a refusal is emitted, and the report is not made again: $kind',
    (failure) => {
      withClock(({ expectObservable, flush, clock }) => {
        const transfers = answering(failing(failure));
        expectObservable(report(transfers, clock())).toBe('(n|)', {
          n: { kind: 'refused', step: { kind: 'failed', failure } },
        });
        flush();
        expect(transfers.calls).toHaveLength(1);
      });
    },
  );

  it('BT-08 PY-07 an order that is paid by now, or being paid, is emitted so', () => {
    withClock(({ expectObservable, clock }) => {
      const receipt = { redirectUrl: '', merchantName: 'Kitapçı', merchantOid: 'order1' };
      const paid = answering(failing({ kind: 'alreadyPaid', receipt }));
      expectObservable(report(paid, clock()).pipe(map(stepKind))).toBe('(n|)', { n: 'paid' });
      const underWay = answering(failing({ kind: 'underWay' }));
      expectObservable(report(underWay, clock()).pipe(map(stepKind))).toBe('(n|)', { n: 'underWay' });
    });
  });

  it('BT-08 says nothing of the time where the answer names none', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(report(answering(of(undefined)), clock())).toBe('(n|)', {
        n: { kind: 'taken', notice: undefined },
      });
    });
  });
});

const stepKind = (answer: ReportedAccount) => (answer.kind === 'refused' ? answer.step.kind : undefined);
