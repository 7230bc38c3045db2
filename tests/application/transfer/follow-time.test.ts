import { followTime } from '../../../src/application/transfer/follow-time.js';
import { withClock } from '../methods/method-samples.js';

// The clock begins 40 s into a minute.
describe('the time that banks open by', () => {
  it('BT-03 BT-07 is read at once, and whenever a minute begins', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(followTime(clock()), '^ 90s !').toBe('a 19999ms b 59999ms c', {
        a: 1_000_000,
        b: 1_020_000,
        c: 1_080_000,
      });
    });
  });

  it('BT-03 BT-07 is read when the page wakes from a sleep, and at the next minute of its new time', () => {
    withClock(({ expectObservable, clock }) => {
      expectObservable(followTime(clock('5s w', 3_600_000 + 10_000)), '^ 11s !').toBe('a 4999ms b 4999ms c', {
        a: 1_000_000,
        b: 4_615_000,
        c: 4_620_000,
      });
    });
  });
});
