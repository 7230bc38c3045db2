import { map, NEVER, of, timer } from 'rxjs';
import { paid, receipt } from '../payment-samples.js';
import { follow, says } from './followed-tosla.js';
import { withClock } from './method-samples.js';

const fiveMinutes = 5 * 60_000;

describe('tosla when its time is over', () => {
  it('OP-06 TR-02 where no answer comes within 10 s the outcome is unknown: it may have been approved', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock('10500ms w', fiveMinutes), (_, now) =>
        now < 10_500 ? of(says('pending')) : NEVER,
      );
      time.flush();
      expect(ends()).toEqual([{ at: 20_500, state: { kind: 'unknown', attemptId: 'attempt1' } }]);
    });
  });

  it('OP-06 an answer that takes 4 s at zero is waited for, in the waiting state', () => {
    withClock((time) => {
      const { shown } = follow(time, time.clock(), (_, now) =>
        now < 290_000 ? of(says('pending')) : timer(4_000).pipe(map(() => says('completed'))),
      );
      time.flush();
      const after = shown.filter(({ at }) => at >= 290_000).map(({ at, state }) => [at, state.kind]);
      expect(after.slice(0, 2)).toEqual([
        [290_000, 'confirming'],
        [294_000, 'completed'],
      ]);
    });
  });

  it('OP-06 TR-02 one that is being processed at zero is under way', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock(), () => of(says('processing')));
      time.flush();
      expect(ends()).toEqual([{ at: 290_000, state: { kind: 'underWay', attemptId: 'attempt1' } }]);
    });
  });

  it('OP-06 TR-02 so is one that was being processed when the last question stays without an answer', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock(), (_, now) => (now < 290_000 ? of(says('processing')) : NEVER));
      time.flush();
      expect(ends()).toEqual([{ at: 300_000, state: { kind: 'underWay', attemptId: 'attempt1' } }]);
    });
  });

  it('OP-06 TR-02 a code that the provider still waits for at zero is given up before it is said to have expired', () => {
    withClock((time) => {
      const { ends, payments } = follow(time, time.clock(), () => of(says('pending')));
      time.flush();
      expect(ends()).toEqual([{ at: 290_000, state: { kind: 'expired' } }]);
      expect(payments.asked).toEqual(['attempt1']);
    });
  });

  it('OP-06 TR-02 and where that question says so, it is paid', () => {
    withClock((time) => {
      const { ends, payments } = follow(time, time.clock(), () => of(says('pending')));
      payments.onStatus = () => of(receipt);
      time.flush();
      expect(ends().map(({ state }) => state)).toEqual([{ kind: 'completed', receipt }, paid]);
    });
  });

  it('OP-06 TR-02 or unknown, where that question is not answered', () => {
    withClock((time) => {
      const { ends, payments } = follow(time, time.clock(), () => of(says('pending')));
      payments.onStatus = () => NEVER;
      payments.onPayable = () => NEVER;
      time.flush();
      expect(ends()).toEqual([{ at: 300_000, state: { kind: 'unknown', attemptId: 'attempt1' } }]);
    });
  });
});
