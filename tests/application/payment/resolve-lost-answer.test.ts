import { asyncScheduler, of, throwError } from 'rxjs';
import { askOutcome } from '../../../src/application/payment/ask-outcome.js';
import { resolveLostAnswer } from '../../../src/application/payment/resolve-lost-answer.js';
import type { Outcome } from '../../../src/domain/payment/outcome.js';
import { failing, refused } from '../../ports/failures.js';
import type { FakePayments } from '../../ports/fake-payments.js';
import { inVirtualTime, page, paid, payablePayments, receipt, silence } from '../payment-samples.js';

const asked = { token: 'token1', page, attemptId: 'attempt1' };
const unknown: Outcome = { kind: 'unknown', attemptId: 'attempt1' };
const down = () => failing({ kind: 'noAnswer' });
const notPaid: Outcome = { kind: 'failed', failure: refused({ code: 'unpaid' }) };

function paymentsThat(answer: Partial<FakePayments>): FakePayments {
  return Object.assign(payablePayments(), answer);
}

describe('settling an unknown outcome', () => {
  it('PY-06 a paid status is paid, asked for after 1 s', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = paymentsThat({ onStatus: () => of(receipt) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (p|)', { p: paid });
    });
  });

  it('PY-06 the questions come after 1, 2, 4, 8, 15, 15 s and stop at a minute with unknown', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const times: number[] = [];
      const payments = paymentsThat({
        onStatus: () => {
          times.push(asyncScheduler.now());
          return down();
        },
        onPayable: down,
      });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('60s (u|)', { u: unknown });
      flush();
      expect(times).toEqual([1_000, 3_000, 7_000, 15_000, 30_000, 45_000]);
      expect(payments.calls).not.toContain('pay');
    });
  });

  it('PY-06 TR-02 an order that can be paid is not paid once the answer voids the post: a known failure', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const payments = paymentsThat({});
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (f|)', { f: notPaid });
      flush();
      expect(payments.asked).toEqual(['attempt1']);
    });
  });

  it('PY-06 TR-02 without that the post may still arrive: not paid counts when the time is over', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(resolveLostAnswer(paymentsThat({ echoes: false }))(asked)).toBe('60s (f|)', { f: notPaid });
    });
  });

  it('PY-06 TR-02 a post that arrives between two questions is paid, though the order could still be paid before', () => {
    inVirtualTime(({ expectObservable }) => {
      const unpaid = failing(refused({ code: 'unpaid' }));
      const answers = [unpaid, unpaid];
      const payments = paymentsThat({ echoes: false, onStatus: () => answers.shift() ?? of(receipt) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('7s (p|)', { p: paid });
    });
  });

  it('PY-06 TR-02 not paid does not count when the line broke after it', () => {
    inVirtualTime(({ expectObservable }) => {
      const answers = [failing(refused({ code: 'unpaid' }))];
      const payable = [of(undefined)];
      const payments = paymentsThat({
        echoes: false,
        onStatus: () => answers.shift() ?? down(),
        onPayable: () => payable.shift() ?? down(),
      });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('60s (u|)', { u: unknown });
    });
  });

  it('PY-06 one under way is asked about again until it is settled', () => {
    inVirtualTime(({ expectObservable }) => {
      const answers = [failing({ kind: 'underWay' }), failing({ kind: 'underWay' }), of(receipt)];
      const payments = paymentsThat({
        onStatus: () => answers.shift() ?? down(),
        onPayable: () => failing({ kind: 'underWay' }),
      });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('7s (p|)', { p: paid });
    });
  });

  it('PY-06 still under way after a minute leads to the waiting screen, not to a false end', () => {
    inVirtualTime(({ expectObservable }) => {
      const answers = [failing({ kind: 'underWay' })];
      const payments = paymentsThat({ onStatus: () => answers.shift() ?? down(), onPayable: down });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('60s (w|)', {
        w: { kind: 'underWay', attemptId: 'attempt1' },
      });
    });
  });

  it('PY-06 paid, as the second question says, with what the answer leaves open filled from the page', () => {
    inVirtualTime(({ expectObservable }) => {
      const payments = paymentsThat({
        onStatus: down,
        onPayable: () =>
          failing({ kind: 'alreadyPaid', receipt: { redirectUrl: '', merchantName: '', merchantOid: '' } }),
      });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (p|)', { p: paid });
    });
  });

  it('PY-06 a question without an answer delays the next one by 10 s, one question at a time, and a minute is the end', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const times: number[] = [];
      const silentAt = () => {
        times.push(asyncScheduler.now());
        return silence();
      };
      const payments = paymentsThat({ onStatus: silentAt, onPayable: silentAt });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('60s (u|)', { u: unknown });
      flush();
      expect(times).toEqual([1_000, 11_000, 23_000, 33_000, 47_000, 57_000]);
    });
  });

  it('PY-06 TR-02 one under way may be the post itself, at a challenge its page never saw: the question voids it', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const payments = paymentsThat({ onStatus: () => failing({ kind: 'underWay' }) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (f|)', { f: notPaid });
      flush();
      expect(payments.asked).toEqual(['attempt1']);
    });
  });

  it('PY-06 TR-05 an order that is closed after too many declines is not paid', () => {
    inVirtualTime(({ expectObservable }) => {
      const limit = refused({ code: 'limit' });
      const payments = paymentsThat({ onPayable: () => failing(limit) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (f|)', { f: { kind: 'failed', failure: limit } });
    });
  });

  it.each(['deleted', 'outOfStock', 'amountLeft', 'missingNotificationUrl'])(
    'PY-06 LK-03 %s is why nothing was charged, once the answer voids the post',
    (code) => {
      inVirtualTime(({ expectObservable }) => {
        const failure = refused({ code, voided: 'attempt1' });
        const payments = paymentsThat({ onPayable: () => failing(failure) });
        expectObservable(resolveLostAnswer(payments)(asked)).toBe('1s (f|)', { f: { kind: 'failed', failure } });
      });
    },
  );

  it('PY-06 LK-03 without that a stop of the link counts when the time is over', () => {
    inVirtualTime(({ expectObservable }) => {
      const failure = refused({ code: 'deleted' }, 410);
      const payments = paymentsThat({ onPayable: () => failing(failure) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('60s (f|)', { f: { kind: 'failed', failure } });
    });
  });

  it('PY-06 a refusal that settles nothing is asked about again; an expired token is settled', () => {
    inVirtualTime(({ expectObservable }) => {
      const broken = refused({ code: 'boom' });
      const answers = [failing(broken), failing(broken), failing(refused({ code: 'expired' }))];
      const payments = paymentsThat({ onStatus: () => answers.shift() ?? down(), onPayable: () => failing(broken) });
      expectObservable(resolveLostAnswer(payments)(asked)).toBe('7s (f|)', {
        f: { kind: 'failed', failure: refused({ code: 'expired' }) },
      });
    });
  });
});

describe('asking once', () => {
  it('PY-06 Check again asks at once and once, and never pays', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const payments = paymentsThat({ onPayable: down });
      expectObservable(askOutcome(payments)(asked)).toBe('(u|)', { u: unknown });
      flush();
      expect(payments.calls).toEqual(['status token1', 'payable a@b.example']);
    });
  });

  it('PY-07 with the token alone only the status is read', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const unpaid = paymentsThat({});
      const broken = paymentsThat({ onStatus: () => throwError(() => new Error('boom')) });
      expectObservable(askOutcome(unpaid)({ token: 'token1' })).toBe('(f|)', { f: notPaid });
      expectObservable(askOutcome(broken)({ token: 'token1' })).toBe('(u|)', { u: { kind: 'unknown' } });
      flush();
      expect(unpaid.calls).toEqual(['status token1']);
      expect(broken.calls).toEqual(['status token1']);
    });
  });
});
